import { describe, expect, it } from 'vitest';
import { makeAsker } from './asker';
import type { Found } from './lookUp';
import { heldLookUp } from './lookUp.fixture';

const madrid = { cities: ['Madrid'] };
const bilbao = { cities: ['Bilbao'] };

function opened() {
  const { lookUp, asked } = heldLookUp();
  const asker = makeAsker<Found>();
  return {
    ...asker,
    asked,
    ask: (value: string) => asker.ask(value, (...call) => lookUp('places', ...call)),
  };
}

describe('asking with one value after the other', () => {
  it('answers what was found', async () => {
    const { ask, asked } = opened();
    const answer = ask('28013');
    asked[0]?.end(madrid);
    expect(await answer).toEqual(madrid);
  });

  it.each([
    ['nothing was found', (asking: ReturnType<typeof heldLookUp>['asked'][number]) => asking.end(null)],
    [
      'it failed',
      (asking: ReturnType<typeof heldLookUp>['asked'][number]) => asking.fail(new Error('offline')),
    ],
  ])('answers nothing when %s', async (_name, end) => {
    const { ask, asked } = opened();
    const answer = ask('28013');
    for (const asking of asked) end(asking);
    expect(await answer).toBeNull();
  });

  it('gives up the value before, and leaves its late answer out', async () => {
    const { ask, asked } = opened();
    const first = ask('28013');
    const second = ask('48001');
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.end(bilbao);
    asked[0]?.end(madrid);
    expect(await second).toEqual(bilbao);
    expect(await first).toBeUndefined();
  });

  it('leaves out what comes after it was stopped', async () => {
    const { ask, asked, stop } = opened();
    const answer = ask('28013');
    stop();
    asked[0]?.end(madrid);
    expect(await answer).toBeUndefined();
  });

  it('does not ask again for what was found, and asks again after a failure', async () => {
    const { ask, asked } = opened();
    const first = ask('28013');
    asked[0]?.end(madrid);
    await first;
    const second = ask('48001');
    asked[1]?.end(null);
    await second;
    expect(await ask('28013')).toEqual(madrid);
    void ask('48001');
    expect(asked.map(({ value }) => value)).toEqual(['28013', '48001', '48001']);
  });

  it('knows which value it is about, until it is stopped', () => {
    const { ask, isAbout, stop } = opened();
    void ask('28013');
    expect([isAbout('28013'), isAbout('48001')]).toEqual([true, false]);
    stop();
    expect(isAbout('28013')).toBe(false);
  });
});
