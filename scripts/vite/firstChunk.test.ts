import { expect, test } from 'vitest';
import { firstChunk } from './firstChunk';

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
])('%s is in the chunk %s', (id, chunk) => {
  expect(firstChunk(id, context)).toBe(chunk);
});
