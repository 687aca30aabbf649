/** The stored keys that both the application and the scripts in the document read. They are interfaces, and do not change. */

/** In session storage: the lead as this tab shows it. */
export const leadKey = 'leadApplication';
/** In local storage: begins the key of each journal. In the first releases it was the key of the application. */
export const journalsKey = 'storedLoanApplication';
/** In session storage: what a full local storage did not take of this tab's journal. */
export const unsharedJournalKey = 'unsharedJournal';
/** In local storage, of releases before: begins the key of what the server had reported. */
export const earlierLeadPrefix = 'storedLead:';
/** In local storage: begins the key of how an application has ended. */
export const endPrefix = 'ended:';
