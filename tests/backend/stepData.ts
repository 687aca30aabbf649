import { findProgressState, type ProgressStateName } from '../../src/domain/journey/states/progressStates';
import { readLead } from '../../src/domain/lead/schema';
import { createRejection } from './appeals';
import { hasCardNumber } from './applicantCountry';
import type { Schemas } from './contract';
import { maskEmail, maskPhoneNumber } from './masks';
import { hasAnswer, leadPathsByDataPoint } from './leadPaths';
import { getLending } from './lenders';
import { createOffer } from './offers';
import { createTerms } from './offerTerms';
import { getServerTime, type BackendLead } from './store';
import { getSentTime, getStory } from './storyProgress';

type LoanRange = Readonly<Record<'min' | 'max' | 'step', number>>;
type StepData = Schemas['StepData'];

interface StepDataSource {
  readonly lead: BackendLead;
  readonly origin: string;
}

/** How long the lender of a test keeps pictures: ninety days. */
const pictureLifetimeMs = 90 * 24 * 60 * 60 * 1000;

const documentTypes = ['id_card', 'passport', 'residence_permit'];

/** The data for the screen of a state. The other states have none. */
const createStepData: Partial<Record<ProgressStateName, (source: StepDataSource) => StepData>> = {
  CHECKING: ({ lead }) => ({ sentAt: new Date(getSentTime(lead)).toISOString() }),
  ACCEPTED: ({ lead }) => createHandover(lead),
  // The lender of a lead that is declined tells nothing.
  REJECTED: ({ lead }) => (getStory(lead).isDeclined ? {} : { rejection: createRejection(lead) }),
  REDIRECTED: ({ lead }) => createHandover(lead),
  THANK_YOU: ({ lead }) => createReceipt(lead),
  MOBILE_VERIFICATION: ({ lead }) => ({
    ...listMaskedPhoneNumber(lead),
    codeLength: 4,
    resendAfter: Math.max(0, Math.ceil((lead.resendFrom - getServerTime()) / 1000)),
  }),
  CHANGE_MOBILE_NUMBER: ({ lead }) => listMaskedPhoneNumber(lead),
  INSTANTOR: createFrame,
  WENANCE_TINK: createFrame,
  MONEYMAN_PAYLANDS: createFrame,
  ID_UPLOAD: ({ lead }) => ({
    documentTypes,
    isSkippable: true,
    recipient: getPartner(lead),
    keptUntil: new Date(getServerTime() + pictureLifetimeMs).toISOString(),
  }),
  CUSTOMER_DEBTS: () => ({ debts: [] }),
  WNIOSEK_UZUPELNIENIE: ({ lead }) => ({ missing: listMissing(lead) }),
  IPFD_OFFER_CHOICE: ({ lead }) => ({ offers: createTwoOffers(lead) }),
  COFIDIS_OFFER: ({ lead }) => ({ offer: withTerms(lead, createOffer(lead, 'Cofidis')) }),
  // It tells nothing before the offer is accepted.
  INSTABANK_OFFER: ({ lead }) => ({ offer: createOffer(lead, 'Instabank') }),
  PROVIDENT_OFFER: ({ lead }) => ({
    offer: withTerms(lead, createOffer(lead, 'Provident')),
    limits: getOfferLimits(lead),
  }),
  PROFICREDIT_OFFER: ({ lead }) => ({ offer: withTerms(lead, createOffer(lead, 'Profi Credit')) }),
};

export function getStepData(lead: BackendLead, origin: string): StepData | undefined {
  const row = findProgressState(lead.state);
  return row === null ? undefined : createStepData[row.name]?.({ lead, origin });
}

const withTerms = (lead: BackendLead, offer: Schemas['Offer']): Schemas['Offer'] => ({
  ...offer,
  ...createTerms(lead, offer.partner, offer.nominalRate),
});

/** The ranges of an offer that the applicant can change: those of the page, in steps from the loan that was asked for. */
export function getOfferLimits(lead: BackendLead): NonNullable<StepData['limits']> {
  const { amount = 1000, period = 12 } = readLead(lead.body);
  const limits = getLending(lead);
  return { amount: stepAround(amount, limits.amount), period: stepAround(period, limits.period) };
}

function stepAround(value: number, { min, max, step }: LoanRange): LoanRange {
  const countSteps = (distance: number) => Math.max(Math.floor(distance / step), 0);
  return { min: value - countSteps(value - min) * step, max: value + countSteps(max - value) * step, step };
}

/** The partner that accepts a lead: the one of the story, that of the chosen offer, or a fake one. */
export function getPartner(lead: BackendLead): string {
  return getStory(lead).partner ?? findChosenOffer(lead)?.partner ?? 'Banco Muestra';
}

/** The offers of two lenders of the page. The second has a lower rate and no terms, so that they differ. */
function createTwoOffers(lead: BackendLead): Schemas['Offer'][] {
  const [first = 'Banco Muestra', second = first] = getLending(lead).lenders;
  return [
    withTerms(lead, createOffer(lead, first)),
    { ...createOffer(lead, second, 0.9), id: `other-${lead.id}` },
  ];
}

function findChosenOffer(lead: BackendLead): Schemas['Offer'] | undefined {
  return lead.chosenOfferId === null
    ? undefined
    : createTwoOffers(lead).find(({ id }) => id === lead.chosenOfferId);
}

function createFrame({ lead, origin }: StepDataSource): StepData {
  return { url: `${origin}/partner-sandbox/frame?lead=${lead.id}` };
}

function listMaskedPhoneNumber(lead: BackendLead): StepData {
  const phoneNumber = readLead(lead.body).contactDetails?.phoneNumber;
  return phoneNumber === undefined ? {} : { maskedPhoneNumber: maskPhoneNumber(phoneNumber) };
}

const dayMs = 24 * 60 * 60 * 1000;

/** The loan that the lender has accepted, and what the applicant keeps. */
function createHandover(lead: BackendLead): StepData {
  const partner = getPartner(lead);
  const { nominalRate, ...offer } = findChosenOffer(lead) ?? createOffer(lead, partner);
  const { amount, period, periodScale, instalment, total, annualRate } = offer;
  return {
    loan: {
      amount,
      period,
      periodScale,
      instalment,
      total,
      annualRate,
      firstPaymentOn: getFirstPaymentDay(lead, periodScale === 'days' ? period : 30),
      // A portal lends nothing itself.
      ...(getStory(lead).partner === null ? createTerms(lead, partner, nominalRate) : {}),
    },
    reference: createReference(lead),
    validUntil: lead.expiresAt,
  };
}

function getFirstPaymentDay({ expiresAt }: BackendLead, days: number): string {
  return new Date(Date.parse(expiresAt) + days * dayMs).toISOString().slice(0, 10);
}

/** What the applicant gets when the application is complete. The lender writes within two days. */
function createReceipt(lead: BackendLead): StepData {
  const sentAt = getSentTime(lead);
  const email = readLead(lead.body).contactDetails?.email;
  return {
    reference: createReference(lead),
    sentAt: new Date(sentAt).toISOString(),
    answerBy: new Date(sentAt + 2 * dayMs).toISOString(),
    ...(email === undefined ? {} : { maskedEmail: maskEmail(email) }),
  };
}

/** A number to read out on the telephone. The id of a lead is none: whoever knows it can continue the application. */
const createReference = ({ id }: BackendLead): string => `R-${id.slice(-6, -3)}-${id.slice(-3)}`;

/**
 * The data points that the application lacks; the first that its country has if it lacks none, because the state always asks for
 * something.
 */
function listMissing(lead: BackendLead): string[] {
  const known = readLead(lead.body);
  const names = [...(hasCardNumber(lead) ? ['id_card_number'] : []), 'employer_tax_registry_code', 'iban'];
  const missing = names.filter((name) => leadPathsByDataPoint.has(name) && !hasAnswer(known, name));
  return missing.length === 0 ? names.slice(0, 1) : missing;
}
