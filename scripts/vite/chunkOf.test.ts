import { expect, test } from 'vitest';
import { chunkOf } from './chunkOf';

/** Who imports whom at once; `late` is imported by the entry with `import()` alone, `left` and `right` need each other. */
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
  '/here/src/app/leaving.ts': [],
  rules: ['/here/src/app/leaving.ts', '/here/src/app/serverSide.ts'],
  calls: ['/here/src/app/serverSide.ts'],
  '/here/src/domain/countries/es.checks.ts': [],
  '/here/src/screens/ScreenFrame.tsx': ['/here/src/screens/offer/FixedOffer.tsx'],
  '/here/src/screens/WithStepData.tsx': ['/here/src/screens/offer/FixedOffer.tsx'],
  '/here/src/screens/offer/FixedOffer.tsx': [],
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
  ['nobody knows', null],
  ['/here/src/app/leaving.ts', 'leaving'],
  ['rules', 'leaving'],
  ['calls', 'server'],
  ['/here/src/domain/countries/es.checks.ts', 'country'],
  ['\0virtual:phone-metadata', 'country'],
  ['/here/src/screens/ScreenFrame.tsx', 'frame'],
  ['/here/src/screens/WithStepData.tsx', 'acts'],
  ['/here/src/screens/offer/FixedOffer.tsx', 'offers'],
])('%s is in the chunk %s', (id, chunk) => {
  expect(chunkOf(id, context)).toBe(chunk);
});
