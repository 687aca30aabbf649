import * as v from 'valibot';
import type { Lead, LeadPath } from './lead';

/**
 * The lead by shape, for whatever comes from outside: storage, another tab, the server.
 */

const text = v.exactOptional(v.string());
const number = v.exactOptional(v.pipe(v.number(), v.finite()));
const flag = v.exactOptional(v.boolean());

function group<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.exactOptional(v.object(entries));
}

/** Answers that stand in the lead itself. */
const ownAnswers = {
  amount: number,
  period: number,
  financingOption: text,
  monthlyPaymentDay: number,
  generalPolicies: flag,
};

/** Answers that stand in groups of the lead. */
const groupedAnswers = {
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

/** Its order is that in which a lead is stored and sent: a create is repeated to the letter. */
const leadSchema = v.object({
  id: text,
  amount: ownAnswers.amount,
  period: ownAnswers.period,
  periodScale: v.exactOptional(v.picklist(['days', 'months'])),
  financingOption: ownAnswers.financingOption,
  monthlyPaymentDay: ownAnswers.monthlyPaymentDay,
  generalPolicies: ownAnswers.generalPolicies,
  policies: v.exactOptional(
    v.array(v.object({ id: v.string(), version: v.string(), given: v.boolean(), givenAt: v.string() })),
  ),
  personalDetails: group(groupedAnswers.personalDetails),
  contactDetails: group(groupedAnswers.contactDetails),
  incomeDetails: group(groupedAnswers.incomeDetails),
  expenses: group(groupedAnswers.expenses),
  otherDetails: group(groupedAnswers.otherDetails),
  employer: group(groupedAnswers.employer),
  referenceDetails: group(groupedAnswers.referenceDetails),
  tags: v.exactOptional(v.array(v.string())),
  deviceData: v.exactOptional(
    v.object({
      timezoneOffset: v.number(),
      deviceMemory: v.number(),
      language: v.string(),
      screenResolution: v.string(),
      loadingTime: v.number(),
    }),
  ),
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
  posthogParameters: v.exactOptional(
    v.object({
      isLeadPrefilled: v.boolean(),
      leadPrefilledFields: v.array(v.string()),
      leadPreviouslyRedirected: v.boolean(),
    }),
  ),
  metaPixel: group({ fbp: text, fbc: text }),
  tikTokPixel: group({ ttp: text, ttclid: text }),
  sellingTierGlobalId: text,
  utm: v.exactOptional(v.record(v.string(), v.string())),
});

/**
 * What of a value from outside is a lead. Each part is believed on its own: one of another type is dropped and the
 * rest stays, so that a broken value never costs the others. Never throws.
 */
export function readLead(value: unknown): Lead {
  const whole = v.safeParse(leadSchema, value);
  if (whole.success) return whole.output;
  const paths = whole.issues.map((issue) => (issue.path ?? []).map((item) => item.key));
  const rest = v.safeParse(leadSchema, paths.reduce(without, value));
  return rest.success ? rest.output : {};
}

/** A copy of the value that lacks what stands at the path. */
function without(value: unknown, path: readonly unknown[]): unknown {
  const [key, ...inner] = path;
  if (key === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
    return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
      if (name !== key) return [[name, part]];
      const kept = inner.length === 0 ? undefined : without(part, inner);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

/** Whether a text from outside names the place of an answer in the lead. */
export function isLeadPath(path: string): path is LeadPath {
  const [head = '', field, ...rest] = path.split('.');
  if (field === undefined) return Object.hasOwn(ownAnswers, head);
  const groups: Readonly<Record<string, object>> = groupedAnswers;
  return rest.length === 0 && Object.hasOwn(groups, head) && Object.hasOwn(groups[head] ?? {}, field);
}
