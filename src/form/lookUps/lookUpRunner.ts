import { flushSync } from 'react-dom';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import type { AnswerReader } from '../engine/answerReader';
import { applyResult } from './applyResult';
import type { FoundLists } from './lookUp';
import { readDriverAnswer, readDriverText, readFoundValues, type LookUpContext } from './lookUpContext';
import type { LookUpDisplay } from './lookUpDisplay';
import type { LookUpRun, StepLookUps } from './stepLookUps';

/** Whether a look-up runs that depends on this question. */
type IsDue = (driver: PageQuestion | undefined) => boolean;

interface Result {
  /** Null if nothing was found or the request failed, `nothing-chosen` if nothing is chosen that could be looked up with. */
  readonly found: FoundLists | null | 'nothing-chosen';
  /** The answer that was looked up with, as the lead stores it. Null if it is missing or not valid. */
  readonly answer: string | null;
}

/**
 * Runs look-ups whose answer is valid, and applies what they find.
 *
 * @param getContext returns null if the step is not shown any more
 * @returns runs those that are due
 */
export function createLookUpRunner(
  { runs, edited, knownSources }: StepLookUps,
  { update }: LookUpDisplay,
  getContext: () => LookUpContext | null,
): (isDue: IsDue) => Promise<void> {
  const runOne = async (run: LookUpRun, reader: AnswerReader) => {
    const context = getContext();
    if (context === null) return;
    const { name, driver } = run.definition;
    const answer = readDriverAnswer(run.definition, reader, context);
    if (!answer.ok && driver?.point.kind === 'choice') {
      run.query.cancel();
      finish(run, { found: 'nothing-chosen', answer: null }, reader, context);
    } else if (!answer.ok) {
      stop(run);
    } else if (answer.value === undefined) {
      run.query.cancel();
      finish(run, { found: null, answer: null }, reader, context);
    } else if (!run.query.isCurrent(String(answer.value))) {
      run.isLoading = true;
      update();
      const text = String(answer.value);
      const found = await run.query.run(text, (value, signal) => context.lookUp(name, value, signal));
      const latest = getContext();
      if (found === undefined || latest === null) return;
      latest.syncFromDom();
      // The answer may have changed since: the look-up with the new one has not begun yet.
      if (readDriverText(run.definition, reader, latest) === text)
        finish(run, { found, answer: text }, reader, latest);
      else stop(run);
    }
  };
  /** The present answer is invalid or incomplete, or not looked up with yet: the values offered so far stay. */
  const stop = (run: LookUpRun) => {
    run.query.cancel();
    run.isLoading = false;
    update();
  };
  const finish = (run: LookUpRun, result: Result, reader: AnswerReader, context: LookUpContext) => {
    const { progress, changes } = readResult(run, result, edited, reader, context);
    run.isLoading = false;
    run.progress = progress;
    for (const { question } of changes) knownSources.add(question.name);
    // Rendered at once: another look-up that starts or ends now reads the DOM, and would take a removed value for the applicant's.
    flushSync(() => {
      for (const { question, value } of changes) context.setValue(question, value);
      update(changes);
    });
    // Look-ups that depend on a changed answer run too.
    for (const other of runs) {
      const { driver } = other.definition;
      if (changes.some(({ question }) => question.name === driver?.name)) void runOne(other, reader);
    }
  };
  return async (isDue) => {
    // If the rules cannot be loaded, nothing is sent. The next change tries again.
    const reader = await getContext()
      ?.loadReader()
      .catch(() => null);
    if (!reader) return;
    for (const run of runs) {
      if (!isDue(run.definition.driver)) continue;
      getContext()?.syncFromDom();
      void runOne(run, reader);
    }
  };
}

/** Reads the controls, and returns what a result changes. */
function readResult(
  { definition, progress }: LookUpRun,
  { found, answer }: Result,
  edited: StepLookUps['edited'],
  reader: AnswerReader,
  context: LookUpContext,
): ReturnType<typeof applyResult> {
  const outcome = {
    values: found === 'nothing-chosen' ? null : readFoundValues(definition, found, reader, context),
    isUnanswered: found === null,
    answer,
  };
  const step = {
    facts: context.page.facts,
    input: context.readValues(),
    edited,
    isSubmitting: context.isSubmitting(),
  };
  return applyResult(definition.targets, progress, outcome, step);
}
