import type { CallDataPoints } from '../kinds';
import type { CallDataPointName } from '../names';

/** The document types that this release has texts for, by the server's names. `domain/documents` lists their sides. */
const documentTypes = ['id_card', 'passport', 'residence_permit'];

export const callDataPoints = {
  /** The server sends the length of the code with the state. */
  code: {
    field: 'code',
    kind: 'code',
    min: 4,
    max: 10,
    isSecret: true,
    autocomplete: 'one-time-code',
  },
  debts: {
    field: 'debts',
    kind: 'list',
    row: ['debt_creditor', 'debt_amount', 'debt_monthly_payment'],
    min: 1,
    max: 20,
  },
  debt_creditor: { field: 'creditor', kind: 'text', pattern: 'company' },
  debt_amount: { field: 'amount', kind: 'money', min: 1, max: 10000000 },
  debt_monthly_payment: { field: 'monthlyPayment', kind: 'money', min: 0, max: 500000 },
  /** People whom a lender can ask. A lender requires at least two. */
  references: {
    field: 'references',
    kind: 'list',
    row: ['reference_type', 'reference_name', 'reference_phone_number'],
    min: 2,
    max: 5,
  },
  vehicle_make: {
    field: 'make',
    kind: 'choice',
    options: { lookUp: 'vehicles', list: 'makes' },
  },
  vehicle_model: {
    field: 'model',
    kind: 'choice',
    options: { lookUp: 'vehicles', of: 'vehicle_make', list: 'models' },
  },
  vehicle_year: {
    field: 'year',
    kind: 'choice',
    options: { lookUp: 'vehicles', of: 'vehicle_model', list: 'years' },
    years: { from: 1950 },
  },
  /** For countries whose account numbers do not identify the bank. The country lists its banks. */
  bank_name: { field: 'bank', kind: 'choice', options: { names: [] } },
  /** For countries whose banks have several kinds of account with the same format. The country lists the kinds. */
  bank_account_kind: { field: 'accountKind', kind: 'choice', options: [] },
  document_type: { field: 'documentType', kind: 'choice', options: documentTypes },
  /** The number of a document without its own check. `id_card_number` asks that of an identity card. */
  document_number: {
    field: 'idCardNumber',
    kind: 'text',
    pattern: 'company',
    isSensitive: true,
    maxLength: 30,
    autocomplete: 'off',
    when: { document_type: ['passport', 'residence_permit'] },
  },
} as const satisfies CallDataPoints<CallDataPointName>;
