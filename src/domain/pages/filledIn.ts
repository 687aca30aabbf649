import type { StepPath } from '../catalogue/steps';
import type { DataPointName } from '../catalogue/names';
import { isRowAnswers, type Answers, type PageQuestion } from './questionnaire';
import type { PageStep } from './resolvePage';

/** The source of an answer that a look-up filled in. */
export interface FilledInSource {
  /** The question that it looked up with. */
  readonly driver: DataPointName;
  /** The answer to that question as text. Empty if the same text has another meaning now: what was filled in is outdated. */
  readonly answer: string;
}

/** The answers that look-ups filled in and that the applicant has left unchanged, by data point. */
export type FilledIn = Readonly<Partial<Record<DataPointName, FilledInSource>>>;

/** Marks what was filled in for this answer to a question as outdated, and returns it: another company has the same name. */
export function markOutdated(filledIn: FilledIn, driver: DataPointName, answer: string): FilledIn {
  const outdated = Object.entries(filledIn).filter(
    ([, source]) => source.driver === driver && source.answer === answer,
  );
  return Object.fromEntries(outdated.map(([name]) => [name, { driver, answer: '' }]));
}

/** What is no longer true because its source has changed. */
interface Outdated {
  readonly questions: readonly PageQuestion[];
  /** The steps that ask for a required one of them. */
  readonly steps: readonly StepPath[];
}

/**
 * Finds the answers to other steps that were filled in for another answer than the one that a step submits: the tax code of the company
 * before, in a later step. The questions of the step itself were on the screen, where the applicant could see them.
 */
export function findOutdated(
  filledIn: FilledIn,
  submittedPath: string,
  answers: Answers,
  steps: readonly PageStep[],
): Outdated {
  const isOutdated = ({ name }: PageQuestion) => {
    const source = filledIn[name];
    if (source?.answer === '') return true;
    if (source === undefined || !Object.hasOwn(answers, source.driver)) return false;
    const present = answers[source.driver];
    return isRowAnswers(present) || String(present ?? '') !== source.answer;
  };
  const others = steps
    .filter(({ path }) => path !== submittedPath)
    .map(({ path, dataPoints }) => ({ path, questions: dataPoints.filter(isOutdated) }));
  return {
    questions: others.flatMap(({ questions }) => questions),
    steps: others
      .filter(({ questions }) => questions.some(({ point }) => point.optional !== true))
      .map(({ path }) => path),
  };
}
