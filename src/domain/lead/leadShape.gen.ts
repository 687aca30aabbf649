// Generated from fields.ts by npm run contract.

import * as v from 'valibot';

const text = v.exactOptional(v.string());
const number = v.exactOptional(v.pipe(v.number(), v.finite()));
const flag = v.exactOptional(v.boolean());
const texts = v.exactOptional(v.array(v.string()));
const textsByName = v.exactOptional(v.record(v.string(), v.string()));

function group<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.exactOptional(v.object(entries));
}

/** The answers that belong to no group. */
export const answers = {
  amount: number,
  period: number,
  financingOption: text,
  monthlyPaymentDay: number,
  generalPolicies: flag,
};

/** The answers in groups. */
export const answerGroups = {
  personalDetails: {
    firstName: text,
    middleName: text,
    lastName: text,
    secondLastName: text,
    gender: text,
    dateOfBirth: text,
    personalCode: text,
  },
  contactDetails: {
    email: text,
    marketingConsents: flag,
    phoneNumber: text,
    postalCode: text,
    province: text,
    district: text,
    city: text,
    street: text,
    blockNumber: text,
    houseNumber: text,
    floor: text,
    flatNumber: text,
    municipality: text,
    suburb: text,
  },
  incomeDetails: {
    monthlyIncome: number,
    incomeSource: text,
    incomeContractStartedAt: text,
    incomeContractExpiresAt: text,
    incomePayday: text,
    jobArea: text,
    jobTitle: text,
    iban: text,
    usingOnlineBanking: flag,
    positionType: text,
    monthlyExtraIncome: number,
    workPhone: text,
    spouseMonthlyIncome: number,
    salaryCycle: text,
    salaryCycleValue: text,
    cofidisProfession: text,
    householdIncome: number,
    inTaxDebt: flag,
    inContributionDebt: flag,
    economicActivity: text,
    terminationPeriod: flag,
    trialPeriod: flag,
    pensionPayer: text,
  },
  expenses: {
    mortgageAmount: number,
    rentAmount: number,
    monthlyExpenses: number,
    monthlyCreditCommitments: number,
    hasOtherLoans: flag,
    totalDebtAmount: number,
    mortgageStartedAt: text,
    mortgageExpiresAt: text,
    monthlyMortgageAmount: number,
    householdExpenses: number,
  },
  otherDetails: {
    loanPurpose: text,
    isPoliticallyExposed: flag,
    connectedToPep: flag,
    maritalStatus: text,
    education: text,
    housingTenure: text,
    housingTenureSinceDate: text,
    vehicleConsent: flag,
    hasVehicleDownPayment: flag,
    vehicleOwnership: flag,
    vehicleLicensePlateNumber: text,
    isVehicleFinanced: flag,
    ibanConsent: flag,
    negativeCreditHistory: flag,
    numberOfDependants: number,
    numberOfDependantsOther: number,
    countryOfBirth: text,
    livingArea: text,
    citizenship: text,
    secondCitizenship: text,
    cityOfBirth: text,
    idCardNumber: text,
    idCardIssuedAt: text,
    idCardIssuedAuthority: text,
    overdueDebtAmount: number,
    provinceOfBirth: text,
    isInterestedInDebtConsolidation: flag,
    hasBankAccount: flag,
    hasProofOfIncome: flag,
    taxIdentificationNumber: text,
    numberOfInhabitants: number,
    pensionNumber: text,
    fieldRegistrationNumber: text,
    fieldSquareArea: number,
  },
  employer: {
    name: text,
    postalCode: text,
    province: text,
    city: text,
    street: text,
    houseNumber: text,
    taxRegistryCode: text,
  },
  referenceDetails: { type: text, name: text, phoneNumber: text },
};

/** The lead as it is stored and sent, in this order. */
export const leadShape = v.object({
  id: text,
  amount: answers.amount,
  period: answers.period,
  periodScale: v.exactOptional(v.picklist(['days', 'months'])),
  financingOption: answers.financingOption,
  monthlyPaymentDay: answers.monthlyPaymentDay,
  generalPolicies: answers.generalPolicies,
  policies: v.exactOptional(
    v.array(v.object({ id: v.string(), version: v.string(), given: v.boolean(), givenAt: v.string() })),
  ),
  personalDetails: group(answerGroups.personalDetails),
  contactDetails: group(answerGroups.contactDetails),
  incomeDetails: group(answerGroups.incomeDetails),
  expenses: group(answerGroups.expenses),
  otherDetails: group(answerGroups.otherDetails),
  employer: group(answerGroups.employer),
  referenceDetails: group(answerGroups.referenceDetails),
  tags: texts,
  deviceData: group({
    timezoneOffset: v.number(),
    deviceMemory: v.number(),
    language: v.string(),
    screenResolution: v.string(),
    loadingTime: v.number(),
  }),
  sessionId: text,
  sessionStartedAt: text,
  expiresAt: text,
  leadStatus: text,
  leadSource: text,
  googleCaptchaToken: text,
  googleClick: group({ gclid: text, gclidAt: text, gbraid: text, wbraid: text }),
  gclid: text,
  gclsrc: text,
  gclidAt: text,
  gbraid: text,
  wbraid: text,
  affiliateReferenceParams: group({ attribute: text, subId: text, transactionId: text }),
  posthogParameters: group({
    isLeadPrefilled: v.boolean(),
    leadPrefilledFields: v.array(v.string()),
    leadPreviouslyRedirected: v.boolean(),
  }),
  metaPixel: group({ fbp: text, fbc: text }),
  tikTokPixel: group({ ttp: text, ttclid: text }),
  sellingTierGlobalId: text,
  utm: textsByName,
  utmAt: text,
  eventIds: group({ Lead: text, CompleteRegistration: text, Reject: text }),
});

/** The parts that the server fills in. */
export const serverFields: readonly string[] = ['id', 'expiresAt', 'leadStatus'];

/** Paths that are erased when the application has ended. */
export const erasedAtEnd: readonly string[] = [
  'generalPolicies',
  'policies',
  'personalDetails',
  'contactDetails',
  'incomeDetails',
  'expenses',
  'otherDetails',
  'employer',
  'referenceDetails',
  'googleCaptchaToken',
];

/** Paths that are erased when the lead is stale. */
export const erasedWhenStale: readonly string[] = [
  'id',
  'generalPolicies',
  'policies',
  'otherDetails.ibanConsent',
  'sessionStartedAt',
  'expiresAt',
  'leadStatus',
  'leadSource',
  'googleCaptchaToken',
];
