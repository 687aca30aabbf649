import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRunCount } from '../../../testing/propertyTests';
import { accentTokens, checkAccents, contrastPairs, type checkedTokens } from './accents';
import { getContrastRatio, readColor } from './color';
import { accentRoles, type UiColors } from './uiColors';

/** Two brands: dark text on a light background, and light text on a dark one. */
const light = {
  background: '#faf8f4',
  surface: '#ffffff',
  text: '#182a2f',
  accent: '#006068',
  'accent-strong': '#004a52',
  'accent-quiet': '#e9f3f4',
  'accent-hover': '#004a52',
  'on-accent': '#ffffff',
  'on-accent-quiet': '#003c44',
};
const dark = {
  background: '#101418',
  surface: '#1a2026',
  text: '#f2f5f7',
  accent: '#7cc7ff',
  'accent-strong': '#9bd4ff',
  'accent-quiet': '#223041',
  'accent-hover': '#9bd4ff',
  'on-accent': '#101418',
  'on-accent-quiet': '#d7ecff',
};

/** The pairs whose contrast is too low after the overrides. */
function unreadable(brand: typeof light, tokens: Readonly<Partial<Record<string, string>>>) {
  const color = (name: (typeof checkedTokens)[number]) => {
    const read = readColor(tokens[name] ?? brand[name]);
    if (read === null) throw new Error(`${name} is no colour.`);
    return read;
  };
  return contrastPairs.filter(
    ([upon, ground, ratio]) => getContrastRatio(color(upon), color(ground)) < ratio,
  );
}

describe('checkAccents', () => {
  it.each<
    readonly [string, typeof light, UiColors, readonly string[], string | undefined, string | undefined]
  >([
    ['accepts a dark accent with light text', light, { accent: '#5b21b6' }, [], '#5b21b6', '#ffffff'],
    ['accepts a medium accent with dark text', light, { accent: '#d9730d' }, [], '#d9730d', '#182a2f'],
    [
      'rejects a light accent on light surfaces',
      light,
      { accent: '#ffd60a' },
      ['accent'],
      undefined,
      undefined,
    ],
    ['rejects white on white', light, { accent: '#fff' }, ['accent'], undefined, undefined],
    [
      'accepts a light accent on dark surfaces with dark text',
      dark,
      { accent: '#ffd60a' },
      [],
      '#ffd60a',
      '#101418',
    ],
    ['rejects a dark accent on dark surfaces', dark, { accent: '#5b21b6' }, ['accent'], undefined, undefined],
    ['rejects invalid colours', light, { accent: 'oklch(a b c)' }, ['accent'], undefined, undefined],
    [
      'rejects unreadable links alone',
      light,
      { accent: '#5b21b6', 'accent-strong': '#8f8f8f' },
      ['accent-strong'],
      '#5b21b6',
      '#ffffff',
    ],
    [
      'rejects an unreadable background alone',
      light,
      { 'accent-quiet': '#182a2f', accent: '#5b21b6' },
      ['accent-quiet'],
      '#5b21b6',
      '#ffffff',
    ],
    [
      'accepts links without changing buttons',
      light,
      { 'accent-strong': '#7a1f1f' },
      [],
      '#006068',
      '#ffffff',
    ],
    ['changes nothing without accents', light, {}, [], undefined, undefined],
  ])('%s', (_what, brand, custom, rejected, accent, words) => {
    const checked = checkAccents(custom, brand);
    expect(checked.rejected).toEqual(rejected);
    expect([checked.tokens.accent, checked.tokens['on-accent']]).toEqual([accent, words]);
    expect(unreadable(brand, checked.tokens)).toEqual([]);
  });

  it('derives all other tokens from the accent', () => {
    const { tokens } = checkAccents({ accent: '#d9730d' }, light);
    expect(Object.keys(tokens).toSorted()).toEqual([...accentTokens].toSorted());
    expect(tokens['accent-strong']).not.toBe(light['accent-strong']);
    expect(tokens['accent-quiet']).not.toBe(light['accent-quiet']);
  });

  it('keeps valid accents as they were given', () => {
    const custom = { accent: '#5b21b6', 'accent-strong': '#3b1280', 'accent-quiet': '#ede9fe' };
    expect(checkAccents(custom, light)).toMatchObject({ tokens: custom, rejected: [] });
  });

  it('rejects every accent if a colour of the brand cannot be read', () => {
    const checked = checkAccents({ accent: '#5b21b6' }, { ...light, surface: 'color(display-p3 1 1 1)' });
    expect(checked).toEqual({ tokens: {}, rejected: ['accent'] });
  });

  it('keeps every pair readable for any accents', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const color = fc.oneof(
      fc.tuple(channel, channel, channel).map((parts) => `rgb(${parts.join(' ')})`),
      fc.string(),
    );
    const accents = fc.record(Object.fromEntries(accentRoles.map((role) => [role, color])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(accents, fc.constantFrom(light, dark), (colors, brand) => {
        const { tokens, rejected } = checkAccents(colors, brand);
        expect(unreadable(brand, tokens)).toEqual([]);
        for (const role of accentRoles) {
          const value = colors[role];
          const isTaken = value !== undefined && !rejected.includes(role);
          if (isTaken) expect(readColor(tokens[role] ?? '')).toEqual(readColor(value));
        }
      }),
      { numRuns: getRunCount(500) },
    );
  });
});
