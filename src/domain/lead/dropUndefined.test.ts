import { expect, it } from 'vitest';
import { dropUndefined } from './dropUndefined';

it.each([
  [{}, {}],
  [{ amount: undefined, period: undefined }, {}],
  [{ amount: 0, period: undefined }, { amount: 0 }],
  [
    { id: '', status: null, isNew: false },
    { id: '', status: null, isNew: false },
  ],
])('keeps the fields of %j that have a value', (fields, kept) => {
  expect(Object.entries(dropUndefined(fields))).toEqual(Object.entries(kept));
});
