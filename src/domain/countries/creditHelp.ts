/** Where the people of a country get their own credit data and independent advice after a rejection. */
export interface CreditHelpFacts {
  readonly data: HelpFact;
  readonly advice: HelpFact;
}

/** A fact with its addresses. Its sentence is a text in the group `rejected` of the screens. */
interface HelpFact {
  /** In the order of the sentence. Empty if the place depends on where the applicant lives. */
  readonly links: readonly HelpLink[];
  readonly source: string;
  /** When it was read: an ISO calendar date. */
  readonly readOn: string;
}

interface HelpLink {
  readonly name: string;
  readonly href: string;
}
