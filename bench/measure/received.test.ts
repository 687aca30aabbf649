import { describe, expect, it } from 'vitest';
import { receivedBefore, type Transfer } from './received';

const transfers: readonly Transfer[] = [
  { kind: 'document', sentAt: 0, parts: [{ at: 180, bytes: 900 }], whole: { at: 200, bytes: 1200 } },
  {
    kind: 'script',
    sentAt: 210,
    parts: [
      { at: 400, bytes: 1000 },
      { at: 500, bytes: 3000 },
    ],
    whole: { at: 520, bytes: 4300 },
  },
  { kind: 'script', sentAt: 530, parts: [], whole: { at: 700, bytes: 700 } },
  { kind: 'font', sentAt: 540, parts: [] },
];

describe('what a tab has received before a moment', () => {
  it.each([
    ['nothing has come', 100, 1, {}],
    ['the document has come whole, with its head', 205, 1, { document: 1200 }],
    ['a script has come in part', 450, 2, { document: 1200, script: 1000 }],
    ['both scripts have come, and a font has not', 800, 4, { document: 1200, script: 5000 }],
  ])('when %s', (_when, at, requests, bytes) => {
    const none = { document: 0, script: 0, style: 0, font: 0, image: 0, JSON: 0, other: 0 };
    expect(receivedBefore(transfers, at)).toEqual({ requests, bytes: { ...none, ...bytes } });
  });
});
