import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalDataCleared, reapplicationStarted } from '../events';
import { companyChosen } from '../slices/asyncFormData';
import { restoreFormData } from './restoreFormData';
import { getRunCount } from '../../testing/propertyTests';
import { storageWith } from '../../testing/storage.fixture';
import { jsonResponse, createTestStore } from '../store.fixture';

const company = { name: 'Talleres Muestra S.A.', taxCode: 'A58818501', address: { city: 'Barcelona' } };

/** The company that a tab restores from this stored value. */
function restoreCompany(companyData: unknown) {
  const { store } = createTestStore(() => jsonResponse(200, {}));
  restoreFormData(store, storageWith({ companyData }));
  return store.getState().asyncFormData.company;
}

function chooseCompany() {
  const app = createTestStore(() => jsonResponse(200, {}));
  app.store.dispatch(companyChosen({ company, outdated: {} }));
  app.flush();
  return app;
}

describe('the chosen company', () => {
  it('is restored after a reload', () => {
    expect(restoreCompany(chooseCompany().session.get('companyData'))).toEqual(company);
  });

  it.each([
    ['of another application', { company, applicationId: 'application-0' }],
    ['of no application', { company }],
    ['without a name', { company: { taxCode: 'A58818501' }, applicationId: 'application-1' }],
    ['of another shape', [company]],
    ['that is null', null],
  ])('is not restored if it is one %s', (_what, companyData) => {
    expect(restoreCompany(companyData)).toBeNull();
  });

  it('is removed by a restore in another application', () => {
    const { store } = createTestStore(() => jsonResponse(200, {}));
    const session = storageWith({ companyData: { company, applicationId: 'application-0' } });
    restoreFormData(store, session);
    expect(session.keys()).toEqual([]);
  });

  it('never crashes a restore with any stored shape', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        restoreCompany({ company: stored, applicationId: 'application-1' });
      }),
      { numRuns: getRunCount(50) },
    );
  });

  it.each([
    ['personal data is cleared', personalDataCleared()],
    [
      'a new application starts',
      reapplicationStarted({
        applicationId: 'application-2',
        session: { sessionId: 's', sessionStartedAt: '2026-11-20T12:00:00.000Z' },
      }),
    ],
  ])('is removed when %s', (_when, event) => {
    const { store, session, flush } = chooseCompany();
    expect(session.has('companyData')).toBe(true);
    store.dispatch(event);
    flush();
    expect(session.has('companyData')).toBe(false);
  });
});
