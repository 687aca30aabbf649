import { isAcceptedOrEndState } from '../../src/domain/journey/states/progressStates';
import { readLead } from '../../src/domain/lead/schema';
import { getApplicantKey, getEmail, getOwn, isRecord, mergeBodies, type Body } from './body';
import { isContractKept, noteContract } from './brokerage';
import type { Schemas } from './contract';
import { hasAnswer, leadPathsByDataPoint } from './leadPaths';
import { getStoredUntil } from './stages';
import { getServerTime, leadLifetimeMs, store, type BackendLead, type FlowVersion } from './store';
import { parseStory } from './stories';
import { enterAfterSubmit } from './storyProgress';

export function createLead(version: FlowVersion, body: Body): BackendLead {
  const lead: BackendLead = {
    id: createId(),
    version,
    body,
    state: 0,
    position: -1,
    polls: 0,
    wrongCodes: 0,
    lockedUntil: 0,
    resendFrom: 0,
    consents: {},
    appeals: {},
    enteredAt: {},
    sentAt: null,
    requests: {},
    concludedAt: null,
    withdrawnAt: null,
    requestedTerms: null,
    chosenOfferId: null,
    lastSeenOffer: null,
    expiresAt: new Date(getServerTime() + leadLifetimeMs).toISOString(),
  };
  store.leads[lead.id] = lead;
  noteContract(lead);
  enterAfterSubmit(lead, body, 'create');
  return lead;
}

/** A new id. It has the shape of a UUID and counts up, so that logs are easy to read. */
function createId(): string {
  store.counter += 1;
  return `00000000-0000-4000-8000-${String(store.counter).padStart(12, '0')}`;
}

/** A lead, or the status of the response if there is none. */
export type FoundLead =
  { readonly lead: BackendLead; readonly status: 200 } | { readonly lead: null; readonly status: 404 | 410 };

export function findLead(id: unknown): FoundLead {
  if (typeof id !== 'string') return { lead: null, status: 404 };
  if (id.startsWith('gone-')) return { lead: null, status: 410 };
  const lead = getOwn(store.leads, id);
  if (lead === undefined) return { lead: null, status: 404 };
  return Date.parse(lead.expiresAt) <= getServerTime() ? { lead: null, status: 410 } : { lead, status: 200 };
}

/**
 * A lead with what outlives its application: a brokerage contract can be withdrawn from, and the page of an application that has ended be
 * read, for longer than the lead can be continued.
 */
export function findKeptLead(id: unknown): FoundLead {
  const lead = typeof id === 'string' ? getOwn(store.leads, id) : undefined;
  const isKept = lead !== undefined && (isContractKept(lead) || isEndKept(lead));
  return isKept ? { lead, status: 200 } : findLead(id);
}

/** Whether the application has ended and is still stored. */
const isEndKept = (lead: BackendLead): boolean =>
  isAcceptedOrEndState(lead.state) && getServerTime() < getStoredUntil(lead);

/** The id of the lead that a call is about, from its body or its path; undefined if there is no such lead. */
export function findLeadId(body: unknown, path: string): string | undefined {
  return [isRecord(body) ? body['id'] : undefined, ...path.split('/')].find(
    (part): part is string => typeof part === 'string' && Object.hasOwn(store.leads, part),
  );
}

/** The response about a lead that does not exist, or not any more. */
export function createGone(status: 404 | 410): Response {
  const body: Schemas['Refusal'] = { code: status === 404 ? 'lead_unknown' : 'lead_expired' };
  return Response.json(body, { status });
}

/**
 * Takes the errors of the applicant's story for a submit, each of them once: the data points in the body that the story has not
 * yet rejected for this applicant. The submit that brings the e-mail, and with it the story, counts as one with all answers so far. A
 * name that is not a data point is rejected with the first submit.
 *
 * @param known the body of the lead before the submit
 * @returns null if the submit is accepted
 */
export function takeStoryErrors(body: Body, known: Body = {}): Record<string, string> | null {
  const whole = mergeBodies(known, body);
  const applicant = getApplicantKey(whole);
  const before = getOwn(store.rejections, applicant) ?? [];
  const sent = readLead(getEmail(known) === undefined ? whole : body);
  const names = parseStory(getEmail(whole)).errors.filter((name) => {
    const isSent = !leadPathsByDataPoint.has(name) || hasAnswer(sent, name);
    return isSent && !before.includes(name);
  });
  if (names.length === 0) return null;
  store.rejections[applicant] = [...before, ...names];
  return Object.fromEntries(names.map((name) => [name, 'not_accepted']));
}
