import { dataPointNames, dataPoints } from '../../src/domain/catalogue/dataPoints';
import { progressStateOf, stateNumber } from '../../src/domain/journey/progressStates';
import type { LeadPath } from '../../src/domain/lead/lead';
import { answerAt } from '../../src/domain/lead/paths';
import { readLead } from '../../src/domain/lead/schema';
import { serverNow, store, type KeptLead } from './store';
import { storyOf } from './stories';

export type Body = Record<string, unknown>;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A new id: a UUID in shape, counted, so that logs are easy to read. */
function newId(): string {
  store.counter += 1;
  return `00000000-0000-4000-8000-${String(store.counter).padStart(12, '0')}`;
}

export function createLead(version: KeptLead['version'], body: Body): KeptLead {
  const lead: KeptLead = {
    id: newId(),
    version,
    body: {},
    story: storyOf(undefined),
    state: 0,
    polls: 0,
    refused: [],
    wrongCodes: 0,
    lockedUntil: 0,
    expiresAt: new Date(serverNow() + 24 * 60 * 60 * 1000).toISOString(),
  };
  store.leads[lead.id] = lead;
  take(lead, body);
  return lead;
}

/** Merges what was sent into the lead and moves its story on. */
export function take(lead: KeptLead, body: Body): void {
  lead.body = merged(lead.body, body);
  lead.story = storyOf(emailOf(lead.body));
  if (progressStateOf(lead.state)?.phase === 'before-offer') lead.state = nextState(lead, body);
}

export function emailOf(body: Body): string | undefined {
  const contact = body['contactDetails'];
  return isRecord(contact) && typeof contact['email'] === 'string' ? contact['email'] : undefined;
}

/** The data points of the story that the body carries and that were not refused before. */
export function errorsIn(body: Body, email: string | undefined, refused: readonly string[]): string[] {
  const lead = readLead(body);
  return storyOf(email).errors.filter((name) => {
    const known = dataPointNames.find((candidate) => candidate === name);
    const isCarried = known === undefined || answerAt(lead, dataPoints[known].path) !== undefined;
    return isCarried && !refused.includes(name);
  });
}

const firstContact: readonly LeadPath[] = [
  'amount',
  'period',
  'financingOption',
  'monthlyPaymentDay',
  'generalPolicies',
  'otherDetails.loanPurpose',
  'contactDetails.email',
  'contactDetails.phoneNumber',
  'contactDetails.marketingConsents',
];

/** The first part that a classic lead still lacks, in the nominal order; checking when none is missing. */
function nextState(lead: KeptLead, body: Body): number {
  const known = readLead(lead.body);
  if (lead.version === 'dynamic') {
    const sent = readLead(body);
    const isWhole = dataPointNames.some((name) => {
      const { path } = dataPoints[name];
      return !firstContact.includes(path) && answerAt(sent, path) !== undefined;
    });
    return isWhole ? stateNumber('CHECKING') : 0;
  }
  if (known.amount === undefined) return stateNumber('LOAN_INFORMATION');
  if (known.personalDetails === undefined) return stateNumber('PERSONAL_DETAILS');
  if (known.contactDetails?.email === undefined) return stateNumber('CONTACT_DETAILS');
  if (known.incomeDetails === undefined) return stateNumber('INCOME_DETAILS');
  if (known.otherDetails === undefined) return stateNumber('OTHER_INFORMATION');
  if (known.referenceDetails === undefined) return stateNumber('REFERENCE_INFORMATION');
  return stateNumber('CHECKING');
}

/** One poll of checking; after as many as the story says, its first state. */
export function poll(lead: KeptLead): void {
  if (lead.state !== stateNumber('CHECKING')) return;
  lead.polls += 1;
  if (lead.polls > lead.story.polls) lead.state = lead.story.states[0] ?? lead.state;
}

/** Leaves the present state for the next of the story. */
export function advance(lead: KeptLead): void {
  const here = lead.story.states.indexOf(lead.state);
  lead.state = lead.story.states[here + 1] ?? (here < 0 ? lead.state : stateNumber('ACCEPTED'));
}

/** The answer of every call about a lead (decisions, section 3). */
export function envelopeOf(lead: KeptLead, origin: string): Body {
  return {
    id: lead.id,
    state: lead.state,
    leadStatus: 'positive',
    expiresAt: lead.expiresAt,
    application: {
      status: progressStateOf(lead.state)?.name.toLowerCase() ?? 'unknown',
      offerId: `offer-${lead.id}`,
      partner: { name: 'Banco Muestra' },
    },
    ...(lead.version === 'dynamic' ? { dataPoints: [...dataPointNames] } : {}),
    ...(lead.state === stateNumber('REDIRECTED') ? { redirect: redirectOf(lead, origin) } : {}),
  };
}

export function redirectOf(lead: KeptLead, origin: string): Body {
  return {
    url: `${origin}/partner-sandbox`,
    method: lead.story.redirectMethod,
    params: { lead: lead.id },
  };
}

/** What a link may show of a lead: nothing personal but a mask, and the names of what is known. */
export function continuationOf(lead: KeptLead, origin: string): Body {
  const known = readLead(lead.body);
  const { email, phoneNumber } = known.contactDetails ?? {};
  return {
    ...envelopeOf(lead, origin),
    lead: {
      ...(known.amount === undefined ? {} : { amount: known.amount }),
      ...(known.period === undefined ? {} : { period: known.period }),
      ...(known.periodScale === undefined ? {} : { periodScale: known.periodScale }),
      ...(known.generalPolicies === undefined ? {} : { generalPolicies: known.generalPolicies }),
    },
    given: dataPointNames.filter((name) => answerAt(known, dataPoints[name].path) !== undefined),
    masked: {
      ...(email === undefined ? {} : { email: email.replace(/^(.)[^@]*@(.)[^.]*/, '$1***@$2***') }),
      ...(phoneNumber === undefined ? {} : { phoneNumber: `••• ${phoneNumber.slice(-2)}` }),
    },
  };
}

function merged(base: Body, patch: Body): Body {
  const result: Body = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    const before = result[key];
    result[key] = isRecord(value) && isRecord(before) ? merged(before, value) : value;
  }
  return result;
}
