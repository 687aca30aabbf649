import path from 'node:path';
import { expect, test } from 'vitest';
import { createClassNames } from './classNames';
import { listFiles } from './compressTexts';

const root = path.resolve(import.meta.dirname, '../..');
const modules = listFiles(path.join(root, 'src'))
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => path.join(root, 'src', file));

test('names each class of each module differently, and as a class can be named', () => {
  const nameClass = createClassNames(root);
  const names = modules.flatMap((file) => ['first', 'second', 'third'].map((name) => nameClass(name, file)));
  expect(new Set(names).size).toBe(modules.length * 3);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]_*\d+$/);
});

test('keeps the name of a class, in another order of files too', () => {
  const nameClass = createClassNames(root);
  const names = modules.map((file) => nameClass('first', file));
  const again = createClassNames(root);
  expect(modules.toReversed().map((file) => again('first', file))).toEqual(names.toReversed());
  expect(modules.map((file) => nameClass('first', file))).toEqual(names);
});

test('refuses a file outside of the sources', () => {
  expect(() => createClassNames(root)('first', path.join(root, 'qa/qa.module.css'))).toThrow('no CSS module');
});
