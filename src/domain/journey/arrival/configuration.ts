/** What the rules of an applicant's journey take from the configuration. */
export interface JourneyConfiguration {
  /** Milliseconds for which a session and the stored application stand. */
  readonly storedExpirationMs: number;
  /** Hours; null stands for an invalid or non-positive setting and means that a reference never expires. */
  readonly affiliateReferenceExpiryHours: number | null;
  /** The affiliate whose reference never expires; empty for none. */
  readonly staticAffiliateName: string;
  /** Milliseconds for which a stored ad click stands. */
  readonly legacyClickIdExpiryMs: number;
  /** 0 to 100. */
  readonly sessionLoggingPercentage: number;
  readonly logRetargeting: boolean;
  readonly logAbandonment: boolean;
}
