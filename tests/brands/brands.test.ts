import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../src/domain/countries/money';
import { languageTags } from '../../src/domain/countries/locales';
import type { Brand } from '../../src/domain/pages/looks/brand';
import { allPages } from '../catalogue/allPages';
import { getOklchContrast } from './contrast';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'brands');
const brands = readdirSync(folder);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const parseTokens = (css: string) =>
  new Map(
    [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]),
  );
const commonTokens = parseTokens(read('src/ui/tokens.css'));
const readBrandTokens = (brand: string) => parseTokens(read(`brands/${brand}/theme.css`));
const commonDarkTokens = parseTokens(read('src/ui/dark.css'));
/** The dark values of a brand. Null if it declines them in `brand.ts`. */
const readDarkTokens = (brand: string) =>
  existsSync(path.join(folder, brand, 'dark.css')) ? parseTokens(read(`brands/${brand}/dark.css`)) : null;
const identities = import.meta.glob<Brand>('../../brands/*/brand.ts', { eager: true, import: 'default' });

/** The tokens that every brand must set. Others are optional. */
const requiredTokens = [
  'background',
  'surface',
  'text',
  'text-quiet',
  'border',
  'border-strong',
  'focus',
  'accent',
  'accent-strong',
  'accent-quiet',
  'on-accent',
  'on-accent-quiet',
  'hero',
  'hero-middle',
  'hero-end',
  'on-hero',
  'on-hero-quiet',
  'art-1',
  'art-2',
  'art-3',
]
  .map((role) => `--color-${role}`)
  .concat(
    '--font-heading',
    '--font-text',
    '--weight-heading',
    '--tracking-heading',
    '--size-hero',
    '--radius-control',
    '--radius-card',
    '--radius-button',
    '--shadow-card',
  );

/** Text needs 4.5, shapes need 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = [
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['text-quiet', 'background', 4.5],
  ['text-quiet', 'surface', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-accent-quiet', 'accent-quiet', 4.5],
  ['accent-strong', 'surface', 4.5],
  ['accent-strong', 'background', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'danger-quiet', 4.5],
  ['success', 'success-quiet', 4.5],
  ['success', 'surface', 4.5],
  ['warning', 'warning-quiet', 4.5],
  ['info', 'info-quiet', 4.5],
  ['surface', 'success', 4.5],
  ['surface', 'danger', 4.5],
  ['text-quiet', 'accent-quiet', 4.5],
  ['accent-strong', 'accent-quiet', 4.5],
  ['text', 'surface-raised', 4.5],
  ['text', 'info-quiet', 4.5],
  ['text', 'warning-quiet', 4.5],
  ['text', 'success-quiet', 4.5],
  ['on-done', 'done', 4.5],
  ['done-line', 'surface', 3],
  ['done-line', 'accent-quiet', 3],
  ['border-strong', 'surface', 3],
  ['accent', 'surface', 3],
  ['focus', 'surface', 3],
  ['focus', 'background', 3],
  ['focus', 'hero', 3],
  ['on-hero', 'hero', 4.5],
  ['on-hero', 'hero-middle', 4.5],
  ['on-hero', 'hero-end', 4.5],
  ['on-hero-quiet', 'hero', 4.5],
  ['on-hero-quiet', 'hero-middle', 4.5],
  ['on-hero-quiet', 'hero-end', 4.5],
] as const;

describe.each(brands)('the brand %s', (brand) => {
  const brandTokens = readBrandTokens(brand);
  const darkTokens = readDarkTokens(brand);
  const schemes = [
    { scheme: 'light', sheets: [brandTokens, commonTokens] },
    ...(darkTokens === null
      ? []
      : [{ scheme: 'dark', sheets: [darkTokens, commonDarkTokens, brandTokens, commonTokens] }]),
  ];

  it('sets every required token and no unknown one', () => {
    expect(requiredTokens.filter((name) => !brandTokens.has(name))).toEqual([]);
    expect([...brandTokens.keys()].filter((name) => !commonTokens.has(name))).toEqual([]);
  });

  it('has dark values, or a reason why not', () => {
    const reason = identities[`../../brands/${brand}/brand.ts`]?.lightOnly;
    expect(darkTokens === null).toBe(reason !== undefined);
  });

  it('has a dark value for each of its colours and for no other token than a shadow', () => {
    if (darkTokens === null) return;
    const isColor = (name: string) => name.startsWith('--color-');
    expect([...brandTokens.keys()].filter((name) => isColor(name) && !darkTokens.has(name))).toEqual([]);
    const others = [...darkTokens.keys()].filter((name) => !isColor(name));
    expect(others.filter((name) => !name.startsWith('--shadow-'))).toEqual([]);
    expect([...darkTokens.keys()].filter((name) => !commonTokens.has(name))).toEqual([]);
  });

  describe.each(schemes)('in the $scheme scheme', ({ scheme, sheets }) => {
    const color = (name: string): string => {
      const value = sheets.find((tokens) => tokens.has(`--color-${name}`))?.get(`--color-${name}`);
      const [, other] = /^var\(--color-([\w-]+)\)$/.exec(value ?? '') ?? [];
      return other === undefined ? (value ?? 'nothing') : color(other);
    };

    it.each(pairs)('has enough contrast of %s on %s', (text, background, minimum) => {
      expect(getOklchContrast(color(text), color(background))).toBeGreaterThanOrEqual(minimum);
    });

    it('has a background that is as dark or light as the scheme', () => {
      for (const name of ['background', 'surface', 'surface-raised']) {
        const [, lightness = ''] = /^oklch\(([\d.]+)%/.exec(color(name)) ?? [];
        expect(Number(lightness) < 50, name).toBe(scheme === 'dark');
      }
    });
  });

  const logos = ['logo-header.svg', 'logo-footer.svg'].map((name) => `brands/${brand}/${name}`);
  const countries = readdirSync(path.join(folder, brand)).filter((name) => !name.includes('.'));
  const favicons = countries.map((country) => `brands/${brand}/${country}/favicon.svg`);

  it.each(logos)('has dark colours in %s only where the page has them', (file) => {
    // Chromium below 111 keeps the page light, and applies the scheme of the device to its pictures.
    const guarded = '@supports (color:oklch(0% 0 0)){@media (prefers-color-scheme:dark){';
    expect(read(file).replaceAll(guarded, '')).not.toContain('prefers-color-scheme');
  });

  it.each([...logos, ...favicons])('has %s as a static picture', (file) => {
    expect(existsSync(path.join(root, file))).toBe(true);
    const svg = read(file);
    expect(svg).toMatch(/^<svg [^>]*viewBox="[\d. -]+"/);
    expect(svg.trimEnd()).toMatch(/<\/svg>$/);
    expect(svg).not.toMatch(
      /<script|<foreignObject|\son\w+=|https?:\/\/(?!www\.w3\.org)|url\((?!#)|<!ENTITY/i,
    );
  });
});

it.each(allPages)('the web fonts of $name have the sign of its currency in $locale', ({ page, locale }) => {
  const ranges = [...read(`brands/${page.brand.folder}/theme.css`).matchAll(/unicode-range:([^;]+);/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((range) => range.trim().slice(2).split('-'))
    .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const);
  const { currency } = page.facts;
  const shown = [...formatMoney(1000, { currency, languageTag: languageTags[locale] })];
  const missing = shown.filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(([from, to]) => from <= code && code <= to);
  });
  expect(missing).toEqual([]);
});

it('the common tokens define every token that a style uses', () => {
  const styles = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const used = styles.flatMap((file) =>
    [...read(path.join('src', file)).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
  );
  // Set by a component or by a layout for its own parts.
  const ownVariables = [
    '--filled',
    '--toastify',
    '--segment',
    '--sections',
    '--card-columns',
    '--card-gap',
    '--from',
    '--line',
    '--scene',
    '--at',
    '--coin',
    '--host-text-size',
    '--text-scale',
  ];
  const unknown = used.filter(
    (name) => !commonTokens.has(name) && !ownVariables.some((start) => name.startsWith(start)),
  );
  expect(unknown).toEqual([]);
  expect(used.length).toBeGreaterThan(100);
});
