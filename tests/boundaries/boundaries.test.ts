import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseOptions } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';

/** Each forbidden arrow, tried in a small house of the same floors: from a file to a file. */
const forbidden = [
  ['browser-tests-take-states-from-their-table', 'e2e/fixtures/states.ts', 'src/domain/pages/cost.ts'],
  ['countries-stand-alone', 'src/domain/countries/a.ts', 'src/domain/lead/b.ts'],
  ['lead-below-catalogue', 'src/domain/lead/a.ts', 'src/domain/catalogue/b.ts'],
  ['catalogue-below-pages', 'src/domain/catalogue/a.ts', 'src/domain/pages/b.ts'],
  ['told-of-leads-alone', 'src/domain/tracking/a.ts', 'src/domain/pages/b.ts'],
  ['pages-below-journey', 'src/domain/pages/a.ts', 'src/domain/journey/b.ts'],
  ['domain-is-the-ground', 'src/domain/journey/a.ts', 'src/platform/b.ts'],
  ['platform-knows-the-browser-alone', 'src/platform/a.ts', 'src/state/b.ts'],
  ['ui-is-plain', 'src/ui/a.ts', 'src/domain/lead/b.ts'],
  ['api-below-state', 'src/api/a.ts', 'src/state/b.ts'],
  ['state-below-screens', 'src/state/a.ts', 'src/screens/step/b.ts'],
  ['tracking-below-screens', 'src/tracking/a.ts', 'src/screens/step/b.ts'],
  ['form-knows-no-state', 'src/form/a.ts', 'src/state/b.ts'],
  ['shell-knows-no-screen', 'src/shell/a.ts', 'src/screens/step/b.ts'],
  ['screens-below-app', 'src/screens/step/a.ts', 'src/app/b.ts'],
  ['no-screen-imports-another', 'src/screens/step/a.ts', 'src/screens/checking/b.ts'],
  ['brands-are-data', 'brands/ondara/a.ts', 'src/state/b.ts'],
  ['src-knows-no-brand', 'src/app/a.ts', 'brands/ondara/b.ts'],
  ['src-knows-no-country', 'src/app/a.ts', 'src/domain/countries/es.ts'],
  ['src-knows-no-country', 'src/domain/countries/pl.ts', 'src/domain/countries/es.checks.ts'],
  ['back-end-knows-the-contract', 'tests/backend/a.ts', 'src/state/b.ts'],
  ['browser-tests-see-what-people-see', 'e2e/a.ts', 'src/state/b.ts'],
  ['bench-measures-from-outside', 'bench/measure/a.ts', 'src/state/b.ts'],
  ['references-stand-alone', 'bench/stack/a.ts', 'bench/measure/b.ts'],
  ['nothing-needs-the-bench', 'src/app/a.ts', 'bench/b.ts'],
  ['nothing-needs-the-gallery', 'src/app/a.ts', 'gallery/b.ts'],
  ['gallery-shows-what-there-is', 'gallery/a.ts', 'src/app/b.ts'],
  ['nothing-needs-the-drawer', 'src/app/a.ts', 'qa/b.ts'],
  ['drawer-takes-what-there-is', 'qa/a.ts', 'tests/backend/b.ts'],
] as const;

const allowed = [
  ['src/app/a.ts', 'src/screens/step/b.ts'],
  ['src/screens/step/a.ts', 'src/state/b.ts'],
  ['src/state/a.ts', 'src/domain/journey/b.ts'],
  ['src/form/a.ts', 'src/ui/b.ts'],
  ['src/domain/journey/a.ts', 'src/domain/pages/b.ts'],
  ['src/domain/pages/a.ts', 'src/domain/tracking/b.ts'],
  ['bench/measure/a.ts', 'e2e/b.ts'],
  ['bench/stack/a.ts', 'bench/reference/b.ts'],
  ['qa/a.ts', 'src/state/b.ts'],
] as const;

const { forbidden: rules = [] } = await extractConfig(
  path.resolve(import.meta.dirname, '../../.dependency-cruiser.mjs'),
);
/** A file and the module that it may not name. */
const forbiddenModules = [
  ['domain-is-pure', 'src/domain/lead/a.ts', 'react'],
  ['one-reader-of-the-page', 'src/app/a.ts', 'virtual:page'],
  ['texts-are-asked-for-once', 'src/form/a.ts', 'react-i18next'],
] as const;

const { forbidden: lateRules = [] } = await extractConfig(
  path.resolve(import.meta.dirname, '../../.dependency-cruiser.first.mjs'),
);
/** A file that the first step may not load at once, however many imports away. */
const late = [
  ['first-step-knows-no-catalogue', 'src/domain/catalogue/steps.ts'],
  ['first-step-judges-nothing', 'src/domain/catalogue/reading.ts'],
  ['first-step-paints-nothing-over', 'src/domain/pages/accents.ts'],
  ['first-step-calls-nobody', 'src/state/sending/submission.ts'],
  ['first-step-shows-itself-alone', 'src/screens/checking/Checking.ts'],
] as const;

const house = mkdtempSync(path.join(tmpdir(), 'house-'));

/** Puts two files into the house, the first importing the second, each in a wing of its own. */
function build(wing: string, from: string, to: string): void {
  const [first, second] = [from, to].map((file) => path.join(house, wing, file));
  if (first === undefined || second === undefined) return;
  for (const file of [first, second]) mkdirSync(path.dirname(file), { recursive: true });
  const address = path.relative(path.dirname(first), second).replace(/\.ts$/, '');
  writeFileSync(first, `import { b } from './${address}';\nexport const a = b;\n`);
  writeFileSync(second, 'export const b = 1;\n');
}

/** The sentences of the rules that a wing breaks. */
async function broken(
  wing: string,
  ruleSet: NonNullable<ICruiseOptions['ruleSet']> = { forbidden: rules },
  exclude: NonNullable<ICruiseOptions['exclude']> = {},
): Promise<readonly string[]> {
  const baseDir = path.join(house, wing);
  const { output } = await cruise(
    ['src', 'brands', 'tests', 'e2e', 'bench', 'gallery', 'qa'].filter((floor) =>
      existsSync(path.join(baseDir, floor)),
    ),
    {
      baseDir,
      doNotFollow: 'node_modules',
      exclude,
      ruleSet,
      validate: true,
    },
  );
  if (typeof output === 'string') throw new Error('The cruise answered a text.');
  return output.summary.violations.map(({ rule }) => rule.name);
}

beforeAll(() => {
  for (const [name, from, to] of forbidden) build(name, from, to);
  for (const [index, [from, to]] of allowed.entries()) build(`allowed-${index}`, from, to);
  for (const [name, from, module] of forbiddenModules) {
    build(name, from, from.replace('/a.ts', '/b.ts'));
    writeFileSync(path.join(house, name, from), `import * as m from '${module}';\nexport const a = m;\n`);
    symlinkSync(path.resolve('node_modules'), path.join(house, name, 'node_modules'));
  }
  for (const [name, file] of late) {
    for (const how of ['at once', 'late'] as const) {
      const wing = `${name} ${how}`;
      build(wing, 'src/app/b.ts', file);
      build(wing, 'src/main.ts', 'src/app/between.ts');
      renameSync(path.join(house, wing, 'src/main.ts'), path.join(house, wing, 'src/main.tsx'));
      writeFileSync(
        path.join(house, wing, 'src/app/between.ts'),
        how === 'late'
          ? "export const b = import('./b');\n"
          : "import { a } from './b';\nexport const b = a;\n",
      );
    }
  }
  build('no-cycle', 'src/domain/lead/a.ts', 'src/domain/lead/b.ts');
  writeFileSync(
    path.join(house, 'no-cycle/src/domain/lead/b.ts'),
    "import { a } from './a';\nexport const b = () => a;\n",
  );
});

afterAll(() => rmSync(house, { recursive: true }));

describe('an arrow that the house forbids', () => {
  it.each([...forbidden, ...forbiddenModules])('is refused: %s', async (name) => {
    expect(await broken(name)).toContain(name);
  });

  it('is refused when two files need each other', async () => {
    expect(await broken('no-cycle')).toEqual(['no-cycle']);
  });

  it('is tried for every rule, and each rule says what to do instead', () => {
    const tried = new Set<string>([...forbidden, ...forbiddenModules].map(([name]) => name));
    expect(rules.map(({ name = '' }) => name).filter((name) => !tried.has(name))).toEqual(['no-cycle']);
    expect(tried.size).toBe(rules.length - 1);
    for (const { comment = '' } of rules) expect(comment.length).toBeGreaterThan(30);
  });
});

describe('what the first step must not load at once', () => {
  const cruiseFirst = (wing: string) => broken(wing, { forbidden: lateRules }, { dynamic: true });

  it.each(late)('is refused: %s', async (name) => {
    expect(await cruiseFirst(`${name} at once`)).toEqual([name]);
    expect(await cruiseFirst(`${name} late`)).toEqual([]);
  });

  it('is tried for every rule', () => {
    expect(lateRules.map(({ name }) => name)).toEqual(late.map(([name]) => name));
  });
});

describe('an arrow that goes downwards', () => {
  it.each(allowed.map(([from, to], index) => [from, to, index] as const))(
    'is free: %s to %s',
    async (_from, _to, index) => {
      expect(await broken(`allowed-${index}`)).toEqual([]);
    },
  );
});
