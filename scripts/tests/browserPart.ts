import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { listTestedBuilds } from '../builds/testedBuilds';
import { hashInputs } from '../builds/inputs';
import { root } from '../shared/runInParallel';
import { hashFiles } from './keptResults';
import { listProjects, type BrowserReport } from './reports';

/** A Playwright project with tests to run, and what decides their results. */
export interface BrowserProject {
  readonly name: string;
  /** The builds that its tests need. */
  readonly buildNames: readonly string[];
  /** The hash of its builds, of the tests and of the browsers. */
  readonly hash: string;
}

/** Files that browser tests read or run, beside the builds. */
const isForBrowserTests = (file: string): boolean =>
  /^(?:e2e|deploy|scripts|tests\/backend)\/|^playwright\.config\.ts$|^package-lock\.json$|^docs\/(?:interface|embedding)\.md$/.test(
    file,
  ) && !/\.test\.tsx?$/.test(file);

/**
 * Lists the projects of the browser tests that run with these variables.
 *
 * @param files the files of the project
 * @throws when a test file cannot be loaded
 */
export async function listBrowserProjects(
  files: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<readonly BrowserProject[]> {
  const report = collectTests(env);
  const builds = new Map(
    (await listTestedBuilds(root)).map((build) => [build.name, hashInputs(root, build)]),
  );
  const tests = hashFiles(root, files.filter(isForBrowserTests), [
    ...Object.entries(env).flat(),
    ...readBrowserVersions(env),
  ]);
  const withTests = listProjects(report);
  return (report.config?.projects ?? [])
    .filter(({ name }) => withTests.includes(name))
    .map(({ name, metadata }) => {
      const buildNames = readNames(metadata['buildNames']);
      const facts = [name, tests, ...buildNames.map((build) => builds.get(build) ?? '')];
      return { name, buildNames, hash: hashFiles(root, [], facts) };
    });
}

function collectTests(env: Readonly<Record<string, string>>): BrowserReport {
  const command = path.join(root, 'node_modules/.bin/playwright');
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 ** 2 } as const;
  const { status, stdout, stderr } = spawnSync(command, ['test', '--list', '--reporter=json'], {
    ...options,
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
  });
  if (status !== 0) throw new Error(`The browser tests cannot be loaded:\n${stderr}${stdout.slice(0, 4000)}`);
  const report: BrowserReport = JSON.parse(stdout.slice(stdout.indexOf('{')));
  return report;
}

const readNames = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** What each browser of the tests says of its version. */
function readBrowserVersions(env: Readonly<Record<string, string>>): readonly string[] {
  return ['PW_CHROMIUM_PATH', 'PW_FIREFOX_PATH']
    .map((name) => env[name] ?? '')
    .filter((file) => file !== '')
    .map((file) => execFileSync(file, ['--version'], { encoding: 'utf8' }).trim());
}
