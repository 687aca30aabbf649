import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import kestria from '../../../brands/kestria/brand';
import kestriaDe from '../../../brands/kestria/de/page';
import luzano from '../../../brands/luzano/brand';
import luzanoMx from '../../../brands/luzano/mx/page';
import praveloPl from '../../../brands/pravelo/pl/page';
import { ondaraPage, praveloPage } from '../../testing/pages.fixture';
import { velmioPage } from '../../testing/velmioPage.fixture';
import type { DataPoint } from '../catalogue/kinds';
import type { DataPointName } from '../catalogue/names';
import type { StepPath } from '../catalogue/steps';
import { facts as poland } from '../countries/pl';
import { countryFacts } from '../countries/vectors/facts.fixture';
import type { Answers, PageQuestion } from './questionnaire';
import { resolvePage, type Page } from './resolvePage';
import { indexQuestions, getVisibleQuestions } from './questionIndex';
import {
  findFirstStepWith,
  findFirstUnfinishedStep,
  findNextStep,
  findStepPosition,
  findPreviousStep,
  findStepOnRequest,
  getRequestedSteps,
  getStepsOnPath,
} from './stepSequence';

const dynamic = ondaraPage;
const classic = praveloPage;
const luzanoPage = resolvePage(luzano, luzanoMx, countryFacts.MX);
const paths = (answers: Answers, requested: Parameters<typeof getStepsOnPath>[2] = null) =>
  getStepsOnPath(dynamic, answers, requested).map((step) => step.path);

describe('getStepsOnPath', () => {
  it('keeps the order of the page', () => {
    expect(paths({}).slice(0, 3)).toEqual(['loan-details', 'initial-details', 'personal-details']);
  });

  it.each([
    ['asks for the mortgage and not the rent with a mortgage', 'own_with_mortgage', true, false],
    ['asks for the rent and not the mortgage in a rented home', 'rented', false, true],
    ['asks for neither rent nor mortgage in a paid-off home', 'own_paid_off', false, false],
    ['asks for neither rent nor mortgage without an answer', undefined, false, false],
  ])('%s', (_name, housing_tenure, mortgage, rent) => {
    const seen = paths({ housing_tenure });
    expect([seen.includes('mortgage-information'), seen.includes('rent-amount')]).toEqual([mortgage, rent]);
  });

  it('follows a rule through a question that is itself hidden', () => {
    const staleAnswers = { income_source: 'self_employed', position_type: 'temporary' };
    expect(paths(staleAnswers)).not.toContain('income-contract-expires-at');
    expect(paths({ ...staleAnswers, income_source: 'employed' })).toContain('income-contract-expires-at');
  });

  it('hides a question whose driver is hidden, even if its own rule names only the driver', () => {
    const question = (name: DataPointName, when?: DataPoint['when']): PageQuestion => ({
      name,
      point: { kind: 'yes-no', field: name, ...(when === undefined ? {} : { when }) },
    });
    const dataPoints = [
      question('using_online_banking'),
      question('is_politically_exposed', { using_online_banking: ['true'] }),
      question('connected_to_pep', { is_politically_exposed: ['false'] }),
    ];
    const questionnaire = { key: 'pep-details', route: 'pep-details', dataPoints } as const;
    const names = (answers: Answers) =>
      getVisibleQuestions(questionnaire, indexQuestions([questionnaire]), answers).map(({ name }) => name);
    expect(names({ using_online_banking: true, is_politically_exposed: false })).toEqual(
      dataPoints.map(({ name }) => name),
    );
    expect(names({ using_online_banking: false, is_politically_exposed: false })).toEqual([
      'using_online_banking',
    ]);
  });

  it('returns only steps with a requested data point and those included from the start', () => {
    expect(paths({}, ['iban', 'city'])).toEqual([
      'loan-details',
      'initial-details',
      'address-information',
      'bank-account',
    ]);
  });

  it('ignores a requested data point that the page does not know', () => {
    expect(paths({}, ['not_yet_invented'])).toEqual(['loan-details', 'initial-details']);
  });

  it.each<readonly [string, Page, readonly string[], Answers, StepPath, boolean]>([
    ['the answer is unknown', dynamic, ['rent_amount'], {}, 'rent-amount', true],
    ['the answer is unknown, on another page', luzanoPage, ['iban'], {}, 'clabe', true],
    [
      'the answer to a rule behind it is unknown',
      dynamic,
      ['income_contract_expires_at'],
      {},
      'income-contract-expires-at',
      true,
    ],
    ['the known answer agrees', dynamic, ['rent_amount'], { housing_tenure: 'rented' }, 'rent-amount', true],
    [
      'the known answer disagrees',
      dynamic,
      ['rent_amount'],
      { housing_tenure: 'own_paid_off' },
      'rent-amount',
      false,
    ],
    [
      'the server requests the answer too',
      dynamic,
      ['rent_amount', 'housing_tenure'],
      {},
      'rent-amount',
      false,
    ],
  ])(
    'asks what the server requests, if the question of its rule is not asked: %s',
    (_what, page, requested, answers, path, isAsked) => {
      const asked = getStepsOnPath(page, answers, requested).map((step) => step.path);
      expect(asked.includes(path)).toBe(isAsked);
    },
  );

  it('asks of a step only what the server requests, if the questions of their rules are not asked', () => {
    const kestriaPage = resolvePage(kestria, kestriaDe, countryFacts.DE);
    const steps = getStepsOnPath(kestriaPage, { income_source: 'employed' }, ['income_contract_started_at']);
    const contract = steps.find(({ path }) => path === 'income-contract-details');
    expect(contract?.dataPoints.map(({ name }) => name)).toEqual(['income_contract_started_at']);
  });

  it('hides questions inside a step by their rules', () => {
    const pep = (is_politically_exposed: boolean) =>
      getStepsOnPath(dynamic, { is_politically_exposed }, null)
        .find((step) => step.path === 'pep-details')
        ?.dataPoints.map((question) => question.name);
    expect(pep(true)).toEqual(['is_politically_exposed']);
    expect(pep(false)).toEqual(['is_politically_exposed', 'connected_to_pep']);
  });

  it('returns all steps of a classic page, whatever the server requests', () => {
    expect(getStepsOnPath(classic, {}, ['iban']).map((step) => step.path)).toEqual(praveloPl.steps);
  });
});

describe('moving along the steps', () => {
  const steps = getStepsOnPath(dynamic, {}, null);

  it('finds the step before and after', () => {
    expect(findPreviousStep(steps, 'loan-details')).toBeNull();
    expect(findPreviousStep(steps, 'initial-details')).toBe('loan-details');
    expect(findNextStep(steps, 'loan-details')).toBe('initial-details');
    expect(findNextStep(steps, 'online-banking')).toBeNull();
    expect(findNextStep(steps, 'rent-amount')).toBeNull();
  });

  it('finds the first step that asks for one of several data points, or none', () => {
    expect(findFirstStepWith(steps, ['iban'])).toBe('bank-account');
    expect(findFirstStepWith(steps, ['iban', 'nonsense', 'email'])).toBe('initial-details');
    expect(findFirstStepWith(steps, ['nonsense'])).toBeNull();
  });

  it('finds the first step that was not submitted', () => {
    expect(findFirstUnfinishedStep(steps, ['loan-details', 'personal-details'])).toBe('initial-details');
    expect(
      findFirstUnfinishedStep(
        steps,
        steps.map((step) => step.path),
      ),
    ).toBeNull();
  });
});

describe('a step on request', () => {
  const steps = getStepsOnPath(velmioPage, {}, null);
  const first = steps[0]?.path ?? expect.unreachable();

  it('is no step of the path', () => {
    expect(steps.map(({ path }) => path)).toEqual([
      'personal-details',
      'contact-details',
      'income-details',
      'other-information',
      'reference-information',
    ]);
    expect(findStepOnRequest(velmioPage, 'loan-information')?.path).toBe('loan-information');
    expect(findStepOnRequest(velmioPage, first)).toBeUndefined();
  });
});

describe('a page definition', () => {
  it('raises a limit, drops and adds questions and makes them optional', () => {
    const point = (page: typeof dynamic, name: string) =>
      page.steps.flatMap((step) => step.dataPoints).find((question) => question.name === name)?.point;
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

describe('findStepPosition', () => {
  const placeOf = (path: StepPath, requested: readonly string[] | null = null) =>
    findStepPosition(getRequestedSteps(dynamic, requested), path);

  it('returns the section and the completed share of the form', () => {
    expect(placeOf('loan-details', ['first_name', 'personal_code', 'iban'])).toEqual({
      section: 1,
      sections: 4,
      opensSection: false,
      share: 0.2,
    });
    expect(placeOf('personal-code', ['first_name', 'personal_code', 'iban'])).toEqual({
      section: 3,
      sections: 4,
      opensSection: false,
      share: 0.8,
    });
    expect(placeOf('bank-account', ['first_name', 'personal_code', 'iban'])).toEqual({
      section: 4,
      sections: 4,
      opensSection: true,
      share: 1,
    });
    expect(placeOf('education', ['first_name'])).toBeNull();
  });

  it('never returns a position before that of an earlier step, for any answers and any requested data points', () => {
    const names = [...indexQuestions(dynamic.steps).keys()];
    fc.assert(
      fc.property(
        fc.option(fc.subarray(names), { nil: null }),
        fc.constantFrom('rented', 'own_with_mortgage', undefined),
        (requested, housing_tenure) => {
          const places = getStepsOnPath(dynamic, { housing_tenure }, requested).map(
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
