// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UiColors } from '../domain/pages/uiColors';
import { runs } from '../testing/runs';
import { followColors } from './uiColors';
import { answer, makeWorld } from './world.fixture';

const brand = {
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
const sheet = document.createElement('style');

beforeEach(() => {
  const rules = Object.entries(brand).map(([name, value]) => `--color-${name}: ${value};`);
  sheet.textContent = `:root { ${rules.join(' ')} }`;
  document.head.append(sheet);
});

afterEach(() => {
  sheet.remove();
  document.documentElement.removeAttribute('style');
});

const shown = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
const overridden = () => document.documentElement.style.length;

function framed(colors: UiColors = {}) {
  const world = makeWorld(() => answer(200, {}), { preloaded: { ui: { colors } } });
  const lines: unknown[] = [];
  const take = followColors(world.store, (...line) => lines.push(line));
  const kept = () => world.store.getState().ui.colors;
  return { ...world, take, kept, lines };
}

const message = (colors: unknown) => ({ type: 'UI_COLORS', colors });

describe('the colours that an embedding page tells', () => {
  it('are laid over the brand’s, kept, and merged with those told before', async () => {
    const { take, kept, session, settled } = framed();
    take(message({ accent: '#5b21b6' }));
    expect([shown('accent'), shown('on-accent')]).toEqual(['#5b21b6', '#ffffff']);
    expect(shown('accent-strong')).toBe('#5b21b6');
    take(message({ 'accent-strong': '#3b1280' }));
    expect([shown('accent'), shown('accent-strong')]).toEqual(['#5b21b6', '#3b1280']);
    expect(kept()).toEqual({ accent: '#5b21b6', 'accent-strong': '#3b1280' });
    await settled();
    expect(session.get('uiColors')).toEqual({ accent: '#5b21b6', 'accent-strong': '#3b1280' });
  });

  it('change nothing where they do not hold, which is logged once', () => {
    const { take, kept, lines } = framed();
    take(message({ accent: '#fffbe6' }));
    take(message({ accent: '#fffbe6' }));
    expect([overridden(), kept()]).toEqual([0, {}]);
    expect(lines).toEqual([['A custom colour does not hold', { role: 'accent', value: '#fffbe6' }]]);
  });

  it('are taken one by one: a bad one costs no other', () => {
    const { take, kept, lines } = framed();
    take(message({ accent: '#5b21b6', 'accent-strong': '#eeeeee', danger: '#ffffff' }));
    expect(kept()).toEqual({ accent: '#5b21b6' });
    expect(shown('accent')).toBe('#5b21b6');
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['another message', { type: 'FORM_HEIGHT', colors: { accent: '#5b21b6' } }],
    ['a text', JSON.stringify(message({ accent: '#5b21b6' }))],
    ['nothing', null],
    ['no colours', message(null)],
    ['a list', message(['#5b21b6'])],
    ['roles of other things', message({ danger: '#000000', background: '#000000', __proto__: null })],
    ['more than a colour', message({ accent: '#5b21b6; background: url(https://evil.example)' })],
    ['a name', message({ accent: 'rebeccapurple' })],
    ['half a colour', message({ accent: '#5b21b680' })],
  ])('change nothing when they are %s', (_what, sent) => {
    const { take, kept } = framed();
    take(sent);
    expect([overridden(), kept()]).toEqual([0, {}]);
  });

  it('change nothing else, whatever is sent, and never throw', () => {
    const { take, kept } = framed();
    const value = fc.oneof(fc.anything(), fc.constantFrom('#5b21b6', '#fff', 'rgb(1,2,3)'));
    const sent = fc.oneof(
      fc.anything({ withMap: true, withSet: true, withNullPrototype: true, withBigInt: true }),
      fc
        .dictionary(fc.oneof(fc.string(), fc.constantFrom('accent', 'accent-quiet', '__proto__')), value)
        .map(message),
    );
    fc.assert(
      fc.property(sent, (any) => {
        take(any);
        for (const name of ['background', 'surface', 'text'] as const) expect(shown(name)).toBe(brand[name]);
        for (const color of Object.values(kept())) expect(color).toMatch(/^(#|rgb|hsl|oklch)/i);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('the colours that a page starts with', () => {
  it('are painted at once', () => {
    framed({ accent: '#5b21b6' });
    expect(shown('accent')).toBe('#5b21b6');
  });

  it('are left out where they do not hold, and logged', () => {
    const { lines } = framed({ accent: '#ffffff' });
    expect(overridden()).toBe(0);
    expect(lines).toEqual([['A custom colour does not hold', { role: 'accent', value: '#ffffff' }]]);
  });
});
