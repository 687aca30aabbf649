import fc from 'fast-check';

/**
 * Inputs that break forms: limits, blanks, invisible and joined characters, right-to-left text, injected code, almost valid
 * dates and amounts.
 */
export const hostileTexts = [
  '',
  ' ',
  '\u00a0',
  '\u00a0 x \u00a0',
  '\t\n',
  '\u0000',
  'a\u0000b',
  '\u200b',
  '\u202e123\u202c',
  '\u2066+34\u2069',
  '👩‍👩‍👧‍👦',
  '1️⃣2️⃣',
  '🇪🇸',
  'שלום',
  'مرحبا ١٢٣',
  'Z̷͖̀a̸l̶g̵o̴',
  'e\u0301',
  'ﷺ',
  'ǅ',
  'ß',
  'ı',
  '\ud800',
  '\u3164',
  '\uffa0586261387',
  '<script>alert(1)</script>',
  `"'><img src=x onerror=alert(1)>`,
  `' OR 1=1 --`,
  '{{constructor}}',
  '${7*7}',
  '%00',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '__proto__',
  'constructor',
  'true',
  'false',
  '[object Object]',
  '1e3',
  '0x10',
  '1990-02-30',
  '1900-2-29',
  '2000-2-29',
  '2023-02-29',
  '1990-13-1',
  '1990-01-00',
  '90-1-1',
  '9999-12-31',
  '1906-11-20',
  '2008-11-20',
  '2008-11-21',
  '2007-11-20',
  '1990-2-',
  '--',
  '-',
  '2020-05',
  '2020-',
  '-5',
  '2020-13',
  'May-2020',
  '1-2-3-4',
  '1.234,56',
  '1,234.56',
  '1 234,56',
  "1'234",
  '-1',
  '−1',
  '0',
  '+5',
  '€500',
  '500 zł',
  '9999999999999999',
  '0.500',
  '1.23.456',
  'a'.repeat(99),
  'a'.repeat(100),
  'a'.repeat(101),
  'a'.repeat(10_000),
  ' '.repeat(10_000),
  '1'.repeat(10_000),
  'a '.repeat(5_000) + '!',
  "a'".repeat(5_000),
  'a.'.repeat(5_000) + '@',
  '1.'.repeat(5_000),
  '-'.repeat(10_000),
] as const;

/** One of the seeds with a character changed, swapped, removed or added. */
export function mutatedText(seeds: readonly string[]): fc.Arbitrary<string> {
  const character = fc.oneof(
    fc.constantFrom(...'0123456789ABXYZabz-./ ,+ñłª·’'),
    fc.string({ unit: 'grapheme', maxLength: 1 }),
  );
  return fc
    .tuple(fc.constantFrom(...seeds), fc.nat(), character, fc.constantFrom('change', 'swap', 'remove', 'add'))
    .map(([seed, random, replacement, change]) => {
      const place = seed.length === 0 ? 0 : random % seed.length;
      const [before, at, after] = [seed.slice(0, place), seed.slice(place, place + 1), seed.slice(place + 1)];
      if (change === 'change') return before + replacement + after;
      if (change === 'swap') return before + after.slice(0, 1) + at + after.slice(1);
      return change === 'remove' ? before + after : before + replacement + at + after;
    });
}

/** Any text that might be typed or pasted where a seed is expected. */
export function typedText(seeds: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...hostileTexts),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(...seeds),
    mutatedText(seeds),
  );
}

/** A valid text in another format: spaces and dashes inside, another case, blanks and marks around it. */
export function reformattedText(text: string): fc.Arbitrary<string> {
  const between = fc.constantFrom('', '', '', ' ', '-', '\u00a0', '.', '\u2013', '\u200e');
  const around = fc.constantFrom('', ' ', '\u00a0', '\t', '\u202a');
  return fc
    .tuple(fc.array(between, { minLength: text.length, maxLength: text.length }), around, fc.boolean())
    .map(([marks, blank, lower]) => {
      const written = Array.from(
        text,
        (character, place) => (place === 0 ? '' : (marks[place] ?? '')) + character,
      ).join('');
      return blank + (lower ? written.toLowerCase() : written) + blank;
    });
}
