import type { AnswerNotice, NoticeCode } from './messages';
import type { DataPointName } from './names';
import type { NoticeContext, NoticeRow, Values } from './noticeRow';
import { decodeIdentifier, type OwnIdentifier } from './ownIdentifiers';

/** Nobody may be employed below this age: convention 138 of the ILO, article 2, and directive 94/33/EC. */
const minimumWorkingAge = 15;

/** Nobody buys a home on a mortgage before the age of majority: 18 in each of the countries. */
const ageOfMajority = 18;

type Holds = (values: Values, context: NoticeContext) => boolean;

/** Answers that cannot all be true. The names are those of the answers that `holds` compares. */
function contradiction(
  code: NoticeCode,
  about: readonly DataPointName[],
  holds: Holds,
): readonly NoticeRow[] {
  return [{ about, find: (values, context) => (holds(values, context) ? { code } : undefined) }];
}

/**
 * A date or month before the applicant had an age. A page that does not ask for the date of birth may ask for an identifier that
 * encodes it.
 */
function tooEarly(
  code: NoticeCode,
  name: DataPointName,
  precision: 'day' | 'month',
  age = 0,
): readonly NoticeRow[] {
  const find = (values: Values, birthDate: unknown): AnswerNotice | undefined => {
    const date = values[name];
    if (typeof date !== 'string' || typeof birthDate !== 'string') return undefined;
    const length = precision === 'day' ? 10 : 7;
    const isTooEarly = date.slice(0, length) < addYears(birthDate, age).slice(0, length);
    return isTooEarly ? { code, params: { age: String(age) } } : undefined;
  };
  return [
    {
      about: ['form_birthday', name],
      find: (values) => find(values, values.form_birthday),
    },
    {
      about: ['personal_code', name],
      find: (values, context) =>
        values.form_birthday === undefined
          ? find(values, decodeIdentifier(personalCode, values, context)?.birthDate)
          : undefined,
    },
  ];
}

const personalCode: OwnIdentifier = { name: 'personal_code', holder: 'personal' };

/** The years have four digits, so dates compare as texts. A day that the year does not have is between its neighbours. */
const addYears = (date: string, years: number): string =>
  `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;

const isLess = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' && one < other;

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && one !== '' && one === other;

/** Whether a row before has the same number. The answer to a list holds the rows before the one that is compared. */
const isNumberOfEarlierRow = ({ references, reference_phone_number: number }: Values): boolean =>
  Array.isArray(references) && references.some((row: Values) => isSame(row.reference_phone_number, number));

/*
 * The answers that contradict each other. People also have reasons for them: a pension since childhood, a child that lives elsewhere.
 * So each is asked about once, and none stops an application. The build gives a page those whose questions it asks, each by its
 * export (`scripts/vite/contradictions.ts`).
 */

export const workBeforeAge = /* @__PURE__ */ tooEarly(
  'work_before_age',
  'income_contract_started_at',
  'month',
  minimumWorkingAge,
);
export const cardBeforeBirth = /* @__PURE__ */ tooEarly('card_before_birth', 'id_card_issued_at', 'day');
export const homeBeforeBirth = /* @__PURE__ */ tooEarly(
  'home_before_birth',
  'housing_tenure_since_date',
  'month',
);
export const mortgageBeforeAge = /* @__PURE__ */ tooEarly(
  'mortgage_before_age',
  'mortgage_started_at',
  'month',
  ageOfMajority,
);
export const dependantsOverInhabitants = /* @__PURE__ */ contradiction(
  'dependants_over_inhabitants',
  ['number_of_inhabitants', 'number_of_dependants'],
  (values) => isLess(values.number_of_inhabitants, values.number_of_dependants),
);
export const otherDependantsOverAll = /* @__PURE__ */ contradiction(
  'dependants_other_over_all',
  ['number_of_dependants', 'number_of_dependants_other'],
  (values) => isLess(values.number_of_dependants, values.number_of_dependants_other),
);
export const householdIncomeBelowOwn = /* @__PURE__ */ contradiction(
  'household_income_below_own',
  ['monthly_income', 'household_income'],
  (values) => isLess(values.household_income, values.monthly_income),
);
export const householdIncomeBelowBoth = /* @__PURE__ */ contradiction(
  'household_income_below_own',
  ['monthly_income', 'monthly_extra_income', 'household_income'],
  ({ monthly_income: income, monthly_extra_income: extra, household_income: household }) =>
    typeof income === 'number' && typeof extra === 'number' && isLess(household, income + extra),
);
export const householdIncomeBelowPartner = /* @__PURE__ */ contradiction(
  'household_income_below_partner',
  ['spouse_monthly_income', 'household_income'],
  (values) => isLess(values.household_income, values.spouse_monthly_income),
);
export const mortgagePaymentOverDebt = /* @__PURE__ */ contradiction(
  'payment_over_debt',
  ['monthly_mortgage_amount', 'mortgage_amount'],
  (values) => isLess(values.mortgage_amount, values.monthly_mortgage_amount),
);
export const commitmentsOverDebt = /* @__PURE__ */ contradiction(
  'payment_over_debt',
  ['monthly_credit_commitments', 'total_debt_amount'],
  (values) => isLess(values.total_debt_amount, values.monthly_credit_commitments),
);
export const paymentOverDebt = /* @__PURE__ */ contradiction(
  'payment_over_debt',
  ['debt_amount', 'debt_monthly_payment'],
  (values) => isLess(values.debt_amount, values.debt_monthly_payment),
);
export const ownNumberOfReference = /* @__PURE__ */ contradiction(
  'reference_own_number',
  ['phone_number', 'reference_phone_number'],
  (values) => isSame(values.reference_phone_number, values.phone_number),
);
export const sameNumberOfReferences = /* @__PURE__ */ contradiction(
  'reference_same_number',
  ['references', 'reference_phone_number'],
  isNumberOfEarlierRow,
);
export const sameCitizenship = /* @__PURE__ */ contradiction(
  'same_citizenship',
  ['citizenship', 'second_citizenship'],
  (values) => isSame(values.citizenship, values.second_citizenship),
);
export const birthRegionAbroad = /* @__PURE__ */ contradiction(
  'birth_region_abroad',
  ['country_of_birth', 'province_of_birth'],
  ({ country_of_birth: country, province_of_birth: region }, { facts }) =>
    typeof country === 'string' &&
    country !== facts.code &&
    typeof region === 'string' &&
    facts.regions.includes(region),
);
