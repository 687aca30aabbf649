import { describe, expect, it } from 'vitest';
import { storageWith } from '../../testing/storage.fixture';
import { listApplications, readApplication } from './applications';
import { findEnd } from './endedApplications';
import { createJournal } from './journals.fixture';
import { migrateApplications } from './migrateApplications';

const at = Date.parse('2026-11-20T12:00:00.000Z');
const input = (amount: number) => ({
  version: 3,
  application: { sessionId: 'session-1', amount },
  submitted: ['loan-details'],
  drafts: { name: { first_name: 'Ana' } },
  filledIn: {},
  emptied: [],
  revision: 4,
  savedAt: at,
});
const server = { version: 3, id: 'lead-1', progressStates: [0, 6], requested: null, attempt: 2 };

describe('the applications of earlier releases', () => {
  it.each([
    [
      'of the first, whose session named it',
      'session-1',
      { storedLoanApplication: { ...input(900), ...server, version: 1 } },
    ],
    [
      'with two records and an owner',
      'application-1',
      {
        storedLoanApplication: '"application-1"',
        'storedLoanApplication:application-1': input(900),
        'storedLead:application-1': server,
        'owner:application-1': { tabId: 'tab-1', takenAt: at },
      },
    ],
  ])('are read whole %s, and leave nothing behind', (_what, id, stored) => {
    const local = storageWith(stored);
    migrateApplications(local);
    const { input: answers, server: known } = readApplication(local, id) ?? {};
    expect(answers).toMatchObject({
      application: { amount: 900 },
      submitted: ['loan-details'],
      drafts: { name: { first_name: 'Ana' } },
      savedAt: at,
    });
    expect(known).toMatchObject({ id: 'lead-1', progressStates: [0, 6], attempt: 2 });
    expect(local.keys()).toEqual([`storedLoanApplication:${id}:earlier`]);
    migrateApplications(local);
    expect(listApplications(local)).toEqual([id]);
  });

  it.each([
    ['has no answers any more', { 'storedLead:application-1': server }],
    ['names no session', { storedLoanApplication: { ...input(900), application: { amount: 900 } } }],
    ['has another shape', { storedLoanApplication: [7] }],
  ])('leave nothing behind if one %s', (_how, stored) => {
    const local = storageWith(stored);
    migrateApplications(local);
    expect(local.keys()).toEqual([]);
  });

  it('do not replace what was entered since', () => {
    const local = storageWith({
      ...createJournal('application-1', { savedAt: at + 1, application: { amount: 700 } }),
      'storedLoanApplication:application-1': input(900),
    });
    migrateApplications(local);
    expect(readApplication(local, 'application-1')?.input.application.amount).toBe(700);
  });

  it('remember their ends', () => {
    const local = storageWith({ endedApplications: { 'application-1': { endedAt: at, state: 13 } } });
    migrateApplications(local);
    expect(findEnd(local, 'application-1')).toEqual({ endedAt: at, state: 13, next: null });
    expect(local.keys()).toEqual(['ended:application-1']);
  });

  it('stay as they are in a storage that takes no journal', () => {
    const stored = { 'storedLoanApplication:application-1': input(900) };
    const local = storageWith(stored, 0);
    migrateApplications(local);
    expect(local.keys()).toEqual(['storedLoanApplication:application-1']);
    expect(local.get('storedLoanApplication:application-1')).toMatchObject({ application: { amount: 900 } });
  });
});
