import { describe, expect, it } from 'vitest';
import { dataPointNames, dataPoints, type CataloguedName } from '../catalogue/dataPoints';
import type { DataPoint } from '../catalogue/kinds';
import { readDataPoint } from '../catalogue/reading';
import { createReadingContext } from '../catalogue/reading/context.fixture';
import type { QuestionInput } from '../catalogue/input';
import { formatControlInput } from '../catalogue/formatControlInput';
import { getCountryLanguages, languageTags } from '../countries/locales';
import { countryList } from '../countries/vectors/countries.fixture';
import { getAnswer, withAnswers } from '../lead/paths';
import { createLeadPayload } from '../lead/payload';
import { readLead } from '../lead/schema';
import type { PageStep } from './resolvePage';
import { findEnablingAnswers, createCountrySamples } from './samples.fixture';
import { ondaraPage } from '../../testing/pages.fixture';
import { collectAnswersToSubmit } from './leadToSend';

/**
 * Every question of the catalogue in every country that asks it. A valid answer is read, restored into its
 * control and sent at its path in the lead. A missing or invalid answer is rejected.
 */

/** A step that asks only this question. */
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

describe.each(countryList)('answers in $facts.code', (country) => {
  const { facts } = country;
  const context = createReadingContext(facts.code);
  const samples = createCountrySamples(facts);
  const reading = (point: DataPoint, typed: QuestionInput | undefined) =>
    readDataPoint(point, typed, { ...context, answers: findEnablingAnswers(point, facts) ?? {} });

  it.each(samples)('reads a valid answer to $name and restores it into its control', ({ point, valid }) => {
    const read = reading(point, valid);
    expect(read).toMatchObject({ ok: true });
    if (!read.ok) return;
    for (const language of [...getCountryLanguages(facts.code), 'en'] as const) {
      const languageTag = languageTags[language];
      expect(reading(point, formatControlInput(point, read.value, { facts, languageTag }))).toEqual(read);
    }
  });

  it.each(samples)(
    'rejects an invalid answer to $name, and a missing one unless it is optional',
    (question) => {
      const { point, invalid } = question;
      if (invalid !== null) expect(reading(point, invalid)).toMatchObject({ ok: false });
      const empty = reading(point, point.kind === 'consent' ? false : '');
      expect(empty.ok).toBe(point.optional === true);
    },
  );

  it.each(samples)(
    'sends the answer to $name at its path in the lead and reads it from there',
    ({ name, point, path, valid }) => {
      const read = reading(point, valid);
      const value = read.ok ? read.value : expect.unreachable();
      const lead = withAnswers({ sessionId: 'session' }, new Map([[path, value]]));
      const step = stepAsking(name, point);
      const payload = createLeadPayload(
        lead,
        collectAnswersToSubmit({ ...ondaraPage, steps: [step] }, lead, [step], step.path),
      );
      expect(payload).toEqual(lead);
      expect(getAnswer(readLead(JSON.parse(JSON.stringify(payload))), path)).toBe(value);
    },
  );

  it('asks every question that a rule depends on', () => {
    const drivers = samples.flatMap(({ point }) => Object.keys(point.when ?? {}));
    expect(drivers.filter((driver) => !samples.some(({ name }) => name === driver))).toEqual([]);
  });
});

it('asks each data point of the lead in at least one country', () => {
  const asked = new Set(
    countryList.flatMap((country) => createCountrySamples(country.facts).map(({ name }) => name)),
  );
  const ofLead = dataPointNames.filter((name) => dataPoints[name].path !== undefined);
  expect(ofLead.filter((name) => !asked.has(name))).toEqual([]);
});
