import { readLead } from '../../src/domain/lead/schema';
import { applicantOf, emailOf, heldAt, merged, type Body } from './body';
import { holds, leadFields } from './leadFields';
import { serverNow, store, type KeptLead, type Version } from './store';
import { storyOf } from './stories';
import { stateAfterSubmit } from './walk';

const lifetime = 24 * 60 * 60 * 1000;

export function createLead(version: Version, body: Body): KeptLead {
  const lead: KeptLead = {
    id: newId(),
    version,
    body,
    state: 0,
    position: -1,
    polls: 0,
    wrongCodes: 0,
    lockedUntil: 0,
    resendFrom: 0,
    consents: {},
    wish: null,
    toldOffer: null,
    expiresAt: new Date(serverNow() + lifetime).toISOString(),
  };
  store.leads[lead.id] = lead;
  lead.state = stateAfterSubmit(lead, body, 'create');
  return lead;
}

/** A new id: a UUID in shape, counted, so that logs are easy to read. */
function newId(): string {
  store.counter += 1;
  return `00000000-0000-4000-8000-${String(store.counter).padStart(12, '0')}`;
}

/** A lead by its id, or why there is none. */
export type Found =
  { readonly lead: KeptLead; readonly status: 200 } | { readonly lead: null; readonly status: 404 | 410 };

export function findLead(id: unknown): Found {
  if (typeof id !== 'string') return { lead: null, status: 404 };
  if (id.startsWith('gone-')) return { lead: null, status: 410 };
  const lead = heldAt(store.leads, id);
  if (lead === undefined) return { lead: null, status: 404 };
  return Date.parse(lead.expiresAt) <= serverNow() ? { lead: null, status: 410 } : { lead, status: 200 };
}

/**
 * The errors that the applicant's story has for a submit, each told once: the data points that the body carries and that
 * were not refused to this applicant before. A name that is no data point is refused with the first submit.
 *
 * @param known what the lead held before
 * @returns null when the submit is taken
 */
export function refusalOf(body: Body, known: Body = {}): Record<string, string> | null {
  const whole = merged(known, body);
  const applicant = applicantOf(whole);
  const before = heldAt(store.refused, applicant) ?? [];
  const sent = readLead(body);
  const names = storyOf(emailOf(whole)).errors.filter((name) => {
    const isCarried = !leadFields.has(name) || holds(sent, name);
    return isCarried && !before.includes(name);
  });
  if (names.length === 0) return null;
  store.refused[applicant] = [...before, ...names];
  return Object.fromEntries(names.map((name) => [name, 'not_accepted']));
}
