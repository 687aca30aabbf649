import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkedTokens, contrastPairs } from '../../src/domain/pages/looks/accents';
import { getContrastRatio, readColor, type Color } from '../../src/domain/pages/looks/color';
import { listPages } from '../../scripts/vite/findPage';

const root = path.resolve(import.meta.dirname, '../..');
const brands = [...new Set(listPages(root).map(({ product }) => product))];

/** The colours of a style sheet, by name without `--color-`. */
function readColors(file: string): ReadonlyMap<string, string> {
  const found = readFileSync(path.join(root, file), 'utf8').matchAll(/--color-([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

/** The style sheets of each scheme, the later ones over the earlier ones. */
const schemes = {
  light: (brand: string) => ['src/ui/tokens.css', `brands/${brand}/theme.css`],
  dark: (brand: string) => [...schemes.light(brand), 'src/ui/dark.css', `brands/${brand}/dark.css`],
};
const looks = brands.flatMap((brand) => [
  { brand, scheme: 'light' as const },
  ...(existsSync(path.join(root, 'brands', brand, 'dark.css')) ? [{ brand, scheme: 'dark' as const }] : []),
]);

/** A colour of a brand: its own, or else the default. */
function getColor({ brand, scheme }: (typeof looks)[number], name: string): Color {
  const all = new Map(schemes[scheme](brand).flatMap((file) => [...readColors(file)]));
  const value = all.get(name) ?? '';
  const [, other] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? [];
  const color = readColor(all.get(other ?? name) ?? '');
  if (color === null)
    throw new Error(`${name} of ${brand} (${scheme}) is "${value}", which is not a readable colour.`);
  return color;
}

it.each(looks)('the $scheme colours of $brand can be parsed and have enough contrast', (look) => {
  const tokens = new Map(checkedTokens.map((name) => [name, getColor(look, name)]));
  const lowContrastPairs = contrastPairs.filter(([foreground, background, ratio]) => {
    const [one, other] = [tokens.get(foreground), tokens.get(background)];
    return one === undefined || other === undefined || getContrastRatio(one, other) < ratio;
  });
  expect(lowContrastPairs).toEqual([]);
});
