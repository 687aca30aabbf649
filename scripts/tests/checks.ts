import { isCi } from '../shared/ci';
import type { Command } from '../shared/runInParallel';

const cacheFolder = 'node_modules/.cache';

/** The folders whose imports are checked. */
const cruisedFolders = [
  'src',
  'brands',
  'experiments',
  'tests',
  'e2e',
  'scripts',
  'deploy',
  'tools',
  'gallery',
  'qa',
  'embed',
] as const;

/** The arguments that make a command use its cache. */
function cached(...args: readonly string[]): readonly string[] {
  return isCi ? [] : args;
}

/**
 * The static checks, the slowest first. Results are cached in `node_modules/.cache`, so a second run only checks what has changed. If `CI` is
 * set, nothing is cached.
 */
export const checks: readonly Command[] = [
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
      'err-long',
      ...cached('--cache', `${cacheFolder}/imports`, '--cache-strategy', 'content'),
    ],
  },
  { name: 'dead code', command: 'knip', args: cached('--cache', '--cache-location', `${cacheFolder}/knip`) },
  { name: 'generated code', command: 'tsx', args: ['scripts/contract/contract.ts', '--check'] },
  { name: 'generated docs', command: 'tsx', args: ['scripts/docs/docs.ts', '--check'] },
  { name: 'loader of embedding pages', command: 'tsx', args: ['scripts/embed/embed.ts', '--check'] },
  { name: 'packages', command: 'tsx', args: ['scripts/audit/audit.ts'] },
];
