import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../app/pages.fixture';
import { dataPoints, type CataloguedName } from '../../domain/catalogue/dataPoints';
import type { OptionSource } from '../../domain/catalogue/kinds';
import type { StepPath } from '../../domain/catalogue/steps';
import type { AskedDataPoint, Questionnaire } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
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
