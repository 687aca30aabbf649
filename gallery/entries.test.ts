import { describe, expect, it } from 'vitest';
import { dataPointNames } from '../src/domain/catalogue/dataPoints';
import { steps } from '../src/domain/catalogue/steps';
import { ondaraPage } from '../src/app/pages.fixture';
import { countryList } from '../src/domain/countries/vectors/countries.fixture';
import { controlOf } from '../src/domain/pages/questionnaire';
import { countryPage } from './countryPage';
import { entriesOf } from './entries';
import { placeOf, queryOf, states, widths, type Place } from './place';
import { galleryLanguages } from './language';

const entriesIn = (country: Place['country']) => entriesOf(countryPage(ondaraPage, country));
const everywhere = new Set(countryList.flatMap(({ facts }) => entriesIn(facts.code).map(({ id }) => id)));

it('has every data point of the catalogue, but for those that stand in the rows of a list', () => {
  const inRows = ['debt_creditor', 'debt_amount', 'debt_monthly_payment'];
  const lacking = dataPointNames.filter((name) => !everywhere.has(`field:${name}`));
  expect(lacking.filter((name) => !inRows.includes(name))).toEqual([]);
});

it('has every step path', () => {
  expect(Object.keys(steps).filter((path) => !everywhere.has(`step:${path}`))).toEqual([]);
});

describe.each(countryList.map(({ facts }) => facts.code))('in %s', (code) => {
  const entries = entriesIn(code);

  it('names each entry once', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([30, 300])('has a step of %i lines', (count) => {
    const lines =
      entries.find(({ id }) => id === `sheet:lines-${count}`)?.questionnaires[0]?.dataPoints ?? [];
    expect(new Set(lines.map(controlOf)).size).toBe(count);
  });

  it('has a sheet for each step, and no control twice on a sheet', () => {
    const sheets = entries.filter(({ id }) => id.startsWith('sheet:steps-'));
    const stepsOf = entries.filter(({ group }) => group === 'Steps' || group === 'States that ask');
    expect(sheets.flatMap(({ questionnaires }) => questionnaires)).toHaveLength(stepsOf.length);
    for (const { questionnaires } of sheets) {
      const names = questionnaires.flatMap(({ dataPoints }) => dataPoints.map(({ name }) => name));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('an address', () => {
  const usual: Place = {
    country: 'ES',
    language: 'es',
    entry: 'sheet:fields',
    state: 'empty',
    width: 360,
    isAlone: false,
  };

  it('names every choice, and is found again', () => {
    for (const language of galleryLanguages)
      for (const state of states)
        for (const width of widths) {
          const place: Place = { country: 'VN', language, entry: 'step:clabe', state, width, isAlone: true };
          expect(placeOf(queryOf(place), usual)).toEqual(place);
        }
  });

  it.each([
    '',
    '?country=FR&language=fr&state=full&width=1',
    '?country=__proto__&language=constructor&width=NaN',
  ])('that says nothing known shows the usual: "%s"', (query) => {
    expect(placeOf(query, usual)).toEqual(usual);
  });
});
