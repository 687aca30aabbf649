import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findChunkName, lateChunks } from './chunks';

const root = path.resolve(import.meta.dirname, '../..');

/** The static importers of each module. The entry imports `late` only with `import()`; `left` and `right` import each other. */
const importers: Readonly<Record<string, readonly string[]>> = {
  entry: [],
  screen: ['entry'],
  shared: ['late', 'screen'],
  late: [],
  ofLate: ['late'],
  left: ['right', 'screen'],
  right: ['left'],
  alone: ['other'],
  other: ['alone'],
  '/here/src/app/start/afterFirstScreen.ts': [],
  calls: ['/here/src/app/start/afterFirstScreen.ts', '/here/src/app/wiring/formCode.ts'],
  '/here/src/app/wiring/formCode.ts': [],
  rules: ['/here/src/app/wiring/formCode.ts', '/here/src/screens/offer/FixedOfferScreen.tsx'],
  '/here/src/screens/parts/requests/WithStepData.tsx': ['/here/src/screens/offer/FixedOfferScreen.tsx'],
  '/here/src/screens/offer/FixedOfferScreen.tsx': [],
};
const context = {
  getModuleInfo: (id: string) =>
    importers[id] === undefined ? null : { isEntry: id === 'entry', importers: importers[id] },
};

test.each([
  ['entry', 'first'],
  ['screen', 'first'],
  ['shared', 'first'],
  ['left', 'first'],
  ['right', 'first'],
  ['late', null],
  ['ofLate', null],
  ['alone', null],
  ['unknown', null],
  ['/here/src/app/wiring/formCode.ts', 'form'],
  ['calls', 'calls'],
  ['rules', 'form'],
  ['/here/src/screens/parts/requests/WithStepData.tsx', 'screens'],
  ['/here/src/screens/offer/FixedOfferScreen.tsx', 'offers'],
])('%s is in the chunk %s', (id, chunk) => {
  expect(findChunkName(id, context)).toBe(chunk);
});

test.each(
  lateChunks.flatMap(({ name, modules }) =>
    modules.filter((module) => module.startsWith('src/')).map((module) => [module, name] as const),
  ),
)('%s exists and is in the chunk %s', (module, chunk) => {
  const pattern = new RegExp(`^${path.basename(module).replaceAll('.', '\\.').replaceAll('*', '.+')}$`);
  const file = readdirSync(path.join(root, path.dirname(module))).find((name) => pattern.test(name));
  expect(file).toBeDefined();
  expect(findChunkName(`/here/${path.dirname(module)}/${file}`, context)).toBe(chunk);
});
