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
    const { getKey } = makeRequests()('application-1', 'lead');
    expect(bodies.map(getKey)).toEqual(expected);
  });

  it('tell pictures of one name and size apart', () => {
    const { getKey } = makeRequests()('application-1', 'lead');
    const [one, other] = [new File(['1'], 'id.jpg'), new File(['2'], 'id.jpg')];
    expect([one, other, other].map((front) => getKey({ front }))).toEqual(['1', '2', '2']);
  });
});

it('repeats the key of an earlier press that is not settled', () => {
  const begin = makeRequests();
  expect(begin('application-1', 'callBack').getKey({ phone: '1' })).toBe('1');
  const again = begin('application-1', 'callBack');
  expect(again.getKey({ phone: '1' })).toBe('1');
  again.settle();
  expect(begin('application-1', 'callBack').getKey({ phone: '1' })).toBe('2');
});

it('does not share keys between requests', () => {
  const begin = makeRequests();
  const presses = [begin('application-1', 'lead'), begin('application-1', 'sale')];
  expect(presses.map(({ getKey }) => getKey({}))).toEqual(['1', '2']);
});

it('keeps nothing of an application that another one has replaced', () => {
  const begin = makeRequests();
  const left = begin('application-1', 'lead');
  left.getKey({ name: 'Ana' });
  const next = begin('application-2', 'lead');
  expect(left.isLatest()).toBe(false);
  expect([left.getKey({ name: 'Ana' }), next.getKey({ name: 'Ana' })]).toEqual(['2', '3']);
  expect(begin('application-1', 'lead').getKey({ name: 'Ana' })).toBe('4');
});

it('keeps what is not of the application', () => {
  const begin = makeRequests();
  const left = begin('application-1', 'unsubscribe');
  expect(left.getKey({ email: 'ana@example.com' })).toBe('1');
  begin('application-2', 'lead');
  expect(left.isLatest()).toBe(true);
  expect(begin('application-2', 'unsubscribe').getKey({ email: 'ana@example.com' })).toBe('1');
});

it('is settled by its latest press alone', () => {
  const begin = makeRequests();
  const first = begin('application-1', 'stateAction');
  first.getKey({ a: 1 });
  const second = begin('application-1', 'stateAction');
  expect([first.isLatest(), second.isLatest()]).toEqual([false, true]);
  first.settle();
  expect(second.getKey({ a: 1 })).toBe('1');
});
