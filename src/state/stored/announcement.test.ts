import { describe, expect, it } from 'vitest';
import { applicationReplaced } from '../events';
import { initialLeadState } from '../slices/leadState';
import { restoreFormData } from './restoreFormData';
import { storageWith } from '../../testing/storage.fixture';
import { jsonResponse, createTestStore, submitAnswers } from '../store.fixture';

type TestStore = ReturnType<typeof createTestStore>;
const getAnnouncement = ({ store }: TestStore) => store.getState().asyncFormData.announcement;

/** A tab in which the applicant has just deleted everything. */
function deleteData(): TestStore {
  const app = createTestStore(() => jsonResponse(200, {}));
  const { application } = app.store.getState().leadApplication;
  app.store.dispatch(
    applicationReplaced({ applicationId: 'application-2', application, announcement: 'deleted' }),
  );
  app.flush();
  return app;
}

describe('an announcement', () => {
  it('is shown after a reload too', () => {
    const stored = deleteData().session.get('asyncFormData');
    const app = createTestStore(() => jsonResponse(200, {}), {
      preloaded: { leadApplication: { ...initialLeadState, applicationId: 'application-2' } },
    });
    restoreFormData(app.store, storageWith({ asyncFormData: stored }));
    expect(getAnnouncement(app)).toBe('deleted');
  });

  it('is removed from storage when the applicant moves on', async () => {
    const app = deleteData();
    app.store.dispatch(submitAnswers({ path: 'loan-details', answers: { loan_amount: 900 } }));
    await app.flushPromises();
    expect(getAnnouncement(app)).toBeNull();
    expect(app.session.get('asyncFormData')).not.toMatchObject({ announcement: 'deleted' });
  });

  it.each([
    ['of another application', { announcement: 'deleted', applicationId: 'application-2' }],
    ['with an unknown key', { announcement: '<b>', applicationId: 'application-1' }],
    ['of an earlier release', { policies: [], applicationId: 'application-1' }],
  ])('is not restored if it is one %s', (_what, stored) => {
    const app = createTestStore(() => jsonResponse(200, {}));
    restoreFormData(app.store, storageWith({ asyncFormData: { waits: {}, ...stored } }));
    expect(getAnnouncement(app)).toBeNull();
  });
});
