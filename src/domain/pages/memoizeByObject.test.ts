import { expect, it } from 'vitest';
import { memoizeByObject } from './memoizeByObject';

it('computes once for each object, also when the result is empty', () => {
  const inputs: object[] = [];
  const memoized = memoizeByObject((input: { readonly value: string | null }) => {
    inputs.push(input);
    return input.value;
  });
  const [one, equal, empty] = [{ value: 'a' }, { value: 'a' }, { value: null }];
  expect([memoized(one), memoized(one), memoized(equal), memoized(empty), memoized(empty)]).toEqual([
    'a',
    'a',
    'a',
    null,
    null,
  ]);
  expect(inputs).toEqual([one, equal, empty]);
});
