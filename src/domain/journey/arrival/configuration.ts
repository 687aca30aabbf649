/** The configuration of the rules in `domain/journey`. */
export interface JourneyConfiguration {
  /** How long a session and the stored application are valid, in milliseconds. */
  readonly storedExpirationMs: number;
  /** Hours; null for an invalid or non-positive setting: a reference then never expires. */
  readonly affiliateReferenceExpiryHours: number | null;
  /** The affiliate whose reference never expires; empty if there is none. */
  readonly staticAffiliateName: string;
  /** How long a stored ad click is valid, in milliseconds. */
  readonly legacyClickIdExpiryMs: number;
  readonly logRetargeting: boolean;
  readonly logAbandonment: boolean;
}
