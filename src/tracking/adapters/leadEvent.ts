import { leadEvents, type LeadEventName } from '../../domain/tracking/trackedEvent';

/** What advertising platforms are told of: the lead, never how the form is used. */
export const isLeadEvent = (name: string): name is LeadEventName =>
  leadEvents.some((leadEvent) => leadEvent === name);
