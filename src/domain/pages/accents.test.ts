import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs';
import { accentTokens, judgeAccents, pairs, type judgedTokens } from './accents';
import { contrast, readColor } from './color';
import { accentRoles, type UiColors } from './uiColors';

/** Two brands: dark words on light ground, and light ones on dark. */
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

/** The pairs that cannot be told apart, once a brand's tokens are overridden. */
function unreadable(brand: typeof light, tokens: Readonly<Partial<Record<string, string>>>) {
  const color = (name: (typeof judgedTokens)[number]) => {
    const read = readColor(tokens[name] ?? brand[name]);
    if (read === null) throw new Error(`${name} is no colour.`);
    return read;
  };
  return pairs.filter(([upon, ground, ratio]) => contrast(color(upon), color(ground)) < ratio);
}

describe('custom accents', () => {
  it.each<
    readonly [string, typeof light, UiColors, readonly string[], string | undefined, string | undefined]
  >([
    ['a dark one is taken, with the light words', light, { accent: '#5b21b6' }, [], '#5b21b6', '#ffffff'],
    [
      'one of middling light is taken with dark words',
      light,
      { accent: '#d9730d' },
      [],
      '#d9730d',
      '#182a2f',
    ],
    ['a light one cannot be seen upon light', light, { accent: '#ffd60a' }, ['accent'], undefined, undefined],
    ['white is nothing upon white', light, { accent: '#fff' }, ['accent'], undefined, undefined],
    [
      'a light one is taken upon dark, with dark words',
      dark,
      { accent: '#ffd60a' },
      [],
      '#ffd60a',
      '#101418',
    ],
    ['a dark one cannot be seen upon dark', dark, { accent: '#5b21b6' }, ['accent'], undefined, undefined],
    ['what is no colour', light, { accent: 'oklch(a b c)' }, ['accent'], undefined, undefined],
    [
      'links that cannot be read cost no other',
      light,
      { accent: '#5b21b6', 'accent-strong': '#8f8f8f' },
      ['accent-strong'],
      '#5b21b6',
      '#ffffff',
    ],
    [
      'a ground on which words cannot be read costs no other',
      light,
      { 'accent-quiet': '#182a2f', accent: '#5b21b6' },
      ['accent-quiet'],
      '#5b21b6',
      '#ffffff',
    ],
    ['links alone change no button', light, { 'accent-strong': '#7a1f1f' }, [], '#006068', '#ffffff'],
    ['none was told', light, {}, [], undefined, undefined],
  ])('%s', (_what, brand, told, refused, accent, words) => {
    const judged = judgeAccents(told, brand);
    expect(judged.refused).toEqual(refused);
    expect([judged.tokens.accent, judged.tokens['on-accent']]).toEqual([accent, words]);
    expect(unreadable(brand, judged.tokens)).toEqual([]);
  });

  it('bring all that follows from them', () => {
    const { tokens } = judgeAccents({ accent: '#d9730d' }, light);
    expect(Object.keys(tokens).toSorted()).toEqual([...accentTokens].toSorted());
    expect(tokens['accent-strong']).not.toBe(light['accent-strong']);
    expect(tokens['accent-quiet']).not.toBe(light['accent-quiet']);
  });

  it('are taken as they were told where they hold', () => {
    const told = { accent: '#5b21b6', 'accent-strong': '#3b1280', 'accent-quiet': '#ede9fe' };
    expect(judgeAccents(told, light)).toMatchObject({ tokens: told, refused: [] });
  });

  it('never hold beside a brand whose colours cannot be read', () => {
    const judged = judgeAccents({ accent: '#5b21b6' }, { ...light, surface: 'color(display-p3 1 1 1)' });
    expect(judged).toEqual({ tokens: {}, refused: ['accent'] });
  });

  it('leave nothing hard to read, whatever they are', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const color = fc.oneof(
      fc.tuple(channel, channel, channel).map((parts) => `rgb(${parts.join(' ')})`),
      fc.string(),
    );
    const told = fc.record(Object.fromEntries(accentRoles.map((role) => [role, color])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(told, fc.constantFrom(light, dark), (colors, brand) => {
        const { tokens, refused } = judgeAccents(colors, brand);
        expect(unreadable(brand, tokens)).toEqual([]);
        for (const role of accentRoles) {
          const value = colors[role];
          const isTaken = value !== undefined && !refused.includes(role);
          if (isTaken) expect(readColor(tokens[role] ?? '')).toEqual(readColor(value));
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
