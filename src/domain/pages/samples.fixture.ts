import { dataPointNames, dataPoints, isCatalogued } from '../catalogue/dataPoints';
import type { DataPoint, DataPointOf } from '../catalogue/kinds';
import { isAnswerDependent, allowsOtherText, getListedValues, getOptionValues } from '../catalogue/options';
import type { QuestionInput, ControlInput, RowInput } from '../catalogue/input';
import { textSamples } from '../catalogue/textSamples.fixture';
import type { Country, CountryFacts } from '../countries/country';
import { ibanVectors, identifierVectors } from '../countries/vectors/vectors.fixture';
import { resolveDataPoint } from './resolveDataPoint';
import type { PageQuestion } from './questionnaire';

/**
 * Sample answers to questions, derived from the catalogue. They are valid on the day of the vectors
 * (`TODAY`).
 */

export interface Sample<T extends QuestionInput = ControlInput> {
  readonly valid: T;
  /** Null if every possible answer is valid. */
  readonly invalid: T | null;
}

/** An amount within both limits and one outside, on the country's scale. */
function createMoneySample({ min = 0, max = min }: DataPointOf<'money'>): Sample {
  return { valid: String(Math.round((min + max) / 2)), invalid: String(max + 1) };
}

/** An identifier of the holder that the country accepts, and one that it rejects. */
export function createIdentifierSample({ holder }: DataPointOf<'identifier'>, facts: CountryFacts): Sample {
  const vector = identifierVectors.find(
    ({ country, kind, valid, soft }) =>
      country === facts.code &&
      valid &&
      soft !== true &&
      facts.identifiers[holder].some((own) => own === kind),
  );
  return {
    valid: vector?.value ?? fail(`${facts.code} has no vector of ${holder}`),
    invalid: '!',
  };
}

/** A valid and an invalid bank account number. */
export function createAccountSample(facts: CountryFacts): Sample {
  const vector = ibanVectors.find(
    ({ country, valid, soft }) => country === facts.code && valid && soft !== true,
  );
  return { valid: vector?.value ?? '0123456789', invalid: '12' };
}

/** A valid and an invalid answer to a question. A list has rows instead. */
export function createSample(point: Exclude<DataPoint, DataPointOf<'list'>>, facts: Country): Sample {
  switch (point.kind) {
    case 'text':
      return textSamples[point.pattern];
    case 'email':
      return { valid: 'ana@example.com', invalid: 'ana@' };
    case 'phone':
      return { valid: facts.phone.example, invalid: '12' };
    case 'money':
      return createMoneySample(point);
    case 'number':
      return { valid: String(point.min), invalid: String(point.max + 1) };
    case 'code':
      return { valid: '12 34', invalid: '12' };
    case 'date':
      return { valid: point.range === 'future' ? '2026-12-5' : '1990-2-7', invalid: '2026-2-30' };
    case 'month':
      return point.range === 'future'
        ? { valid: '2031-6', invalid: '2019-3' }
        : { valid: '2019-3', invalid: '2031-6' };
    case 'choice':
      return createChoiceSample(point, facts);
    case 'yes-no':
      return { valid: 'false', invalid: 'perhaps' };
    case 'consent':
      return { valid: true, invalid: point.optional === true ? null : false };
    case 'identifier':
      return createIdentifierSample(point, facts);
    case 'bank-account':
      return createAccountSample(facts);
    case 'postal-code':
      return { valid: facts.postalCode.example, invalid: 'ABC' };
    case 'amount':
      return { valid: '3000', invalid: '3001' };
    case 'period':
      return { valid: '24', invalid: '97' };
  }
}

/** A choice with an open list accepts any text, and any year of four digits. */
function createChoiceSample(point: DataPointOf<'choice'>, facts: Country): Sample {
  if (!allowsOtherText(point.options))
    return { valid: getFirstOption(point, facts), invalid: 'nothing_of_this' };
  return point.years === undefined ? { valid: 'Otro 5', invalid: null } : { valid: '2018', invalid: '18' };
}

function getFirstOption(point: DataPointOf<'choice'>, facts: Country): string {
  const answers = findEnablingAnswers(point, facts) ?? {};
  const values = getOptionValues(point.options, { facts, answers, lookUpValues: [] });
  return values[0] ?? fail(`A choice offers nothing in ${facts.code}`);
}

function fail(what: string): never {
  throw new Error(what);
}

/** Samples for a question including its rows: a list gets one row. */
export function createQuestionSample(
  { point, row = [] }: PageQuestion,
  facts: Country,
): Sample<QuestionInput> {
  if (point.kind !== 'list') return createSample(point, facts);
  const cells = row.flatMap(({ name, point: inRow }) =>
    inRow.kind === 'list' ? [] : [{ name, ...createSample(inRow, facts) }],
  );
  const rowOf = (typedIn: (sample: Sample) => ControlInput): RowInput =>
    Object.fromEntries(cells.map(({ name, ...sample }) => [name, typedIn(sample)]));
  return {
    valid: [rowOf(({ valid }) => valid)],
    invalid: [rowOf(({ invalid }) => invalid ?? '')],
  };
}

/**
 * Answers that enable a question and give it values to choose from. Null if the country offers none of them.
 */
export function findEnablingAnswers(
  point: DataPoint,
  facts: Country,
): Readonly<Record<string, string>> | null {
  const drivers = Object.entries(getDrivers(point)).map(([name, values]): [string, string | undefined] => {
    const offered = getOfferedValues(name, facts);
    return [name, values.find((value) => offered.includes(value))];
  });
  const answers = drivers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return answers.length === drivers.length ? Object.fromEntries(answers) : null;
}

/** The questions that a question depends on, with the values that enable it. */
function getDrivers(point: DataPoint): Readonly<Record<string, readonly string[]>> {
  const { when = {} } = point;
  if (point.kind !== 'choice' || !isAnswerDependent(point.options)) return when;
  const { of, lists } = point.options;
  return { [of]: Object.keys(lists), ...when };
}

function getOfferedValues(name: string, facts: Country): readonly string[] {
  const point = isCatalogued(name) ? resolveDataPoint(name, dataPoints[name], facts) : null;
  if (point?.kind === 'choice') return getListedValues(point.options);
  return point?.kind === 'yes-no' ? ['true', 'false'] : [];
}

/** Samples for each question of the lead that the country asks and whose rule can apply. */
export function createCountrySamples(facts: Country) {
  return dataPointNames.flatMap((name) => {
    const point = resolveDataPoint(name, dataPoints[name], facts);
    if (point === null || point.kind === 'list' || findEnablingAnswers(point, facts) === null) return [];
    return point.path === undefined ? [] : [{ name, point, path: point.path, ...createSample(point, facts) }];
  });
}
