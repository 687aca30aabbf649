import { describe, expect, it } from 'vitest';
import { createSentRequests } from './sentRequests';

function makeRequests() {
  let ids = 0;
  return createSentRequests(() => {
    ids += 1;
    return String(ids);
  });
}

describe('the keys of a press', () => {
  it.each<[string, readonly object[], readonly string[]]>([
    ['repeat for the same body', [{ a: 1 }, { a: 1 }, { a: 1 }], ['1', '1', '1']],
    ['change with the body', [{ a: 1 }, { a: 2 }], ['1', '2']],
    [
      'do not return with an earlier body, which must count again',
      [{ a: 1 }, { a: 2 }, { a: 1 }],
      ['1', '2', '3'],
    ],
    ['exist for an empty body and a list', [{}, {}, []], ['1', '1', '2']],
  ])('%s', (_what, bodies, expected) => {
    const { getKey } = makeRequests()('a request');
    expect(bodies.map(getKey)).toEqual(expected);
  });

  it('tell pictures of one name and size apart', () => {
    const { getKey } = makeRequests()('a request');
    const [one, other] = [new File(['1'], 'id.jpg'), new File(['2'], 'id.jpg')];
    expect([one, other, other].map((front) => getKey({ front }))).toEqual(['1', '2', '2']);
  });
});

it('repeats the key of an earlier press that is not settled', () => {
  const begin = makeRequests();
  expect(begin('call back').getKey({ phone: '1' })).toBe('1');
  const again = begin('call back');
  expect(again.getKey({ phone: '1' })).toBe('1');
  again.settle();
  expect(begin('call back').getKey({ phone: '1' })).toBe('2');
});

it('does not share keys between requests', () => {
  const begin = makeRequests();
  expect([begin('one').getKey({}), begin('other').getKey({})]).toEqual(['1', '2']);
});

it('is settled by its latest press alone', () => {
  const begin = makeRequests();
  const first = begin('upload');
  first.getKey({ a: 1 });
  const second = begin('upload');
  expect([first.isLatest(), second.isLatest()]).toEqual([false, true]);
  first.settle();
  expect(second.getKey({ a: 1 })).toBe('1');
});
