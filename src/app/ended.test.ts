import { describe, expect, it } from 'vitest';
import { api } from '../api/api';
import { keepDraft } from '../state/keepDraft';
import { initialLeadState } from '../state/slices/leadState';
import { pageRestored } from '../state/signals';
import { answer, learns, makeWorld } from './world.fixture';

const redirect = { url: 'https://partner.example/go', method: 'POST', params: { token: 'secret-param' } };
const consent = { id: 'bureau', text: 'secret-consent', required: true, given: true };
const told = (state: number) =>
  answer(200, {
    id: 'lead-1',
    state,
    application: { status: 'decided', partner: { name: 'Banco' } },
    customerConsents: [consent],
    stepData: { url: 'https://partner.example/secret-step' },
    redirect,
  });

/** The server is asked where the lead stands. */
const leadAsked = api.endpoints.leadStatus.initiate({ params: { id: 'lead-1' } });

describe('an application that has come to an end', () => {
  it.each([10, 11, 12, 13])(
    'leaves nothing of what the server told of the way there: state %i',
    async (state) => {
      const world = makeWorld(() => told(state));
      learns(world, { id: 'lead-1' });
      await world.store.dispatch(leadAsked);
      await world.settled();
      expect(world.store.getState().leadApplication.result).toMatchObject({ redirect });
      const kept = JSON.stringify([...world.session, ...world.local]);
      expect(kept).not.toContain('secret');
      expect(world.session.get('leadApplication')).toMatchObject({ result: { partnerName: 'Banco' } });
    },
  );

  it('keeps no draft that a form hands over late, its ticks least of all', async () => {
    const world = makeWorld(() => told(13));
    learns(world, { id: 'lead-1' });
    await world.store.dispatch(leadAsked);
    await world.settled();
    world.store.dispatch(keepDraft('initial-details', { email: 'ana@example.com', general_policies: true }));
    await world.settled();
    const kept = JSON.stringify([...world.session, ...world.local]);
    expect(kept).not.toMatch(/ana@example|general_policies/);
  });

  it('that was left for its partner asks for the address after a reload, and goes nowhere by itself', async () => {
    const world = makeWorld(() => answer(200, { redirect }), {
      preloaded: {
        leadApplication: {
          ...initialLeadState,
          application: { id: 'lead-1', sessionId: 'session-1' },
          progressStates: [0, 10, 12],
        },
      },
    });
    world.store.dispatch(pageRestored());
    await world.settled();
    expect(world.store.getState().leadApplication.result.redirect).toEqual(redirect);
    expect(world.left).toEqual([]);
  });
});
