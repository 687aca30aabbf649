// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRealReader } from '../../form/engine/step.fixture';
import type { Answers } from '../../domain/pages/questionnaire';
import type { StepPath } from '../../domain/catalogue/steps';
import { getAnswers, indexQuestions } from '../../domain/pages/stepSequence';
import { applicationReplaced } from '../../state/events';
import type { RootState } from '../../state/root';
import { saveDraft } from '../../state/draft.fixture';
import type { DrawnScreen } from '../../screens/screenProps';
import { initialDynamicPages } from '../../state/slices/dynamicPagesState';
import { initialLeadState } from '../../state/slices/leadState';
import { makeTestStore, ondaraPage, praveloPage, submitAnswers } from '../../state/store.fixture';
import { watchApplication } from '../../state/sessions';
import { predictNextScreen } from '../../state/submission/predictNextScreen';
import { watchNextScreen } from './nextScreen';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const standStill = () => vi.advanceTimersByTimeAsync(1000);

function watch(
  path: StepPath,
  { page = ondaraPage, preloaded = {} }: { page?: typeof ondaraPage; preloaded?: Partial<RootState> } = {},
) {
  const app = makeTestStore(() => 'no connection', { page, preloaded });
  const { store } = app;
  const told: (string | null)[] = [];
  const drawn: DrawnScreen[] = [];
  const loads: string[] = [];
  let isDrawing = false;
  const stop = watchNextScreen(
    {
      page,
      store,
      loadReader: async () => createRealReader(page),
      loadReview: async () => void loads.push('review'),
      predictNextScreen: (...submit) => store.dispatch(predictNextScreen(...submit)),
      watchApplication: () => store.dispatch(watchApplication()),
      flush: () => undefined,
    },
    path,
    'es-ES',
    {
      onNext: (next) => {
        drawn.push(next);
        told.push(next.step?.path ?? (next.reviewed === null ? null : 'review'));
      },
      onType: () => isDrawing,
    },
  );
  return {
    ...app,
    told,
    loads,
    getDrawn: () => drawn.at(-1),
    stop,
    type: () => window.dispatchEvent(new Event('input')),
    setDrawing: (is: boolean) => {
      isDrawing = is;
    },
  };
}

/** Every step before the last is submitted, and a review follows. */
const atLastStep: Partial<RootState> = {
  dynamicPages: {
    ...initialDynamicPages,
    requested: ['first_name', 'iban'],
    submitted: ['loan-details', 'initial-details', 'personal-details'],
  },
};

describe('the screen that follows the open step', () => {
  it('is told once when the open one has stood still', async () => {
    const { told, stop, type } = watch('loan-details');
    await vi.advanceTimersByTimeAsync(400);
    type();
    await vi.advanceTimersByTimeAsync(400);
    expect(told).toEqual([]);
    await standStill();
    type();
    await standStill();
    expect(told).toEqual(['initial-details']);
    stop();
  });

  it('follows the answers that are typed and not submitted', async () => {
    const { told, stop, store } = watch('income-source');
    await standStill();
    store.dispatch(saveDraft('income-source', { income_source: 'employed' }));
    await standStill();
    store.dispatch(saveDraft('income-source', { income_source: 'unemployed' }));
    await standStill();
    expect(told).toHaveLength(3);
    expect(told[1]).toBe('employment-details');
    expect(told[2]).not.toBe('employment-details');
    stop();
  });

  it('tells which steps the answers add, and none for those that add none', async () => {
    const { getDrawn, stop, store } = watch('income-source');
    const addedBy = async (income_source: string) => {
      store.dispatch(saveDraft('income-source', { income_source }));
      await standStill();
      return getDrawn()?.added.map(({ path }) => path);
    };
    expect(await addedBy('employed')).toContain('employment-details');
    expect(await addedBy('unemployed')).not.toContain('employment-details');
    stop();
  });

  it('follows the answers to another step', async () => {
    const { told, stop, store } = watch('loan-details');
    await standStill();
    store.dispatch(submitAnswers({ path: 'loan-details', answers: { loan_amount: 1500 } }));
    await standStill();
    expect(told).toEqual(['initial-details']);
    stop();
  });

  it.each([
    [false, ['initial-details']],
    [true, ['initial-details', 'initial-details']],
  ])('is told again after a key that came while it was drawn: %s', async (isDrawing, expected) => {
    const { told, stop, type, setDrawing } = watch('loan-details');
    await standStill();
    setDrawing(isDrawing);
    type();
    await standStill();
    expect(told).toEqual(expected);
    stop();
  });

  it('is not told after the open step is left', async () => {
    const { told, stop, type } = watch('loan-details');
    stop();
    type();
    await standStill();
    expect(told).toEqual([]);
  });

  it('is the next one of a classic page, although each step is sent', async () => {
    const { told, stop } = watch('loan-information', { page: praveloPage });
    await standStill();
    expect(told).toEqual(['personal-details']);
    stop();
  });

  it('is the review with the answers that are typed, once its code has loaded, and anew for other answers', async () => {
    const { told, getDrawn, stop, store, loads } = watch('bank-account', { preloaded: atLastStep });
    await standStill();
    const readIban = () => {
      const lead = getDrawn()?.reviewed?.leadApplication.application;
      return getAnswers(indexQuestions(ondaraPage.steps), lead ?? {}).iban;
    };
    expect([told, loads, readIban()]).toEqual([['review'], ['review'], undefined]);
    store.dispatch(saveDraft('bank-account', { iban: 'ES91 2100 0418 4502 0005 1332' }));
    await standStill();
    expect([told, readIban()]).toEqual([['review', 'review'], 'ES9121000418450200051332']);
    expect(store.getState().leadApplication.application).not.toHaveProperty('incomeDetails');
    store.dispatch(saveDraft('bank-account', { iban: 'ES91 2100 0418 4502 0005 1332' }));
    await standStill();
    expect(told).toHaveLength(2);
    stop();
  });

  it('is none where an error leads back to the open step', async () => {
    const { told, stop } = watch('loan-details', {
      preloaded: {
        leadApplication: { ...initialLeadState, fieldErrors: [{ name: 'loan_amount', code: 'invalid' }] },
        dynamicPages: { ...initialDynamicPages, drafts: { 'loan-details': { loan_amount: '' } } },
      },
    });
    await standStill();
    expect(told).toEqual([null]);
    stop();
  });

  it('is not told where data are saved', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { told, stop } = watch('loan-details');
    await standStill();
    expect(told).toEqual([]);
    stop();
  });
});

describe('a submit of the open step while the next one is drawn', () => {
  /** The order of what a submit does, until nothing is left to do. */
  async function submit(
    path: StepPath,
    answers: Answers,
    {
      before,
      event = null,
      preloaded = {},
    }: {
      before?: (store: ReturnType<typeof watch>['store']) => void;
      event?: string | null;
      preloaded?: Partial<RootState>;
    } = {},
  ) {
    const { getDrawn, stop, store } = watch(path, { preloaded });
    await standStill();
    const acts: string[] = [];
    const show = (shown: string | null) => void acts.push(`show ${shown ?? 'the open step'}`);
    getDrawn()?.open(answers, { show, submit: () => void acts.push('submit') });
    before?.(store);
    if (event !== null) window.dispatchEvent(new Event(event));
    const untilPaint = [...acts];
    await standStill();
    stop();
    return { untilPaint, acts };
  }

  it('shows the next step, and submits after the paint', async () => {
    const { untilPaint, acts } = await submit('income-source', { income_source: 'unemployed' });
    expect(untilPaint).toHaveLength(1);
    expect(untilPaint[0]).toMatch(/^show /);
    expect(acts).toEqual([...untilPaint, 'submit', 'show the open step']);
  });

  it.each(['pagehide', 'click', 'submit'])('submits before a %s, and once', async (event) => {
    const { untilPaint, acts } = await submit('income-source', { income_source: 'unemployed' }, { event });
    expect(untilPaint.slice(1)).toEqual(['submit']);
    expect(acts.filter((act) => act === 'submit')).toHaveLength(1);
  });

  it('shows the review, if its answers are those that are submitted', async () => {
    const iban = 'ES9121000418450200051332';
    const before = {
      ...atLastStep.dynamicPages,
      drafts: { 'bank-account': { iban: 'ES91 2100 0418 4502 0005 1332' } },
    };
    const preloaded: Partial<RootState> = { dynamicPages: { ...initialDynamicPages, ...before } };
    expect((await submit('bank-account', { iban }, { preloaded })).acts).toEqual([
      'show review',
      'submit',
      'show the open step',
    ]);
    expect((await submit('bank-account', { iban: 'ES7921000813610123456789' }, { preloaded })).acts).toEqual([
      'submit',
    ]);
  });

  it('submits at once if the answers lead to a step that is not drawn', async () => {
    const { acts } = await submit('income-source', { income_source: 'employed' });
    expect(acts).toEqual(['submit']);
  });

  it('submits nothing into another application that replaced this one before the paint', async () => {
    const session = { sessionId: 'session-2', sessionStartedAt: '2026-11-20T12:00:00.000Z' };
    const { acts } = await submit(
      'income-source',
      { income_source: 'unemployed' },
      {
        before: (store) =>
          void store.dispatch(applicationReplaced({ application: session, announcement: 'deleted' })),
      },
    );
    expect(acts).not.toContain('submit');
  });
});
