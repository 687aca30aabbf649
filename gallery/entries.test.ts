import { describe, expect, it } from 'vitest';
import { dataPointNames } from '../src/domain/catalogue/dataPoints';
import { steps } from '../src/domain/catalogue/steps';
import { ondaraPage } from '../src/testing/pages.fixture';
import { countryList } from '../src/domain/countries/vectors/countries.fixture';
import { getControlName } from '../src/domain/pages/questionnaire';
import { createCountryPage } from './countryPage';
import { listEntries } from './entries';
import {
  readGalleryAddress,
  formatGalleryQuery,
  sampleStates,
  frameWidths,
  type GalleryAddress,
} from './galleryAddress';
import { galleryLanguages } from './language';

const entriesIn = (country: GalleryAddress['country']) => listEntries(createCountryPage(ondaraPage, country));
const allIds = new Set(countryList.flatMap(({ facts }) => entriesIn(facts.code).map(({ id }) => id)));

it('lists every data point of the catalogue except those in rows of a list', () => {
  const inRows = ['debt_creditor', 'debt_amount', 'debt_monthly_payment'];
  const missing = dataPointNames.filter((name) => !allIds.has(`field:${name}`));
  expect(missing.filter((name) => !inRows.includes(name))).toEqual([]);
});

it('lists every step', () => {
  expect(Object.keys(steps).filter((path) => !allIds.has(`step:${path}`))).toEqual([]);
});

describe.each(countryList.map(({ facts }) => facts.code))('entries of %s', (code) => {
  const entries = entriesIn(code);

  it('have unique ids', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([30, 300])('include a step with %i text inputs', (count) => {
    const lines =
      entries.find(({ id }) => id === `sheet:lines-${count}`)?.questionnaires[0]?.dataPoints ?? [];
    expect(new Set(lines.map(getControlName)).size).toBe(count);
  });

  it('include every step on a sheet, and no sheet has a control twice', () => {
    const sheets = entries.filter(({ id }) => id.startsWith('sheet:steps-'));
    const stepsOf = entries.filter(({ group }) => group === 'Steps' || group === 'States that ask');
    expect(sheets.flatMap(({ questionnaires }) => questionnaires)).toHaveLength(stepsOf.length);
    for (const { questionnaires } of sheets) {
      const names = questionnaires.flatMap(({ dataPoints }) => dataPoints.map(({ name }) => name));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('address of the gallery', () => {
  const defaults: GalleryAddress = {
    country: 'ES',
    language: 'es',
    entry: 'sheet:fields',
    state: 'empty',
    width: 360,
    isStandalone: false,
  };

  it('round-trips every setting', () => {
    for (const language of galleryLanguages)
      for (const state of sampleStates)
        for (const width of frameWidths) {
          const place: GalleryAddress = {
            country: 'VN',
            language,
            entry: 'step:clabe',
            state,
            width,
            isStandalone: true,
          };
          expect(readGalleryAddress(formatGalleryQuery(place), defaults)).toEqual(place);
        }
  });

  it.each([
    '',
    '?country=FR&language=fr&state=full&width=1',
    '?country=__proto__&language=constructor&width=NaN',
  ])('uses the defaults for unknown values: "%s"', (query) => {
    expect(readGalleryAddress(query, defaults)).toEqual(defaults);
  });
});
