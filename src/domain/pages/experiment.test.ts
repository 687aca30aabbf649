import { describe, expect, expectTypeOf, it } from 'vitest';
import type { BrandLayout } from './looks/brand';
import {
  applyVariant,
  getVariedTexts,
  isOverdue,
  type Experiment,
  type Variant,
  type VariedTextKey,
} from './experiment';
import { findExperimentProblems } from '../build/experimentProblems';
import definition from '../../../brands/ondara/es/page';
import { ondaraPage } from '../../testing/pages.fixture';

const paths = ondaraPage.steps.filter(({ isOnRequest }) => isOnRequest !== true).map(({ path }) => path);
const [first, second] = paths;
const withConsent = ondaraPage.steps.find(({ dataPoints }) =>
  dataPoints.some(({ point }) => point.kind === 'consent'),
);

const create = (variant: object, more: Partial<Experiment> = {}): Experiment => ({
  question: 'Which one is better?',
  pages: ['ondara-es'],
  from: '2026-12-01',
  to: '2026-12-31',
  variants: { control: { share: 50 }, other: { share: 50, ...variant } },
  ...more,
});
const find = (variant: object, more?: Partial<Experiment>) =>
  findExperimentProblems(create(variant, more), ondaraPage).join('; ');
const words = { es: 'Una solicitud', en: 'One application' };

/** The page's steps with two of them exchanged. */
function exchange(one: string | undefined, other: string | undefined) {
  return paths.map((path) => (path === one ? other : path === other ? one : path));
}
/** Two steps of one part of the application, without a consent, that are neither the first nor the last. */
const neighbours = ondaraPage.steps.flatMap((step, place) => {
  const next = ondaraPage.steps[place + 1];
  const isFree = [step, next].every(
    (each) =>
      each?.contextLabel === step.contextLabel &&
      each.dataPoints.every(({ point }) => point.kind !== 'consent'),
  );
  return place > 0 && next !== undefined && isFree && next.path !== paths.at(-1)
    ? [[step.path, next.path]]
    : [];
})[0];

describe('a variant', () => {
  it('has no price, no duties and no consents by its type', () => {
    expectTypeOf<keyof Variant>().toEqualTypeOf<'share' | 'texts' | 'steps' | 'layout'>();
    expectTypeOf<keyof NonNullable<Variant['layout']>>().toEqualTypeOf<
      Exclude<keyof BrandLayout, 'price' | 'loanSummary' | 'trace'>
    >();
    expectTypeOf<Extract<VariedTextKey, `brandˆlegal${string}` | `fieldsˆ${string}`>>().toBeNever();
    expectTypeOf<Extract<VariedTextKey, `stepsˆ${string}consent${string}`>>().toBeNever();
  });

  it.each<readonly [string, object]>([
    ['a text of the first screen', { texts: { 'brandˆhero>title': words } }],
    ['the label of a button', { texts: { commonˆcontinue: words } }],
    ['the order of steps', { steps: exchange(neighbours?.[0], neighbours?.[1]) }],
    ['a layout', { layout: { progress: 'line' } }],
  ])('may change %s', (_what, variant) => {
    expect(find(variant)).toBe('');
  });

  it.each<readonly [string, object, string]>([
    ['the amounts', { amount: ondaraPage.definition.amount }, 'amount may not be varied'],
    ['the price', { disclosures: ondaraPage.definition.disclosures }, 'disclosures may not be varied'],
    ['declined duties', { declinedDuties: {} }, 'declinedDuties may not be varied'],
    ['how the price looks', { layout: { price: 'table' } }, 'price may not be varied'],
    ['a legal text', { texts: { 'brandˆlegal>warning': words } }, 'brandˆlegal>warning may not be varied'],
    ['a consent', { texts: { 'fieldsˆconsents>x': words } }, 'fieldsˆconsents>x may not be varied'],
    [
      'the words above a consent',
      { texts: { [`stepsˆ${withConsent?.path}>title`]: words } },
      'is said above a consent',
    ],
    ['a figure', { texts: { 'brandˆhero>lead': { ...words, es: 'Desde 5 %' } } }, 'has a figure'],
    [
      'a figure of the page',
      { texts: { 'brandˆhero>lead': { ...words, es: '{{highest_apr}}' } } },
      'has a figure',
    ],
    ['one language alone', { texts: { 'brandˆhero>lead': { es: 'Una' } } }, 'has no text in en'],
    ['which steps there are', { steps: paths.slice(1) }, 'it asks other steps'],
    ['the first step', { steps: exchange(first, second) }, `${first} may not be moved`],
    [
      'the place of a consent',
      { steps: exchange(withConsent?.path, neighbours?.[0]) },
      `${withConsent?.path} may not be moved`,
    ],
  ])('may not change %s', (_what, variant, problem) => {
    expect(find(variant)).toContain(problem);
  });

  it('applies to brand and definition, and to nothing else', () => {
    const { brand } = ondaraPage;
    expect(applyVariant({ brand, definition }, {})).toEqual({ brand, definition });
    expect(
      applyVariant({ brand, definition }, { steps: ['loan-details'], layout: { card: 'ruled' } }),
    ).toEqual({
      brand: { ...brand, layout: { ...brand.layout, card: 'ruled' } },
      definition: { ...definition, steps: ['loan-details'] },
    });
  });

  it('has its texts by namespace', () => {
    const texts = { 'brandˆhero>title': words, 'brandˆhero>act': words, commonˆcontinue: words };
    expect(getVariedTexts(texts, 'brand', 'es')).toEqual({ hero: { title: words.es, act: words.es } });
    expect(getVariedTexts(texts, 'common', 'en')).toEqual({ continue: words.en });
    expect(getVariedTexts(texts, 'steps', 'es')).toEqual({});
    expect(getVariedTexts(texts, 'brand', 'pl')).toEqual({});
  });
});

describe('an experiment', () => {
  it.each<readonly [string, Partial<Experiment>, string]>([
    ['dates in order', { from: '2026-12-31', to: '2026-12-01' }, 'no period'],
    ['real dates', { to: '2026-13-01' }, 'no period'],
    ['two variants', { variants: { control: { share: 100 } } }, 'two variants'],
    ['shares of 100', { variants: { control: { share: 50 }, other: { share: 49 } } }, 'add up to 100'],
    ['shares above 0', { variants: { control: { share: 100 }, other: { share: 0 } } }, 'add up to 100'],
    [
      'the page as it is first',
      { variants: { control: { share: 50, layout: { progress: 'line' } }, other: { share: 50 } } },
      'not the page as it is',
    ],
    [
      'names in lower case',
      { variants: { control: { share: 50 }, 'B,c': { share: 50 } } },
      'not in lower-case letters',
    ],
  ])('needs %s', (_what, more, problem) => {
    expect(find({}, more)).toContain(problem);
  });

  it.each([
    ['2026-12-31T23:59:59Z', false],
    ['2027-01-31T23:59:59Z', false],
    ['2027-02-01T00:00:01Z', true],
  ])('that ends on 31 December must go a month later: %s', (moment, expected) => {
    expect(isOverdue(create({}), Date.parse(moment))).toBe(expected);
  });
});
