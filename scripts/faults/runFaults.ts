import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { faultRows } from '../../tests/faults/rows';
import type { Proof } from '../../tests/faults/row';
import { groupByProjects, judgeRow, matchTitles, nameCommand, renderVerdict, selectRows } from './verdicts';
import { findBrowser } from '../shared/browser.mjs';
import { root } from '../shared/runInParallel';
import { formatFailure, readBrowserTests, readUnitTests, type TestResult } from '../tests/reports';

/**
 * npm run test:faults [-- --row N1 --row A1]: runs the tests of every row of `tests/faults/rows.ts`, or of the named ones, and prints for
 * each row whether it is held, by which test and in how many seconds. Exits with 1 if a row is not held: a test failed, was skipped or
 * does not exist. Nothing is retried.
 */

const rows = selectRows(process.argv.slice(2), faultRows);
const proofs = rows.flatMap((row) => row.proofs);
const reports = path.join(root, 'test-results/faults');
rmSync(reports, { recursive: true, force: true });

/** Runs a command of an installed package. Its output goes to the error output, because the rows are the output. */
function runTests(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  spawnSync(path.join(root, 'node_modules/.bin', command), [...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 2, 2],
  });
}

function runUnitTests(units: readonly Proof[]): readonly TestResult[] {
  if (units.length === 0) return [];
  const report = path.join(reports, 'unit.json');
  const files = [...new Set(units.map(({ file }) => file))];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  runTests('vitest', ['run', ...files, '-t', matchTitles(units), '--retry=0', ...reporters]);
  return readUnitTests(report);
}

/** Runs the commands that are proofs. What a command writes to the error output is its failure. */
function runCommands(commands: readonly Proof[]): readonly TestResult[] {
  const titles = [...new Set(commands.map(({ title }) => title))];
  return titles.map((title) => {
    const startedAt = performance.now();
    const { status, stderr } = spawnSync('npm', ['run', '--silent', title], { cwd: root, encoding: 'utf8' });
    const result = { name: nameCommand(title), seconds: (performance.now() - startedAt) / 1000 };
    return status === 0 ? result : { ...result, failure: stderr };
  });
}

async function runBrowserTests(): Promise<readonly TestResult[]> {
  const groups = [...groupByProjects(proofs)];
  const browser = groups.length === 0 ? null : await findBrowser();
  if (browser === null) return [];
  return groups.flatMap(([projects, group], index) => {
    const report = path.join(reports, `browser-${index}.json`);
    const files = [...new Set(group.map(({ file }) => file))];
    const selected = projects.split(',').flatMap((project) => ['--project', project]);
    const reported = ['--reporter', 'list,json', '--output', path.join(reports, `output-${index}`)];
    runTests(
      'playwright',
      ['test', ...files, '--grep', matchTitles(group), '--retries', '0', ...reported, ...selected],
      {
        // Tags that leave a test to one page do not count here.
        ALL_PAGES: 'on',
        TAGGED_TESTS: 'on',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(browser === '' ? {} : { PW_CHROMIUM_PATH: browser }),
      },
    );
    return readBrowserTests(report);
  });
}

const ran = [
  ...runUnitTests(proofs.filter(({ runner }) => runner === 'unit')),
  ...runCommands(proofs.filter(({ runner }) => runner === 'command')),
  ...(await runBrowserTests()),
];
const verdicts = rows.map((row) => judgeRow(row, ran));
const failed = ran.filter(({ failure }) => failure !== undefined);
for (const { name, failure } of failed) process.stdout.write(`${name}\n${formatFailure(failure)}\n\n`);
for (const verdict of verdicts) process.stdout.write(renderVerdict(verdict));
const held = verdicts.filter(({ isHeld }) => isHeld).length;
process.stdout.write(`\n${held} of ${rows.length} rows held\n`);
if (held < rows.length) process.exitCode = 1;
