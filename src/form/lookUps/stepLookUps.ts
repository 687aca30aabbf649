import { formatControlInput } from '../../domain/catalogue/formatControlInput';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { DataPointName } from '../../domain/catalogue/names';
import type { FilledIn } from '../../domain/pages/filledIn';
import { isRowAnswers, type PageQuestion, type Questionnaire } from '../../domain/pages/questionnaire';
import type { QuestionIndex } from '../../domain/pages/questionIndex';
import { whenReleased } from '../../platform/events/press';
import type { AnswerReader } from '../engine/answerReader';
import type { LookUpProgress } from './applyResult';
import { findLookUps, type LookUpDefinition } from './findLookUps';
import { createLatestQuery, type LatestQuery } from './latestQuery';
import type { FoundLists } from './lookUp';
import { readDriverText, type LookUpContext } from './lookUpContext';

/** One look-up and its progress. */
export interface LookUpRun {
  readonly definition: LookUpDefinition;
  query: LatestQuery<FoundLists>;
  isLoading: boolean;
  progress: LookUpProgress;
}

/** The look-ups of a step. */
export interface StepLookUps {
  readonly runs: readonly LookUpRun[];
  readonly edited: Set<DataPointName>;
  /** The questions whose value was filled in, here or before the step was left. Other values may equal what a look-up found. */
  readonly knownSources: Set<DataPointName>;
}

export function createStepLookUps(questionnaire: Questionnaire, index: QuestionIndex): StepLookUps {
  const runs = findLookUps(questionnaire, index).map((definition): LookUpRun => ({
    definition,
    query: createLatestQuery(whenReleased),
    isLoading: false,
    progress: { values: null, filledIn: new Map(), filledInFor: null },
  }));
  return { runs, edited: new Set(), knownSources: new Set() };
}

/** Ends the query and forgets what it has found. */
export function resetQuery(run: LookUpRun): void {
  run.query.cancel();
  run.query = createLatestQuery(whenReleased);
}

/** What was filled in before the step was left belongs to the answer of that time, if nobody has edited it since. */
export function restoreFilledIn(
  { runs, knownSources }: StepLookUps,
  { page, languageTag, knownAnswers, knownFilledIn, readValues }: LookUpContext,
): void {
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
      setFilledIn(run, name, value, source.answer);
      knownSources.add(name);
    }
  }
}

/** The unchanged values that were filled in, with their sources. */
export function listFilledIn({ runs, knownSources }: StepLookUps, input: QuestionnaireInput): FilledIn {
  const entries = runs.flatMap(({ definition: { driver }, progress: { filledIn, filledInFor } }) =>
    driver === undefined || filledInFor === null
      ? []
      : [...filledIn]
          .filter(([name, value]) => value !== '' && input[name] === value && knownSources.has(name))
          .map(([name]) => [name, { driver: driver.name, answer: filledInFor }] as const),
  );
  return Object.fromEntries(entries);
}

/** Removes the values that a look-up filled in for another answer than the present one. Returns their questions. */
export function removeOutdated(
  run: LookUpRun,
  reader: AnswerReader,
  context: LookUpContext,
): readonly PageQuestion[] {
  const present = readDriverText(run.definition, reader, context);
  if (present === null || present === run.progress.filledInFor) return [];
  const removed = run.definition.targets
    .map(({ question }) => question)
    .filter(({ name }) => {
      const filled = run.progress.filledIn.get(name);
      return filled !== undefined && context.readValues()[name] === filled;
    });
  for (const question of removed) {
    setFilledIn(run, question.name, '', run.progress.filledInFor);
    context.setValue(question, '');
  }
  return removed;
}

function setFilledIn(run: LookUpRun, name: DataPointName, value: string, filledInFor: string | null): void {
  const filledIn = new Map([...run.progress.filledIn, [name, value]]);
  run.progress = { ...run.progress, filledIn, filledInFor };
}
