import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/shared/runInParallel';

const exported = /^export (?:async )?(?:abstract )?(?:const|function|interface|type|class) ([\w$]+)/gm;

/** Folders whose modules have one interface: the same names in each, with the same meaning. */
const families = [
  'src/domain/countries',
  'src/domain/countries/countryNames',
  'src/tracking/platforms',
  'src/ui/motifs',
];
/** What loads a component later has the name of that component. */
const lazy = ['src/form/lazyComponents.ts'];

const isOwnInterface = (file: string): boolean =>
  lazy.includes(file) ||
  families.some((folder) => [path.dirname(file), path.dirname(path.dirname(file))].includes(folder));

/** The exported names of a module. Overloads of a function are one name. */
const listNames = (file: string): ReadonlySet<string> =>
  new Set([...readFileSync(path.join(root, file), 'utf8').matchAll(exported)].map(([, name = '']) => name));

it('gives each exported name of the source one meaning', () => {
  const names = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|gen)\./.test(file) && !isOwnInterface(file))
    .flatMap((file) => [...listNames(file)]);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(names.length).toBeGreaterThan(1_000);
});
