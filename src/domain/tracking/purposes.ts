/** For what a visitor's data may be given to third parties, each chosen by itself. */
export const purposes = ['analytics', 'recording', 'advertising'] as const;

export type Purpose = (typeof purposes)[number];

/** What a visitor chose. */
export interface ConsentRecord {
  /** Of what was asked; a choice about something else does not count. */
  readonly version: number;
  /** ISO date and time at which it was chosen. */
  readonly at: string;
  readonly given: Readonly<Record<Purpose, boolean>>;
}

/** Goes up when what is asked changes: a purpose, a platform, or what a platform gets. */
export const consentVersion = 1;

/** A choice about all purposes alike. */
export function choiceOf(isGiven: boolean): ConsentRecord['given'] {
  return { analytics: isGiven, recording: isGiven, advertising: isGiven };
}
