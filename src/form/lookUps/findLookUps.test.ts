import { describe, expect, it } from 'vitest';
import ondara from '../../../brands/ondara/brand';
import ondaraEs from '../../../brands/ondara/es/page';
import { ondaraPage, praveloPage } from '../../testing/pages.fixture';
import { countries } from '../../domain/countries/vectors/countries.fixture';
import type { PageDefinition } from '../../domain/pages/definePage';
import { resolvePage, type Page } from '../../domain/pages/resolvePage';
import { dataPoints, type CataloguedName } from '../../domain/catalogue/dataPoints';
import type { OptionSource } from '../../domain/catalogue/kinds';
import type { StepPath } from '../../domain/catalogue/steps';
import type { PageQuestion, Questionnaire } from '../../domain/pages/questionnaire';
import { indexQuestions } from '../../domain/pages/questionIndex';
import { withQuestions } from './lookUp.fixture';
import { findLookUps } from './findLookUps';

function findStep(page: Page, path: StepPath): Questionnaire {
  const step = page.steps.find((candidate) => candidate.path === path);
  if (step === undefined) throw new Error(`The page has no step ${path}.`);
  return step;
}

const describeLookUps = (page: Page, path: StepPath) =>
  findLookUps(findStep(page, path), indexQuestions(page.steps)).map(({ name, driver, targets }) => ({
    name,
    driver: driver?.name,
    targets: targets.map(
      ({ question, list, isFilled }) => `${question.name}: ${list}${isFilled ? ', filled' : ''}`,
    ),
  }));
const plain = (name: CataloguedName): PageQuestion => ({ name, point: dataPoints[name] });
const choice = (name: CataloguedName, options: OptionSource): PageQuestion => ({
  name,
  point: { path: 'contactDetails.city', kind: 'choice', options },
});

describe('findLookUps', () => {
  it('finds the look-up that fills in the place of a postal code', () => {
    expect(describeLookUps(ondaraPage, 'address-information')).toEqual([
      {
        name: 'places',
        driver: 'postal_code',
        targets: ['city: cities, filled', 'province: provinces, filled', 'street: streets, filled'],
      },
    ]);
    expect(describeLookUps(praveloPage, 'contact-details')).toEqual([
      { name: 'places', driver: 'postal_code', targets: ['city: cities, filled', 'street: streets, filled'] },
    ]);
  });

  it('finds nothing in a step without look-ups', () => {
    expect(describeLookUps(ondaraPage, 'personal-details')).toEqual([]);
  });

  it('merges a question that is filled in and one with options of the same look-up', () => {
    const floor = choice('floor', { lookUp: 'places', of: 'postal_code', list: 'suburbs' });
    const page = withQuestions(ondaraPage, 'address-information', [
      plain('postal_code'),
      plain('city'),
      floor,
    ]);
    expect(describeLookUps(page, 'address-information')).toEqual([
      { name: 'places', driver: 'postal_code', targets: ['city: cities, filled', 'floor: suburbs'] },
    ]);
  });

  it('lists a question once that has looked-up options and is filled in', () => {
    const city = choice('city', { lookUp: 'places', of: 'postal_code', list: 'cities' });
    const page = withQuestions(ondaraPage, 'address-information', [plain('postal_code'), city]);
    expect(describeLookUps(page, 'address-information')).toEqual([
      { name: 'places', driver: 'postal_code', targets: ['city: cities, filled'] },
    ]);
  });

  it('finds a look-up whose answer belongs to another step', () => {
    const page = withQuestions(
      withQuestions(ondaraPage, 'address-information', [plain('postal_code')]),
      'personal-code',
      [plain('city')],
    );
    expect(describeLookUps(page, 'personal-code')).toEqual([
      { name: 'places', driver: 'postal_code', targets: ['city: cities, filled'] },
    ]);
    expect(describeLookUps(page, 'address-information')).toEqual([]);
  });

  it('finds a look-up that needs no answer', () => {
    const page = withQuestions(ondaraPage, 'education', [
      choice('city', { lookUp: 'places', list: 'cities' }),
    ]);
    expect(describeLookUps(page, 'education')).toEqual([
      { name: 'places', driver: 'postal_code', targets: ['city: cities, filled'] },
      { name: 'places', driver: undefined, targets: ['city: cities'] },
    ]);
  });

  it('leaves out a look-up whose answer the page does not ask', () => {
    const page = withQuestions(ondaraPage, 'address-information', [
      choice('city', { lookUp: 'places', of: 'postal_code', list: 'cities' }),
    ]);
    expect(describeLookUps(page, 'address-information')).toEqual([]);
  });
});

describe('the address fields that a postal code fills in', () => {
  it.each([
    ['ES', ['city: cities', 'province: provinces', 'street: streets']],
    ['PL', ['city: cities', 'province: provinces', 'street: streets']],
    ['RO', ['city: cities', 'province: provinces', 'street: streets']],
    ['DE', ['city: cities', 'street: streets']],
    ['MX', ['municipality: cities', 'province: provinces', 'street: streets', 'suburb: suburbs']],
    ['CO', ['city: cities', 'province: provinces', 'street: streets', 'suburb: suburbs']],
    ['VN', ['municipality: cities', 'province: provinces', 'street: streets']],
    ['PH', ['city: cities', 'province: provinces', 'street: streets', 'suburb: suburbs']],
  ] as const)('fills in the address fields of %s', (code, targets) => {
    const definition: PageDefinition = {
      ...ondaraEs,
      country: code,
      steps: ['address-information'],
      stepChanges: {},
    };
    const page = resolvePage(ondara, definition, countries[code].facts);
    const [found] = describeLookUps(page, 'address-information');
    expect(found?.driver).toBe('postal_code');
    expect(found?.targets.toSorted()).toEqual(targets.map((target) => `${target}, filled`).toSorted());
  });
});
