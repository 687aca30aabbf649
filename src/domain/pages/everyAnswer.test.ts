import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataPointNames, dataPoints, isCatalogued, type CataloguedName } from '../catalogue/dataPoints';
import type { DataPoint, DataPointOf, PatternName } from '../catalogue/kinds';
import { messageCodes } from '../catalogue/messages';
import { listedIn, valuesOf } from '../catalogue/options';
import { readDataPoint } from '../catalogue/reading';
import { pageOf } from '../catalogue/reading/context.fixture';
import type { Typed } from '../catalogue/typed';
import { typedValue } from '../catalogue/typedValue';
import type { Country } from '../countries/country';
import { languageTags } from '../countries/locales';
import { countryList } from '../countries/vectors/countries.fixture';
import { nastyTexts, typing } from '../countries/vectors/typing.fixture';
import { ibanVectors, identifierVectors } from '../countries/vectors/vectors.fixture';
import { answerAt, withAnswers } from '../lead/paths';
import { leadPayload } from '../lead/payload';
import { readLead } from '../lead/schema';
import { runs } from '../../testing/runs';
import { questionFor } from './question';
import type { PageStep } from './resolvePage';
import { answersToSend } from './stepSequence';

/**
 * Every question of the catalogue in every country that asks it: an answer is read, stands in its control as it was, is sent at
 * its place in the lead; none and a wrong one are refused.
 */

interface Sample {
  readonly right: Typed;
  /** Null where nothing that can be typed or chosen is wrong. */
  readonly wrong: Typed | null;
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

function identifier({ holder }: DataPointOf<'identifier'>, facts: Country): Sample {
  const vector = identifierVectors.find(
    ({ country, kind, valid, soft }) =>
      country === facts.code &&
      valid &&
      soft !== true &&
      facts.identifiers[holder].some((own) => own === kind),
  );
  return {
    right: vector?.value ?? expect.unreachable(`${facts.code} has no vector of ${holder}`),
    wrong: '!',
  };
}

function account(facts: Country): Sample {
  const vector = ibanVectors.find(
    ({ country, valid, soft }) => country === facts.code && valid && soft !== true,
  );
  return { right: vector?.value ?? '0123456789', wrong: '12' };
}

/** What may be typed into the question, and what may not; a list has rows instead. */
function sampleOf(point: Exclude<DataPoint, DataPointOf<'list'>>, facts: Country): Sample {
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
      return { right: firstOption(point, facts), wrong: 'nothing_of_this' };
    case 'yes-no':
      return { right: 'false', wrong: 'perhaps' };
    case 'consent':
      return { right: true, wrong: point.optional === true ? null : false };
    case 'identifier':
      return identifier(point, facts);
    case 'bank-account':
      return account(facts);
    case 'postal-code':
      return { right: facts.postalCode.example, wrong: 'ABC' };
    case 'amount':
      return { right: '3000', wrong: '3001' };
    case 'period':
      return { right: '24', wrong: '97' };
  }
}

function firstOption(point: DataPointOf<'choice'>, facts: Country): string {
  const answers = driversOf(point, facts) ?? {};
  return valuesOf(point.options, { facts, answers, lookedUp: [] })[0] ?? expect.unreachable();
}

/** Answers beside which a question is asked; null where the country offers none of them. */
function driversOf({ when = {} }: DataPoint, facts: Country): Readonly<Record<string, string>> | null {
  const drivers = Object.entries(when).map(([name, values]): [string, string | undefined] => {
    const offered = offeredBy(name, facts);
    return [name, values.find((value) => offered.includes(value))];
  });
  const answers = drivers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return answers.length === drivers.length ? Object.fromEntries(answers) : null;
}

function offeredBy(name: string, facts: Country): readonly string[] {
  const point = isCatalogued(name) ? questionFor(name, dataPoints[name], facts) : null;
  if (point?.kind === 'choice') return listedIn(point.options);
  return point?.kind === 'yes-no' ? ['true', 'false'] : [];
}

/** Each question of the lead as the country asks it, where it does and where its rule can hold. */
function askedIn({ facts }: (typeof countryList)[number]) {
  return dataPointNames.flatMap((name) => {
    const point = questionFor(name, dataPoints[name], facts);
    if (point === null || point.kind === 'list' || driversOf(point, facts) === null) return [];
    return point.path === undefined ? [] : [{ name, point, path: point.path, ...sampleOf(point, facts) }];
  });
}

/** A step that asks this alone. */
function stepAsking(name: CataloguedName, point: DataPoint): PageStep {
  return {
    key: 'personal-details',
    path: 'personal-details',
    route: 'personal-details',
    contextLabel: 'personal_details',
    type: 'dynamic',
    dataPoints: [{ name, point }],
  };
}

describe.each(countryList)('in $facts.code', (country) => {
  const { facts } = country;
  const context = pageOf(facts.code);
  const asked = askedIn(country);
  const reading = (point: DataPoint, typed: Typed | undefined) =>
    readDataPoint(point, typed, { ...context, answers: driversOf(point, facts) ?? {} });

  it.each(asked)(
    '$name is read, and stands in its control so that it is read the same',
    ({ point, right }) => {
      const read = reading(point, right);
      expect(read).toMatchObject({ ok: true });
      if (!read.ok) return;
      for (const languageTag of [languageTags[facts.locale], languageTags.en]) {
        expect(reading(point, typedValue(point, read.value, { facts, languageTag }))).toEqual(read);
      }
    },
  );

  it.each(asked)(
    '$name is refused where it is wrong, and where it is left empty unless it may be',
    (question) => {
      const { point, wrong } = question;
      if (wrong !== null) expect(reading(point, wrong)).toMatchObject({ ok: false });
      const empty = reading(point, point.kind === 'consent' ? false : '');
      expect(empty.ok).toBe(point.optional === true);
    },
  );

  it.each(asked)(
    '$name is sent at its place in the lead, and is read from there',
    ({ name, point, path, right }) => {
      const read = reading(point, right);
      const value = read.ok ? read.value : expect.unreachable();
      const lead = withAnswers({ sessionId: 'session' }, new Map([[path, value]]));
      const step = stepAsking(name, point);
      const payload = leadPayload(lead, answersToSend(lead, [step], step.path));
      expect(payload).toEqual(lead);
      expect(answerAt(readLead(JSON.parse(JSON.stringify(payload))), path)).toBe(value);
    },
  );

  const kinds = [...new Set(asked.map(({ point }) => point.kind))].map(
    (kind) => [kind, asked.filter(({ point }) => point.kind === kind)] as const,
  );
  it.each(kinds)(
    'whatever is typed for a %s is told wrong, or read and stands so again',
    (_kind, questions) => {
      const typed = fc.oneof(
        typing(questions.flatMap(({ right, wrong }) => [right, wrong].map(String))),
        fc.constantFrom(...nastyTexts),
        fc.string(),
      );
      fc.assert(
        fc.property(fc.constantFrom(...questions), typed, ({ point }, text) => {
          const read = reading(point, text);
          if (!read.ok) return messageCodes.includes(read.message.code);
          const control = typedValue(point, read.value, { facts, languageTag: languageTags[facts.locale] });
          expect(reading(point, control)).toEqual(read);
          return true;
        }),
        { numRuns: runs(300) },
      );
    },
  );

  it('asks each question beside answers of its own', () => {
    const drivers = asked.flatMap(({ point }) => Object.keys(point.when ?? {}));
    expect(drivers.filter((driver) => !asked.some(({ name }) => name === driver))).toEqual([]);
  });
});

it('asks each question of the lead somewhere', () => {
  const asked = new Set(countryList.flatMap((country) => askedIn(country).map(({ name }) => name)));
  const ofLead = dataPointNames.filter((name) => dataPoints[name].path !== undefined);
  expect(ofLead.filter((name) => !asked.has(name))).toEqual([]);
});
