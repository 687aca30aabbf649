import { cruisedFolders, importsCache } from './imports/graph';
import { installPackages } from './install.mjs';
import { runInParallel, type Command } from './runInParallel';

/**
 * npm run check: runs all static checks, first the one that takes a second, then the others in parallel, the slowest first. It stops at
 * the first that fails. Results are cached in `node_modules/.cache`, so a second run only checks what has changed. If `CI` is set, nothing is
 * cached.
 */
const isCached = (process.env['CI'] ?? 'false') === 'false';
const cacheFolder = 'node_modules/.cache';

/** The arguments that make a command use its cache. */
function cached(...args: readonly string[]): readonly string[] {
  return isCached ? args : [];
}

const quickCheck: Command = { name: 'lint without types', command: 'oxlint', args: [] };

const checks: readonly Command[] = [
  { name: 'types and lint', command: 'oxlint', args: ['--type-aware', '--type-check'] },
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
  {
    name: 'imports',
    command: 'depcruise',
    args: [
      ...cruisedFolders,
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      `plugin:${import.meta.resolve('./imports/report.mjs')}`,
      ...cached(...importsCache),
    ],
  },
  { name: 'dead code', command: 'knip', args: cached('--cache', '--cache-location', `${cacheFolder}/knip`) },
  { name: 'generated code', command: 'tsx', args: ['scripts/contract.ts', '--check'] },
  { name: 'data attributes', command: 'tsx', args: ['scripts/attributes.ts', '--check'] },
  { name: 'loader of embedding pages', command: 'tsx', args: ['scripts/embed.ts', '--check'] },
  { name: 'packages', command: 'tsx', args: ['scripts/auditLock.ts'] },
];

installPackages();
for (const part of [[quickCheck], checks])
  if ((await runInParallel(part, { stopsAtFailure: true })).length > 0) process.exit(1);
