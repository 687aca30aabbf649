import { parseArgs } from 'node:util';
import { contrastingPages, type FaultRow, type Proof } from '../../tests/faults/row';
import type { TestResult } from '../tests/reports';

/** Whether a row holds, and what shows it. */
export interface Verdict {
  readonly id: string;
  readonly isHeld: boolean;
  readonly seconds: number;
  /** The names of the tests that ran. */
  readonly tests: readonly string[];
  /** Why it is not held. */
  readonly reasons: readonly string[];
}

/**
 * Reads `--row <id>`, which may be repeated.
 *
 * @returns the rows to run; all without the option
 * @throws when no row has an id
 */
export function selectRows(args: readonly string[], rows: readonly FaultRow[]): readonly FaultRow[] {
  const { values } = parseArgs({ args: [...args], options: { row: { type: 'string', multiple: true } } });
  const ids = values.row ?? rows.map(({ id }) => id);
  const unknown = ids.filter((id) => rows.every((row) => row.id !== id));
  if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}.`);
  return rows.filter(({ id }) => ids.includes(id));
}

/** The pages of a row's scope that none of its proofs runs on. */
export function listUncoveredPages({ scope, proofs }: FaultRow): readonly string[] {
  const covered = proofs.flatMap(({ pages }) => pages);
  return scope === 'rule' ? [] : contrastingPages.filter((page) => !covered.includes(page));
}

/** One run of a proof that must be among the tests that ran. */
interface ExpectedRun {
  readonly label: string;
  /** What the name of the test begins with: the file, for a browser test after the project. */
  readonly place: string;
  /** What the name contains: the title, and the page if a unit test runs on several. */
  readonly words: readonly string[];
}

/** The name of the result of a command. */
export const nameCommand = (title: string): string => `npm run ${title}`;

function listExpectedRuns({ runner, file, title, pages, projects }: Proof): readonly ExpectedRun[] {
  if (runner === 'command') return [{ label: nameCommand(title), place: nameCommand(title), words: [] }];
  const label = `${file} › ${title}`;
  if (runner === 'browser') {
    const spec = file.replace(/^e2e\//, '');
    return projects.map((project) => ({
      label: `[${project}] ${label}`,
      place: `[${project}] ${spec}:`,
      words: [title],
    }));
  }
  const place = `${file} › `;
  if (pages.length < 2) return [{ label, place, words: [title] }];
  return pages.map((page) => ({ label: `[${page}] ${label}`, place, words: [title, page] }));
}

/** Judges a row by the tests that ran. A proof that did not run counts as a failure. */
export function judgeRow(row: FaultRow, ran: readonly TestResult[]): Verdict {
  const runs = row.proofs.flatMap(listExpectedRuns).map(({ label, place, words }) => ({
    label,
    tests: ran.filter(({ name }) => name.startsWith(place) && words.every((word) => name.includes(word))),
  }));
  const tests = runs.flatMap((run) => run.tests);
  const uncovered = listUncoveredPages(row);
  const reasons = [
    ...(row.proofs.length === 0 && row.missing === undefined ? ['no test'] : []),
    ...(row.missing === undefined ? [] : [`missing: ${row.missing}`]),
    ...(row.missing === undefined && uncovered.length > 0 ? [`no test on ${uncovered.join(', ')}`] : []),
    ...runs.filter((run) => run.tests.length === 0).map(({ label }) => `did not run: ${label}`),
    ...tests.filter(({ failure }) => failure !== undefined).map(({ name }) => `failed: ${name}`),
  ];
  return {
    id: row.id,
    isHeld: reasons.length === 0,
    seconds: tests.reduce((sum, test) => sum + test.seconds, 0),
    tests: tests.map(({ name }) => name),
    reasons,
  };
}

/** The line of a verdict. Names the first test, and each reason on a line of its own. */
export function renderVerdict({ id, isHeld, seconds, tests, reasons }: Verdict): string {
  const [first = 'no test', ...others] = tests;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const line = `${id.padEnd(5)} ${isHeld ? 'held    ' : 'NOT HELD'} ${seconds.toFixed(1).padStart(7)} s  ${first}${more}`;
  return [line, ...reasons.map((reason) => `        ${reason}`), ''].join('\n');
}

/** A pattern for the titles of tests. */
export function matchTitles(proofs: readonly Proof[]): string {
  const titles = [...new Set(proofs.map(({ title }) => title))];
  return titles.map((title) => title.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)).join('|');
}

/** The browser proofs by the projects that they run on, so that each group is one run. */
export function groupByProjects(proofs: readonly Proof[]): ReadonlyMap<string, readonly Proof[]> {
  const groups = new Map<string, readonly Proof[]>();
  for (const proof of proofs.filter(({ runner }) => runner === 'browser')) {
    const key = proof.projects.join(',');
    groups.set(key, [...(groups.get(key) ?? []), proof]);
  }
  return groups;
}
