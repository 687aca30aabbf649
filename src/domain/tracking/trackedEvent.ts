/** What is told of a lead, each once. */
export const leadEvents = ['Lead', 'CompleteRegistration', 'Reject'] as const;
export type LeadEventName = (typeof leadEvents)[number];

/** What is told of how the form and its screens are used. */
export type UsageEventName = 'StepSeen' | 'StepLeftWithErrors' | 'OfferSeen' | 'Accepted' | 'Redirected';

/** Something that happened, as platforms may be told of it. Holds nothing that tells of a person. */
export interface TrackedEvent {
  readonly name: LeadEventName | UsageEventName;
  /** SHA-256, in hexadecimal digits, of a time and a random id; the same for every platform (specification, section 9). */
  readonly id: string;
  /** Small facts: the step's path, names of questions with an error, the state's name. */
  readonly facts: Readonly<Record<string, string | number | boolean>>;
}

/** Who it happened to, as advertising platforms may know them: SHA-256 in hexadecimal digits; empty where there is nothing right to hash. */
export interface HashedIdentity {
  readonly externalId: string;
  readonly email: string;
  readonly phone: string;
}
