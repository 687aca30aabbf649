import { describe, expect, it } from 'vitest';
import { dataPointNames, dataPoints } from '../../src/domain/catalogue/dataPoints';
import type { Step } from '../../src/domain/catalogue/step';
import { steps } from '../../src/domain/catalogue/steps';
import type { Country } from '../../src/domain/countries/country';
import { questionStates } from '../../src/domain/journey/states/questionStates';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { resolveDataPoint } from '../../src/domain/pages/resolveDataPoint';

/** The paths of the specification, section 2. */
const specified = (
  'loan-details initial-details personal-details demographic-details expenses banking-details ' +
  'address-information employment-details employer-name loan-purpose name gender date-of-birth pep-details ' +
  'id-card personal-code marital-status education province flat-number housing-information ' +
  'housing-tenure-since-date monthly-income income-contract-started-at income-contract-expires-at ' +
  'income-information income-payday income-source job-area job-title vehicle-ownership iban-consent ' +
  'bank-account online-banking credit-history monthly-extra-income monthly-credit-commitments position-type ' +
  'dependants country-of-birth monthly-expenses citizenship total-debt housing-tenure work-phone ' +
  'spouse-monthly-income overdue-debt-amount has-vehicle-downpayment mortgage-dates salary-cycle ' +
  'has-proof-of-income has-bank-account using-online-banking clabe tax-registry-code is-politically-exposed ' +
  'debt-consolidation-interest reference-details rent-amount number-of-dependants mortgage-amount ' +
  'city-of-birth monthly-mortgage-amount mortgage-information cofidis-profession tax-identification-number ' +
  'household-income household-expenses pension-details field-details job-details income-contract-details ' +
  'number-of-inhabitants is-in-debt economic-activity is-on-any-period'
).split(' ');
/** Main routes of the classic flow that are not in that list (section 2). */
const classic = [
  'loan-information',
  'contact-details',
  'income-details',
  'other-information',
  'reference-information',
];
/** Fields of the specification that nobody asks until a lender needs them (decision 34). */
const unasked = ['living_area', 'vehicle_consent'];

const countries = Object.values(
  import.meta.glob<Country>('../../src/domain/countries/??.ts', { eager: true, import: 'facts' }),
);
const pages = Object.values(
  import.meta.glob<PageDefinition>('../../brands/*/*/page.ts', { eager: true, import: 'default' }),
);
const table = Object.entries<Step>(steps);

it('has each path of the specification and of the classic flow', () => {
  expect(Object.keys(steps)).toEqual(expect.arrayContaining([...specified, ...classic]));
});

it('asks each data point of the lead in a step, a page or a state, except those that no lender needs', () => {
  const asked = new Set<string>([
    ...table.flatMap(([, { dataPoints: names }]) => names),
    ...pages.flatMap(({ stepChanges = {} }) =>
      Object.values(stepChanges).flatMap(({ add = [], asks = [] }) => [...add, ...asks]),
    ),
    ...questionStates.flatMap(({ asks }) => asks),
  ]);
  const leadDataPoints = dataPointNames.filter((name) => dataPoints[name].path !== undefined);
  expect(leadDataPoints.filter((name) => !asked.has(name)).toSorted()).toEqual(unasked);
});

describe.each(table)('%s', (_path, step) => {
  it('asks at least one data point, and none twice', () => {
    expect(step.dataPoints).not.toEqual([]);
    expect(new Set(step.dataPoints).size).toBe(step.dataPoints.length);
  });

  it('is asked in some country', () => {
    const isAsked = (facts: Country) =>
      step.dataPoints.some((name) => resolveDataPoint(name, dataPoints[name], facts) !== null);
    expect(countries.filter(isAsked)).not.toEqual([]);
  });
});

it.each(countries)('asks all parts of an address of $code in one step', ({ code, order }) => {
  const names = steps['address-information'].dataPoints;
  expect(names, code).toEqual(expect.arrayContaining([...order.address]));
});
