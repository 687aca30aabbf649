import { formatFailure, type TestResult } from './reports';

/** A part of the tests that has ended. */
export interface TestedPart {
  readonly title: string;
  /** The command that repeats it. */
  readonly repeat: string;
  /** A line with its time. */
  readonly time: string;
  readonly tests: readonly TestResult[];
  readonly isFailed: boolean;
  /** Tests that were skipped, with the reason. */
  readonly skipped?: readonly string[];
}

/** The tests that passed, at the first attempt or the second. */
export const listPassed = (parts: readonly TestedPart[]): readonly TestResult[] =>
  parts.flatMap(({ tests }) => tests.filter(({ failure }) => failure === undefined));

/** The tests that passed at the second attempt only, with the message of the first. */
export function listSecondAttempts(parts: readonly TestedPart[]): readonly string[] {
  return listPassed(parts).flatMap(({ name, firstFailure }) =>
    firstFailure === undefined ? [] : [`${name}\n${formatFailure(firstFailure)}`],
  );
}

/**
 * The last lines of a run. What failed comes last, because readers of a long log start at its end.
 *
 * @param missing what is skipped without a browser, with the reason
 */
export function renderSummary(parts: readonly TestedPart[], missing: readonly string[]): string {
  const passed = listPassed(parts);
  const failed = parts
    .filter(({ isFailed }) => isFailed)
    .map((part) => ({ ...part, tests: part.tests.filter(({ failure }) => failure !== undefined) }));
  const failures = failed.reduce((sum, { tests }) => sum + Math.max(tests.length, 1), 0);
  const slowest = passed.toSorted((first, second) => second.seconds - first.seconds).slice(0, 10);
  return [
    renderList(
      'Slowest tests:',
      slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`),
    ),
    renderList('Skipped:', [...missing, ...parts.flatMap(({ skipped = [] }) => skipped)]),
    renderList(
      'Parts:',
      parts.map(({ time }) => time),
    ),
    ...failed.map(renderFailure),
    renderList('Passed at the second attempt:', listSecondAttempts(parts)),
    `${passed.length} passed, ${failures} failed`,
  ]
    .filter((text) => text !== '')
    .join('\n\n')
    .concat('\n');
}

function renderList(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

function renderFailure({ title, repeat, tests }: TestedPart): string {
  const lines = tests.flatMap(({ name, failure, repeat: one }) => [
    `  ${name}`,
    formatFailure(failure),
    ...(one === undefined ? [] : [`    Repeat: ${one}`]),
  ]);
  return [`Failed: ${title}. Repeat it with: ${repeat}`, ...lines].join('\n');
}
