import { expect, test } from 'vitest';
import type { ResponseName } from '../../api/responses';
import { dynamicPagesReducer } from './dynamicPages';
import { initialDynamicPages } from './dynamicPagesState';

/** The action of a call that received this response. */
const responseAction = (response: ResponseName, payload: object) => ({
  type: 'api/executeQuery/fulfilled',
  meta: { requestId: 'r', requestStatus: 'fulfilled', baseQueryMeta: { response } },
  payload,
});

test.each([
  [
    'a response about the lead replaces them',
    responseAction('envelope', { dataPoints: ['email'] }),
    ['email'],
  ],
  [
    'a response replaces them with known and unknown names',
    responseAction('envelope', { dataPoints: ['not_yet_invented', 'iban'] }),
    ['not_yet_invented', 'iban'],
  ],
  ['a response may request none', responseAction('envelope', { dataPoints: [] }), []],
  ['a response that names none keeps them', responseAction('envelope', { state: 6 }), ['iban']],
  [
    'a response about something else keeps them',
    responseAction('policies', { dataPoints: ['email'] }),
    ['iban'],
  ],
  [
    'a response with all data points of the back end replaces them',
    responseAction('dataPoints', { dataPoints: ['email'] }),
    ['email'],
  ],
])('requested data points: %s', (_what, action, requested) => {
  const before = { ...initialDynamicPages, requested: ['iban'] };
  expect(dynamicPagesReducer(before, action).requested).toEqual(requested);
});

test('a response about the lead does not reduce the data points once all are requested', () => {
  const whole = dynamicPagesReducer(
    initialDynamicPages,
    responseAction('dataPoints', { dataPoints: ['a', 'b'] }),
  );
  const after = dynamicPagesReducer(whole, responseAction('envelope', { dataPoints: ['a'] }));
  expect(after.requested).toEqual(['a', 'b']);
});
