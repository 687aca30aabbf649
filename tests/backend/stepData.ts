import { progressStateOf, type ProgressStateName } from '../../src/domain/journey/states/progressStates';
import { readLead } from '../../src/domain/lead/schema';
import type { Schemas } from './contract';
import { holds, leadFields } from './leadFields';
import { offerFor } from './offers';
import { serverNow, type KeptLead } from './store';
import { toldStory } from './walk';

type StepData = Schemas['StepData'];

interface Place {
  readonly lead: KeptLead;
  readonly origin: string;
}

const documentTypes = ['id_card', 'passport', 'residence_permit'];

/** What the screen of a state needs; a state that is not named here needs nothing. */
const dataOf: Partial<Record<ProgressStateName, (place: Place) => StepData>> = {
  MOBILE_VERIFICATION: ({ lead }) => ({
    ...masked(lead),
    codeLength: 4,
    resendAfter: Math.max(0, Math.ceil((lead.resendFrom - serverNow()) / 1000)),
  }),
  CHANGE_MOBILE_NUMBER: ({ lead }) => masked(lead),
  INSTANTOR: frame,
  WENANCE_TINK: frame,
  MONEYMAN_PAYLANDS: frame,
  ID_UPLOAD: () => ({ documentTypes, isSkippable: true }),
  CUSTOMER_DEBTS: () => ({ debts: [] }),
  WNIOSEK_UZUPELNIENIE: ({ lead }) => ({ missing: missingIn(lead) }),
  IPFD_OFFER_CHOICE: ({ lead }) => ({
    offers: [offerFor(lead, partnerOf(lead)), { ...offerFor(lead, 'Creditea'), id: `other-${lead.id}` }],
  }),
  COFIDIS_OFFER: ({ lead }) => ({ offer: offerFor(lead, 'Cofidis') }),
  INSTABANK_OFFER: ({ lead }) => ({ offer: offerFor(lead, 'Instabank') }),
  PROVIDENT_OFFER: ({ lead }) => ({ offer: offerFor(lead, 'Provident'), limits: limitsOf(lead) }),
  PROFICREDIT_OFFER: ({ lead }) => ({ offer: offerFor(lead, 'Profi Credit') }),
};

export function stepDataOf(lead: KeptLead, origin: string): StepData | undefined {
  const row = progressStateOf(lead.state);
  return row === null ? undefined : dataOf[row.name]?.({ lead, origin });
}

/** Within which an offer that can be changed may be changed. */
export function limitsOf(lead: KeptLead): NonNullable<StepData['limits']> {
  const { amount = 1000, periodScale } = readLead(lead.body);
  return {
    amount: { min: 100, max: Math.ceil((amount * 1.5) / 100) * 100, step: 100 },
    period: periodScale === 'days' ? { min: 30, max: 90, step: 1 } : { min: 3, max: 48, step: 1 },
  };
}

/** The partner that accepts a lead: the story's own, or a pretended one. */
export function partnerOf(lead: KeptLead): string {
  return toldStory(lead).partner ?? 'Banco Muestra';
}

/** Texts of the server follow the applicant's country, which the phone number tells. */
export function isPolish(lead: KeptLead): boolean {
  return readLead(lead.body).contactDetails?.phoneNumber?.startsWith('+48') === true;
}

function frame({ lead, origin }: Place): StepData {
  return { url: `${origin}/partner-sandbox/frame?lead=${lead.id}` };
}

function masked(lead: KeptLead): StepData {
  const phoneNumber = readLead(lead.body).contactDetails?.phoneNumber;
  return phoneNumber === undefined ? {} : { maskedPhoneNumber: `••• ${phoneNumber.slice(-2)}` };
}

/** What of the application is lacking; the number of the card again where nothing is: a state that lacks nothing is none. */
function missingIn(lead: KeptLead): string[] {
  const known = readLead(lead.body);
  const lacking = ['id_card_number', 'employer_tax_registry_code', 'iban'].filter(
    (name) => leadFields.has(name) && !holds(known, name),
  );
  return lacking.length === 0 ? ['id_card_number'] : lacking;
}
