import type { Company } from '../../domain/lead/company';
import type { FilledIn } from '../../domain/pages/filledIn';
import type { PageQuestion, Questionnaire } from '../../domain/pages/questionnaire';
import type { QuestionIndex } from '../../domain/pages/questionIndex';
import type { AnswerReader } from '../engine/answerReader';
import { createCompanySuggester } from './companySuggester';
import type { LookUpContext } from './lookUpContext';
import { lookUpDelayMs } from './lookUpDelay';
import { createLookUpRunner } from './lookUpRunner';
import { createLookUpDisplay, type LookUpDisplay } from './lookUpDisplay';
import { maxSuggestions } from './narrowSuggestions';
import {
  createStepLookUps,
  listFilledIn,
  removeOutdated,
  resetQuery,
  restoreFilledIn,
  type LookUpRun,
} from './stepLookUps';

export interface LookUpController extends Pick<LookUpDisplay, 'getState' | 'subscribe'> {
  /** Starts with the present answers. Returns the function that stops everything. */
  readonly start: (getContext: () => LookUpContext) => () => void;
  readonly onChange: (question: PageQuestion) => void;
  readonly onLeave: (question: PageQuestion) => void;
  /** The applicant has chosen one of the companies suggested for the question; null for none of them. */
  readonly onChooseCompany: (question: PageQuestion, company: Company | null) => void;
  /** Before a submit: removes values that were filled in for another answer than the present one. */
  readonly removeOutdated: (reader: AnswerReader) => void;
  /** In an event: the unchanged values that were filled in, with their sources. Null if it is not known. */
  readonly getFilledIn: () => FilledIn | null;
}

/**
 * Runs the look-ups of a step: offers the found values and fills in single ones. A look-up starts when its answer is valid: shortly
 * after a change, for a free text when the field is left, because only then the text is complete.
 */
export function createLookUpController(questionnaire: Questionnaire, index: QuestionIndex): LookUpController {
  const stepLookUps = createStepLookUps(questionnaire, index);
  const { runs, edited } = stepLookUps;
  let getContext: (() => LookUpContext) | null = null;
  const readContext = () => getContext?.() ?? null;
  const display = createLookUpDisplay(runs, () => readContext()?.readValues() ?? {});
  const runDue = createLookUpRunner(stepLookUps, display, readContext);
  const suggester = createCompanySuggester(lookUpDelayMs, readContext, display.showCompanies);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const runNow = (isDue: Parameters<typeof runDue>[0]) => {
    clearTimeout(timer);
    return runDue(isDue);
  };
  const isDriver = ({ name }: PageQuestion) =>
    runs.some(({ definition }) => definition.driver?.name === name);
  const chooseCompany = async (question: PageQuestion, company: Company | null) => {
    if (company !== null) edited.add(question.name);
    const isChosen = await suggester.choose(question, company);
    if (!isChosen || !isDriver(question)) return;
    // The same name may have been looked up before, when no company or another one was chosen.
    for (const run of runs) if (run.definition.driver?.name === question.name) resetQuery(run);
    await runNow((driver) => driver?.name === question.name);
  };

  return {
    getState: display.getState,
    subscribe: display.subscribe,
    start: (getLatestContext) => {
      getContext = getLatestContext;
      restoreFilledIn(stepLookUps, getLatestContext());
      if (runs.length > 0) void runNow(() => true);
      return () => {
        getContext = null;
        clearTimeout(timer);
        suggester.cancel();
        for (const { query } of runs) query.cancel();
      };
    },
    onChange: (question) => {
      edited.add(question.name);
      if (display.getState().filledIn.has(question.name)) display.update([{ question, value: '' }]);
      if (suggestsCompanies(question)) suggester.onChange(question);
      if (isNarrowed(runs, question)) display.update();
      if (!isDriver(question)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void runNow((driver) => driver?.point.kind !== 'text'), lookUpDelayMs);
    },
    onLeave: (question) => {
      if (isDriver(question)) void runNow(() => true);
    },
    onChooseCompany: (question, company) => void chooseCompany(question, company),
    getFilledIn: () => {
      const input = readContext()?.readValues();
      return input === undefined ? null : listFilledIn(stepLookUps, input);
    },
    removeOutdated: (reader) => {
      const context = readContext();
      if (context === null) return;
      for (const run of runs) {
        const removed = removeOutdated(run, reader, context);
        if (removed.length > 0) display.update(removed.map((question) => ({ question, value: '' })));
      }
    },
  };
}

function suggestsCompanies({ point }: PageQuestion): boolean {
  return point.kind === 'text' && point.suggests === 'companies';
}

/** Whether the values that a text field suggests depend on what is typed, because there are too many to render. */
function isNarrowed(runs: readonly LookUpRun[], { name, point }: PageQuestion): boolean {
  return (
    point.kind !== 'choice' &&
    runs.some(({ progress }) => (progress.values?.[name]?.length ?? 0) > maxSuggestions)
  );
}
