import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { judgedTokens, pairs } from '../../src/domain/pages/accents';
import { contrast, readColor, type Color } from '../../src/domain/pages/color';
import { listPages } from '../../scripts/vite/pagePlugin';

const root = path.resolve(import.meta.dirname, '../..');
const brands = [...new Set(listPages(root).map(({ product }) => product))];

/** The colours of a style sheet, by their names without `--color-`. */
function colorsIn(file: string): ReadonlyMap<string, string> {
  const found = readFileSync(path.join(root, file), 'utf8').matchAll(/--color-([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

/** A brand's colour: its own, or else the one that no brand has changed. */
function colorOf(brand: string, name: string): Color {
  const all = new Map([...colorsIn('src/ui/tokens.css'), ...colorsIn(`brands/${brand}/theme.css`)]);
  const value = all.get(name) ?? '';
  const [, other] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? [];
  const color = readColor(all.get(other ?? name) ?? '');
  if (color === null) throw new Error(`${name} of ${brand} is "${value}", which cannot be judged.`);
  return color;
}

it.each(brands)('the colours of %s can be read, and judged beside custom ones', (brand) => {
  const tokens = new Map(judgedTokens.map((name) => [name, colorOf(brand, name)]));
  const hard = pairs.filter(([upon, ground, ratio]) => {
    const [one, other] = [tokens.get(upon), tokens.get(ground)];
    return one === undefined || other === undefined || contrast(one, other) < ratio;
  });
  expect(hard).toEqual([]);
});
