/** Events of a lead. Each is sent once for a lead. */
export const leadEvents = ['Lead', 'CompleteRegistration', 'Reject'] as const;
export type LeadEventName = (typeof leadEvents)[number];

/** Events that describe how the visitor uses the form and its screens. */
const usageEvents = ['StepSeen', 'StepLeftWithErrors', 'OfferSeen', 'Accepted', 'Redirected'] as const;
export type UsageEventName = (typeof usageEvents)[number];

export const eventNames = [...leadEvents, ...usageEvents] as const;

/** An event as platforms get it. It contains no personal data. */
export interface PlatformEvent {
  readonly name: LeadEventName | UsageEventName;
  /**
   * SHA-256 of a time and a random id, hexadecimal. Every platform gets the same id (specification, section 9), and the server gets that of
   * an event of a lead.
   */
  readonly id: string;
  /** The path of a step, names of questions with an error, or the name of a state. */
  readonly properties: Readonly<Record<string, string | number | boolean>>;
}

/** The applicant's identity for advertising platforms: SHA-256, hexadecimal. Empty if there is nothing valid to hash. */
export interface HashedIdentity {
  readonly externalId: string;
  readonly email: string;
  readonly phone: string;
}

export const isLeadEvent = (name: string): name is LeadEventName =>
  leadEvents.some((leadEvent) => leadEvent === name);

/**
 * The name under which an event is claimed, because it happens to a lead only once, although several tabs see it. Null for an event that
 * may be repeated.
 */
export function getClaim({ name, properties }: Pick<PlatformEvent, 'name' | 'properties'>): string | null {
  if (isLeadEvent(name) || name === 'Accepted') return name;
  return name === 'OfferSeen' ? `OfferSeen ${String(properties['state'])}` : null;
}
