import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getRunCount } from '../../testing/propertyTests';
import { storageWith } from '../../testing/storage.fixture';
import { openStorage, type KeyValueStorage } from '../../platform/storage/storage';
import { listApplications, readApplication, readTogether, readUnshared } from './applications';
import { fromCells, toValues } from './cells';
import { createDocumentJournal } from './documentJournal';
import { createJournal } from './journals.fixture';
import { storedServerStateSchema } from './schemas';

const at = Date.parse('2026-11-20T12:00:00.000Z');
const dayMs = 24 * 3_600_000;
const applicationId = 'application-1';
const session = { sessionId: 'session-1', sessionStartedAt: '2026-11-20T12:00:00.000Z' };

/** A document on these storages, and its clock. */
function openDocument(local: KeyValueStorage, documentId = 'document-1', tab = storageWith({})) {
  const clock = { now: at };
  const journal = createDocumentJournal({
    local,
    session: tab,
    documentId,
    now: () => clock.now,
    storedExpirationMs: dayMs,
  });
  /** The applicant has typed these values. */
  const type = (values: Readonly<Record<string, unknown>>) =>
    journal.write({ applicationId, session, values: { savedAt: at, ...values } });
  return { journal, clock, type, tab };
}

const readName = (local: KeyValueStorage) =>
  readApplication(local, applicationId)?.input.drafts['name']?.['first_name'];
const name = 'draft/name/first_name';

describe('the journal of a document', () => {
  it('has what the document has changed, and nothing that it has only read', () => {
    const local = storageWith({});
    openDocument(local).type({ [name]: 'Ana' });
    const second = openDocument(local, 'document-2');
    const read = toValues(readApplication(local, applicationId));
    second.type({ ...read, 'lead/amount': 900 });
    expect(Object.keys(Object(local.get(`storedLoanApplication:${applicationId}:document-2`)))).toEqual([
      'lead/amount',
    ]);
  });

  it('is not written by a document in which nothing was entered, but for the begin of an application', () => {
    const local = storageWith({});
    for (const documentId of ['document-1', 'document-2'])
      openDocument(local, documentId).journal.write({ applicationId, session, values: {} });
    expect(local.keys()).toEqual([`storedLoanApplication:${applicationId}:document-1`]);
    expect(readApplication(local, applicationId)).toBeNull();
    expect(listApplications(local)).toEqual([applicationId]);
  });

  it('stores nothing of what has ended, also after the end was forgotten', () => {
    const local = storageWith({});
    const { journal, type } = openDocument(local);
    type({ [name]: 'Ana' });
    journal.end(applicationId);
    expect(journal.readNewer(applicationId)).toBeNull();
    type({ [name]: 'Eva' });
    journal.compact(applicationId)();
    expect(local.keys()).toEqual([]);
  });

  it('keeps the record of a consent with its answer, although another document has corrected the time of its own record', () => {
    const local = storageWith({});
    const [first, second] = [openDocument(local), openDocument(local, 'document-2')];
    const consent = (given: boolean, givenAt: string) =>
      toValues({
        input: {
          application: {
            contactDetails: { marketingConsents: given },
            policies: [{ id: 'marketing_consents', version: '1', given, givenAt }],
          },
          drafts: {},
          submitted: [],
          filledIn: {},
          emptied: [],
          savedAt: at,
        },
        server: v.parse(storedServerStateSchema, {}),
      });
    first.type(consent(false, '2026-11-20T10:30:00.000Z'));
    second.type(consent(true, '2026-11-20T10:30:01.000Z'));
    first.type(consent(false, '2026-11-20T12:00:00.000Z'));
    expect(readApplication(local, applicationId)?.input.application).toMatchObject({
      contactDetails: { marketingConsents: true },
      policies: [{ given: true, givenAt: '2026-11-20T10:30:01.000Z' }],
    });
    first.type(consent(true, '2026-11-20T12:00:01.000Z'));
    expect(readApplication(local, applicationId)?.input.application.policies).toHaveLength(1);
  });

  it.each([
    ['again what the storage has lost', dayMs, 'Ana'],
    ['nothing again that has expired', dayMs + 1, undefined],
  ])('stores %s when it looks what others have stored', (_what, passedMs, expected) => {
    const local = storageWith({});
    const { journal, type, clock } = openDocument(local);
    type({ [name]: 'Ana' });
    for (const key of local.keys()) local.remove(key);
    clock.now += passedMs;
    journal.readNewer(applicationId);
    expect(readName(local)).toBe(expected);
  });

  it.each([
    ['a step of the form that follows a decision', [0, 6], [0, 6, 3]],
    ['a decision', [0, 3], [0, 3, 38]],
  ])('has the state to which the server has led last: %s', (_what, before, progressStates) => {
    const local = storageWith({});
    const server = { id: 'lead-1', requested: null, pendingCreate: null, attempt: 1 };
    openDocument(local).type({ server: { ...server, progressStates: before } });
    const later = openDocument(local, 'document-2');
    later.clock.now += 1_000;
    later.type({ server: { ...server, progressStates } });
    expect(readApplication(local, applicationId)?.server.progressStates).toEqual(progressStates);
  });

  it('removes what was taken back', () => {
    const local = storageWith({});
    const { type } = openDocument(local);
    type({ [name]: 'Ana' });
    type({});
    expect(readName(local)).toBeUndefined();
  });

  it('counts in place of an earlier one although the clock was set back', () => {
    const local = storageWith({});
    openDocument(local).type({ [name]: 'Ana' });
    const second = openDocument(local, 'document-2');
    second.clock.now = at - 365 * 24 * 3_600_000;
    second.type({ [name]: 'Eva' });
    expect(readName(local)).toBe('Eva');
  });

  it('keeps cells of a newer release', () => {
    const local = storageWith({
      [`storedLoanApplication:${applicationId}:newer`]: {
        savedAt: [at, 'newer', at],
        'lead/newField': [at, 'newer', 1],
        'newKind/x': [at, 'newer', { y: 2 }],
      },
    });
    const { type, journal, clock } = openDocument(local);
    type({ [name]: 'Ana' });
    clock.now += 3_600_000;
    journal.compact(applicationId)();
    expect(local.keys()).toEqual([`storedLoanApplication:${applicationId}:document-1`]);
    expect(local.get(`storedLoanApplication:${applicationId}:document-1`)).toMatchObject({
      'lead/newField': [at, 'newer', 1],
      'newKind/x': [at, 'newer', { y: 2 }],
    });
  });
});

it('takes back nothing that another document stores between the read of a start and its first write', () => {
  const local = storageWith(createJournal(applicationId, { savedAt: at, application: { amount: 900 } }));
  const second = openDocument(local, 'document-2');
  const read = readTogether({ local, session: second.tab }, applicationId);
  openDocument(local, 'document-3').type({ ...toValues(fromCells(read)), 'lead/amount': 700, [name]: 'Ana' });
  second.journal.open(applicationId, read);
  second.journal.write({ applicationId, session, values: toValues(fromCells(read)) });
  expect(readName(local)).toBe('Ana');
  expect(readApplication(local, applicationId)?.input.application.amount).toBe(700);
  expect(second.journal.readNewer(applicationId)?.input.application.amount).toBe(700);
});

describe('a full storage', () => {
  it('takes what is typed although it did not take what closed documents have left', () => {
    const local = storageWith(
      createJournal(applicationId, {
        savedAt: at - dayMs / 2,
        drafts: { name: { last_name: 'a'.repeat(300) } },
      }),
    );
    const nearlyFull: KeyValueStorage = {
      ...local,
      set: (key, value) => JSON.stringify(value).length < 300 && local.set(key, value),
    };
    const { journal, type } = openDocument(nearlyFull, 'document-2');
    journal.compact(applicationId)();
    type({ ...toValues(readApplication(local, applicationId)), [name]: 'Ana' });
    expect(readName(local)).toBe('Ana');
  });

  it('leaves a journal in the tab, until there is room', () => {
    const values = new Map<string, string>();
    let isFull = true;
    const area = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('The storage is full.', 'QuotaExceededError');
        values.set(key, value);
      },
      removeItem: (key: string) => void values.delete(key),
      key: (index: number) => [...values.keys()][index] ?? null,
      get length() {
        return values.size;
      },
    };
    const local = openStorage({ area: () => area, prefix: 'ondara-es', log: () => undefined });
    const { type, tab, journal } = openDocument(local);
    type({ [name]: 'Ana' });
    expect(fromCells(readUnshared(tab, applicationId))?.input.drafts).toEqual({
      name: { first_name: 'Ana' },
    });
    isFull = false;
    type({ [name]: 'Ana', 'lead/amount': 900 });
    expect(readName(local)).toBe('Ana');
    expect(readUnshared(tab, applicationId)).toEqual({});
    isFull = true;
    type({ [name]: 'Eva' });
    journal.end(applicationId);
    expect(readUnshared(tab, applicationId)).toEqual({});
  });
});

describe('journals of documents that were left', () => {
  const left = createJournal(applicationId, { savedAt: at, drafts: { name: { first_name: 'Ana' } } });

  it.each([
    ['are taken over and removed', 3_600_000, false, ['document-2']],
    ['stay if their document may be open', 30_000, false, ['document-1']],
    ['stay if they change meanwhile', 3_600_000, true, ['document-1', 'document-2']],
  ])('%s', (_what, elapsedMs, changes, documents) => {
    const local = storageWith(left);
    const { journal, clock } = openDocument(local, 'document-2');
    clock.now = at + elapsedMs;
    const finish = journal.compact(applicationId);
    if (changes) openDocument(local).type({ [name]: 'Eva' });
    finish();
    const keys = documents.map((document) => `storedLoanApplication:${applicationId}:${document}`);
    expect([...local.keys()].sort()).toEqual(keys);
    expect(readName(local)).toBe(changes ? 'Eva' : 'Ana');
  });
});

describe('the values of a state', () => {
  it('are the same after they were stored', () => {
    const text = fc.stringMatching(/^[a-z][a-z0-9_-]{0,6}$/);
    const typed = fc.dictionary(text, fc.oneof(fc.string(), fc.boolean()), { noNullPrototype: true });
    const inputs = fc.record({
      application: fc.record(
        {
          amount: fc.nat(),
          contactDetails: fc.record(
            { postalCode: fc.string(), city: fc.string(), email: fc.string() },
            { requiredKeys: [] },
          ),
          employer: fc.record({ name: fc.string(), city: fc.string() }, { requiredKeys: [] }),
        },
        { requiredKeys: [], noNullPrototype: true },
      ),
      drafts: fc.dictionary(text, typed, { noNullPrototype: true }),
      submitted: fc.uniqueArray(text),
      emptied: fc.uniqueArray(text),
      filledIn: fc.constant({ city: { driver: 'postal_code' as const, answer: '28013' } }),
      savedAt: fc.constant(at),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        const local = storageWith(createJournal(applicationId, input));
        const server = v.parse(storedServerStateSchema, {});
        expect(toValues(readApplication(local, applicationId))).toEqual(toValues({ input, server }));
      }),
      { numRuns: getRunCount(100) },
    );
  });
});
