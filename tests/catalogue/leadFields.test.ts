import { expect, expectTypeOf, it } from 'vitest';
import { dataPointNames, dataPoints, type CataloguedName } from '../../src/domain/catalogue/dataPoints';
import type { DataPointName } from '../../src/domain/catalogue/names';
import { listFields, type LeadTable } from '../../src/domain/lead/fieldRows';
import { leadFields } from '../../src/domain/lead/fields';

/** The fields of a lead, as the specification lists them (section 3). The table may hold more. */
const specified: Readonly<Record<string, string>> = {
  topLevel:
    'id amount period periodScale financingOption monthlyPaymentDay generalPolicies policies ' +
    'personalDetails contactDetails incomeDetails expenses otherDetails employer referenceDetails tags ' +
    'deviceData sessionId sessionStartedAt expiresAt leadStatus leadSource googleCaptchaToken googleClick ' +
    'affiliateReferenceParams posthogParameters metaPixel tikTokPixel sellingTierGlobalId',
  personalDetails: 'firstName middleName lastName secondLastName gender dateOfBirth personalCode',
  contactDetails:
    'email marketingConsents phoneNumber postalCode province district city street blockNumber houseNumber ' +
    'floor flatNumber municipality suburb',
  otherDetails:
    'loanPurpose isPoliticallyExposed connectedToPep maritalStatus education housingTenure ' +
    'housingTenureSinceDate vehicleConsent hasVehicleDownPayment vehicleOwnership ' +
    'vehicleLicensePlateNumber isVehicleFinanced ibanConsent negativeCreditHistory numberOfDependants ' +
    'numberOfDependantsOther countryOfBirth livingArea citizenship secondCitizenship cityOfBirth ' +
    'idCardNumber idCardIssuedAt idCardIssuedAuthority overdueDebtAmount provinceOfBirth ' +
    'isInterestedInDebtConsolidation hasBankAccount hasProofOfIncome taxIdentificationNumber ' +
    'numberOfInhabitants pensionNumber fieldRegistrationNumber fieldSquareArea',
  incomeDetails:
    'monthlyIncome incomeSource incomeContractStartedAt incomeContractExpiresAt incomePayday jobArea ' +
    'jobTitle iban usingOnlineBanking positionType monthlyExtraIncome workPhone spouseMonthlyIncome ' +
    'salaryCycle salaryCycleValue cofidisProfession householdIncome inTaxDebt inContributionDebt ' +
    'economicActivity terminationPeriod trialPeriod pensionPayer',
  expenses:
    'mortgageAmount rentAmount monthlyExpenses monthlyCreditCommitments hasOtherLoans totalDebtAmount ' +
    'mortgageStartedAt mortgageExpiresAt monthlyMortgageAmount householdExpenses',
  employer: 'name postalCode province city street houseNumber taxRegistryCode',
  referenceDetails: 'type name phoneNumber',
  deviceData: 'timezoneOffset deviceMemory language screenResolution loadingTime',
  googleClick: 'gclid gclidAt gbraid wbraid',
  posthogParameters: 'isLeadPrefilled leadPrefilledFields leadPreviouslyRedirected',
  metaPixel: 'fbp fbc',
  tikTokPixel: 'ttp ttclid',
};

const table: LeadTable = leadFields;
const fields = listFields(table);
const answers = fields.filter(({ filledBy }) => filledBy === 'applicant').map(({ path }) => path);
const asked = dataPointNames.flatMap((name) => dataPoints[name].path ?? []);

it.each(Object.entries(specified))('has the fields of %s that the specification lists', (part, names) => {
  expect(listNames(part)).toEqual(expect.arrayContaining(names.split(' ')));
});

it('asks for each answer of the lead with exactly one data point', () => {
  expectTypeOf<CataloguedName>().toEqualTypeOf<DataPointName>();
  expect(asked.toSorted()).toEqual(answers.toSorted());
});

it('erases each personal field when the application has ended', () => {
  const kept = fields.filter(({ retention }) => !['until-end', 'until-stale-or-end'].includes(retention));
  expect(kept.filter(({ isPersonal }) => isPersonal)).toEqual([]);
});

function listNames(part: string): readonly string[] {
  const row = table[part];
  if (row === undefined) return Object.keys(table);
  if ('group' in row) return Object.keys(row.group);
  return 'record' in row ? Object.keys(row.record) : [];
}
