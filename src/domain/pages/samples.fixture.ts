import { dataPointNames, dataPoints, isCatalogued } from '../catalogue/dataPoints';
import type { DataPoint, DataPointOf, PatternName } from '../catalogue/kinds';
import { isOfAnswer, isOpen, listedIn, valuesOf } from '../catalogue/options';
import type { Typed, TypedLine, TypedRow } from '../catalogue/typed';
import type { Country, CountryFacts } from '../countries/country';
import { ibanVectors, identifierVectors } from '../countries/vectors/vectors.fixture';
import { questionFor } from './question';
import type { AskedDataPoint } from './questionnaire';

/** What may be typed into questions, made from the catalogue: right on the day of the vectors (`TODAY`). */

export interface Sample<T extends Typed = TypedLine> {
  readonly right: T;
  /** Null where nothing that can be typed or chosen is wrong. */
  readonly wrong: T | null;
}

const texts: Readonly<Record<PatternName, Sample>> = {
  name: { right: 'Núria', wrong: 'N4' },
  jobTitle: { right: 'Técnica 2', wrong: '=1' },
  street: { right: 'Calle Mayor', wrong: '<b>' },
  houseNumber: { right: '12 B', wrong: '-' },
  city: { right: 'Ávila', wrong: '5' },
  company: { right: 'Żuk & Hijos, S.L.', wrong: '{}' },
  plate: { right: '1234 BCD', wrong: '!' },
  free: { right: '14/3_b', wrong: 'x'.repeat(101) },
};

/** A sum that both limits allow and one that they do not, whatever the country's scale. */
function money({ min = 0, max = min }: DataPointOf<'money'>): Sample {
  return { right: String(Math.round((min + max) / 2)), wrong: String(max + 1) };
}

/** A number of the holder that the country takes, and one that it does not. */
export function identifierSample({ holder }: DataPointOf<'identifier'>, facts: CountryFacts): Sample {
  const vector = identifierVectors.find(
    ({ country, kind, valid, soft }) =>
      country === facts.code &&
      valid &&
      soft !== true &&
      facts.identifiers[holder].some((own) => own === kind),
  );
  return {
    right: vector?.value ?? missing(`${facts.code} has no vector of ${holder}`),
    wrong: '!',
  };
}

/** The same of a bank account. */
export function accountSample(facts: CountryFacts): Sample {
  const vector = ibanVectors.find(
    ({ country, valid, soft }) => country === facts.code && valid && soft !== true,
  );
  return { right: vector?.value ?? '0123456789', wrong: '12' };
}

/** What may be typed into the question, and what may not; a list has rows instead. */
export function sampleOf(point: Exclude<DataPoint, DataPointOf<'list'>>, facts: Country): Sample {
  switch (point.kind) {
    case 'text':
      return texts[point.pattern];
    case 'email':
      return { right: 'ana@example.com', wrong: 'ana@' };
    case 'phone':
      return { right: facts.phone.example, wrong: '12' };
    case 'money':
      return money(point);
    case 'number':
      return { right: String(point.min), wrong: String(point.max + 1) };
    case 'code':
      return { right: '12 34', wrong: '12' };
    case 'date':
      return { right: point.range === 'future' ? '2026-12-5' : '1990-2-7', wrong: '2026-2-30' };
    case 'month':
      return point.range === 'future'
        ? { right: '2031-6', wrong: '2019-3' }
        : { right: '2019-3', wrong: '2031-6' };
    case 'choice':
      return choice(point, facts);
    case 'yes-no':
      return { right: 'false', wrong: 'perhaps' };
    case 'consent':
      return { right: true, wrong: point.optional === true ? null : false };
    case 'identifier':
      return identifierSample(point, facts);
    case 'bank-account':
      return accountSample(facts);
    case 'postal-code':
      return { right: facts.postalCode.example, wrong: 'ABC' };
    case 'amount':
      return { right: '3000', wrong: '3001' };
    case 'period':
      return { right: '24', wrong: '97' };
  }
}

/** A list that may lack what is meant takes any words, and any year of four figures. */
function choice(point: DataPointOf<'choice'>, facts: Country): Sample {
  if (!isOpen(point.options)) return { right: firstOption(point, facts), wrong: 'nothing_of_this' };
  return point.years === undefined ? { right: 'Otro 5', wrong: null } : { right: '2018', wrong: '18' };
}

function firstOption(point: DataPointOf<'choice'>, facts: Country): string {
  const answers = answersBeside(point, facts) ?? {};
  const values = valuesOf(point.options, { facts, answers, lookedUp: [] });
  return values[0] ?? missing(`A choice offers nothing in ${facts.code}`);
}

function missing(what: string): never {
  throw new Error(what);
}

/** The same for a question with its rows: as many as a list begins with, and one where it begins with none. */
export function samplesOf({ point, row = [] }: AskedDataPoint, facts: Country): Sample<Typed> {
  if (point.kind !== 'list') return sampleOf(point, facts);
  const cells = row.flatMap(({ name, point: inRow }) =>
    inRow.kind === 'list' ? [] : [{ name, ...sampleOf(inRow, facts) }],
  );
  const rowOf = (typedIn: (sample: Sample) => TypedLine): TypedRow =>
    Object.fromEntries(cells.map(({ name, ...sample }) => [name, typedIn(sample)]));
  return {
    right: [rowOf(({ right }) => right)],
    wrong: [rowOf(({ wrong }) => wrong ?? '')],
  };
}

/**
 * Answers beside which a question is asked and has values to choose from; null where the country offers none of them.
 */
export function answersBeside(point: DataPoint, facts: Country): Readonly<Record<string, string>> | null {
  const drivers = Object.entries(driversOf(point)).map(([name, values]): [string, string | undefined] => {
    const offered = offeredBy(name, facts);
    return [name, values.find((value) => offered.includes(value))];
  });
  const answers = drivers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return answers.length === drivers.length ? Object.fromEntries(answers) : null;
}

/** What a question looks at, each with the values that it takes. */
function driversOf(point: DataPoint): Readonly<Record<string, readonly string[]>> {
  const { when = {} } = point;
  if (point.kind !== 'choice' || !isOfAnswer(point.options)) return when;
  const { of, lists } = point.options;
  return { [of]: Object.keys(lists), ...when };
}

function offeredBy(name: string, facts: Country): readonly string[] {
  const point = isCatalogued(name) ? questionFor(name, dataPoints[name], facts) : null;
  if (point?.kind === 'choice') return listedIn(point.options);
  return point?.kind === 'yes-no' ? ['true', 'false'] : [];
}

/** Each question of the lead as the country asks it, where it does and where its rule can hold. */
export function samplesIn(facts: Country) {
  return dataPointNames.flatMap((name) => {
    const point = questionFor(name, dataPoints[name], facts);
    if (point === null || point.kind === 'list' || answersBeside(point, facts) === null) return [];
    return point.path === undefined ? [] : [{ name, point, path: point.path, ...sampleOf(point, facts) }];
  });
}
