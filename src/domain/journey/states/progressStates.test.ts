import { expect, test } from 'vitest';
import { believedStates } from './progressStates';

test.each([
  ['a form that is open', [0], undefined, [0]],
  ['a form that is open, with a lead', [0, 3], 'lead-1', [0, 3]],
  ['a decision about a lead', [0, 6, 10], 'lead-1', [0, 6, 10]],
  ['a decision about no lead', [0, 6, 10], undefined, [0]],
  ['a decision that was left again, about no lead', [6, 4], undefined, [0]],
  ['a state of a later release', [0, 99], undefined, [0, 99]],
])('of stored states, %s is believed as %j with the lead %s: %j', (_what, states, id, believed) => {
  expect(believedStates(states, id)).toEqual(believed);
});
