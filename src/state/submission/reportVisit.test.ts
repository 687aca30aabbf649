import { expect, it } from 'vitest';
import { createTestStore, jsonResponse, refusedResponse } from '../store.fixture';
import { reportVisit } from './reportVisit';

const affiliate = { refName: 'partner', refSubId: '7', setAt: '2026-11-20T12:00:00.000Z' };

it.each([
  ['fails', 3, () => jsonResponse(502, {}), 4, true],
  ['is lost', 1, () => 'no connection' as const, 2, true],
  ['is refused', 1, () => refusedResponse(), 1, true],
  ['always fails', 99, () => jsonResponse(502, {}), 4, false],
])(
  'sends the visit of an affiliate under one key while it %s',
  async (_what, failures, fail, times, isOver) => {
    const app = createTestStore(() => (app.calls.length <= failures ? fail() : jsonResponse(200, {})));
    expect(await app.store.dispatch(reportVisit(affiliate, 'visit-1'))).toBe(isOver);
    expect(app.calls).toHaveLength(times);
    expect(app.calls[0]).toMatchObject({ body: { refName: 'partner', refSubId: '7', event: 'visit' } });
    expect(new Set(app.calls.map(({ key }) => key))).toEqual(new Set(['visit-1']));
  },
);
