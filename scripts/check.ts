import path from 'node:path';
import { root, runInParallel, type Command } from './runInParallel';

/**
 * npm run check: runs all static checks in parallel, the slowest first. Fails if one of them fails. Results are cached in
 * `node_modules/.cache`, so a second run only checks what has changed. If `CI` is set, nothing is cached.
 */
const isCached = (process.env['CI'] ?? 'false') === 'false';
const cacheFolder = path.join(root, 'node_modules/.cache');

/** The arguments that make a command use its cache. */
function cached(...args: readonly string[]): readonly string[] {
  return isCached ? args : [];
}

const checks: readonly Command[] = [
  {
    name: 'types',
    command: 'tsc',
    args: ['--noEmit', ...cached('--incremental', '--tsBuildInfoFile', `${cacheFolder}/check.tsbuildinfo`)],
  },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  {
    name: 'format',
    command: 'prettier',
    args: [
      '--check',
      '--log-level',
      'warn',
      '.',
      ...cached('--cache', '--cache-strategy', 'content', '--cache-location', `${cacheFolder}/prettier.json`),
    ],
  },
  { name: 'dead code', command: 'knip', args: cached('--cache', '--cache-location', `${cacheFolder}/knip`) },
  checkImports('imports', '.dependency-cruiser.mjs', [
    'src',
    'brands',
    'tests',
    'e2e',
    'scripts',
    'deploy',
    'bench',
    'gallery',
    'qa',
    'embed',
  ]),
  checkImports('imports of the first step', '.dependency-cruiser.first.mjs', ['src']),
  { name: 'generated code', command: 'tsx', args: ['scripts/contract.ts', '--check'] },
  { name: 'loader of embedding pages', command: 'tsx', args: ['scripts/embed.ts', '--check'] },
  { name: 'packages', command: 'tsx', args: ['scripts/auditLock.ts'] },
  { name: 'data attributes', command: 'tsx', args: ['scripts/attributes.ts', '--check'] },
];

function checkImports(name: string, config: string, folders: readonly string[]): Command {
  const cache = cached('--cache', `${cacheFolder}/${config}`, '--cache-strategy', 'content');
  const args = [...folders, '--config', config, '--output-type', 'err-long', ...cache];
  return { name, command: 'depcruise', args };
}

const failed = await runInParallel(checks);
if (failed.length > 0) process.exit(1);
