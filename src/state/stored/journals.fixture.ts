import * as v from 'valibot';
import type { StoredApplication, StoredInput, StoredServerState } from '../storedApplication';
import { getJournalKey } from './applications';
import { begunCell, toValues } from './cells';
import { storedServerStateSchema } from './schemas';

/** What a document has stored of an application, as an entry of local storage. */
export function createJournal(
  applicationId: string,
  input: Partial<StoredInput> & Pick<StoredInput, 'savedAt'>,
  server: Partial<StoredServerState> = {},
  { document = 'document-1', stamp = input.savedAt } = {},
): Readonly<Record<string, unknown>> {
  const stored: StoredApplication = {
    input: { application: {}, submitted: [], drafts: {}, filledIn: {}, emptied: [], ...input },
    server: { ...v.parse(storedServerStateSchema, {}), ...server },
  };
  const { sessionId, sessionStartedAt } = stored.input.application;
  const values = { ...toValues(stored), [begunCell]: { sessionId, sessionStartedAt } };
  const cells = Object.entries(values).map(([name, value]) => [name, [stamp, document, value]]);
  return { [getJournalKey(applicationId, document)]: Object.fromEntries(cells) };
}
