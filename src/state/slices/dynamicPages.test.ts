import { expect, test } from 'vitest';
import type { AnswerName } from '../../api/answers';
import { dynamicPagesReducer, initialDynamicPages } from './dynamicPages';

/** What the API tells of a call that was answered so. */
const answeredBy = (answers: AnswerName, payload: object) => ({
  type: 'api/executeQuery/fulfilled',
  meta: { baseQueryMeta: { answers } },
  payload,
});

test.each([
  ['are those of any answer about the lead', answeredBy('envelope', { dataPoints: ['email'] }), ['email']],
  [
    'are taken as they were told, known or not',
    answeredBy('envelope', { dataPoints: ['not_yet_invented', 'iban'] }),
    ['not_yet_invented', 'iban'],
  ],
  ['may be none', answeredBy('envelope', { dataPoints: [] }), []],
  ['stay where an answer names none', answeredBy('envelope', { state: 6 }), ['iban']],
  ['stay at an answer about something else', answeredBy('policies', { dataPoints: ['email'] }), ['iban']],
  [
    'are all that the back end knows, once that is asked',
    answeredBy('dataPoints', { dataPoints: ['email'] }),
    ['email'],
  ],
])('the data points that are asked for %s', (_what, action, requested) => {
  const before = { ...initialDynamicPages, requested: ['iban'] };
  expect(dynamicPagesReducer(before, action).requested).toEqual(requested);
});

test('no answer about the lead asks for less than everything', () => {
  const whole = dynamicPagesReducer(
    initialDynamicPages,
    answeredBy('dataPoints', { dataPoints: ['a', 'b'] }),
  );
  const after = dynamicPagesReducer(whole, answeredBy('envelope', { dataPoints: ['a'] }));
  expect(after.requested).toEqual(['a', 'b']);
});
