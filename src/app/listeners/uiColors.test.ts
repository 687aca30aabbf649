// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UiColors } from '../../domain/pages/looks/uiColors';
import { getRunCount } from '../../testing/propertyTests';
import { syncColors } from './uiColors';
import { jsonResponse, createTestStore } from '../../state/store.fixture';

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
  document.documentElement.removeAttribute('data-light');
});

const shown = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
const overridden = () => document.documentElement.style.length;

function openWithColors(colors: UiColors = {}) {
  const app = createTestStore(() => jsonResponse(200, {}), { preloaded: { ui: { colors } } });
  const lines: unknown[] = [];
  const sendMessage = syncColors(app.store, (...line) => lines.push(line));
  const getColors = () => app.store.getState().ui.colors;
  return { ...app, sendMessage, getColors, lines };
}

const isLight = () => document.documentElement.hasAttribute('data-light');
const message = (colors: unknown) => ({ type: 'UI_COLORS', colors });

describe('colours of the embedding page', () => {
  it('applies the colours over the brand’s, stores them and merges them with earlier ones', async () => {
    const { sendMessage, getColors, session, flushPromises } = openWithColors();
    sendMessage(message({ accent: '#5b21b6' }));
    expect([shown('accent'), shown('on-accent')]).toEqual(['#5b21b6', '#ffffff']);
    expect(shown('accent-strong')).toBe('#5b21b6');
    sendMessage(message({ 'accent-strong': '#3b1280' }));
    expect([shown('accent'), shown('accent-strong')]).toEqual(['#5b21b6', '#3b1280']);
    expect(getColors()).toEqual({ accent: '#5b21b6', 'accent-strong': '#3b1280' });
    await flushPromises();
    expect(session.get('uiColors')).toEqual({ accent: '#5b21b6', 'accent-strong': '#3b1280' });
  });

  it('is checked against the light colours where the visitor prefers dark, and the page stays light', () => {
    sheet.textContent += ':root:not([data-light]) { --color-surface: #14262b; --color-background: #0d1b1f; }';
    const { sendMessage } = openWithColors();
    expect(isLight()).toBe(false);
    sendMessage(message({ accent: '#5b21b6' }));
    expect([isLight(), shown('accent')]).toEqual([true, '#5b21b6']);
  });

  it.each([[{ accent: '#fefefe' }], [{ accent: 'no colour' }]])(
    'leaves the scheme to the visitor if no colour is accepted: %j',
    (colors) => {
      const { sendMessage } = openWithColors();
      sendMessage(message(colors));
      expect(isLight()).toBe(false);
      expect(overridden()).toBe(0);
    },
  );

  it('says which accents it accepts', () => {
    const { sendMessage } = openWithColors();
    const sent = { accent: 'no colour', 'accent-strong': '#3b1280', 'accent-quiet': '#000000' };
    expect(sendMessage(message(sent))).toEqual(['accent-strong']);
  });

  it('rejects a colour with too little contrast and logs it once', () => {
    const { sendMessage, getColors, lines } = openWithColors();
    sendMessage(message({ accent: '#fffbe6' }));
    sendMessage(message({ accent: '#fffbe6' }));
    expect([overridden(), getColors()]).toEqual([0, {}]);
    expect(lines).toEqual([
      ['A custom colour has too little contrast', { role: 'accent', value: '#fffbe6' }],
    ]);
  });

  it('accepts each colour on its own', () => {
    const { sendMessage, getColors, lines } = openWithColors();
    sendMessage(message({ accent: '#5b21b6', 'accent-strong': '#eeeeee', danger: '#ffffff' }));
    expect(getColors()).toEqual({ accent: '#5b21b6' });
    expect(shown('accent')).toBe('#5b21b6');
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['another message', { type: 'FORM_HEIGHT', colors: { accent: '#5b21b6' } }],
    ['a text', JSON.stringify(message({ accent: '#5b21b6' }))],
    ['null', null],
    ['no colours', message(null)],
    ['a list', message(['#5b21b6'])],
    ['roles that cannot be changed', message({ danger: '#000000', background: '#000000', __proto__: null })],
    ['a colour with more CSS', message({ accent: '#5b21b6; background: url(https://evil.example)' })],
    ['a colour name', message({ accent: 'rebeccapurple' })],
    ['a translucent colour', message({ accent: '#5b21b680' })],
  ])('ignores a message that is %s', (_what, sent) => {
    const { sendMessage, getColors } = openWithColors();
    sendMessage(sent);
    expect([overridden(), getColors()]).toEqual([0, {}]);
  });

  it('changes no other colour and never throws, whatever is sent', () => {
    const { sendMessage, getColors } = openWithColors();
    const value = fc.oneof(fc.anything(), fc.constantFrom('#5b21b6', '#fff', 'rgb(1,2,3)'));
    const sent = fc.oneof(
      fc.anything({ withMap: true, withSet: true, withNullPrototype: true, withBigInt: true }),
      fc
        .dictionary(fc.oneof(fc.string(), fc.constantFrom('accent', 'accent-quiet', '__proto__')), value)
        .map(message),
    );
    fc.assert(
      fc.property(sent, (any) => {
        sendMessage(any);
        for (const name of ['background', 'surface', 'text'] as const) expect(shown(name)).toBe(brand[name]);
        for (const color of Object.values(getColors())) expect(color).toMatch(/^(#|rgb|hsl|oklch)/i);
      }),
      { numRuns: getRunCount(200) },
    );
  });
});

describe('stored colours at the start', () => {
  it('applies the colours at once', () => {
    openWithColors({ accent: '#5b21b6' });
    expect(shown('accent')).toBe('#5b21b6');
  });

  it('rejects and logs a colour with too little contrast', () => {
    const { lines } = openWithColors({ accent: '#ffffff' });
    expect(overridden()).toBe(0);
    expect(lines).toEqual([
      ['A custom colour has too little contrast', { role: 'accent', value: '#ffffff' }],
    ]);
  });
});
