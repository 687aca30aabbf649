import { describe, expect, it } from 'vitest';
import { listAffectedTests } from './affectedTests';

const createModule = (source: string, imports: readonly string[], types: readonly string[] = []) => ({
  source,
  dependencies: [
    ...imports.map((resolved) => ({ resolved, dependencyTypes: ['local', 'import'] })),
    ...types.map((resolved) => ({ resolved, dependencyTypes: ['local', 'type-only', 'import'] })),
  ],
});

const modules = [
  createModule('src/rules/rule.ts', []),
  createModule('src/rules/rule.test.ts', ['src/rules/rule.ts']),
  createModule('src/screen.tsx', ['src/rules/rule.ts', 'src/screen.tsx']),
  createModule('src/screen.test.tsx', ['src/screen.tsx']),
  createModule('src/typed.ts', [], ['src/rules/rule.ts']),
  createModule('src/typed.test.ts', ['src/typed.ts']),
];

describe('listAffectedTests', () => {
  it.each([
    ['a rule', ['src/rules/rule.ts'], ['src/rules/rule.test.ts', 'src/screen.test.tsx']],
    ['a module whose types alone are imported', ['src/typed.ts'], ['src/typed.test.ts']],
    ['a test', ['src/typed.test.ts'], ['src/typed.test.ts']],
    ['a table that tests read', ['src/rules/table/es.txt'], ['src/rules/rule.test.ts']],
    ['a file without tests around it', ['docs/tests.md'], []],
    ['nothing', [], []],
  ])('%s', (_what, changed, tests) => {
    expect(listAffectedTests(modules, changed)).toEqual(tests);
  });
});
