import type { CallDataPoints } from '../kinds';

/** Questions whose answers are fields of one call, or of a row in it, and never enter the lead. */
export type CallDataPointName =
  'code' | 'debts' | 'debt_creditor' | 'debt_amount' | 'debt_monthly_payment' | 'references';

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
} as const satisfies CallDataPoints<CallDataPointName>;
