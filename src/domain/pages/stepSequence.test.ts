import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import praveloPl from '../../../brands/pravelo/pl/page';
import { ondaraPage, praveloPage } from '../../app/pages.fixture';
import type { StepPath } from '../catalogue/steps';
import { facts as poland } from '../countries/pl';
import type { Answers } from './questionnaire';
import {
  answersOf,
  answersToSend,
  earliestStepOwning,
  firstUnfinished,
  nextStep,
  placeAmong,
  previousStep,
  questionsOf,
  sendsOnLeaving,
  stepsAskedFor,
  consentSteps,
  stepsOnPath,
} from './stepSequence';

const dynamic = ondaraPage;
const classic = praveloPage;
const paths = (answers: Answers, requested: Parameters<typeof stepsOnPath>[2] = null) =>
  stepsOnPath(dynamic, answers, requested).map((step) => step.path);

describe('the steps on the path', () => {
  it('keeps the order of the page', () => {
    expect(paths({}).slice(0, 3)).toEqual(['loan-details', 'initial-details', 'personal-details']);
  });

  it.each([
    ['a mortgage asks for the mortgage and not the rent', 'own_with_mortgage', true, false],
    ['a tenancy asks for the rent and not the mortgage', 'rented', false, true],
    ['a paid-off home asks for neither', 'own_paid_off', false, false],
    ['no answer yet asks for neither', undefined, false, false],
  ])('%s', (_name, housing_tenure, mortgage, rent) => {
    const seen = paths({ housing_tenure });
    expect([seen.includes('mortgage-information'), seen.includes('rent-amount')]).toEqual([mortgage, rent]);
  });

  it('follows a rule through a question that is itself hidden', () => {
    const leftover = { income_source: 'self_employed', position_type: 'temporary' };
    expect(paths(leftover)).not.toContain('income-contract-expires-at');
    expect(paths({ ...leftover, income_source: 'employed' })).toContain('income-contract-expires-at');
  });

  it('shows only the steps that own a requested data point, and those included from the start', () => {
    expect(paths({}, ['iban', 'city'])).toEqual([
      'loan-details',
      'initial-details',
      'address-information',
      'bank-account',
    ]);
  });

  it('asks nothing for a data point that the page does not know', () => {
    expect(paths({}, ['not_yet_invented'])).toEqual(['loan-details', 'initial-details']);
  });

  it('hides the questions inside a step that their rules hide', () => {
    const pep = (is_politically_exposed: boolean) =>
      stepsOnPath(dynamic, { is_politically_exposed }, null)
        .find((step) => step.path === 'pep-details')
        ?.dataPoints.map((asked) => asked.name);
    expect(pep(true)).toEqual(['is_politically_exposed']);
    expect(pep(false)).toEqual(['is_politically_exposed', 'connected_to_pep']);
  });

  it('gives a classic page all of its steps, whatever the server asks for', () => {
    expect(stepsOnPath(classic, {}, ['iban']).map((step) => step.path)).toEqual(praveloPl.steps);
  });
});

describe('moving along the steps', () => {
  const steps = stepsOnPath(dynamic, {}, null);

  it('knows what comes before and after', () => {
    expect(previousStep(steps, 'loan-details')).toBeNull();
    expect(previousStep(steps, 'initial-details')).toBe('loan-details');
    expect(nextStep(steps, 'loan-details')).toBe('initial-details');
    expect(nextStep(steps, 'online-banking')).toBeNull();
    expect(nextStep(steps, 'rent-amount')).toBeNull();
  });

  it('finds the owner of a data point, the earliest of several, and none for what nobody asks', () => {
    expect(earliestStepOwning(steps, ['iban'])).toBe('bank-account');
    expect(earliestStepOwning(steps, ['iban', 'nonsense', 'email'])).toBe('initial-details');
    expect(earliestStepOwning(steps, ['nonsense'])).toBeNull();
  });

  it('knows the steps that ask for consents', () => {
    expect(consentSteps(dynamic)).toEqual(['initial-details', 'iban-consent']);
  });

  it('finds the first step that was not submitted', () => {
    expect(firstUnfinished(steps, ['loan-details', 'personal-details'])).toBe('initial-details');
    expect(
      firstUnfinished(
        steps,
        steps.map((step) => step.path),
      ),
    ).toBeNull();
  });

  it('sends from every classic step, and from the first contact and the last step of a dynamic page', () => {
    const sending = steps.map((step) => step.path).filter((path) => sendsOnLeaving(dynamic, steps, path));
    expect(sending).toEqual(['initial-details', 'online-banking']);
    const classicSteps = stepsOnPath(classic, {}, null);
    expect(classicSteps.every((step) => sendsOnLeaving(classic, classicSteps, step.path))).toBe(true);
  });
});

describe('what is sent', () => {
  const lead = {
    amount: 3000,
    contactDetails: { email: 'ana@example.com' },
    otherDetails: { housingTenure: 'rented' },
    expenses: { mortgageAmount: 90000, rentAmount: 700 },
  };

  it('leaves out answers that are off the path', () => {
    const steps = stepsOnPath(dynamic, answersOf(questionsOf(dynamic.steps), lead), null);
    expect(answersToSend(lead, steps, 'online-banking').expenses).toEqual({ rentAmount: 700 });
  });

  it('sends from the first contact only what was asked up to it', () => {
    const steps = stepsOnPath(dynamic, answersOf(questionsOf(dynamic.steps), lead), null);
    expect(answersToSend(lead, steps, 'initial-details')).toEqual({
      amount: 3000,
      contactDetails: { email: 'ana@example.com' },
    });
  });
});

describe('a page', () => {
  it('raises a limit, drops, adds and makes optional what its entries say', () => {
    const point = (page: typeof dynamic, name: string) =>
      page.steps.flatMap((step) => step.dataPoints).find((asked) => asked.name === name)?.point;
    expect(point(dynamic, 'overdue_debt_amount')).toMatchObject({ max: 100000 });
    expect(point(classic, 'street')).toMatchObject({ optional: true });
    expect(point(classic, 'gender')).toBeUndefined();
    expect(point(classic, 'personal_code')).toBeDefined();
    expect(point(classic, 'second_last_name')).toBeUndefined();
    expect(point(classic, 'income_source')).toMatchObject({
      options: poland.questions['income_source']?.options,
    });
  });
});

describe('the place of a step in the form', () => {
  const placeOf = (path: StepPath, requested: readonly string[] | null = null) =>
    placeAmong(stepsAskedFor(dynamic, requested), path);

  it('is told by its section and by the share of the form that ends with it', () => {
    expect(placeOf('loan-details', ['first_name', 'personal_code', 'iban'])).toEqual({
      section: 1,
      sections: 4,
      share: 0.2,
    });
    expect(placeOf('personal-code', ['first_name', 'personal_code', 'iban'])).toEqual({
      section: 3,
      sections: 4,
      share: 0.8,
    });
    expect(placeOf('bank-account', ['first_name', 'personal_code', 'iban'])).toEqual({
      section: 4,
      sections: 4,
      share: 1,
    });
    expect(placeOf('education', ['first_name'])).toBeNull();
  });

  it('never lies before that of a step asked earlier, whatever is answered and whichever steps are asked for', () => {
    const names = [...questionsOf(dynamic.steps).keys()];
    fc.assert(
      fc.property(
        fc.option(fc.subarray(names), { nil: null }),
        fc.constantFrom('rented', 'own_with_mortgage', undefined),
        (requested, housing_tenure) => {
          const places = stepsOnPath(dynamic, { housing_tenure }, requested).map(
            ({ path }) => placeOf(path, requested) ?? expect.unreachable(),
          );
          for (const [index, place] of places.entries()) {
            const before = places[index - 1] ?? { section: 0, share: 0 };
            expect(place.share).toBeGreaterThan(before.share);
            expect(place.section).toBeGreaterThanOrEqual(before.section);
            expect(place.section).toBeLessThanOrEqual(place.sections);
          }
        },
      ),
    );
  });
});
