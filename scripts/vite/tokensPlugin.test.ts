import { expect, test } from 'vitest';
import { removeOverridden } from './tokensPlugin';

const defaults = `@layer tokens {
  :root { --color-accent: oklch(45% 0.1 200); --color-accent-strong: red; --space-1: 4px; }
}
@layer base { a { color: var(--color-accent); } }`;

test('removes the tokens that the theme sets, and nothing else', () => {
  const theme = ':root {\n  --color-accent: var(--color-accent-strong);\n}';
  expect(removeOverridden(defaults, theme)).toBe(defaults.replace('--color-accent: oklch(45% 0.1 200);', ''));
});

test('keeps the tokens that the theme sets on a condition only, or in a comment', () => {
  const theme =
    ':root {\n  /* --space-1: 2px; */\n}\n@media (width > 1px) {\n  :root {\n    --color-accent: red;\n  }\n}';
  expect(removeOverridden(defaults, theme)).toBe(defaults);
});
