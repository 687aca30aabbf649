import { describe, expect, it } from 'vitest';
import { sumReceivedBefore, type Transfer } from './received';

const transfers: readonly Transfer[] = [
  { kind: 'document', sentAt: 0, parts: [{ at: 180, bytes: 900 }], response: { at: 200, bytes: 1200 } },
  {
    kind: 'script',
    sentAt: 210,
    parts: [
      { at: 400, bytes: 1000 },
      { at: 500, bytes: 3000 },
    ],
    response: { at: 520, bytes: 4300 },
  },
  { kind: 'script', sentAt: 530, parts: [], response: { at: 700, bytes: 700 } },
  { kind: 'font', sentAt: 540, parts: [] },
];

describe('sumReceivedBefore', () => {
  it.each([
    ['before any response', 100, 1, {}],
    ['after the document with its headers', 205, 1, { document: 1200 }],
    ['during the first script', 450, 2, { document: 1200, script: 1000 }],
    ['after both scripts and before the font', 800, 4, { document: 1200, script: 5000 }],
  ])('counts requests and bytes %s', (_when, at, requests, bytes) => {
    const none = { document: 0, script: 0, style: 0, font: 0, image: 0, JSON: 0, other: 0 };
    expect(sumReceivedBefore(transfers, at)).toEqual({ requests, bytes: { ...none, ...bytes } });
  });
});
