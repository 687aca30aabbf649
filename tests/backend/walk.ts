import {
  isEndState,
  progressStateOf,
  stateNumber,
  type ProgressStateName,
} from '../../src/domain/journey/states/progressStates';
import type { Lead, LeadPath } from '../../src/domain/lead/lead';
import { readLead } from '../../src/domain/lead/schema';
import { emailOf, type Body } from './body';
import { holds, leadFields } from './leadFields';
import type { KeptLead } from './store';
import { storyOf, type Story } from './stories';

const checking = stateNumber('CHECKING');
/** Whoever continues does so with the form. */
const continuing = stateNumber('CONTINUE');

/** The calls that leave a state (decisions, section 4, *sends to*); the lead path leaves those before the offer. */
const leftBy: Partial<Record<ProgressStateName, readonly string[]>> = {
  MOBILE_VERIFICATION: ['/v2/customer/mobile/verify', '/lead/mobile/verification'],
  CHANGE_MOBILE_NUMBER: ['/v2/customer/mobile'],
  INSTANTOR: ['/lead/account'],
  WENANCE_TINK: ['/lead/account'],
  WENANCE_ACCOUNT: ['/lead/account'],
  MONEYMAN_PAYLANDS: ['/lead/offer/payment'],
  ACCEPTED: ['/lead/sale'],
  VEHICLE: ['/lead/vehicle'],
  POLICY_CONSENTS: ['/lead/offer/policy'],
  ADVANZIA_CONSENTS: ['/lead/offer/policy'],
  TFBANK_CONSENTS: ['/lead/offer/policy'],
  DYNAMIC_CONSENTS: ['/lead/offer/dynamic-policy'],
  ADDITIONAL_EMPLOYMENT_DETAILS: ['/lead/offer/employment-details'],
  ADDITIONAL_PERSONAL_DETAILS: ['/lead/offer/personal-details'],
  MARITAL_DETAILS: ['/lead/marital-details'],
  AIDE: ['/lead/aide'],
  YOUNITED_CREDIT_DETAILS: ['/lead/offer/credit-details'],
  YOUNITED_PROFESSIONAL_DETAILS: ['/lead/offer/professional-details'],
  CNP: ['/lead/cnp'],
  ID_UPLOAD: ['/lead/idUpload', '/lead/offer/skip-document-upload'],
  CUSTOMER_DEBTS: ['/lead/offer/customer-debts'],
  REFERENCE_DETAILS: ['/lead/offer/reference-details'],
  WNIOSEK: ['/lead/wniosek'],
  WNIOSEK_UZUPELNIENIE: ['/lead/wniosek'],
  IPFD_OFFER_CHOICE: ['/lead/offer/accept-creditea-offer'],
  PROFICREDIT_OFFER: ['/lead/offer/proficredit'],
};

const anywhere = ['/lead/continue', '/lead/skip'];

/**
 * Leaves the present state if the call is one that does. Any other call is answered with the state as it is, so that a
 * call repeated after a lost answer does no harm.
 */
export function leave(lead: KeptLead, call: string): void {
  const row = progressStateOf(lead.state);
  if (row === null || row.state === checking || isEndState(row.state)) return;
  const isInForm = lead.position < 0 && row.phase === 'before-offer';
  if (isInForm) return;
  if (anywhere.includes(call) || leftBy[row.name]?.includes(call) === true) advance(lead);
}

/**
 * Puts a lead at a state by hand. From there its story goes on; where that does not know the state, from its beginning.
 */
export function putAt(lead: KeptLead, state: number): void {
  lead.state = state;
  lead.position = toldStory(lead).states.indexOf(state);
  lead.polls = 0;
}

/** One poll of checking; after as many as the story says, its next state. */
export function poll(lead: KeptLead): void {
  if (lead.state !== checking) return;
  lead.polls += 1;
  if (lead.polls > toldStory(lead).polls) advance(lead);
}

function advance(lead: KeptLead): void {
  const next = toldStory(lead).states[lead.position + 1];
  if (next === undefined) return;
  lead.position += 1;
  lead.state = next;
  lead.polls = 0;
}

export const toldStory = (lead: KeptLead): Story => storyOf(emailOf(lead.body));

/** Where a lead stands after a submit to the lead path; its body already holds what was sent. */
export function stateAfterSubmit(lead: KeptLead, sent: Body, how: 'create' | 'update'): number {
  if (progressStateOf(lead.state)?.phase !== 'before-offer' && lead.state !== continuing) return lead.state;
  if (lead.position >= 0) {
    advance(lead);
    return lead.state;
  }
  if (lead.version === 'classic') return firstMissingPart(readLead(lead.body), lead.body['product']);
  const later = (toldStory(lead).asked ?? [...leadFields.keys()]).filter((name) => !isFirstContact(name));
  const isWhole = later.length === 0 || (how === 'update' && carriesAny(readLead(sent), later));
  return isWhole ? checking : 0;
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

function isFirstContact(name: string): boolean {
  const path = leadFields.get(name);
  return path !== undefined && firstContact.includes(path);
}

function carriesAny(sent: Lead, names: readonly string[]): boolean {
  return names.some((name) => holds(sent, name));
}

/** Products whose classic form asks for nobody who knows the applicant. */
const withoutReference: readonly unknown[] = ['luzano'];

/** The first part that a classic lead still lacks, in the nominal order; checking when none is missing. */
function firstMissingPart(known: Lead, product: unknown): number {
  if (known.amount === undefined) return stateNumber('LOAN_INFORMATION');
  if (known.personalDetails === undefined) return stateNumber('PERSONAL_DETAILS');
  if (known.contactDetails?.email === undefined) return stateNumber('CONTACT_DETAILS');
  if (known.incomeDetails === undefined) return stateNumber('INCOME_DETAILS');
  if (known.otherDetails === undefined) return stateNumber('OTHER_INFORMATION');
  const isAsked = !withoutReference.includes(product);
  if (isAsked && known.referenceDetails === undefined) return stateNumber('REFERENCE_INFORMATION');
  return checking;
}
