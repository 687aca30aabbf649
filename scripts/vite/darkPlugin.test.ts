import path from 'node:path';
import { expect, it } from 'vitest';
import { darkPlugin, readDarkStyles } from './darkPlugin';
import { listPages } from './findPage';

const root = path.resolve(import.meta.dirname, '../..');
const getFolder = (brand: string) => path.join(root, 'brands', brand);
/** A new brand is light only. */
const brands = [...new Set(listPages(root).map(({ product }) => product))].filter(
  (brand) => readDarkStyles(root, getFolder(brand)) !== null,
);

it.each(brands)(
  'the dark values of %s apply neither in a frame, nor with custom colours, nor where oklch() is unknown',
  (brand) => {
    const styles = readDarkStyles(root, getFolder(brand)) ?? '';
    const [, rules = ''] = /^@supports \(color:oklch\(0% 0 0\)\)\{(.*)\}$/.exec(styles) ?? [];
    const selectors = [...rules.matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector);
    expect(new Set(selectors)).toEqual(new Set([':root:not([data-framed],[data-light])']));
    expect(styles).toMatch(/color-scheme:dark;.*--color-background:oklch\([^)]+\);/);
    expect(styles).not.toMatch(/\/\*|\n| {2}/);
  },
);

it('a brand without dark values adds nothing to its page', () => {
  const built = { brandFolder: path.join(root, 'docs') };
  expect(darkPlugin({ root, built, basePath: '', assetsPath: 'assets' })).toEqual({ name: 'dark' });
});
