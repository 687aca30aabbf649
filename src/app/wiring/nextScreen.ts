import type { StepPath } from '../../domain/catalogue/steps';
import type { Answers } from '../../domain/pages/questionnaire';
import type { FormScreen, Page, PageStep } from '../../domain/pages/resolvePage';
import { getAnswers, getVisibleQuestions, indexQuestions } from '../../domain/pages/stepSequence';
import type { AnswerReader } from '../../form/engine/answerReader';
import { readAnswers } from '../../form/engine/readAnswers';
import { conceal } from '../../platform/conceal';
import { canDrawAhead } from '../../platform/drawAhead';
import { toJson } from '../../platform/json';
import { didSucceed } from '../../platform/loadOnce';
import { watchStandStill } from '../../platform/standStill';
import { getBaseValues, getInitialValues } from '../../screens/initialValues';
import type { DrawnScreen, NextScreenListener } from '../../screens/screenProps';
import type { RootState } from '../../state/root';
import { selectSteps } from '../../state/selectors/journey';
import type { PredictedScreen } from '../../state/submission/predictNextScreen';
import { openDrawnScreen } from './openDrawnScreen';

type NextScreen = Pick<DrawnScreen, 'step' | 'reviewed'>;

interface NextScreenDependencies {
  readonly page: Page;
  readonly store: {
    readonly getState: () => RootState;
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly loadReader: (step: PageStep) => Promise<AnswerReader>;
  /** What opens at once if these answers are submitted; null if nothing does. */
  readonly predictNextScreen: (path: StepPath, answers: Answers) => PredictedScreen | null;
  /** Loads the code and the data of the review. */
  readonly loadReview: () => Promise<unknown>;
  /** Returns whether the application that was present at this call still is. */
  readonly watchApplication: () => () => boolean;
  /** Stores what has been submitted. */
  readonly flush: () => void;
}

/**
 * Tells which screen follows the open step, as its present answers say: when the step has stood still, and again after each change.
 *
 * @returns the function that stops it
 */
export function watchNextScreen(
  { page, store, loadReader, loadReview, predictNextScreen, watchApplication, flush }: NextScreenDependencies,
  path: FormScreen,
  languageTag: string,
  { onNext, onType }: NextScreenListener,
): () => void {
  const step = page.steps.find((candidate) => candidate.path === path);
  if (step === undefined || !canDrawAhead()) return () => undefined;
  let isStopped = false;
  const questions = indexQuestions(page.steps);
  /** Undefined before a screen was told, or after it was given up. */
  let told: (NextScreen & Pick<DrawnScreen, 'added'>) | undefined;

  const readPresentAnswers = (reader: AnswerReader): Answers => {
    const { leadApplication, dynamicPages } = store.getState();
    const known = getAnswers(questions, leadApplication.application);
    const format = { facts: page.facts, languageTag };
    const base = getBaseValues(step, page, leadApplication, languageTag);
    const input = getInitialValues(step, dynamicPages.drafts[step.key] ?? {}, base, format);
    const visible = getVisibleQuestions(step, questions, { ...known, ...input });
    return readAnswers(reader, visible, input, known).answers;
  };
  const predict = (answers: Answers): NextScreen => {
    const predicted = predictNextScreen(step.path, answers);
    if (predicted?.next === 'review') return { step: null, reviewed: predicted.getStateAfter() };
    const next = page.steps.find((candidate) => candidate.path === predicted?.next) ?? null;
    // A dialog over the page has no place beside the open step. A step with an error may be the next one itself.
    return { step: next?.type === 'modal' || next === step ? null : next, reviewed: null };
  };
  const readReviewed = (state: RootState | null) =>
    state === null ? '' : toJson(getAnswers(questions, state.leadApplication.application));
  const isSame = (one: NextScreen, other: NextScreen) =>
    one.step === other.step && readReviewed(one.reviewed) === readReviewed(other.reviewed);
  const makeOpen =
    (drawn: NextScreen): DrawnScreen['open'] =>
    (answers, { show, submit }) => {
      const screen = drawn.step?.path ?? (drawn.reviewed === null ? null : 'review');
      if (screen === null || !isSame(predict(answers), drawn)) {
        submit();
        return;
      }
      // Another tab may delete the application before the paint.
      const isPresent = watchApplication();
      const submitIfPresent = () => {
        if (isPresent()) submit();
      };
      openDrawnScreen(screen, { show, submit: submitIfPresent }, flush);
    };
  const findAdded = (answers: Answers): readonly PageStep[] => {
    const after = predictNextScreen(step.path, answers)?.getStateAfter();
    const before = selectSteps(store.getState(), page).map((one) => one.path);
    return after === undefined ? [] : selectSteps(after, page).filter((one) => !before.includes(one.path));
  };
  const tellNext = async () => {
    const reader = await loadReader(step);
    if (!isStopped && predict(readPresentAnswers(reader)).reviewed !== null) await loadReview();
    if (isStopped) return;
    const answers = readPresentAnswers(reader);
    const next = { ...predict(answers), added: findAdded(answers) };
    if (told !== undefined && isSame(next, told) && next.added.length === told.added.length) return;
    told = next;
    onNext({ ...next, conceal, open: makeOpen(next) });
  };
  const stillness = watchStandStill({
    onStill: () => void didSucceed(tellNext()),
    onType: () => {
      if (onType()) told = undefined;
    },
  });
  let { leadApplication, dynamicPages } = store.getState();
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    if (state.leadApplication === leadApplication && state.dynamicPages === dynamicPages) return;
    ({ leadApplication, dynamicPages } = state);
    stillness.restart();
  });
  return () => {
    isStopped = true;
    unsubscribe();
    stillness.stop();
  };
}
