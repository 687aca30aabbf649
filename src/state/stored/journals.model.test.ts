import { expect, it } from 'vitest';
import { getRunCount } from '../../testing/propertyTests';
import type { KeyValueStorage } from '../../platform/storage/storage';
import { storageWith } from '../../testing/storage.fixture';
import { endApplications, readCells } from './applications';
import { createDocumentJournal } from './documentJournal';
import { findEnd } from './endedApplications';

/**
 * Documents of one application in processes of their own. Each sees its own copy of local storage; what another one writes reaches it later, key by key.
 * A document may be frozen meanwhile.
 */

const applicationId = 'application';

/** A generator of numbers from 0 to 1 that repeats with its seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** A change of local storage. The browser puts all of them into one order, in which the last one of a key counts. */
interface Change {
  readonly key: string;
  readonly value: unknown;
  readonly place: number;
}

function openDocuments(names: readonly string[], clock: { now: number }) {
  let places = 0;
  const documents = names.map((documentId) => {
    const view: KeyValueStorage = storageWith({});
    const placesOfKeys = new Map<string, number>();
    const missed: Change[] = [];
    const apply = ({ key, value, place }: Change) => {
      if (place < (placesOfKeys.get(key) ?? 0)) return;
      placesOfKeys.set(key, place);
      view.set(key, value);
    };
    const write = (key: string, value: unknown) => {
      places += 1;
      const change = { key, value, place: places };
      apply(change);
      for (const other of documents) if (other.documentId !== documentId) other.missed.push(change);
    };
    const local: KeyValueStorage = {
      ...view,
      set: (key, value) => {
        write(key, structuredClone(value));
        return true;
      },
      remove: (key) => {
        write(key, undefined);
        return true;
      },
    };
    const journal = createDocumentJournal({
      local,
      session: storageWith({}),
      documentId,
      now: () => clock.now,
      storedExpirationMs: Number.POSITIVE_INFINITY,
    });
    // As at the start of a page.
    journal.write({ applicationId, session: null, values: {} });
    const values: Record<string, unknown> = {};
    const isOver = () => findEnd(view, applicationId) !== null;
    const save = () => {
      if (!isOver()) journal.write({ applicationId, session: null, values: { savedAt: 1, ...values } });
    };
    /** What a change of the storage leads to. */
    const follow = () => {
      if (isOver()) journal.end(applicationId);
      else if (journal.readNewer(applicationId) !== null) {
        for (const [name, cell] of Object.entries(readCells(view, applicationId)))
          if (name.startsWith('lead/')) values[name] = cell[2];
        journal.adopt({ savedAt: 1, ...values });
      }
    };
    return {
      documentId,
      view,
      missed,
      isFrozen: false,
      isOver,
      /** The fields that the document shows. */
      values,
      save,
      end: () => endApplications(local, [applicationId], { endedAt: clock.now, state: 13, next: null }),
      receive: () => {
        for (const change of missed.splice(0)) {
          apply(change);
          follow();
        }
        follow();
      },
      compact: () => {
        const finish = journal.compact(applicationId);
        return () => {
          if (!isOver()) finish();
        };
      },
    };
  });
  return documents;
}

it('keeps the last input of each field, lets all documents agree, and leaves nothing of an application that has ended', () => {
  for (let seed = 1; seed <= getRunCount(12); seed += 1) {
    const random = createRandom(seed);
    const clock = { now: 1_000 };
    const documents = openDocuments(['a', 'b', 'c'], clock);
    const last: Record<string, number> = {};
    const ends = random() < 0.3;
    let isEnded = false;
    for (let step = 1; step <= 40; step += 1) {
      clock.now += 1 + Math.floor(random() * 3);
      const document = documents[Math.floor(random() * 3)];
      if (document === undefined) continue;
      const act = random();
      if (act < 0.15) document.isFrozen = !document.isFrozen;
      else if (document.isFrozen) continue;
      else if (act < 0.35) document.receive();
      else if (act < 0.9 && !document.isOver()) {
        const field = `lead/field${Math.floor(random() * 3)}`;
        last[field] = document.values[field] = step;
        document.save();
      } else if (act < 0.95) {
        clock.now += 61_000;
        if (!document.isOver()) document.compact()();
      } else if (ends && !isEnded) {
        isEnded = true;
        document.end();
      }
    }
    for (let round = 0; round < 6; round += 1) for (const document of documents) document.receive();
    const folds = documents.map(({ view }) =>
      JSON.stringify(
        Object.entries(readCells(view, applicationId)).sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
    );
    expect(new Set(folds).size, `seed ${seed}`).toBe(1);
    for (const { view, values } of documents) {
      const cells = readCells(view, applicationId);
      const stored = Object.fromEntries(
        Object.entries(cells).flatMap(([name, cell]) => (name.startsWith('lead/') ? [[name, cell[2]]] : [])),
      );
      expect(stored, `seed ${seed}`).toEqual(isEnded ? {} : last);
      if (!isEnded) expect(values, `seed ${seed}`).toEqual(last);
    }
  }
});
