import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { root } from '../shared/runInParallel';
import { listProjects } from './reports';

/**
 * Lists the builds that the browser tests need that run with these variables.
 *
 * @throws when a test file cannot be loaded
 */
export function listBuildNames(env: Readonly<Record<string, string>>): readonly string[] {
  const command = path.join(root, 'node_modules/.bin/playwright');
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 ** 2 } as const;
  const { status, stdout, stderr } = spawnSync(command, ['test', '--list', '--reporter=json'], {
    ...options,
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
  });
  if (status !== 0) throw new Error(`The browser tests cannot be loaded:\n${stderr}${stdout.slice(0, 4000)}`);
  const report: JSONReport = JSON.parse(stdout.slice(stdout.indexOf('{')));
  const withTests = listProjects(report);
  const names = report.config.projects
    .filter(({ name }) => withTests.includes(name))
    .flatMap(({ metadata }) => metadata['buildNames']);
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}
