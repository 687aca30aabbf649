import { isExpired, listKeys, readStored, readStoredText } from './facts';

/**
 * What the scripts know of the stored application: whether anything was entered. They do not restore it. Only the application folds
 * journals and decides whose they are.
 */

const journals = 'storedLoanApplication';

/** The texts of the journals in which something was entered that is still restored. */
export function readEnteredJournals(): readonly string[] {
  return listKeys().flatMap((key) => {
    if (!key.startsWith(`${journals}:`)) return [];
    // A cell: its stamp, its document and its value.
    const [, , savedAt] = Object.values(Object(readStored('localStorage', key)?.['savedAt']));
    return isExpired(savedAt) ? [] : (readStoredText('localStorage', key) ?? []);
  });
}

/** Whether the application may restore an answer or a progress, of this tab or of another one. If in doubt it does. */
export function mayRestore(): boolean {
  const lead = readStored('sessionStorage', 'leadApplication');
  const isEntered = lead !== null && lead['lastOperationTimestamp'] !== null;
  const isLedFurther = Object.values(Object(lead?.['progressStates'])).length > 1;
  // What a full storage has not taken, and what a release before has stored.
  const isKeptElsewhere =
    readStoredText('sessionStorage', 'unsharedJournal') !== null ||
    listKeys().some((key) => key === journals || key.startsWith('storedLead:'));
  return isEntered || isLedFurther || isKeptElsewhere || readEnteredJournals().length > 0;
}

/** The amount or the period of the lead, which an earlier address of this tab has named. */
export function readLeadLoan(name: 'amount' | 'period'): number | undefined {
  const value: unknown = Object(readStored('sessionStorage', 'leadApplication')?.['application'])[name];
  return typeof value === 'number' ? value : undefined;
}
