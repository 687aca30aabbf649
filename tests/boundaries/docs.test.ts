import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What the docs name exists. */

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

const documents = ['README.md', ...files.filter((file) => /^docs\/.*\.md$/.test(file))].map((file) => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));

/** The names of files in a text, whole or from some folder on. Names that begin with a slash or a point are addresses and outputs. */
const listNames = (text: string): readonly string[] =>
  [...text.matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs|css|yaml))(?::\d+)?`/g)].map(([, name = '']) => name);

/** The anchors of a document's headings, as GitHub makes them. */
const listAnchors = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const listLinks = (text: string): readonly string[] =>
  [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);

it.each(documents)('$file names only files that exist', ({ text }) => {
  const exists = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  expect(listNames(text).filter((name) => !exists(name))).toEqual([]);
});

it.each(documents)('$file links only to what exists', ({ file, text }) => {
  const isBroken = (link: string) => {
    const [target = '', anchor] = link.split('#');
    const linked = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    if (anchor === undefined) return !files.some((name) => name === linked || name.startsWith(`${linked}/`));
    return !listAnchors(documents.find((other) => other.file === linked)?.text ?? '').includes(anchor);
  };
  expect(listLinks(text).filter(isBroken)).toEqual([]);
});
