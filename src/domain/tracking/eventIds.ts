import type { Lead } from '../lead/lead';
import { leadEvents, type LeadEventName } from './platformEvent';

/** What names an application: the start of its session, and its random id. */
export interface EventIdSource {
  /** ISO timestamp. Empty if the session has none. */
  readonly sessionStartedAt: string;
  readonly applicationId: string;
}

/**
 * What the id of a lead's event is a hash of: a time, a random id (specification, section 9) and the name of the event. An application has
 * one lead, so all of its tabs, and every attempt to send the lead, name the same id.
 */
export const getEventIdSource = (
  name: LeadEventName,
  { sessionStartedAt, applicationId }: EventIdSource,
): string => `${sessionStartedAt}${applicationId}${name}`;

/** The ids under which the events of a lead are reported. */
export async function hashEventIds(
  source: EventIdSource,
  hash: (text: string) => Promise<string>,
): Promise<NonNullable<Lead['eventIds']>> {
  const entries = leadEvents.map(async (name) => [name, await hash(getEventIdSource(name, source))] as const);
  return Object.fromEntries(await Promise.all(entries));
}
