import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { findEagerImports, firstStepRules } from '../../scripts/imports/firstStep.mjs';

/** Each rule with a forbidden import, from a file to a file, tried in a temporary project. */
const forbidden = [
  ['browser-tests-import-tables-only', 'e2e/fixtures/states.ts', 'src/domain/pages/cost.ts'],
  ['countries-import-no-other-layer', 'src/domain/countries/a.ts', 'src/domain/lead/b.ts'],
  ['lead-below-catalogue', 'src/domain/lead/a.ts', 'src/domain/catalogue/b.ts'],
  ['catalogue-below-pages', 'src/domain/catalogue/a.ts', 'src/domain/pages/b.ts'],
  ['tracking-rules-below-pages', 'src/domain/tracking/a.ts', 'src/domain/pages/b.ts'],
  ['duties-below-pages', 'src/domain/duties/a.ts', 'src/domain/pages/b.ts'],
  ['pages-below-journey', 'src/domain/pages/a.ts', 'src/domain/journey/b.ts'],
  ['domain-is-the-lowest-layer', 'src/domain/journey/a.ts', 'src/platform/b.ts'],
  ['platform-below-other-layers', 'src/platform/a.ts', 'src/state/b.ts'],
  ['ui-imports-no-other-layer', 'src/ui/a.ts', 'src/domain/lead/b.ts'],
  ['api-below-state', 'src/api/a.ts', 'src/state/b.ts'],
  ['state-below-screens', 'src/state/a.ts', 'src/screens/step/b.ts'],
  ['tracking-below-screens', 'src/tracking/a.ts', 'src/screens/step/b.ts'],
  ['form-imports-no-state', 'src/form/a.ts', 'src/state/b.ts'],
  ['shell-imports-no-screen', 'src/shell/a.ts', 'src/screens/step/b.ts'],
  ['screens-below-app', 'src/screens/step/a.ts', 'src/app/b.ts'],
  ['slices-below-listeners', 'src/state/slices/a.ts', 'src/state/listeners/b.ts'],
  ['submission-below-listeners', 'src/state/submission/a.ts', 'src/state/listeners/b.ts'],
  ['tests-import-no-higher-layer', 'src/state/a.test.ts', 'src/app/b.ts'],
  ['no-screen-imports-another', 'src/screens/step/a.ts', 'src/screens/checking/b.ts'],
  ['brands-import-no-source', 'brands/ondara/a.ts', 'src/state/b.ts'],
  ['source-imports-no-brand', 'src/app/a.ts', 'brands/ondara/b.ts'],
  ['source-imports-no-country', 'src/app/a.ts', 'src/domain/countries/es.ts'],
  ['source-imports-no-country', 'src/domain/countries/pl.ts', 'src/domain/countries/es.checks.ts'],
  ['back-end-imports-contract-and-domain', 'tests/backend/a.ts', 'src/state/b.ts'],
  ['browser-tests-import-no-source', 'e2e/a.ts', 'src/state/b.ts'],
  ['bench-imports-no-source', 'tools/bench/measure/a.ts', 'src/state/b.ts'],
  ['references-import-nothing-else', 'tools/bench/stack/a.ts', 'tools/bench/measure/b.ts'],
  ['tools-are-not-imported', 'src/app/a.ts', 'tools/bench/b.ts'],
  ['tools-are-not-imported', 'e2e/journeys/a.ts', 'tools/webkit/b.ts'],
  ['deploy-imports-nothing-else', 'deploy/a.ts', 'scripts/b.ts'],
  ['loader-imports-only-messages', 'embed/a.ts', 'src/state/b.ts'],
  ['loader-is-not-imported', 'src/app/a.ts', 'embed/b.ts'],
  ['gallery-is-not-imported', 'src/app/a.ts', 'gallery/b.ts'],
  ['gallery-imports-no-application', 'gallery/a.ts', 'src/app/b.ts'],
  ['qa-drawer-is-not-imported', 'src/app/a.ts', 'qa/b.ts'],
  ['qa-drawer-imports-only-source', 'qa/a.ts', 'tests/backend/b.ts'],
] as const;

const allowed = [
  ['src/app/a.ts', 'src/screens/step/b.ts'],
  ['src/screens/step/a.ts', 'src/state/b.ts'],
  ['src/state/a.ts', 'src/domain/journey/b.ts'],
  ['src/form/a.ts', 'src/ui/b.ts'],
  ['src/domain/journey/a.ts', 'src/domain/pages/b.ts'],
  ['src/domain/pages/a.ts', 'src/domain/tracking/b.ts'],
  ['tools/bench/measure/a.ts', 'e2e/b.ts'],
  ['e2e/webkit/a.ts', 'tools/webkit/b.ts'],
  ['tools/bench/stack/a.ts', 'tools/bench/reference/b.ts'],
  ['qa/a.ts', 'src/state/b.ts'],
  ['embed/a.ts', 'src/domain/embedding/hostMessages.ts'],
] as const;

const { forbidden: rules = [] } = await extractConfig(
  path.resolve(import.meta.dirname, '../../.dependency-cruiser.mjs'),
);
/** A file and a module that it must not import. */
const forbiddenModules = [
  ['domain-is-pure', 'src/domain/lead/a.ts', 'react'],
  ['one-reader-of-the-page', 'src/app/a.ts', 'virtual:page'],
  ['form-library-in-form', 'src/screens/a.ts', 'react-hook-form'],
  ['texts-come-from-one-hook', 'src/form/a.ts', 'react-i18next'],
] as const;

/** A module that the first step must not load eagerly, directly or indirectly. */
const lazyModules = [
  ['first-step-without-catalogue', 'src/domain/catalogue/steps.ts'],
  ['first-step-without-validation', 'src/domain/catalogue/reading.ts'],
  ['first-step-without-custom-colors', 'src/domain/pages/accents.ts'],
  ['first-step-without-server-code', 'src/state/submission/submissionListeners.ts'],
  ['first-step-without-other-screens', 'src/screens/checking/CheckingScreen.ts'],
] as const;

/** How a file imports `./b`: with itself, later, or only its types. */
const loadings = {
  eager: "import { a } from './b';\nexport const b = a;\n",
  lazy: "export const b = import('./b');\n",
  typed: "import type { a } from './b';\nexport type B = typeof a;\nexport type C = typeof import('./b');\n",
} as const;

const root = mkdtempSync(path.join(tmpdir(), 'boundaries-'));

/** Writes two files into a project, the first of which imports the second. */
function writeProject(project: string, from: string, to: string): void {
  const [first, second] = [from, to].map((file) => path.join(root, project, file));
  if (first === undefined || second === undefined) return;
  for (const file of [first, second]) mkdirSync(path.dirname(file), { recursive: true });
  const address = path.relative(path.dirname(first), second).replace(/\.ts$/, '');
  writeFileSync(first, `import { b } from './${address}';\nexport const a = b;\n`);
  writeFileSync(second, 'export const b = 1;\n');
}

/** Reads the imports of a project, and checks them by the rules. */
async function cruiseProject(project: string): Promise<ICruiseResult> {
  const baseDir = path.join(root, project);
  const { output } = await cruise(
    ['src', 'brands', 'tests', 'e2e', 'tools', 'deploy', 'embed', 'gallery', 'qa'].filter((folder) =>
      existsSync(path.join(baseDir, folder)),
    ),
    {
      baseDir,
      doNotFollow: 'node_modules',
      ruleSet: { forbidden: rules },
      validate: true,
      tsPreCompilationDeps: true,
    },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text.');
  return output;
}

/** The names of the rules that a project breaks. */
async function findBrokenRules(project: string): Promise<readonly string[]> {
  return (await cruiseProject(project)).summary.violations.map(({ rule }) => rule.name);
}

beforeAll(() => {
  for (const [name, from, to] of forbidden) writeProject(name, from, to);
  for (const [index, [from, to]] of allowed.entries()) writeProject(`allowed-${index}`, from, to);
  for (const [name, from, module] of forbiddenModules) {
    writeProject(name, from, from.replace('/a.ts', '/b.ts'));
    writeFileSync(path.join(root, name, from), `import * as m from '${module}';\nexport const a = m;\n`);
    symlinkSync(path.resolve('node_modules'), path.join(root, name, 'node_modules'));
  }
  for (const [name, file] of lazyModules) {
    for (const [loading, content] of Object.entries(loadings)) {
      const project = `${name} ${loading}`;
      writeProject(project, 'src/app/b.ts', file);
      writeProject(project, 'src/main.ts', 'src/app/intermediate.ts');
      renameSync(path.join(root, project, 'src/main.ts'), path.join(root, project, 'src/main.tsx'));
      writeFileSync(path.join(root, project, 'src/app/intermediate.ts'), content);
    }
  }
  writeProject('no-cycle', 'src/domain/lead/a.ts', 'src/domain/lead/b.ts');
  writeFileSync(
    path.join(root, 'no-cycle/src/domain/lead/b.ts'),
    "import { a } from './a';\nexport const b = () => a;\n",
  );
});

afterAll(() => rmSync(root, { recursive: true }));

describe('forbidden imports', () => {
  it.each([...forbidden, ...forbiddenModules])('rejects an import that breaks %s', async (name) => {
    expect(await findBrokenRules(name)).toContain(name);
  });

  it('rejects two files that import each other', async () => {
    expect(await findBrokenRules('no-cycle')).toEqual(['no-cycle']);
  });

  it('covers every rule, and each rule explains the alternative', () => {
    const covered = new Set<string>([...forbidden, ...forbiddenModules].map(([name]) => name));
    expect(rules.map(({ name = '' }) => name).filter((name) => !covered.has(name))).toEqual(['no-cycle']);
    expect(covered.size).toBe(rules.length - 1);
    for (const { comment = '' } of rules) expect(comment.length).toBeGreaterThan(30);
  });
});

describe('eager imports of the first step', () => {
  it.each(lazyModules)(
    'reject an eager import that breaks %s, and allow a lazy one and one of types',
    async (name, file) => {
      const find = async (loading: keyof typeof loadings) =>
        findEagerImports((await cruiseProject(`${name} ${loading}`)).modules);
      const way = ['src/main.tsx', 'src/app/intermediate.ts', 'src/app/b.ts', file];
      expect(await find('eager')).toEqual([
        { name, way, comment: expect.stringContaining('The first step loads') },
      ]);
      expect(await find('lazy')).toEqual([]);
      expect(await find('typed')).toEqual([]);
    },
  );

  it('cover every rule of the first step', () => {
    expect(firstStepRules.map(({ name }) => name)).toEqual(lazyModules.map(([name]) => name));
  });
});

describe('allowed imports', () => {
  it.each(allowed.map(([from, to], index) => [from, to, index] as const))(
    'allows %s to import %s',
    async (_from, _to, index) => {
      expect(await findBrokenRules(`allowed-${index}`)).toEqual([]);
    },
  );
});
