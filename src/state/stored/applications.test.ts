import { describe, expect, it } from 'vitest';
import { storageWith } from '../../testing/storage.fixture';
import { findCurrent, listApplications, readApplication, removeApplication } from './applications';
import { findEnd } from './endedApplications';
import { createJournal } from './journals.fixture';
import { pruneStoredApplications } from './pruneStoredApplications';

const at = Date.parse('2026-11-20T12:00:00.000Z');
const id = 'application-1';

describe('a stored application', () => {
  it('is what its documents have stored together, in any order', () => {
    const older = createJournal(id, { savedAt: at, application: { amount: 900 } });
    const newer = createJournal(
      id,
      { savedAt: at + 1, application: { amount: 800 } },
      {},
      { document: 'document-2' },
    );
    for (const journals of [
      { ...older, ...newer },
      { ...newer, ...older },
    ])
      expect(readApplication(storageWith(journals), id)?.input).toMatchObject({
        application: { amount: 800 },
        savedAt: at + 1,
      });
  });

  it.each<readonly [string, object, object, object]>([
    ['the id of a lead', { id: 'lead-1' }, {}, { id: 'lead-1' }],
    ['a decision', { id: 'lead-1', progressStates: [0, 6] }, { id: 'lead-1' }, { progressStates: [0, 6] }],
    [
      'an end',
      { id: 'lead-1', progressStates: [0, 6, 13] },
      { id: 'lead-1', progressStates: [0, 6, 38, 40] },
      { progressStates: [0, 6, 13] },
    ],
    ['a failed attempt', { attempt: 2 }, { attempt: 1 }, { attempt: 2 }],
  ])('keeps %s whatever another document stores later', (_what, known, later, kept) => {
    const journals = {
      ...createJournal(id, { savedAt: at }, known),
      ...createJournal(id, { savedAt: at + 1 }, later, { document: 'document-2' }),
    };
    expect(readApplication(storageWith(journals), id)?.server).toMatchObject(kept);
  });

  it('leaves out what has another shape', () => {
    const journals = {
      [`storedLoanApplication:${id}:a`]: {
        savedAt: [at, 'a', at],
        'lead/amount': [at, 'a', 'many'],
        'lead/period': ['now', 'a', 12],
        'draft/name/first_name': [at, 'a', 'Ana'],
        'draft/__proto__/first_name': [at, 'a', 'Eva'],
        'constructor/name': [at, 'a', true],
        'emptied/iban': 7,
      },
      [`storedLoanApplication:${id}:b`]: [1, 2],
    };
    expect(readApplication(storageWith(journals), id)?.input).toEqual({
      application: {},
      drafts: { name: { first_name: 'Ana' } },
      submitted: [],
      filledIn: {},
      emptied: [],
      savedAt: at,
    });
  });

  it('is removed whole, and leaves the others', () => {
    const local = storageWith({
      ...createJournal(id, { savedAt: at }),
      ...createJournal(id, { savedAt: at }, {}, { document: 'document-2' }),
      ...createJournal('application-2', { savedAt: at }),
    });
    removeApplication(local, id);
    expect(readApplication(local, id)).toBeNull();
    expect(listApplications(local)).toEqual(['application-2']);
  });

  it('is removed at a start if a document has stored something after the end', () => {
    const end = { [`ended:${id}`]: { endedAt: at, state: 13 } };
    const local = storageWith({ ...createJournal(id, { savedAt: at }), ...end });
    pruneStoredApplications(local, at + 1, 60_000);
    expect(listApplications(local)).toEqual([]);
  });
});

describe('an application that has expired', () => {
  const local = storageWith(createJournal(id, { savedAt: at }));
  it('has ended after the start that finds it, also for a tab in which it is open', () => {
    pruneStoredApplications(local, at + 60_001, 60_000);
    expect(listApplications(local)).toEqual([]);
    expect(findEnd(local, id)).toEqual({ endedAt: at + 60_001, state: null, next: null });
  });
  it.each([
    ['is remembered while a tab may sleep', 30 * 60_000, true],
    ['is forgotten then', 30 * 60_000 + 1, false],
  ])('%s', (_what, later, isRemembered) => {
    pruneStoredApplications(local, at + 60_001 + later, 60_000);
    expect(findEnd(local, id) !== null).toBe(isRemembered);
  });
});

describe('the present application', () => {
  const begun = (applicationId: string, stamp: number) => ({
    [`storedLoanApplication:${applicationId}:d`]: { begun: [stamp, 'd', {}] },
  });
  it.each([
    ['is none without any', {}, null],
    ['is the one that was begun last if nothing was entered', { ...begun('a', 1), ...begun('b', 2) }, 'b'],
    [
      'is the one that was used last',
      {
        ...createJournal('a', { savedAt: at + 1 }),
        ...createJournal('b', { savedAt: at }),
        ...begun('c', at + 2),
      },
      'a',
    ],
  ])('%s', (_what, journals, current) => {
    expect(findCurrent(storageWith(journals))?.id ?? null).toBe(current);
  });

  it('is no application that has ended', () => {
    const journals = { ...createJournal('a', { savedAt: at }), ...createJournal('b', { savedAt: at + 1 }) };
    const end = { 'ended:b': { endedAt: at + 2, state: null } };
    expect(findCurrent(storageWith({ ...journals, ...end }))?.id).toBe('a');
  });
});
