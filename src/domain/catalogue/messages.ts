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
  'postal_code',
  'date_incomplete',
  'date_impossible',
  'date_future',
  'date_past',
  'date_far',
  'date_year',
  'too_young',
  'too_old',
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
  'company',
  'plate',
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

/** The codes of notices beside a field. A notice never blocks (decisions, section 5). */
export const noticeCodes = [
  'identifier_birth_date',
  'identifier_gender',
  'identifier_birth_region',
  'identifier_doubtful',
  'amount_rounded',
  'income_low',
  'bank_account_doubtful',
  'postal_code_doubtful',
  'postal_code_region',
  'email_suggestion',
  'email_unconfirmed',
] as const;
export type NoticeCode = (typeof noticeCodes)[number];
export interface AnswerNotice {
  readonly code: NoticeCode;
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * The result of reading an input: the value (undefined if the input is empty), perhaps with a notice, or an error.
 */
export type ReadResult<V> =
  | { readonly ok: true; readonly value: V; readonly notice?: AnswerNotice }
  | { readonly ok: false; readonly message: FieldMessage };
