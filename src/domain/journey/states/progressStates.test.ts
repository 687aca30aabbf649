import { expect, test } from 'vitest';
import { validateStoredStates } from './progressStates';

test.each([
  ['an open form', [0], undefined, [0]],
  ['an open form with a lead', [0, 3], 'lead-1', [0, 3]],
  ['a decision about a lead', [0, 6, 10], 'lead-1', [0, 6, 10]],
  ['a decision without a lead', [0, 6, 10], undefined, [0]],
  ['an earlier decision without a lead', [6, 4], undefined, [0]],
  ['a state of a later release', [0, 99], undefined, [0, 99]],
])('validates the stored states of %s: %j with the lead %s become %j', (_what, states, id, expected) => {
  expect(validateStoredStates(states, id)).toEqual(expected);
});
