import { describe, expect, it } from 'vitest';
import ondara from '../../../brands/ondara/brand';
import ondaraEs from '../../../brands/ondara/es/page';
import { ondaraPage, praveloPage } from '../../app/pages.fixture';
import { countries } from '../../domain/countries/vectors/countries.fixture';
import type { PageDefinition } from '../../domain/pages/definePage';
import { resolvePage, type Page } from '../../domain/pages/resolvePage';
import { dataPoints, type CataloguedName } from '../../domain/catalogue/dataPoints';
import type { OptionSource } from '../../domain/catalogue/kinds';
import type { StepPath } from '../../domain/catalogue/steps';
import type { AskedDataPoint, Questionnaire } from '../../domain/pages/questionnaire';
import { questionsOf } from '../../domain/pages/stepSequence';
import { asking } from './lookUp.fixture';
import { lookUpsOf } from './lookUpsOf';

function stepOf(page: Page, path: StepPath): Questionnaire {
  const step = page.steps.find((candidate) => candidate.path === path);
  if (step === undefined) throw new Error(`The page has no step ${path}.`);
  return step;
}

const told = (page: Page, path: StepPath) =>
  lookUpsOf(stepOf(page, path), questionsOf(page.steps)).map(({ name, driver, targets }) => ({
    name,
    driver: driver?.name,
    targets: targets.map(
      ({ asked, list, isFilled }) => `${asked.name}: ${list}${isFilled ? ', filled' : ''}`,
    ),
  }));
const plain = (name: CataloguedName): AskedDataPoint => ({ name, point: dataPoints[name] });
const choice = (name: CataloguedName, options: OptionSource): AskedDataPoint => ({
  name,
  point: { path: 'contactDetails.city', kind: 'choice', options, personal: true },
});

describe('the look-ups of a step', () => {
  it('fill what the step asks of the place of a postal code', () => {
    expect(told(ondaraPage, 'address-information')).toEqual([
      {
        name: 'places',
        driver: 'postal_code',
        targets: ['city: cities, filled', 'province: provinces, filled', 'street: streets, filled'],
      },
    ]);
    expect(told(praveloPage, 'contact-details')).toEqual([
      { name: 'places', driver: 'postal_code', targets: ['city: cities, filled', 'street: streets, filled'] },
    ]);
  });

  it('are none where nothing is looked up', () => {
    expect(told(ondaraPage, 'personal-details')).toEqual([]);
  });

  it('are one for a question that is filled and one that is offered values from the same', () => {
    const floor = choice('floor', { lookUp: 'places', of: 'postal_code', list: 'suburbs' });
    const page = asking(ondaraPage, 'address-information', [plain('postal_code'), plain('city'), floor]);
    expect(told(page, 'address-information')).toEqual([
      { name: 'places', driver: 'postal_code', targets: ['city: cities, filled', 'floor: suburbs'] },
    ]);
  });

  it('name a question once that is offered values and filled', () => {
    const city = choice('city', { lookUp: 'places', of: 'postal_code', list: 'cities' });
    const page = asking(ondaraPage, 'address-information', [plain('postal_code'), city]);
    expect(told(page, 'address-information')).toEqual([
      { name: 'places', driver: 'postal_code', targets: ['city: cities, filled'] },
    ]);
  });

  it('follow an answer of another step too', () => {
    const page = asking(asking(ondaraPage, 'address-information', [plain('postal_code')]), 'personal-code', [
      plain('city'),
    ]);
    expect(told(page, 'personal-code')).toEqual([
      { name: 'places', driver: 'postal_code', targets: ['city: cities, filled'] },
    ]);
    expect(told(page, 'address-information')).toEqual([]);
  });

  it('may need no answer at all', () => {
    const page = asking(ondaraPage, 'education', [choice('city', { lookUp: 'places', list: 'cities' })]);
    expect(told(page, 'education')).toEqual([
      { name: 'places', driver: 'postal_code', targets: ['city: cities, filled'] },
      { name: 'places', driver: undefined, targets: ['city: cities'] },
    ]);
  });

  it('are none where the page does not ask what is looked up with', () => {
    const page = asking(ondaraPage, 'address-information', [
      choice('city', { lookUp: 'places', of: 'postal_code', list: 'cities' }),
    ]);
    expect(told(page, 'address-information')).toEqual([]);
  });
});

describe('what the code of a country gives to its own address', () => {
  it.each([
    ['ES', ['city: cities', 'province: provinces', 'street: streets']],
    ['PL', ['city: cities', 'province: provinces', 'street: streets']],
    ['RO', ['city: cities', 'province: provinces', 'street: streets']],
    ['DE', ['city: cities', 'street: streets']],
    ['MX', ['municipality: cities', 'province: provinces', 'street: streets', 'suburb: suburbs']],
    ['CO', ['city: cities', 'province: provinces', 'street: streets', 'suburb: suburbs']],
    ['VN', ['municipality: cities', 'province: provinces', 'street: streets']],
    ['PH', ['city: cities', 'province: provinces', 'street: streets', 'suburb: suburbs']],
  ] as const)('in %s', (code, targets) => {
    const definition: PageDefinition = {
      ...ondaraEs,
      country: code,
      steps: ['address-information'],
      stepChanges: {},
    };
    const page = resolvePage(ondara, definition, countries[code].facts);
    const [found] = told(page, 'address-information');
    expect(found?.driver).toBe('postal_code');
    expect(found?.targets.toSorted()).toEqual(targets.map((target) => `${target}, filled`).toSorted());
  });
});
