import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Modules that are rows of a table: each exports the same names. */
const rowsOfTables = [
  /^src\/domain\/countries\/[a-z]{2}(?:\.checks|\.help)?\.ts$/,
  /^src\/domain\/countries\/(?:country|region)Names\/\w+\.ts$/,
  /^src\/tracking\/platforms\/\w+\/(?:adapter|platform)\.ts$/,
  /^src\/ui\/(?:motifs|scenes)\/\w+\.tsx?$/,
];

/** A module of lazy components exports each under the name of the component that it loads. */
const lazyModules = /\/lazy\w+\.ts$/;

const exported = /^export (?:default )?(?:async )?(?:const|function|type|interface|class) ([A-Za-z]\w*)/gm;
/** The actions of a slice. */
const exportedTogether = /^export const \{([^}]+)\}/gm;

/** A type or component that only its own module uses. */
const internal = /^(?:const|function|type|interface|class) ([A-Z]\w*)/gm;

/** A function has one line for each of its signatures. */
function listExportedNames(text: string): ReadonlySet<string> {
  const together = Array.from(text.matchAll(exportedTogether), ([, names = '']) => names.match(/\w+/g) ?? []);
  return new Set([...Array.from(text.matchAll(exported), ([, name = '']) => name), ...together.flat()]);
}

const texts = new Map(
  execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|gen)\./.test(file))
    .filter((file) => !lazyModules.test(file) && !rowsOfTables.some((rows) => rows.test(file)))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** The modules that export each name. */
const homes = new Map<string, readonly string[]>();
for (const [file, text] of texts)
  for (const name of listExportedNames(text)) homes.set(name, [...(homes.get(name) ?? []), file]);

it('exports each name from one module', () => {
  expect([...homes].filter(([, files]) => files.length > 1)).toEqual([]);
});

it('names no type and no component as an exported one of another module', () => {
  const found = [...texts].flatMap(([file, text]) =>
    Array.from(text.matchAll(internal), ([, name = '']) => ({ file, name })).filter(
      ({ name }) => homes.get(name)?.some((home) => home !== file) === true,
    ),
  );
  expect(found).toEqual([]);
});

it('exports no name with a word that the glossary replaces', () => {
  const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Words that no exported name has');
  const [, ...rows] = Array.from(table.matchAll(/^\| ([a-z, ]+?) +\|/gm), ([, words = '']) =>
    words.split(', '),
  );
  const replaced = rows.flat().flatMap((word) => [word, `${word}s`]);
  expect(replaced).toEqual(expect.arrayContaining(['keeps', 'told']));
  const listWords = (name: string) => (name.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
  expect([...homes.keys()].filter((name) => listWords(name).some((word) => replaced.includes(word)))).toEqual(
    [],
  );
});
