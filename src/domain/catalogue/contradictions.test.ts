import { describe, expect, it, test } from 'vitest';
import type { countries } from '../countries/vectors/countries.fixture';
import type { DataPointName } from './names';
import type { Values } from './noticeRow';
import { findNotices } from './notices';
import { createReadingContext, spainContext } from './reading/context.fixture';

type Country = keyof typeof countries;

/** The codes of the notices on a screen that asks these questions, by control. */
function findCodes(
  values: Values,
  asked: readonly DataPointName[],
  country: Country = 'ES',
  known: Values = {},
) {
  const questions = asked.map((name) => ({ name }));
  const notices = findNotices(values, questions, known, createReadingContext(country));
  return Object.fromEntries(Object.entries(notices).map(([control, { code }]) => [control, code]));
}

/** The answers, in the order in which they are given, and what the second one is asked about. */
const rows: readonly (readonly [string, Values, string | null, Country?])[] = [
  [
    'work at fourteen',
    { form_birthday: '1985-11-05', income_contract_started_at: '2000-10-01' },
    'work_before_age',
  ],
  ['work at fifteen', { form_birthday: '1985-11-05', income_contract_started_at: '2000-11-01' }, null],
  [
    'work before birth',
    { form_birthday: '1985-11-05', income_contract_started_at: '1979-01-01' },
    'work_before_age',
  ],
  [
    'the birth date after the work',
    { income_contract_started_at: '2000-10-01', form_birthday: '1985-11-05' },
    'work_before_age',
  ],
  [
    'work at fourteen by a CNP',
    { personal_code: '1940325255272', income_contract_started_at: '2008-05-01' },
    'work_before_age',
    'RO',
  ],
  [
    'work at fifteen by a CNP',
    { personal_code: '1940325255272', income_contract_started_at: '2009-03-01' },
    null,
    'RO',
  ],
  [
    'a card before a birth by a CNP',
    { personal_code: '1940325255272', id_card_issued_at: '1994-03-24' },
    'card_before_birth',
    'RO',
  ],
  ['an identifier without a date', { personal_code: '12345678Z', id_card_issued_at: '1950-03-24' }, null],
  [
    'a card on the day before birth',
    { form_birthday: '1985-11-05', id_card_issued_at: '1985-11-04' },
    'card_before_birth',
  ],
  ['a card on the day of birth', { form_birthday: '1985-11-05', id_card_issued_at: '1985-11-05' }, null],
  [
    'a home before birth',
    { form_birthday: '1985-11-05', housing_tenure_since_date: '1985-10-01' },
    'home_before_birth',
  ],
  ['a home since birth', { form_birthday: '1985-11-05', housing_tenure_since_date: '1985-11-01' }, null],
  [
    'a mortgage of a child',
    { form_birthday: '1985-11-05', mortgage_started_at: '2003-10-01' },
    'mortgage_before_age',
    'DE',
  ],
  ['a mortgage of an adult', { form_birthday: '1985-11-05', mortgage_started_at: '2003-11-01' }, null, 'DE'],
  [
    'five dependants of two people',
    { number_of_dependants: 5, number_of_inhabitants: 2 },
    'dependants_over_inhabitants',
  ],
  [
    'two people, five dependants',
    { number_of_inhabitants: 2, number_of_dependants: 5 },
    'dependants_over_inhabitants',
  ],
  ['a child that lives elsewhere', { number_of_dependants: 1, number_of_inhabitants: 1 }, null],
  [
    'more others than dependants',
    { number_of_dependants: 1, number_of_dependants_other: 2 },
    'dependants_other_over_all',
  ],
  ['no child among the dependants', { number_of_dependants: 2, number_of_dependants_other: 2 }, null],
  [
    'a household below its own income',
    { monthly_income: 1850.5, household_income: 1850.49 },
    'household_income_below_own',
  ],
  ['a household of one', { monthly_income: 1850.5, household_income: 1850.5 }, null],
  [
    'a household below two incomes of one',
    { monthly_income: 1000, monthly_extra_income: 500, household_income: 1400 },
    'household_income_below_own',
  ],
  [
    'a household below the partner',
    { spouse_monthly_income: 900, household_income: 800 },
    'household_income_below_partner',
  ],
  [
    'a partner who lives elsewhere',
    { monthly_income: 1000, spouse_monthly_income: 900, household_income: 1000 },
    null,
  ],
  [
    'a mortgage below its instalment',
    { mortgage_amount: 450, monthly_mortgage_amount: 90000 },
    'payment_over_debt',
  ],
  ['the last instalment', { mortgage_amount: 450, monthly_mortgage_amount: 450 }, null],
  [
    'a debt below its instalment',
    { monthly_credit_commitments: 3000, total_debt_amount: 120 },
    'payment_over_debt',
  ],
  ['the same citizenship twice', { citizenship: 'RO', second_citizenship: 'RO' }, 'same_citizenship'],
  ['no second citizenship', { citizenship: 'RO', second_citizenship: undefined }, null],
  [
    'a region of a country one was not born in',
    { country_of_birth: 'MA', province_of_birth: 'Madrid' },
    'birth_region_abroad',
  ],
  ['a region of the country of birth', { country_of_birth: 'ES', province_of_birth: 'Madrid' }, null],
  ['born abroad without a region', { country_of_birth: 'MA', province_of_birth: undefined }, null],
  [
    'the own number',
    { phone_number: '+34612345678', reference_phone_number: '+34612345678' },
    'reference_own_number',
  ],
  ['another number', { phone_number: '+34612345678', reference_phone_number: '+34623456789' }, null],
];

describe('answers that contradict each other', () => {
  test.each(rows.map(([title, values, code, country]) => ({ title, values, code, country })))(
    '$title',
    ({ values, code, country }) => {
      const names = Object.keys(values).filter(isName);
      const [second] = names.toReversed();
      expect(findCodes(values, names, country)).toEqual(code === null ? {} : { [String(second)]: code });
    },
  );

  it('are asked about beside the one that the screen asks, whichever came first', () => {
    const values: Values = { form_birthday: '1985-11-05', income_contract_started_at: '1999-01-01' };
    expect(findCodes(values, ['income_contract_started_at'])).toEqual({
      income_contract_started_at: 'work_before_age',
    });
    expect(findCodes(values, ['form_birthday'])).toEqual({ form_birthday: 'work_before_age' });
    expect(findCodes(values, ['monthly_income'])).toEqual({});
  });

  it('are not asked about again once the lead holds them, until one changes', () => {
    const asked: readonly DataPointName[] = ['monthly_income', 'household_income'];
    const known: Values = { monthly_income: 1800, household_income: 900 };
    expect(findCodes(known, asked, 'ES', known)).toEqual({});
    expect(findCodes({ ...known, household_income: 950 }, asked, 'ES', known)).toEqual({
      household_income: 'household_income_below_own',
    });
  });

  it('name the age of majority, whatever a page asks of its applicants', () => {
    const values: Values = { form_birthday: '1985-11-05', mortgage_started_at: '1999-01-01' };
    const facts = { ...spainContext.facts, age: { min: 21, max: 70 } };
    const notices = findNotices(values, [{ name: 'mortgage_started_at' }], {}, { ...spainContext, facts });
    expect(notices['mortgage_started_at']).toEqual({ code: 'mortgage_before_age', params: { age: '18' } });
  });

  it('are found in the rows of a list, beside the question of the row', () => {
    const values: Values = {
      phone_number: '+34612345678',
      references: [
        { reference_name: 'Ana Ruiz', reference_phone_number: '+34612345678' },
        { reference_name: 'Luz Ruiz', reference_phone_number: '+34623456789' },
        { reference_name: 'Eva Ruiz', reference_phone_number: '+34623456789' },
        {},
      ],
      debts: [{ debt_amount: 100, debt_monthly_payment: 200 }],
    };
    const asked = [
      { name: 'references', row: [{ name: 'reference_name' }, { name: 'reference_phone_number' }] },
      { name: 'debts', row: [{ name: 'debt_amount' }, { name: 'debt_monthly_payment' }] },
    ] as const;
    expect(findNotices(values, asked, { phone_number: '+34612345678' }, spainContext)).toEqual({
      'references.0.reference_phone_number': { code: 'reference_own_number' },
      'references.2.reference_phone_number': { code: 'reference_same_number' },
      'debts.0.debt_monthly_payment': { code: 'payment_over_debt' },
    });
  });

  it('hold for no answer that is missing', () => {
    const names = [...new Set((spainContext.contradictions ?? []).flatMap(({ about }) => about))];
    const empty: Values = Object.fromEntries(names.map((name) => [name, undefined]));
    expect(findCodes(empty, names)).toEqual({});
  });
});

/** The keys of answers are names. */
function isName(key: string): key is DataPointName {
  return key !== '';
}
