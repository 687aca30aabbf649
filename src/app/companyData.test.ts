import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalDataForgotten, reapplied } from '../state/signals';
import { companyChosen } from '../state/slices/asyncFormData';
import { takeUpFormData } from '../state/stored/takenUp';
import { runs } from '../testing/runs';
import { storeWith } from './store.fixture';
import { answer, makeWorld } from './world.fixture';

const company = { name: 'Talleres Muestra S.A.', taxCode: 'A58818501', address: { city: 'Barcelona' } };

/** What a tab knows of the company when it finds this in its storage. */
function takenUp(companyData: unknown) {
  const { store } = makeWorld(() => answer(200, {}));
  takeUpFormData(store, storeWith({ companyData }));
  return store.getState().asyncFormData.company;
}

function chosen() {
  const world = makeWorld(() => answer(200, {}));
  world.store.dispatch(companyChosen(company));
  world.keepNow();
  return world;
}

describe('the company that was chosen', () => {
  it('is found again after a reload', () => {
    expect(takenUp(chosen().session.get('companyData'))).toEqual(company);
  });

  it.each([
    ['of another session', { company, sessionId: 'session-0' }],
    ['of no session', { company }],
    ['without a name', { company: { taxCode: 'A58818501' }, sessionId: 'session-1' }],
    ['of another shape', [company]],
    ['that is none', null],
  ])('is not taken up: one %s', (_what, companyData) => {
    expect(takenUp(companyData)).toBeNull();
  });

  it('of any shape is never a crash', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        takenUp({ company: kept, sessionId: 'session-1' });
      }),
      { numRuns: runs(50) },
    );
  });

  it.each([
    ['nothing personal need stay', personalDataForgotten()],
    [
      'another application is begun',
      reapplied({ sessionId: 's', sessionStartedAt: '2026-11-20T12:00:00.000Z' }),
    ],
  ])('goes when %s', (_when, happening) => {
    const { store, session, keepNow } = chosen();
    expect(session.has('companyData')).toBe(true);
    store.dispatch(happening);
    keepNow();
    expect(session.has('companyData')).toBe(false);
  });
});
