import type { StepPath } from '../../domain/catalogue/steps';
import type { Answers } from '../../domain/pages/questionnaire';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import { getAnswers, getVisibleQuestions, indexQuestions } from '../../domain/pages/stepSequence';
import type { AnswerReader } from '../../form/engine/answerReader';
import { readAnswers } from '../../form/engine/readAnswers';
import { conceal } from '../../platform/conceal';
import { canDrawAhead } from '../../platform/drawAhead';
import { didSucceed } from '../../platform/loadOnce';
import { watchStandStill } from '../../platform/standStill';
import { getBaseValues, getInitialValues } from '../../screens/initialValues';
import type { DrawnStep, NextStepListener } from '../../screens/screenProps';
import type { RootState } from '../../state/root';
import { openDrawnStep } from './openDrawnStep';

/** The step that follows if these answers are submitted; null if the applicant then waits, or none follows. */
export type PredictNextStep = (path: StepPath, answers: Answers) => StepPath | null;

interface NextStepDependencies {
  readonly page: Page;
  readonly store: {
    readonly getState: () => RootState;
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly loadReader: (step: PageStep) => Promise<AnswerReader>;
  readonly predictNextStep: PredictNextStep;
  /** Returns whether the application that was present at this call still is. */
  readonly watchApplication: () => () => boolean;
  /** Stores what has been submitted. */
  readonly flush: () => void;
}

/**
 * Tells which step follows the open one, as its present answers say: when the step has stood still, and again after each change.
 *
 * @returns the function that stops it
 */
export function watchNextStep(
  { page, store, loadReader, predictNextStep, watchApplication, flush }: NextStepDependencies,
  path: StepPath,
  languageTag: string,
  { onNext, onType }: NextStepListener,
): () => void {
  const step = page.steps.find((candidate) => candidate.path === path);
  if (step === undefined || !canDrawAhead()) return () => undefined;
  let isStopped = false;
  /** Undefined before a step was told, or after it was given up. */
  let told: PageStep | null | undefined;

  const readPresentAnswers = (reader: AnswerReader): Answers => {
    const { leadApplication, dynamicPages } = store.getState();
    const questions = indexQuestions(page.steps);
    const known = getAnswers(questions, leadApplication.application);
    const format = { facts: page.facts, languageTag };
    const base = getBaseValues(step, page, leadApplication, languageTag);
    const input = getInitialValues(step, dynamicPages.drafts[step.key] ?? {}, base, format);
    const visible = getVisibleQuestions(step, questions, { ...known, ...input });
    return readAnswers(reader, visible, input, known).answers;
  };
  const makeOpen =
    (drawn: PageStep | null): DrawnStep['open'] =>
    (answers, { show, submit }) => {
      const next = predictNextStep(path, answers);
      // Around the first step the page is another one, which changes with the route.
      if (next === null || next !== drawn?.path || step === page.steps[0]) {
        submit();
        return undefined;
      }
      // Another tab may delete the application before the paint.
      const isPresent = watchApplication();
      const submitIfPresent = () => {
        if (isPresent()) submit();
      };
      return openDrawnStep(next, { show, submit: submitIfPresent }, flush);
    };
  const tellNext = async () => {
    const reader = await loadReader(step);
    if (isStopped) return;
    const nextPath = predictNextStep(path, readPresentAnswers(reader));
    const next = page.steps.find((candidate) => candidate.path === nextPath) ?? null;
    // A dialog over the page has no place beside the open step. A step with an error may be the next one itself.
    const drawn = next?.type === 'modal' || next === step ? null : next;
    if (drawn === told) return;
    told = drawn;
    onNext({ step: drawn, conceal, open: makeOpen(drawn) });
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
