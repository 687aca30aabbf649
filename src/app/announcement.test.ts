import { describe, expect, it } from 'vitest';
import { applicationBegun } from '../state/signals';
import { takeUpFormData } from '../state/stored/takenUp';
import { storeWith } from './store.fixture';
import { answer, makeWorld, submitted } from './world.fixture';

type World = ReturnType<typeof makeWorld>;
const announced = ({ store }: World) => store.getState().asyncFormData.announcement;

/** A tab in which the applicant has just deleted everything. */
function deleted(): World {
  const world = makeWorld(() => answer(200, {}));
  const { application } = world.store.getState().leadApplication;
  world.store.dispatch(applicationBegun({ application, announcement: 'deleted' }));
  world.keepNow();
  return world;
}

describe('what is told at the top of a screen', () => {
  it('is told after a reload too', () => {
    const kept = deleted().session.get('asyncFormData');
    const world = makeWorld(() => answer(200, {}));
    takeUpFormData(world.store, storeWith({ asyncFormData: kept }));
    expect(announced(world)).toBe('deleted');
  });

  it('is kept no longer when the applicant has gone on', async () => {
    const world = deleted();
    world.store.dispatch(submitted({ path: 'loan-details', answers: { loan_amount: 900 } }));
    await world.settled();
    expect(announced(world)).toBeNull();
    expect(world.session.get('asyncFormData')).not.toMatchObject({ announcement: 'deleted' });
  });

  it.each([
    ['of another session', { announcement: 'deleted', sessionId: 'session-2' }],
    ['that nobody can say', { announcement: '<b>', sessionId: 'session-1' }],
    ['of an earlier release', { policies: [], sessionId: 'session-1' }],
  ])('is nothing %s', (_what, kept) => {
    const world = makeWorld(() => answer(200, {}));
    takeUpFormData(world.store, storeWith({ asyncFormData: { waits: {}, ...kept } }));
    expect(announced(world)).toBeNull();
  });
});
