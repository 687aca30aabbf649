import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failure';
import { makeWorld } from '../../app/world.fixture';
import type { Sending } from '../../domain/journey/calls/sending';
import { applicationBegun } from '../signals';
import { isBusy } from '../selectors/journey';
import { deliver, type Outcome } from './deliver';

type World = ReturnType<typeof makeWorld>;
const taken: Outcome<string> = { data: 'taken' };
const failed = (failure: ApiFailure): Outcome<string> => ({ error: failure });

/** Delivers what is answered one after the other, and tells how it stood meanwhile. */
function deliverAnswers(world: World, answers: readonly Outcome<string>[], before?: () => void) {
  const { store, dependencies } = world;
  const told: Sending[] = [];
  const failures: string[] = [];
  const stop = store.subscribe(() => {
    const now = store.getState().asyncFormData.sendings.sale;
    if (now !== undefined && now !== told.at(-1)) told.push(now);
  });
  let tries = 0;
  const send = async () => {
    before?.();
    const answered = answers[tries] ?? taken;
    tries += 1;
    return answered;
  };
  const effect = {
    dispatch: store.dispatch,
    getState: store.getState,
    extra: dependencies,
    signal: new AbortController().signal,
  };
  const delivered = deliver('sale', send, effect, ({ kind }) => failures.push(kind)).finally(stop);
  return { delivered, told, failures, tries: () => tries };
}

describe('what is delivered', () => {
  it('is told to be on its way until it is taken', async () => {
    const { delivered, told } = deliverAnswers(
      makeWorld(() => 'no connection'),
      [taken],
    );
    expect(await delivered).toEqual({ kind: 'taken', answer: 'taken' });
    expect(told).toEqual([{ kind: 'sending' }]);
  });

  it.each<[string, readonly Outcome<string>[], number, object, readonly string[]]>([
    [
      'is tried again after a 5xx',
      [failed({ kind: 'server' }), failed({ kind: 'server' })],
      3,
      { kind: 'taken' },
      [],
    ],
    [
      'is given up after three',
      Array.from({ length: 3 }, () => failed({ kind: 'server' })),
      3,
      { kind: 'given-up' },
      ['server'],
    ],
    [
      'is not tried again when nothing was answered: the server may have taken it',
      [failed({ kind: 'no-answer' })],
      1,
      { kind: 'given-up' },
      ['no-answer'],
    ],
    [
      'is judged by what the server says for good',
      [failed({ kind: 'refused', status: 400 })],
      1,
      { kind: 'judged', verdict: { kind: 'refused', status: 400 } },
      ['refused'],
    ],
    [
      'is judged gone',
      [failed({ kind: 'gone' })],
      1,
      { kind: 'judged', verdict: { kind: 'gone' } },
      ['gone'],
    ],
  ])('%s', async (_what, answers, tries, outcome, failures) => {
    const delivery = deliverAnswers(
      makeWorld(() => 'no connection'),
      answers,
    );
    expect(await delivery.delivered).toMatchObject(outcome);
    expect(delivery.tries()).toBe(tries);
    expect(delivery.failures).toEqual(failures);
  });

  it('counts down what the server wants, and is busy until then', async () => {
    const world = makeWorld(() => 'no connection');
    const busy: boolean[] = [];
    world.store.subscribe(() => busy.push(isBusy(world.store.getState(), 'sale')));
    const { delivered, told } = deliverAnswers(world, [failed({ kind: 'wait', seconds: 2 })]);
    expect(await delivered).toEqual({ kind: 'given-up' });
    expect(told.map((sending) => ('secondsLeft' in sending ? sending.secondsLeft : sending.kind))).toEqual([
      'sending',
      2,
      1,
      0,
    ]);
    expect(busy).toEqual([true, true, true, false]);
  });

  it('goes by itself when the network is back', async () => {
    const world = makeWorld(() => 'no connection');
    world.world.isOnline = false;
    const delivery = deliverAnswers(world, [failed({ kind: 'unreached' })]);
    await world.settled();
    expect(delivery.told.at(-1)).toEqual({ kind: 'not-saved', reason: 'offline' });
    world.comeOnline();
    expect(await delivery.delivered).toEqual({ kind: 'taken', answer: 'taken' });
    expect(delivery.tries()).toBe(2);
  });

  it('goes by itself when the server is reached again, and says that it will', async () => {
    const world = makeWorld(() => 'no connection');
    const lost = Array.from({ length: 5 }, () => failed({ kind: 'unreached' }));
    const delivery = deliverAnswers(world, lost);
    expect(await delivery.delivered).toEqual({ kind: 'taken', answer: 'taken' });
    expect(delivery.told).toContainEqual({ kind: 'not-saved', reason: 'unreachable' });
    expect(delivery.tries()).toBe(6);
  });

  it('is left to the applicant in the end, and then promises nothing', async () => {
    const world = makeWorld(() => 'no connection');
    const delivery = deliverAnswers(
      world,
      Array.from({ length: 30 }, () => failed({ kind: 'unreached' })),
    );
    expect(await delivery.delivered).toEqual({ kind: 'given-up' });
    expect(delivery.told.at(-1)).toEqual({ kind: 'not-saved', reason: 'server' });
  });

  it('is nobody’s any more when another application has taken its place', async () => {
    const world = makeWorld(() => 'no connection');
    const begin = () =>
      world.store.dispatch(
        applicationBegun({ application: { sessionId: 'session-9' }, announcement: 'deleted' }),
      );
    const { delivered } = deliverAnswers(world, [taken], begin);
    expect(await delivered).toEqual({ kind: 'given-up' });
    expect(world.store.getState().asyncFormData.sendings).toEqual({});
  });
});
