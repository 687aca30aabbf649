import type { JourneyConfiguration } from './configuration';
import { withoutFuture } from './staleness';

export interface Session {
  readonly sessionId: string;
  /** ISO timestamp. */
  readonly sessionStartedAt: string;
}

/** An application that begins: its id, and the session in which it begins. */
export interface BegunApplication {
  readonly applicationId: string;
  readonly session: Session;
}

interface SessionInput {
  readonly stored: Partial<Session>;
  /** A valid UUID from the address, if there was one. */
  readonly fromAddress: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly newId: () => string;
}

/**
 * The session of this visit (specification, section 4). A stored session continues if the address names none or the same one.
 * Otherwise a new session begins with the id of the address or a random id. `isNew` becomes the new-session flag.
 */
export function resolveSession({ stored, fromAddress, now, newId }: SessionInput): Session & {
  readonly isNew: boolean;
} {
  const { sessionId, sessionStartedAt } = stored;
  const isUsable =
    sessionId !== undefined && sessionStartedAt !== undefined && !Number.isNaN(Date.parse(sessionStartedAt));
  if (isUsable && (fromAddress === undefined || fromAddress === sessionId)) {
    return { sessionId, sessionStartedAt: withoutFuture(sessionStartedAt, now), isNew: false };
  }
  return { sessionId: fromAddress ?? newId(), sessionStartedAt: new Date(now).toISOString(), isNew: true };
}

/** Traffic sources for which the configuration can switch recording off. */
export const trafficSources = ['retargeting', 'abandonment'] as const;
export type TrafficSource = (typeof trafficSources)[number];

/** Whether sessions of this traffic source must not be recorded (specification, section 4). */
export function isRecordingBlocked(
  trafficSource: string | undefined,
  configuration: Pick<JourneyConfiguration, 'logRetargeting' | 'logAbandonment'>,
): boolean {
  return (
    (trafficSource === 'retargeting' && !configuration.logRetargeting) ||
    (trafficSource === 'abandonment' && !configuration.logAbandonment)
  );
}
