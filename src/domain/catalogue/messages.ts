/**
 * The codes of all errors of an answer. Each is a key of the namespace `errors` in every locale (`errors > required`). A screen
 * shows no other error.
 */
export const messageCodes = [
  'required',
  'choose',
  'choose_from_list',
  'consent_required',
  'email',
  'phone',
  'phone_landline',
  'phone_country',
  'identifier_shape',
  'identifier_check_digit',
  'identifier_date',
  'identifier_letter',
  'identifier_digit',
  'postal_code',
  'date_incomplete',
  'date_impossible',
  'month_incomplete',
  'month_impossible',
  'date_future',
  'date_past',
  'date_far',
  'date_year',
  'too_young',
  'too_old',
  'not_eligible',
  'number',
  'whole_number',
  'range',
  'minimum',
  'maximum',
  'step',
  'name',
  'job_title',
  'street',
  'house_number',
  'city',
  'place',
  'company',
  'plate',
  'sign',
  'sign_start',
  'sign_end',
  'too_long',
  'bank_account_shape',
  'bank_account_check_digit',
  'bank_account_foreign',
  'bank_account_card',
  'code',
  'expired',
  'not_accepted',
  'rejected',
] as const;

export type MessageCode = (typeof messageCodes)[number];

/** An error with the parameters of its text. Money and dates in `params` are raw; the screen formats them. */
export interface FieldMessage {
  readonly code: MessageCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The codes of notices about answers that contradict each other. A press asks about them once before it goes on. */
const contradictionCodes = [
  'identifier_birth_date',
  'identifier_gender',
  'identifier_birth_region',
  'postal_code_region',
  'work_before_age',
  'card_before_birth',
  'home_before_birth',
  'mortgage_before_age',
  'dependants_over_inhabitants',
  'dependants_other_over_all',
  'household_income_below_own',
  'household_income_below_partner',
  'payment_over_debt',
  'reference_own_number',
  'reference_same_number',
  'same_citizenship',
  'birth_region_abroad',
] as const;

/** The codes of notices beside a field. A notice never blocks. */
export const noticeCodes = [
  ...contradictionCodes,
  'identifier_doubtful',
  'amount_rounded',
  'income_low',
  'bank_account_doubtful',
  'postal_code_doubtful',
  'email_suggestion',
  'email_unconfirmed',
] as const;

/** Whether a notice is about answers that contradict each other. */
export function isContradiction({ code }: AnswerNotice): boolean {
  return contradictionCodes.some((one) => one === code);
}

export type NoticeCode = (typeof noticeCodes)[number];
export interface AnswerNotice {
  readonly code: NoticeCode;
  readonly params?: Readonly<Record<string, string>>;
}

/** The result of reading an input: the value (undefined if the input is empty), perhaps with a notice, or an error. */
export type ReadResult<V> =
  | { readonly ok: true; readonly value: V; readonly notice?: AnswerNotice }
  | { readonly ok: false; readonly message: FieldMessage };
