import { formatFailure, type TestResult } from './reports';

/** A part that failed, and the command that repeats it. */
export interface FailedPart {
  readonly title: string;
  readonly repeat: string;
  readonly tests: readonly TestResult[];
}

/** What the tests have shown. */
export interface Summary {
  readonly passed: readonly TestResult[];
  readonly failed: readonly FailedPart[];
  /** A line for each part with its time. */
  readonly parts: readonly string[];
  /** Tests that were skipped, with the reason. */
  readonly skipped: readonly string[];
}

export const countFailures = (failed: Summary['failed']): number =>
  failed.reduce((sum, { tests }) => sum + Math.max(tests.length, 1), 0);

/** The tests that passed at the second attempt only, with the message of the first. */
export function listSecondAttempts(passed: readonly TestResult[]): readonly string[] {
  return passed.flatMap(({ name, firstFailure }) =>
    firstFailure === undefined ? [] : [`${name}\n${formatFailure(firstFailure)}`],
  );
}

/** The last lines of a run. What failed comes last, because readers of a long log start at its end. */
export function renderSummary(summary: Summary): string {
  const { passed, failed, parts, skipped } = summary;
  const slowest = passed.toSorted((first, second) => second.seconds - first.seconds).slice(0, 10);
  return [
    renderList(
      'Slowest tests:',
      slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`),
    ),
    renderList('Skipped:', skipped),
    renderList('Parts:', parts),
    ...failed.map(renderFailure),
    renderList('Passed at the second attempt:', listSecondAttempts(passed)),
    `${passed.length} passed, ${countFailures(failed)} failed`,
  ]
    .filter((text) => text !== '')
    .join('\n\n')
    .concat('\n');
}

function renderList(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

function renderFailure({ title, repeat, tests }: FailedPart): string {
  const lines = tests.flatMap(({ name, failure, repeat: one }) => [
    `  ${name}`,
    formatFailure(failure),
    ...(one === undefined ? [] : [`    Repeat: ${one}`]),
  ]);
  return [`Failed: ${title}. Repeat it with: ${repeat}`, ...lines].join('\n');
}
