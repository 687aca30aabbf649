/**
 * The states that only ask (specification, section 3; decisions, section 4): what each asks, and the call that takes it. Its screen
 * and its sending are made of its row, which a page resolves when it is built: the table itself is in no page.
 */

import type { CataloguedName } from '../../catalogue/dataPoints';
import type { BodyShape } from '../../pages/callBody';
import type { PageDefinition } from '../../pages/definePage';
import type { Questionnaire } from '../../pages/questionnaire';
import type { OfferRoute } from './progressStates';

type Flow = PageDefinition['flow'];

interface AskingRow {
  /** The route of the state. */
  readonly route: OfferRoute;
  /** Its data points in their order. */
  readonly asks: readonly CataloguedName[];
  /** Whether the call carries the answers to the form as well, which were read and are confirmed by it. */
  readonly confirms?: true;
  /** The call that takes the answers, by its name in the contract; one for each flow where they differ. */
  readonly sendsTo: string | Readonly<Record<Flow, string>>;
  /** How they stand in it; as parts of the lead where nothing is said. */
  readonly body?: BodyShape;
}

const rows = [
  {
    route: 'mobile-verification',
    asks: ['code'],
    sendsTo: { dynamic: 'verifyMobile', classic: 'mobileVerification' },
  },
  {
    route: 'change-mobile-number',
    asks: ['phone_number'],
    sendsTo: 'changeMobile',
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
    sendsTo: 'vehicle',
  },
  {
    route: 'wenance-account',
    asks: ['bank_name', 'bank_account_kind', 'iban'],
    sendsTo: 'account',
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
    sendsTo: 'employmentDetails',
  },
  {
    route: 'additional-personal-details',
    asks: ['gender', 'form_birthday', 'personal_code', 'country_of_birth', 'city_of_birth', 'citizenship'],
    sendsTo: 'personalDetails',
  },
  {
    route: 'marital-details',
    asks: ['marital_status', 'number_of_dependants', 'spouse_monthly_income'],
    sendsTo: 'maritalDetails',
  },
  {
    route: 'aide',
    asks: ['education', 'housing_tenure', 'number_of_dependants', 'monthly_expenses'],
    sendsTo: 'aide',
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
    sendsTo: 'creditDetails',
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
    sendsTo: 'professionalDetailsAnswers',
  },
  {
    route: 'cnp',
    asks: ['personal_code'],
    sendsTo: 'cnp',
  },
  {
    route: 'id-upload',
    asks: ['document_type', 'id_card_number', 'document_number', 'id_card_issued_at'],
    sendsTo: 'documentId',
    body: 'flat',
  },
  {
    route: 'customer-debts',
    asks: ['debts'],
    sendsTo: 'customerDebts',
  },
  {
    route: 'reference-details',
    asks: ['references'],
    sendsTo: 'referenceDetails',
  },
  {
    route: 'wniosek',
    asks: ['id_card_number', 'id_card_issued_at', 'employer_tax_registry_code'],
    sendsTo: 'wniosek',
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
    sendsTo: 'wniosek',
  },
  {
    route: 'proficredit-offer',
    asks: ['bank_name', 'bank_account_kind', 'iban'],
    sendsTo: 'proficredit',
  },
] as const satisfies readonly AskingRow[];

export type AskingState = (typeof rows)[number];
export type AskingRoute = AskingState['route'];

/** In the order of their states' numbers. */
export const askingStates: readonly AskingState[] = rows;

/** The call that takes the answers of a state, by its name in the contract. */
export type AnsweringCall = CallIn<AskingState['sendsTo']>;
type CallIn<SendsTo> = SendsTo extends string ? SendsTo : SendsTo[keyof SendsTo];

/** That call in a page's flow. */
export function callOf({ sendsTo }: AskingState, flow: Flow): AnsweringCall {
  return typeof sendsTo === 'string' ? sendsTo : sendsTo[flow];
}

/** What a state asks on a page, and where that goes. */
export interface StateQuestionnaire extends Questionnaire, Sent {}

interface Sent {
  /** The call that takes the answers, by its name in the contract. */
  readonly sendsTo: AnsweringCall;
  /** How they stand in it. */
  readonly body: BodyShape;
  /** Whether it confirms the answers to the form as well. */
  readonly confirms: boolean;
}

/** Where the answers to a state go in a page's flow. */
export function sentOf(row: AskingState, flow: Flow): Sent {
  const { body = 'lead-parts', confirms }: AskingRow = row;
  return { sendsTo: callOf(row, flow), body, confirms: confirms === true };
}
