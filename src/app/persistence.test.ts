import { describe, expect, it } from 'vitest';
import { draftKept } from '../state/signals';
import { loadingSet } from '../state/slices/isLoading';
import { colorsSet } from '../state/slices/ui';
import { answer, makeWorld, submitted } from './world.fixture';

const contact = submitted({
  path: 'initial-details',
  answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
});
const created = () => answer(201, { id: 'lead-1', state: 6, expiresAt: '2026-11-21T12:00:00.000Z' });

describe('what the browser keeps', () => {
  it('stands under the keys of the specification, each in its place', async () => {
    const world = makeWorld(created);
    world.store.dispatch(
      draftKept({
        key: 'personal-details',
        typed: { first_name: 'Ana' },
        at: Date.parse('2026-11-20T12:00:00Z'),
      }),
    );
    world.store.dispatch(colorsSet({ accent: '#123456' }));
    world.store.dispatch(loadingSet(true));
    world.store.dispatch(contact);
    await world.settled();
    expect([...world.session.keys()].sort()).toEqual([
      'dynamicPages',
      'isLoading',
      'leadApplication',
      'routeChange',
      'state',
      'uiColors',
    ]);
    expect([...world.local.keys()].sort()).toEqual([
      'lid',
      'sessionId',
      'sessionStartedAt',
      'storedLoanApplication',
    ]);
    expect(world.session.get('state')).toEqual([0, 6]);
    expect(world.session.get('uiColors')).toEqual({ accent: '#123456' });
    expect(world.local.get('lid')).toBe('lead-1');
  });

  it('is written when it changes, and only then', async () => {
    const world = makeWorld(created);
    world.store.dispatch(contact);
    await world.settled();
    const writes = world.writes.length;
    world.store.dispatch({ type: 'nothing' });
    world.store.dispatch(loadingSet(false));
    await world.settled();
    expect(world.writes.slice(writes)).toEqual([]);
    world.store.dispatch(colorsSet({ accent: '#654321' }));
    await world.settled();
    expect(world.writes.slice(writes)).toEqual(['uiColors']);
  });

  it('is written once for all that happens in a turn', async () => {
    const world = makeWorld(created);
    world.store.dispatch(submitted({ path: 'loan-details', answers: { loan_amount: 900 } }));
    world.store.dispatch(submitted({ path: 'loan-details', answers: { loan_amount: 1000 } }));
    expect(world.writes).toEqual([]);
    await world.settled();
    expect(world.writes.toSorted()).toEqual([
      'dynamicPages',
      'leadApplication',
      'routeChange',
      'sessionId',
      'sessionStartedAt',
      'storedLoanApplication',
    ]);
    expect(world.local.get('storedLoanApplication')).toMatchObject({ application: { amount: 1000 } });
  });

  it('tells of a session that begins in the application as of one that begins with it', async () => {
    const world = makeWorld(created);
    world.world.now += 25 * 60 * 60 * 1000;
    world.store.dispatch(contact);
    await world.settled();
    expect(world.store.getState().leadApplication.application.sessionId).toBe('session-2');
    expect(world.session.get('newSessionFlag')).toBe(true);
    expect(world.session.get('initAt')).toBe('2026-11-21T13:00:00.000Z');
  });

  it('does not hold the applicant up when nothing can be written', async () => {
    const world = makeWorld(created, { isFull: true });
    world.store.dispatch(contact);
    await world.settled();
    expect(world.store.getState().leadApplication.routeChange?.route).toBe('checking');
    expect(world.writes).toContain('storedLoanApplication');
  });
});
