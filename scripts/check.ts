import { runBeside, type Command } from './beside';

/** Everything that can be told from the source alone, the longest first. Fails when one of them does. */
const checks: readonly Command[] = [
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'dead code', command: 'knip', args: [] },
  {
    name: 'imports',
    command: 'depcruise',
    args: 'src brands tests e2e scripts bench gallery qa --config .dependency-cruiser.mjs --output-type err-long'.split(
      ' ',
    ),
  },
  {
    name: 'imports of the first step',
    command: 'depcruise',
    args: 'src --config .dependency-cruiser.first.mjs --output-type err-long'.split(' '),
  },
  { name: 'what the contract generates', command: 'tsx', args: ['scripts/contract.ts', '--check'] },
];

const failed = await runBeside(checks);
if (failed.length > 0) process.exit(1);
