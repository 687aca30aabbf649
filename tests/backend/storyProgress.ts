import type { calls } from '../../src/api/calls.gen';
import { isEndState, findProgressState, stateNumber } from '../../src/domain/journey/states/progressStates';
import { stateCalls } from '../../src/domain/journey/states/stateCalls';
import type { Lead, LeadPath } from '../../src/domain/lead/lead';
import { readLead } from '../../src/domain/lead/schema';
import { getEmail, type Body } from './body';
import { hasAnswer, leadPathsByDataPoint } from './leadPaths';
import { getServerTime, leadLifetimeMs, type BackendLead } from './store';
import { parseStory, type Story } from './stories';

const checking = stateNumber('CHECKING');
/** An applicant who continues an application starts with the form again. */
const continuing = stateNumber('CONTINUE');

type CallName = keyof typeof calls;

/** These calls leave any state after the offer. */
const commonCalls: readonly CallName[] = ['continueOffer', 'skipOffer'];

/**
 * Leaves the present state if the call leads out of it. Any other call changes nothing, so that a call can be repeated after a
 * lost response.
 */
export function leaveState(lead: BackendLead, call: CallName): void {
  const row = findProgressState(lead.state);
  if (row === null || row.state === checking || isEndState(row.state)) return;
  const isInForm = lead.position < 0 && row.phase === 'before-offer';
  if (isInForm) return;
  const isOwnCall = stateCalls.some(
    ({ route, name, leavesState }) => leavesState && route === row.route && name === call,
  );
  if (isOwnCall || commonCalls.includes(call)) advance(lead);
}

/**
 * Moves a lead to a state. Its story continues from there, or from the beginning if it does not contain the state.
 */
export function moveToState(lead: BackendLead, state: number): void {
  enter(lead, state);
  lead.position = getStory(lead).states.indexOf(state);
  lead.polls = 0;
}

/** Counts one poll of checking. The lead moves on after the number of polls of its story. */
export function pollStatus(lead: BackendLead): void {
  if (lead.state !== checking) return;
  lead.polls += 1;
  if (lead.polls > getStory(lead).polls) advance(lead);
}

function enter(lead: BackendLead, state: number): void {
  lead.state = state;
  lead.enteredAt[state] = new Date(getServerTime()).toISOString();
}

function advance(lead: BackendLead): void {
  const next = getStory(lead).states[lead.position + 1];
  if (next === undefined) return;
  lead.position += 1;
  enter(lead, next);
  lead.polls = 0;
}

export const getStory = (lead: BackendLead): Story => parseStory(getEmail(lead.body));

/** Moves a lead on after a submit to the lead path. Its body already contains the submit. */
export function enterAfterSubmit(lead: BackendLead, sent: Body, how: 'create' | 'update'): void {
  lead.state = getStateAfterSubmit(lead, sent, how);
  if (lead.state === checking) lead.sentAt ??= new Date(getServerTime()).toISOString();
}

/** When the complete application arrived, in milliseconds since the epoch. A lead that a test placed in a state was sent when it was created. */
export function getSentTime({ sentAt, expiresAt }: BackendLead): number {
  return sentAt === null ? Date.parse(expiresAt) - leadLifetimeMs : Date.parse(sentAt);
}

function getStateAfterSubmit(lead: BackendLead, sent: Body, how: 'create' | 'update'): number {
  if (findProgressState(lead.state)?.phase !== 'before-offer' && lead.state !== continuing) return lead.state;
  if (lead.position >= 0) {
    advance(lead);
    return lead.state;
  }
  if (lead.version === 'classic') return getFirstMissingState(readLead(lead.body), lead.body['product']);
  const remaining = (getStory(lead).requestedDataPoints ?? [...leadPathsByDataPoint.keys()]).filter(
    (name) => !isFirstContact(name),
  );
  const isComplete = remaining.length === 0 || (how === 'update' && hasAnyAnswer(readLead(sent), remaining));
  return isComplete ? checking : 0;
}

const firstContactPaths: readonly LeadPath[] = [
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

function isFirstContact(name: string): boolean {
  const path = leadPathsByDataPoint.get(name);
  return path !== undefined && firstContactPaths.includes(path);
}

function hasAnyAnswer(sent: Lead, names: readonly string[]): boolean {
  return names.some((name) => hasAnswer(sent, name));
}

/** Products whose classic form does not ask for a reference. */
const productsWithoutReference: readonly unknown[] = ['luzano'];

/** The state of the first part that a classic lead lacks, in the nominal order; checking if it lacks none. */
function getFirstMissingState(known: Lead, product: unknown): number {
  if (known.amount === undefined) return stateNumber('LOAN_INFORMATION');
  if (known.personalDetails === undefined) return stateNumber('PERSONAL_DETAILS');
  if (known.contactDetails?.email === undefined) return stateNumber('CONTACT_DETAILS');
  if (known.incomeDetails === undefined) return stateNumber('INCOME_DETAILS');
  if (known.otherDetails === undefined) return stateNumber('OTHER_INFORMATION');
  const isAsked = !productsWithoutReference.includes(product);
  if (isAsked && known.referenceDetails === undefined) return stateNumber('REFERENCE_INFORMATION');
  return checking;
}
