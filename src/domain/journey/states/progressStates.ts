/**
 * The table of states. A new progress state is a row in `progressStates`. If its screen only asks questions, it is also a row in
 * `questionStateRows`. Its route, screen and call, and its handler in the reference back end, follow from the two rows and the
 * contract.
 */

import type { CataloguedName } from '../../catalogue/dataPoints';
import type { BodyShape } from '../../pages/buildCallBody';
import type { PageDefinition } from '../../pages/definePage';

export type Phase = 'before-offer' | 'after-offer';

interface ProgressState {
  readonly state: number;
  readonly name: string;
  readonly route: string;
  readonly phase: Phase;
  /** The state's own routes for some partners, by the partner's name in lower case. */
  readonly byPartner?: Readonly<Record<string, string>>;
  /** The part of the lead that the state's step fills. */
  readonly dataKey?: string;
  /** Whether the state's screen shows the offer of a lender. */
  readonly isOffer?: true;
  /** Whether the application has ended, so that no personal data remains in the browser. */
  readonly isEnd?: true;
}

/**
 * The progress states (specification, section 3), each at the index of its number. `dataKey` names the part
 * of the lead that the step of the state fills in.
 */
export const progressStates = [
  { state: 0, name: 'NONE', route: '', phase: 'before-offer' },
  { state: 1, name: 'LOAN_INFORMATION', route: 'loan-information', phase: 'before-offer' },
  {
    state: 2,
    name: 'PERSONAL_DETAILS',
    route: 'personal-details',
    phase: 'before-offer',
    dataKey: 'personalDetails',
  },
  {
    state: 3,
    name: 'CONTACT_DETAILS',
    route: 'contact-details',
    phase: 'before-offer',
    dataKey: 'contactDetails',
  },
  {
    state: 4,
    name: 'INCOME_DETAILS',
    route: 'income-details',
    phase: 'before-offer',
    dataKey: 'incomeDetails',
  },
  {
    state: 5,
    name: 'OTHER_INFORMATION',
    route: 'other-information',
    phase: 'before-offer',
    dataKey: 'otherDetails',
  },
  { state: 6, name: 'CHECKING', route: 'checking', phase: 'after-offer' },
  { state: 7, name: 'MOBILE_VERIFICATION', route: 'mobile-verification', phase: 'after-offer' },
  {
    state: 8,
    name: 'EMPLOYMENT_DETAILS',
    route: 'employment-details',
    phase: 'before-offer',
    dataKey: 'employer',
  },
  { state: 9, name: 'INSTANTOR', route: 'instantor', phase: 'after-offer' },
  {
    state: 10,
    name: 'ACCEPTED',
    route: 'accepted',
    phase: 'after-offer',
    byPartner: { smava: 'smava' },
  },
  { state: 11, name: 'THANK_YOU', route: 'thank-you', phase: 'after-offer', isEnd: true },
  { state: 12, name: 'REDIRECTED', route: 'redirected', phase: 'after-offer', isEnd: true },
  { state: 13, name: 'REJECTED', route: 'rejected', phase: 'after-offer', isEnd: true },
  { state: 14, name: 'CONTINUE', route: 'continue', phase: 'after-offer' },
  { state: 15, name: 'CHANGE_MOBILE_NUMBER', route: 'change-mobile-number', phase: 'after-offer' },
  { state: 16, name: 'VEHICLE', route: 'vehicle', phase: 'after-offer' },
  { state: 17, name: 'WENANCE_TINK', route: 'wenance-tink', phase: 'after-offer' },
  { state: 18, name: 'WENANCE_ACCOUNT', route: 'wenance-account', phase: 'after-offer' },
  { state: 19, name: 'MONEYMAN_PAYLANDS', route: 'moneyman-paylands', phase: 'after-offer' },
  { state: 20, name: 'POLICY_CONSENTS', route: 'consents', phase: 'after-offer' },
  {
    state: 21,
    name: 'ADDITIONAL_EMPLOYMENT_DETAILS',
    route: 'additional-employment-details',
    phase: 'after-offer',
  },
  {
    state: 22,
    name: 'ADDITIONAL_PERSONAL_DETAILS',
    route: 'additional-personal-details',
    phase: 'after-offer',
  },
  { state: 23, name: 'MARITAL_DETAILS', route: 'marital-details', phase: 'after-offer' },
  { state: 24, name: 'AIDE', route: 'aide', phase: 'after-offer' },
  {
    state: 25,
    name: 'REFERENCE_INFORMATION',
    route: 'reference-information',
    phase: 'before-offer',
    dataKey: 'referenceInformation',
  },
  { state: 26, name: 'YOUNITED_CREDIT_DETAILS', route: 'credit-details', phase: 'after-offer' },
  { state: 27, name: 'YOUNITED_PROFESSIONAL_DETAILS', route: 'professional-details', phase: 'after-offer' },
  { state: 28, name: 'CNP', route: 'cnp', phase: 'after-offer' },
  { state: 29, name: 'ADVANZIA_CONSENTS', route: 'advanzia-consents', phase: 'after-offer' },
  { state: 30, name: 'ID_UPLOAD', route: 'id-upload', phase: 'after-offer' },
  { state: 31, name: 'CUSTOMER_DEBTS', route: 'customer-debts', phase: 'after-offer' },
  { state: 32, name: 'REFERENCE_DETAILS', route: 'reference-details', phase: 'after-offer' },
  { state: 33, name: 'WNIOSEK', route: 'wniosek', phase: 'after-offer' },
  { state: 34, name: 'WNIOSEK_UZUPELNIENIE', route: 'wniosek-uzupelnienie', phase: 'after-offer' },
  { state: 35, name: 'DYNAMIC_CONSENTS', route: 'dynamic-consents', phase: 'after-offer' },
  { state: 36, name: 'TFBANK_CONSENTS', route: 'tfbank-consents', phase: 'after-offer' },
  { state: 37, name: 'IPFD_OFFER_CHOICE', route: 'ipfd-offer-choice', phase: 'after-offer', isOffer: true },
  { state: 38, name: 'COFIDIS_OFFER', route: 'cofidis-offer', phase: 'after-offer', isOffer: true },
  { state: 39, name: 'PROVIDENT_OFFER', route: 'provident-offer', phase: 'after-offer', isOffer: true },
  { state: 40, name: 'INSTABANK_OFFER', route: 'instabank-offer', phase: 'after-offer', isOffer: true },
  { state: 41, name: 'PROFICREDIT_OFFER', route: 'proficredit-offer', phase: 'after-offer', isOffer: true },
] as const satisfies readonly ProgressState[];

type ProgressStateRow = (typeof progressStates)[number];

type PartnerRouteOf<Of> = Of extends { readonly byPartner: infer Routes }
  ? Routes[keyof Routes] & string
  : never;
/** The route of a state. The index route is empty. */
export type StateRoute = ProgressStateRow['route'] | PartnerRouteOf<ProgressStateRow>;
/** The route of a state after the offer. */
export type AfterOfferRoute =
  Extract<ProgressStateRow, { phase: 'after-offer' }>['route'] | PartnerRouteOf<ProgressStateRow>;
export type ProgressStateName = ProgressStateRow['name'];

export type Flow = PageDefinition['flow'];

export interface QuestionStateRow {
  readonly route: AfterOfferRoute;
  readonly asks: readonly CataloguedName[];
  /** Whether its title stays, also if there is only one question: its screen shows more than the questions. */
  readonly alwaysShowsTitle?: true;
  /** Whether the call also carries the answers to the form, which the applicant has read and confirms. */
  readonly confirms?: true;
  /** The call that takes the answers, by its `operationId` in the contract; one for each flow if they differ. */
  readonly endpoint: string | Readonly<Record<Flow, string>>;
  /** How the body holds the answers; as parts of the lead by default. */
  readonly body?: BodyShape;
  /** Whether the call leaves the applicant in the state, because its screen goes on to something else. */
  readonly staysAfterSubmit?: true;
  /** The state whose screen asks these too, and goes on to something else after them. */
  readonly returnsTo?: AfterOfferRoute;
}

/**
 * The states whose screen only asks questions (specification, section 3), in the order of their numbers.
 * The page resolves a row when it is built. The bundler drops this table from every page, because no module of the application
 * uses it.
 */
export const questionStateRows = [
  {
    route: 'mobile-verification',
    asks: ['code'],
    endpoint: { dynamic: 'verifyMobile', classic: 'mobileVerification' },
  },
  {
    route: 'change-mobile-number',
    asks: ['phone_number'],
    returnsTo: 'mobile-verification',
    endpoint: 'changeMobile',
    body: 'flat',
  },
  {
    route: 'vehicle',
    asks: [
      'vehicle_make',
      'vehicle_model',
      'vehicle_year',
      'vehicle_license_plate_number',
      'is_vehicle_financed',
    ],
    endpoint: 'vehicle',
  },
  {
    route: 'wenance-account',
    asks: ['bank_name', 'bank_account_kind', 'iban'],
    endpoint: 'account',
  },
  {
    route: 'additional-employment-details',
    asks: [
      'employer_name',
      'employer_tax_registry_code',
      'employer_postal_code',
      'employer_city',
      'employer_province',
      'employer_street',
      'employer_house_number',
      'work_phone',
    ],
    endpoint: 'employmentDetails',
  },
  {
    route: 'additional-personal-details',
    asks: ['gender', 'form_birthday', 'personal_code', 'country_of_birth', 'city_of_birth', 'citizenship'],
    endpoint: 'personalDetails',
  },
  {
    route: 'marital-details',
    asks: ['marital_status', 'number_of_dependants', 'spouse_monthly_income'],
    endpoint: 'maritalDetails',
  },
  {
    route: 'aide',
    asks: ['education', 'housing_tenure', 'number_of_dependants', 'monthly_expenses'],
    endpoint: 'aide',
  },
  {
    route: 'credit-details',
    asks: [
      'housing_tenure',
      'housing_tenure_since_date',
      'monthly_mortgage_amount',
      'rent_amount',
      'has_other_loans',
      'monthly_credit_commitments',
    ],
    endpoint: 'creditDetails',
  },
  {
    route: 'professional-details',
    asks: [
      'income_source',
      // Which areas there are follows from the position.
      'position_type',
      'job_area',
      'income_contract_started_at',
      'income_contract_expires_at',
      'employer_name',
    ],
    endpoint: 'professionalDetailsAnswers',
  },
  {
    route: 'cnp',
    asks: ['personal_code'],
    endpoint: 'cnp',
  },
  {
    route: 'id-upload',
    asks: ['document_type', 'id_card_number', 'document_number', 'id_card_issued_at'],
    endpoint: 'documentId',
    body: 'flat',
    // The pictures of the document follow on the same screen.
    staysAfterSubmit: true,
  },
  {
    route: 'customer-debts',
    asks: ['debts'],
    endpoint: 'customerDebts',
  },
  {
    route: 'reference-details',
    asks: ['references'],
    endpoint: 'referenceDetails',
  },
  {
    route: 'wniosek',
    asks: ['id_card_number', 'id_card_issued_at', 'employer_tax_registry_code'],
    endpoint: 'wniosek',
    confirms: true,
  },
  {
    route: 'wniosek-uzupelnienie',
    // Of these, and of what the page asks anyway, those that the server misses.
    asks: [
      'personal_code',
      'id_card_number',
      'id_card_issued_at',
      'id_card_issued_authority',
      'employer_name',
      'employer_tax_registry_code',
      'job_title',
      'monthly_income',
      'iban',
    ],
    endpoint: 'wniosek',
  },
  {
    route: 'proficredit-offer',
    asks: ['bank_name', 'bank_account_kind', 'iban'],
    alwaysShowsTitle: true,
    endpoint: 'proficredit',
  },
] as const satisfies readonly QuestionStateRow[];

/** The row of a state's number, or null for a number this release does not know. */
export function findProgressState(state: number): ProgressStateRow | null {
  return progressStates.find((row) => row.state === state) ?? null;
}

/** The route of a state, or its own route for the partner; null for a state that this release does not know. */
export function findStateRoute(state: number, partner: string | undefined): StateRoute | null {
  const row = findProgressState(state);
  const byPartner: Readonly<Record<string, StateRoute>> =
    row !== null && 'byPartner' in row ? row.byPartner : {};
  const name = partner?.toLowerCase() ?? '';
  return (Object.hasOwn(byPartner, name) ? byPartner[name] : undefined) ?? row?.route ?? null;
}

/** The number of a state by its name in the specification. */
export function stateNumber(name: ProgressStateName): number {
  return progressStates.findIndex((row) => row.name === name);
}

/** Whether a path below the base is the route of a state after the offer. */
export function isAfterOfferRoute(route: string): route is AfterOfferRoute {
  return progressStates.some((row) => row.phase === 'after-offer' && getRoutes(row).includes(route));
}

/** Whether a path below the base is the route of any state. */
export function isStateRoute(route: string): boolean {
  return progressStates.some((row) => getRoutes(row).includes(route));
}

function getRoutes({ route, byPartner = {} }: ProgressState): readonly string[] {
  return [route, ...Object.values(byPartner)];
}

/** The part of the lead that the state of a route fills; null if it fills none. */
export function findLeadPart(route: string): string | null {
  const row: ProgressState | undefined = progressStates.find((candidate) => candidate.route === route);
  return row?.dataKey ?? null;
}

/** Whether a state is one after the offer, which only the server can name. */
export function isAfterOffer(state: number): boolean {
  return findProgressState(state)?.phase === 'after-offer';
}

/** Whether the server has led out of the form: the last of the pushed states is one after the offer. */
export function hasLeftForm(states: readonly number[]): boolean {
  return isAfterOffer(states.at(-1) ?? 0);
}

/** Whether the state's screen shows the offer of a lender. */
export function isOfferState(state: number): boolean {
  const row: ProgressState | null = findProgressState(state);
  return row?.isOffer === true;
}

/** Whether the application has ended, so that no personal data remains in the browser. */
export function isEndState(state: number): boolean {
  const row: ProgressState | null = findProgressState(state);
  return row?.isEnd === true;
}

/** Whether the server data for the state's screen is not persisted. A restored page requests it again. */
export function isAcceptedOrEndState(state: number): boolean {
  return state === stateNumber('ACCEPTED') || isEndState(state);
}

/**
 * The stored states if they are plausible. A state after the offer needs a lead, so without a lead's id the states are reset. A
 * restored page asks the server for the current state.
 */
export function validateStoredStates(
  states: readonly number[],
  leadId: string | undefined,
): readonly number[] {
  return leadId === undefined && states.some(isAfterOffer) ? [stateNumber('NONE')] : states;
}
