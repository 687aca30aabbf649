/** What the SDKs of third parties say of themselves, and from where their tags come; nothing else in a script says it. */
export const sdkMarks: readonly string[] = ['PostHog', 'LogRocket', 'googletagmanager.com'];

/** What only a page with keys of third parties holds (`domain/tracking/used.ts`). */
export const platformMarks: readonly string[] = [
  ...sdkMarks,
  'capture_pageleave',
  'inputSanitizer',
  'data-consent',
];

/** The marks that stand in none of the texts. */
export const missingMarks = (marks: readonly string[], texts: readonly string[]): readonly string[] =>
  marks.filter((mark) => !texts.some((text) => text.includes(mark)));

/** The marks that stand in one of the texts. */
export const foundMarks = (marks: readonly string[], texts: readonly string[]): readonly string[] =>
  marks.filter((mark) => texts.some((text) => text.includes(mark)));
