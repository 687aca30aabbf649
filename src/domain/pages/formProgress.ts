import type { ContextLabel } from '../catalogue/step';
import type { StepPath } from '../catalogue/steps';
import type { PageStep } from './resolvePage';

/** A part of the form: consecutive steps with the same context label. */
export interface Section {
  readonly label: ContextLabel;
  /** Its first step. */
  readonly path: StepPath;
  readonly status: 'done' | 'now' | 'next';
}

/** Where the applicant is in the form. */
export interface FormPlace {
  /** The requested steps, those that answers hide included, so that the list keeps its length. */
  readonly requested: readonly PageStep[];
  /** The steps on the path of the answers, with their visible questions. */
  readonly steps: readonly PageStep[];
  readonly submitted: readonly string[];
  /** The open step. */
  readonly path: StepPath;
}

/** Consecutive steps with the same context label. */
export interface StepGroup {
  readonly label: ContextLabel;
  /** Its first step. */
  readonly path: StepPath;
  readonly steps: readonly PageStep[];
}

/** Groups steps by their sections, in order. */
export function groupBySection(steps: readonly PageStep[]): readonly StepGroup[] {
  const groups: { label: ContextLabel; path: StepPath; steps: PageStep[] }[] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.label === step.contextLabel) last.steps.push(step);
    else groups.push({ label: step.contextLabel, path: step.path, steps: [step] });
  }
  return groups;
}

/**
 * The sections of the form, as `findStepPosition` counts them. A section before the open one is done if nothing on the path is left in it,
 * and a later one if all of it was submitted.
 */
export function listSections({ requested, steps, submitted, path }: FormPlace): readonly Section[] {
  const groups = groupBySection(requested).map((group) => ({
    ...group,
    paths: group.steps.map((step) => step.path),
  }));
  const current = groups.findIndex(({ paths }) => paths.includes(path));
  return groups.map(({ label, path: first, paths }, index): Section => {
    const onPath = paths.filter((one) => steps.some((step) => step.path === one));
    const isFinished = onPath.every((one) => submitted.includes(one));
    const isPassed = index < current || onPath.length > 0;
    if (index === current) return { label, path: first, status: 'now' };
    return { label, path: first, status: isFinished && isPassed ? 'done' : 'next' };
  });
}

/**
 * How long the rest of the form takes: the page's time for the whole form (`disclosures.minutes`), by the share of its questions that are
 * left. The open step counts as left. It follows the questions, never a clock, so it grows only if an answer asks for more.
 *
 * @param minutes for the whole form
 * @returns whole minutes, at least 1
 */
export function estimateMinutesLeft(
  { steps, submitted, path }: Omit<FormPlace, 'requested'>,
  minutes: number,
): number {
  const countQuestions = (counted: readonly PageStep[]) =>
    counted.reduce((sum, { dataPoints }) => sum + dataPoints.length, 0);
  const left = steps.filter((step) => step.path === path || !submitted.includes(step.path));
  const all = countQuestions(steps);
  return all === 0 ? 1 : Math.max(1, Math.ceil((minutes * countQuestions(left)) / all));
}
