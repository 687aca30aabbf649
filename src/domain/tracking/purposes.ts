/** The purposes of third-party platforms. The visitor decides on each separately. */
export const purposes = ['analytics', 'recording', 'advertising'] as const;

export type Purpose = (typeof purposes)[number];

/** The visitor's choice. */
export interface ConsentRecord {
  /** The version of the question. A choice about another version does not count. */
  readonly version: number;
  /** ISO date and time of the choice. */
  readonly at: string;
  readonly given: Readonly<Record<Purpose, boolean>>;
}

/** The same choice for every purpose. */
export function createUniformChoice(isGiven: boolean): ConsentRecord['given'] {
  return { analytics: isGiven, recording: isGiven, advertising: isGiven };
}
