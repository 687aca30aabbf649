import type { Lead } from '../lead/lead';
import { leadEvents, type LeadEventName } from './platformEvent';

/**
 * What the id of a lead's event is a hash of: the id of its application, which is a time and a random number (specification, section 9),
 * and the name of the event. An application has one lead, so all of its tabs, and every attempt to send the lead, name the same id.
 */
export const getEventIdSource = (name: LeadEventName, applicationId: string): string =>
  `${applicationId}${name}`;

/** The ids under which the events of the lead of an application are reported. */
export async function hashEventIds(
  applicationId: string,
  hash: (text: string) => Promise<string>,
): Promise<NonNullable<Lead['eventIds']>> {
  const entries = leadEvents.map(
    async (name) => [name, await hash(getEventIdSource(name, applicationId))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
