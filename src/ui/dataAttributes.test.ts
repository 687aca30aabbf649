import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dataAttributes } from './dataAttributes';

const root = path.resolve(import.meta.dirname, '../..');

/** What sets an attribute: `data-step={route}`, `data-step="…"`, `dataset['step'] = route`. */
const setPattern = /(?<=\s)data-[a-z-]+(?=[=\s>]|$)|(?<=dataset\[')\w+(?='\] = )/gm;
/** What reads or selects one: `[data-step]`, `attr(data-step)`, `'data-step'`, `dataset['step']`. */
const usePattern = /(?<=\[|\battr\(|['"`])data-[a-z-]+|(?<=dataset\[')\w+(?='\](?! = ))/g;

/** `forPhones` of a dataset is `data-for-phones`. */
const toAttribute = (name: string): string =>
  name.startsWith('data-')
    ? name
    : `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The application, the gallery and the QA drawer. */
const texts = ['index.html', 'src', 'gallery', 'qa', 'brands']
  .flatMap((folder) =>
    folder.endsWith('.html')
      ? [folder]
      : readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.join(folder, file),
        ),
  )
  .filter((file) => /\.(?:tsx?|css|html)$/.test(file) && !/\.(?:test|fixture)\.|dataAttributes/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));
const listNames = (pattern: RegExp): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(pattern) ?? []).map(toAttribute));

it('has each attribute that the source sets or reads, and no other', () => {
  const [set, used] = [listNames(setPattern), listNames(usePattern)];
  expect([...set].toSorted()).toEqual(Object.keys(dataAttributes).toSorted());
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
