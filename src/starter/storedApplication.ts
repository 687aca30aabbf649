import {
  earlierLeadPrefix,
  journalsKey,
  leadKey,
  unsharedJournalKey,
} from '../domain/journey/arrival/storedKeys';
import { getFields } from '../domain/lead/isRecord';
import { isExpired, listKeys, readStored, readStoredText } from './facts';

/**
 * What the scripts know of the stored application: whether anything was entered. They do not restore it. Only the application folds
 * journals and decides whose they are.
 */

/**
 * The texts of the journals in which something was entered that is still restored, the latest first.
 *
 * @param applicationId of which application; absent: of all
 */
export function readEnteredJournals(applicationId = ''): readonly string[] {
  const start = [journalsKey, ...(applicationId === '' ? [] : [applicationId]), ''].join(':');
  const entered = listKeys().flatMap((key) => {
    if (!key.startsWith(start)) return [];
    // A cell: its stamp, its document and its value.
    const savedAt: unknown = Object.values(readStored('localStorage', key)?.['savedAt'] ?? [])[2];
    const text = readStoredText('localStorage', key);
    return isExpired(savedAt) || text === null ? [] : [{ savedAt: Number(savedAt), text }];
  });
  return entered.sort((one, other) => other.savedAt - one.savedAt).map(({ text }) => text);
}

/** Whether the application may restore an answer or a progress, of this tab or of another one. If in doubt it does. */
export function mayRestore(): boolean {
  const lead = readStored('sessionStorage', leadKey);
  const isEntered = lead !== null && lead['lastOperationTimestamp'] !== null;
  // The loan of an earlier address, which the application restores.
  const application = getFields(lead?.['application']);
  const isOfOtherAddress = ['amount', 'period'].some(
    (name) => typeof application[name] === 'number' && !location.search.includes(`${name}=`),
  );
  const isLedFurther = Object.values(lead?.['progressStates'] ?? []).length > 1;
  // What a full storage has not taken, and what a release before has stored.
  const isKeptElsewhere =
    readStoredText('sessionStorage', unsharedJournalKey) !== null ||
    listKeys().some((key) => key === journalsKey || key.startsWith(earlierLeadPrefix));
  return isEntered || isOfOtherAddress || isLedFurther || isKeptElsewhere || readEnteredJournals().length > 0;
}
