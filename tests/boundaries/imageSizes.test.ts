import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** An image needs its place before it arrives, or it moves what is around it. */

const root = path.resolve(import.meta.dirname, '../..');
const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The image that appears when the applicant chooses a picture, so what it moves follows from a press. */
const shownOnRequest = ['src/screens/id-upload/PictureSide.tsx'];

interface Image {
  readonly file: string;
  readonly tag: string;
}

const images: readonly Image[] = Object.entries(sources).flatMap(([address, source]) => {
  const file = path.relative(root, path.resolve(import.meta.dirname, address));
  return [...source.matchAll(/<img\b.*?\/>/gs)].map(([tag]) => ({ file, tag }));
});

/** Whether the image has both attributes, those of a logo included, or a class with both sizes. */
function hasSize({ file, tag }: Image): boolean {
  if (/\{\.\.\.(?:\w+\.)?logo\}/.test(tag) || (/\bwidth=/.test(tag) && /\bheight=/.test(tag))) return true;
  const [, name = ''] = /className=\{styles\['(\w+)'\]\}/.exec(tag) ?? [];
  const sheet = path.join(root, file.replace('.tsx', '.module.css'));
  const css = name !== '' && existsSync(sheet) ? readFileSync(sheet, 'utf8') : '';
  const [rule = ''] = new RegExp(`\\.${name} \\{[^}]*\\}`).exec(css) ?? [];
  return rule.includes('inline-size:') && rule.includes('block-size:');
}

test('every image has its place before it arrives', () => {
  expect(images.length).toBeGreaterThan(3);
  const without = images.filter((image) => !hasSize(image)).map(({ file }) => file);
  expect(without).toEqual(shownOnRequest);
});
