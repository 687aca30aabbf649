/** A question of the reference form. Its name is the key of its texts. */
export interface ReferenceQuestion {
  readonly name: string;
  /** `loan`: a text input with a slider; `consent`: a checkbox. */
  readonly kind: 'loan' | 'line' | 'select' | 'radio' | 'consent';
  /** The range and the initial value of a slider. */
  readonly limits?: {
    readonly min: number;
    readonly max: number;
    readonly step: number;
    readonly first: number;
  };
  readonly keyboard?: 'numeric' | 'email' | 'tel';
  /** A pattern for the whole value. Without a pattern, any non-empty value is valid. */
  readonly pattern?: string;
  /** The values of a choice. */
  readonly options?: readonly string[];
}

/** A step of the reference form. */
export interface ReferenceStep {
  readonly key: string;
  readonly questions: readonly ReferenceQuestion[];
}

const months = { min: 3, max: 96, step: 1, first: 12 };
const countries = ['ES', 'PT', 'FR', 'IT', 'DE', 'RO', 'MA', 'CO', 'EC', 'VE', 'AR', 'PE'] as const;
const days = ['1', '5', '10', '15', '20', '25'] as const;

/** The form of all references: 33 controls in six steps, with the same names as on the pages. */
export const referenceFormSteps: readonly ReferenceStep[] = [
  {
    key: 'loan-details',
    questions: [
      { name: 'loan_amount', kind: 'loan', limits: { min: 500, max: 30000, step: 100, first: 2500 } },
      { name: 'loan_period', kind: 'loan', limits: months },
      {
        name: 'loan_purpose',
        kind: 'select',
        options: ['car', 'home', 'studies', 'health', 'debts', 'other'],
      },
      { name: 'financing_option', kind: 'radio', options: ['personal_loan', 'credit_line', 'car_loan'] },
      { name: 'monthly_payment_day', kind: 'select', options: days },
    ],
  },
  {
    key: 'initial-details',
    questions: [
      { name: 'email', kind: 'line', keyboard: 'email', pattern: '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}' },
      { name: 'phone_number', kind: 'line', keyboard: 'tel', pattern: '[67][\\d ]{8,}' },
      { name: 'general_policies', kind: 'consent' },
    ],
  },
  {
    key: 'personal-details',
    questions: [
      { name: 'first_name', kind: 'line' },
      { name: 'last_name', kind: 'line' },
      { name: 'second_last_name', kind: 'line' },
      { name: 'gender', kind: 'radio', options: ['female', 'male'] },
      { name: 'form_birthday_day', kind: 'line', keyboard: 'numeric', pattern: '\\d{1,2}' },
      { name: 'form_birthday_month', kind: 'line', keyboard: 'numeric', pattern: '\\d{1,2}' },
      { name: 'form_birthday_year', kind: 'line', keyboard: 'numeric', pattern: '(19|20)\\d\\d' },
      { name: 'personal_code', kind: 'line', pattern: '[\\dxyzXYZ]\\d{7}-?[a-zA-Z]' },
      { name: 'country_of_birth', kind: 'select', options: countries },
      { name: 'citizenship', kind: 'select', options: countries },
    ],
  },
  {
    key: 'address-information',
    questions: [
      { name: 'postal_code', kind: 'line', keyboard: 'numeric', pattern: '\\d{5}' },
      { name: 'city', kind: 'line' },
      { name: 'province', kind: 'line' },
      { name: 'street', kind: 'line' },
      { name: 'house_number', kind: 'line' },
      {
        name: 'housing_tenure',
        kind: 'select',
        options: ['own', 'own_with_mortgage', 'rented', 'family', 'other'],
      },
    ],
  },
  {
    key: 'income-information',
    questions: [
      { name: 'monthly_income', kind: 'line', keyboard: 'numeric', pattern: '[\\d.,]+' },
      { name: 'income_source', kind: 'select', options: ['employed', 'self_employed', 'pension', 'benefit'] },
      { name: 'employer_name', kind: 'line' },
      { name: 'position_type', kind: 'select', options: ['permanent', 'temporary', 'public'] },
      { name: 'monthly_expenses', kind: 'line', keyboard: 'numeric', pattern: '[\\d.,]+' },
    ],
  },
  {
    key: 'bank-account',
    questions: [
      { name: 'marital_status', kind: 'select', options: ['single', 'married', 'divorced', 'widowed'] },
      { name: 'number_of_dependants', kind: 'select', options: ['0', '1', '2', '3', '4'] },
      { name: 'education', kind: 'select', options: ['primary', 'secondary', 'vocational', 'university'] },
      { name: 'iban', kind: 'line', pattern: '[A-Z]{2}\\d\\d[\\d ]{15,}' },
    ],
  },
];

/** The initial value of a control. */
export const getInitialValue = ({ limits }: ReferenceQuestion): string =>
  limits === undefined ? '' : String(limits.first);

/** Whether a value is a valid answer. */
export function isValidAnswer({ pattern = '.*\\S.*' }: ReferenceQuestion, value: string): boolean {
  return new RegExp(`^(?:${pattern})$`).test(value.trim());
}
