import { describe, expect, it } from 'vitest';
import { dataPointNames, dataPoints, type CataloguedName } from '../catalogue/dataPoints';
import type { DataPoint } from '../catalogue/kinds';
import { readDataPoint } from '../catalogue/reading';
import { pageOf } from '../catalogue/reading/context.fixture';
import type { Typed } from '../catalogue/typed';
import { typedValue } from '../catalogue/typedValue';
import { languageTags } from '../countries/locales';
import { countryList } from '../countries/vectors/countries.fixture';
import { answerAt, withAnswers } from '../lead/paths';
import { leadPayload } from '../lead/payload';
import { readLead } from '../lead/schema';
import type { PageStep } from './resolvePage';
import { answersBeside, samplesIn } from './samples.fixture';
import { answersToSend } from './stepSequence';

/**
 * Every question of the catalogue in every country that asks it: an answer is read, stands in its control as it was, is sent at
 * its place in the lead; none and a wrong one are refused.
 */

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
  const asked = samplesIn(facts);
  const reading = (point: DataPoint, typed: Typed | undefined) =>
    readDataPoint(point, typed, { ...context, answers: answersBeside(point, facts) ?? {} });

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

  it('asks each question beside answers of its own', () => {
    const drivers = asked.flatMap(({ point }) => Object.keys(point.when ?? {}));
    expect(drivers.filter((driver) => !asked.some(({ name }) => name === driver))).toEqual([]);
  });
});

it('asks each question of the lead somewhere', () => {
  const asked = new Set(countryList.flatMap((country) => samplesIn(country.facts).map(({ name }) => name)));
  const ofLead = dataPointNames.filter((name) => dataPoints[name].path !== undefined);
  expect(ofLead.filter((name) => !asked.has(name))).toEqual([]);
});
