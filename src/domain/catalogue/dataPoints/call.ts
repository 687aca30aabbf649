import type { CallDataPoints } from '../kinds';

/** Questions whose answers are fields of one call, or of a row in it, and never enter the lead. */
export type CallDataPointName =
  | 'code'
  | 'debts'
  | 'debt_creditor'
  | 'debt_amount'
  | 'debt_monthly_payment'
  | 'references'
  | 'vehicle_make'
  | 'vehicle_model'
  | 'vehicle_year'
  | 'bank_name'
  | 'bank_account_kind'
  | 'document_type'
  | 'document_number';

/** The server's names of the documents that this release has words for; `domain/documents` knows their sides. */
const documentTypes = ['id_card', 'passport', 'residence_permit'];

export const callDataPoints = {
  /** How long the code is, the server says with the state. */
  code: {
    field: 'code',
    kind: 'code',
    min: 4,
    max: 10,
    isSecret: true,
    autocomplete: 'one-time-code',
    personal: true,
  },
  debts: {
    field: 'debts',
    kind: 'list',
    row: ['debt_creditor', 'debt_amount', 'debt_monthly_payment'],
    min: 1,
    max: 20,
    personal: true,
  },
  debt_creditor: { field: 'creditor', kind: 'text', pattern: 'company', personal: true },
  debt_amount: { field: 'amount', kind: 'money', min: 1, max: 10000000, personal: true },
  debt_monthly_payment: { field: 'monthlyPayment', kind: 'money', min: 0, max: 500000, personal: true },
  /** People who can be asked: a lender wants two of them at least. */
  references: {
    field: 'references',
    kind: 'list',
    row: ['reference_type', 'reference_name', 'reference_phone_number'],
    min: 2,
    max: 5,
    personal: true,
  },
  vehicle_make: {
    field: 'make',
    kind: 'choice',
    options: { lookUp: 'vehicles', list: 'makes' },
    personal: true,
  },
  vehicle_model: {
    field: 'model',
    kind: 'choice',
    options: { lookUp: 'vehicles', of: 'vehicle_make', list: 'models' },
    personal: true,
  },
  vehicle_year: {
    field: 'year',
    kind: 'choice',
    options: { lookUp: 'vehicles', of: 'vehicle_model', list: 'years' },
    years: { from: 1950 },
    personal: true,
  },
  /** Where the number of an account does not tell its bank: the country lists its banks. */
  bank_name: { field: 'bank', kind: 'choice', options: { names: [] }, personal: true },
  /** Where banks keep several under numbers that look the same: the country lists the kinds. */
  bank_account_kind: { field: 'accountKind', kind: 'choice', options: [], personal: true },
  document_type: { field: 'documentType', kind: 'choice', options: documentTypes, personal: true },
  /** Of a document that has no rule of its own; that of an identity card is `id_card_number`. */
  document_number: {
    field: 'idCardNumber',
    kind: 'text',
    pattern: 'company',
    maxLength: 30,
    autocomplete: 'off',
    when: { document_type: ['passport', 'residence_permit'] },
    personal: true,
  },
} as const satisfies CallDataPoints<CallDataPointName>;
