import { flushSync } from 'react-dom';
import { formatControlInput } from '../../domain/catalogue/formatControlInput';
import type { DataPoint } from '../../domain/catalogue/kinds';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { DataPointName } from '../../domain/catalogue/names';
import { getOptionValues, isLookedUp, isNarrowedByLookUp } from '../../domain/catalogue/options';
import type { Company } from '../../domain/lead/company';
import type { FilledIn } from '../../domain/pages/filledIn';
import { isRowAnswers, type PageQuestion, type Questionnaire } from '../../domain/pages/questionnaire';
import type { QuestionIndex } from '../../domain/pages/stepSequence';
import type { AnswerReader } from '../engine/answerReader';
import type { CompanySuggestions } from './companyLookUp';
import { createCompanySuggester, type CompanySuggester } from './companySuggester';
import { findLookUps, type LookUpDefinition } from './findLookUps';
import { whenReleased } from '../../platform/press';
import { createLatestQuery, type LatestQuery } from './latestQuery';
import type { FoundLists, LookUpResult } from './lookUp';
import {
  readDriverAnswer,
  readFoundValues,
  type LookUpContext,
  type ValuesByQuestion,
} from './lookUpContext';
import { lookUpDelayMs } from './lookUpDelay';
import { maxSuggestions, narrowSuggestions } from './narrowSuggestions';
import { getValueAfterLookUp } from './valueAfterLookUp';

/** What the fields of a step show of its look-ups. */
export interface LookUpState {
  /** By the question that the result is for. Null until this module is loaded. */
  readonly lookUpResults: Partial<Record<DataPointName, LookUpResult>> | null;
  /** Values that were filled in for the applicant and are unchanged, by question. */
  readonly filledIn: ReadonlyMap<DataPointName, string>;
  /** Companies to choose from, if there are any. */
  readonly companySuggestions: CompanySuggestions | null;
}

export interface LookUpController {
  readonly getState: () => LookUpState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts with the present answers. Returns the function that stops everything. */
  readonly start: (getContext: () => LookUpContext) => () => void;
  /** The applicant has changed an answer. */
  readonly onChange: (question: PageQuestion) => void;
  /** The applicant has left a question. */
  readonly onLeave: (question: PageQuestion) => void;
  /** The applicant has chosen one of the companies suggested for the question; null for none of them. */
  readonly onChooseCompany: (question: PageQuestion, company: Company | null) => void;
  /** Before a submit: removes values that were filled in for another answer than the present one. */
  readonly removeOutdated: (reader: AnswerReader) => void;
  /** In an event: the unchanged values that were filled in, with their sources. Null if it is not known. */
  readonly getFilledIn: () => FilledIn | null;
}

/** One look-up and its progress. */
interface LookUpRun {
  readonly definition: LookUpDefinition;
  readonly query: LatestQuery<FoundLists>;
  /** The values that belong to the answer it was last run with, by question, while the applicant leaves them unchanged. */
  readonly filledIn: Map<DataPointName, string>;
  /** That answer, as the lead stores it. */
  filledInFor: string | null;
  isLoading: boolean;
  /** Null before the first result. */
  values: ValuesByQuestion | null;
}

/**
 * Runs the look-ups of a step: offers the found values and fills in single ones. A look-up starts when its answer is valid: shortly
 * after a change, for a free text when the field is left, because only then the text is complete.
 */
export function createLookUpController(questionnaire: Questionnaire, index: QuestionIndex): LookUpController {
  const runs = findLookUps(questionnaire, index).map((definition): LookUpRun => ({
    definition,
    query: createLatestQuery(whenReleased),
    filledIn: new Map(),
    filledInFor: null,
    isLoading: false,
    values: null,
  }));
  const edited = new Set<DataPointName>();
  /** What was filled in, here or before the step was left. Other values may equal what a look-up found. */
  const isSourceKnown = new Set<DataPointName>();
  const listeners = new Set<() => void>();
  let state: LookUpState = { lookUpResults: getResults(runs), filledIn: new Map(), companySuggestions: null };
  let getContext: (() => LookUpContext) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (filledIn: LookUpState['filledIn'], companySuggestions = state.companySuggestions) => {
    state = { lookUpResults: getResults(runs, getContext?.().readValues()), filledIn, companySuggestions };
    for (const listener of listeners) listener();
  };
  const showCompanies = (suggestions: CompanySuggestions | null) => {
    if (suggestions !== state.companySuggestions) update(state.filledIn, suggestions);
  };
  let suggester: CompanySuggester | null = null;
  /** What was filled in before the step was left belongs to the answer of that time, if nobody has edited it since. */
  const restoreFilledIn = ({ page, languageTag, knownAnswers, knownFilledIn, readValues }: LookUpContext) => {
    const format = { facts: page.facts, languageTag };
    for (const run of runs) {
      for (const { question } of run.definition.targets) {
        const { name, point } = question;
        const source = knownFilledIn[name];
        const answer = knownAnswers[name];
        if (source === undefined || source.driver !== run.definition.driver?.name || isRowAnswers(answer))
          continue;
        const value = formatControlInput(point, answer, format);
        if (typeof value !== 'string' || value === '' || readValues()[name] !== value) continue;
        run.filledIn.set(name, value);
        run.filledInFor = source.answer;
        isSourceKnown.add(name);
      }
    }
  };
  const runAll = async (isDue: (driver: PageQuestion | undefined) => boolean) => {
    clearTimeout(timer);
    // If the rules cannot be loaded, nothing is sent. The next change tries again.
    const reader = await getContext?.()
      .loadReader()
      .catch(() => null);
    if (!reader) return;
    for (const run of runs) if (isDue(run.definition.driver)) void syncAndRun(run, reader);
  };
  const syncAndRun = async (run: LookUpRun, reader: AnswerReader) => {
    if (getContext === null) return;
    getContext().syncFromDom();
    await runOne(run, reader);
  };
  const runOne = async (run: LookUpRun, reader: AnswerReader) => {
    if (getContext === null) return;
    const { lookUp } = getContext();
    const answer = readDriverAnswer(run.definition, reader, getContext());
    if (!answer.ok && run.definition.driver?.point.kind === 'choice') {
      run.query.cancel();
      finish(run, 'no-answer', reader, getContext());
    } else if (!answer.ok) {
      // The answer is invalid or incomplete: the values offered so far stay.
      run.query.cancel();
      run.isLoading = false;
      update(state.filledIn);
    } else if (answer.value === undefined) {
      run.query.cancel();
      finish(run, null, reader, getContext());
    } else if (!run.query.isCurrent(String(answer.value))) {
      run.isLoading = true;
      update(state.filledIn);
      const found = await run.query.run(String(answer.value), (value, signal) =>
        lookUp(run.definition.name, value, signal),
      );
      if (found === undefined) return;
      getContext().syncFromDom();
      finish(run, found, reader, getContext());
    }
  };
  /** @param found `no-answer` if nothing is chosen that could be looked up with */
  const finish = (
    run: LookUpRun,
    found: FoundLists | null | 'no-answer',
    reader: AnswerReader,
    context: LookUpContext,
  ) => {
    const before = run.values ?? {};
    const input = context.readValues();
    const values = found === 'no-answer' ? {} : readFoundValues(run.definition, found, reader, context);
    const driverAnswer = readDriver(run, reader, context);
    // The register does not answer now: what it answered before still belongs to the same answer.
    const isKept = found === null && run.filledInFor === driverAnswer;
    run.isLoading = false;
    run.values = found === 'no-answer' ? null : values;
    run.filledInFor = driverAnswer;
    let { filledIn } = state;
    const changed: { readonly question: PageQuestion; readonly value: string }[] = [];
    for (const { question, isFilled } of context.isSubmitting() ? [] : run.definition.targets) {
      const { name, point } = question;
      const present = input[name];
      const value = typeof present === 'string' ? present : '';
      if (isKept && value !== '' && value === run.filledIn.get(name)) continue;
      const next = getValueAfterLookUp({
        value,
        filledIn: run.filledIn.get(name),
        isEdited: edited.has(name),
        isFilled,
        isLookedUp:
          point.kind === 'choice' && (isLookedUp(point.options) || isNarrowedByLookUp(point.options)),
        before: getChoosable(point, before[name], context),
        after: getChoosable(point, values[name], context),
      });
      if (next === value) {
        // It was filled in before the step was left or the page loaded again, or might have been: it belongs to this answer.
        const [only, ...others] = values[name] ?? [];
        if (isFilled && value !== '' && value === only && others.length === 0 && !edited.has(name))
          run.filledIn.set(name, value);
        continue;
      }
      run.filledIn.set(name, next);
      isSourceKnown.add(name);
      filledIn = withFilledIn(filledIn, name, next);
      changed.push({ question, value: next });
    }
    // Rendered at once: another look-up that starts or ends now reads the DOM, and would take a removed value for the applicant's.
    flushSync(() => {
      for (const { question, value } of changed) context.setValue(question, value);
      update(filledIn);
    });
    // Look-ups that depend on a changed answer run too.
    for (const other of runs) {
      const { driver } = other.definition;
      if (changed.some(({ question }) => question.name === driver?.name)) void runOne(other, reader);
    }
  };
  /** The answer that the run depends on. Null if it is missing or not valid. */
  const readDriver = ({ definition }: LookUpRun, reader: AnswerReader, context: LookUpContext) => {
    const answer = readDriverAnswer(definition, reader, context);
    return answer.ok && answer.value !== undefined ? String(answer.value) : null;
  };
  const chooseCompany = async (question: PageQuestion, company: Company | null) => {
    suggester?.cancel();
    showCompanies(null);
    const context = getContext?.();
    if (company === null || context === undefined) return;
    edited.add(question.name);
    context.setValue(question, company.name);
    await context.companies.choose(company);
    const dependent = runs.filter(({ definition }) => definition.driver?.name === question.name);
    // The same name may have been looked up before the company was chosen.
    for (const { query } of dependent) query.cancel();
    if (dependent.length > 0) await runAll((driver) => driver?.name === question.name);
  };
  const isDriver = ({ name }: PageQuestion) =>
    runs.some(({ definition }) => definition.driver?.name === name);

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (getLatestContext) => {
      getContext = getLatestContext;
      restoreFilledIn(getLatestContext());
      if (runs.length > 0) void runAll(() => true);
      if (questionnaire.dataPoints.some(suggestsCompanies))
        suggester ??= createCompanySuggester(lookUpDelayMs, () => getContext?.() ?? null, showCompanies);
      return () => {
        getContext = null;
        clearTimeout(timer);
        suggester?.cancel();
        for (const { query } of runs) query.cancel();
      };
    },
    onChange: (question) => {
      edited.add(question.name);
      if (state.filledIn.has(question.name)) update(withFilledIn(state.filledIn, question.name, ''));
      if (suggestsCompanies(question)) suggester?.onChange(question);
      if (isNarrowed(runs, question)) update(state.filledIn);
      if (!isDriver(question)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void runAll((driver) => driver?.point.kind !== 'text'), lookUpDelayMs);
    },
    onLeave: (question) => {
      if (isDriver(question)) void runAll(() => true);
    },
    onChooseCompany: (question, company) => void chooseCompany(question, company),
    getFilledIn: () => {
      const input = getContext?.().readValues();
      if (input === undefined) return null;
      const entries = runs.flatMap(({ definition: { driver }, filledIn, filledInFor }) =>
        driver === undefined || filledInFor === null
          ? []
          : [...filledIn]
              .filter(([name, value]) => value !== '' && input[name] === value && isSourceKnown.has(name))
              .map(([name]) => [name, { driver: driver.name, answer: filledInFor }] as const),
      );
      return Object.fromEntries(entries);
    },
    removeOutdated: (reader) => {
      const context = getContext?.();
      if (context === undefined) return;
      for (const run of runs) {
        const present = readDriver(run, reader, context);
        if (present === null || present === run.filledInFor) continue;
        for (const { question } of run.definition.targets) {
          const filled = run.filledIn.get(question.name);
          if (filled === undefined || context.readValues()[question.name] !== filled) continue;
          run.filledIn.set(question.name, '');
          context.setValue(question, '');
          update(withFilledIn(state.filledIn, question.name, ''));
        }
      }
    },
  };
}

/** The options with these found values. A choice with options of its own offers all of them if nothing was found. */
function getChoosable(
  point: DataPoint,
  values: readonly string[] = [],
  { page }: LookUpContext,
): readonly string[] {
  if (point.kind !== 'choice' || !isNarrowedByLookUp(point.options)) return values;
  return getOptionValues(point.options, { facts: page.facts, answers: {}, lookUpValues: values });
}

/** An empty value removes the question. */
function withFilledIn(
  filledIn: LookUpState['filledIn'],
  name: DataPointName,
  value: string,
): LookUpState['filledIn'] {
  const others = [...filledIn].filter(([other]) => other !== name);
  return new Map(value === '' ? others : [...others, [name, value]]);
}

function suggestsCompanies({ point }: PageQuestion): boolean {
  return point.kind === 'text' && point.suggests === 'companies';
}

/** Whether the values that a text field suggests depend on what is typed, because there are too many to render. */
function isNarrowed(runs: readonly LookUpRun[], { name, point }: PageQuestion): boolean {
  return point.kind !== 'choice' && runs.some(({ values }) => (values?.[name]?.length ?? 0) > maxSuggestions);
}

/** @param typed the values of the controls */
function getResults(
  runs: readonly LookUpRun[],
  typed: QuestionnaireInput = {},
): LookUpState['lookUpResults'] {
  return Object.fromEntries(
    runs.flatMap(({ definition, isLoading, values }) =>
      definition.targets.map(({ question: { name, point } }): [string, LookUpResult] => {
        const found = values?.[name] ?? [];
        const offered = point.kind === 'choice' ? found : narrowSuggestions(found, typed[name]);
        const kind = found.length > 0 ? 'found' : values === null ? 'waiting' : 'nothing';
        return [name, { kind, isLoading, values: offered }];
      }),
    ),
  );
}
