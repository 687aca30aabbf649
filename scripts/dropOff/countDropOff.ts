import type { StepEvent } from './readEvents';

/** A step of a page, over all visits. */
export interface StepDropOff {
  readonly page: string;
  readonly step: string;
  /** Visits that saw the step. */
  readonly seen: number;
  /** Visits that saw no later step and did not complete the form. */
  readonly left: number;
  /** Visits with an error, by question, the most frequent first. */
  readonly errors: readonly QuestionCount[];
  /** Visits that an answer excluded, by its question, the most frequent first. */
  readonly excluded: readonly QuestionCount[];
}

export type QuestionCount = readonly [question: string, visits: number];

type QuestionsByStep = ReadonlyMap<string, ReadonlySet<string>>;

/** The path of one visit. */
export interface Visit {
  readonly page: string;
  /** Steps in the order in which they were first seen. */
  readonly steps: readonly string[];
  /** The step that was seen last, also if it was seen before. */
  readonly last: string;
  /** The questions with an error, by step. */
  readonly errors: QuestionsByStep;
  /** The questions whose answer excluded the applicant, by step. */
  readonly excluded: QuestionsByStep;
  readonly isComplete: boolean;
  /** The variants that it was shown, such as `first-words:answers`. */
  readonly variants: ReadonlySet<string>;
}

/**
 * Counts where visits end, for each page and step, in the order of the form. Each visit counts along the path that it was asked: a step
 * that its answers skipped is neither seen nor left. A visit that goes back leaves at the step that it saw last.
 */
export function countDropOff(visits: readonly Visit[]): readonly StepDropOff[] {
  const pages = [...new Set(visits.map(({ page }) => page))].toSorted();
  return pages.flatMap((page) =>
    countPage(
      page,
      visits.filter((visit) => visit.page === page),
    ),
  );
}

/** Reads the visits that saw a step. */
export function readVisits(events: readonly StepEvent[]): readonly Visit[] {
  const byVisit = groupBy(
    events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    ({ page, visit }) => `${page} ${visit}`,
  );
  return [...byVisit.values()].flatMap((own): readonly Visit[] => {
    const seen = own.flatMap((event) => (event.name === 'StepSeen' ? [event.step] : []));
    const [{ page } = { page: '' }] = own;
    const last = seen.at(-1);
    if (last === undefined) return [];
    const isComplete = own.some(({ name }) => name === 'CompleteRegistration');
    const variants = new Set(own.flatMap(({ experiment = '' }) => experiment.split(' ').filter(Boolean)));
    const errors = readQuestions(own, ({ questions }) => questions);
    const excluded = readQuestions(own, (event) => event.excluded ?? '');
    return [{ page, steps: [...new Set(seen)], last, errors, excluded, isComplete, variants }];
  });
}

type FailedSubmit = Extract<StepEvent, { name: 'StepLeftWithErrors' }>;

/** The questions that failed submits name, by step. */
function readQuestions(
  events: readonly StepEvent[],
  getNames: (event: FailedSubmit) => string,
): QuestionsByStep {
  const byStep = new Map<string, Set<string>>();
  for (const event of events) {
    if (event.name !== 'StepLeftWithErrors') continue;
    const questions = byStep.get(event.step) ?? new Set();
    for (const question of getNames(event).split(' ')) if (question !== '') questions.add(question);
    byStep.set(event.step, questions);
  }
  return byStep;
}

function countPage(page: string, visits: readonly Visit[]): readonly StepDropOff[] {
  return orderSteps(visits).map((step) => ({
    page,
    step,
    seen: visits.filter(({ steps }) => steps.includes(step)).length,
    left: visits.filter(({ last, isComplete }) => last === step && !isComplete).length,
    errors: countQuestions(visits.flatMap(({ errors }) => [...(errors.get(step) ?? [])])),
    excluded: countQuestions(visits.flatMap(({ excluded }) => [...(excluded.get(step) ?? [])])),
  }));
}

/** The steps in the order of the form: by the number of other steps that any visit saw before. */
function orderSteps(visits: readonly Visit[]): readonly string[] {
  const before = new Map<string, Set<string>>();
  for (const { steps } of visits) {
    for (const [index, step] of steps.entries()) {
      const earlier = before.get(step) ?? new Set();
      for (const other of steps.slice(0, index)) earlier.add(other);
      before.set(step, earlier);
    }
  }
  return [...before].toSorted(([, one], [, other]) => one.size - other.size).map(([step]) => step);
}

function countQuestions(questions: readonly string[]): readonly QuestionCount[] {
  return [...groupBy(questions, (question) => question)]
    .map(([question, visits]) => [question, visits.length] as const)
    .toSorted(([, one], [, other]) => other - one);
}

function groupBy<Item>(
  items: readonly Item[],
  getKey: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
