import { expect, it } from 'vitest';
import { afterPendingRequests } from './afterPendingRequests';
import { requestStatusChanged } from '../slices/asyncFormData';
import { createTestStore } from '../store.fixture';

it.each([
  ['at once if nothing is sent', [], ['reload']],
  ['not while a request is sent', ['sending', 'still-working'], []],
  ['not while a request waits for the network', ['offline'], []],
  ['once, after the response', ['sending', 'idle', 'idle'], ['reload']],
] as const)('runs the work %s', (_when, kinds, expected) => {
  const { store } = createTestStore(() => 'no connection');
  const change = (kind: (typeof kinds)[number]) =>
    store.dispatch(
      requestStatusChanged({
        key: 'lead',
        status: kind === 'offline' ? { kind: 'not-saved', reason: kind } : { kind },
      }),
    );
  const [first, ...others] = kinds;
  if (first !== undefined) change(first);
  const done: string[] = [];
  afterPendingRequests(store, () => done.push('reload'));
  for (const kind of others) change(kind);
  expect(done).toEqual(expected);
});
