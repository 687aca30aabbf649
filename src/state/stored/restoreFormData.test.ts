import { expect, test } from 'vitest';
import { storageWith } from '../../testing/storage.fixture';
import { initialLeadState } from '../slices/leadState';
import { waitRestored } from '../events';
import { restoreFormData } from './restoreFormData';

test.each([
  ['aside', 'secondaryCall'],
  ['act', 'stateAction'],
  ['lead', 'lead'],
] as const)('a wait that a release stored as %s is counted down as %s', (stored, key) => {
  const waiting = {
    kind: 'not-saved',
    reason: 'wait',
    seconds: 60,
    until: 1_800_000_000_000,
    secondsLeft: 9,
  };
  const session = storageWith({ asyncFormData: { policies: [], waits: { [stored]: waiting } } });
  const dispatched: unknown[] = [];
  const store = {
    dispatch: (action: unknown) => dispatched.push(action),
    getState: () => ({ leadApplication: initialLeadState }),
  };
  restoreFormData(Object(store), session);
  expect(dispatched).toContainEqual(waitRestored({ key, waiting: Object(waiting) }));
});
