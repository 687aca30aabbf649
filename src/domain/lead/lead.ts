/**
 * The lead: what an applicant asks for and tells, with what the machine adds (specification, section 3).
 * Every part is optional, because a lead grows step by step. Amounts are in major units of the country's
 * currency; dates are ISO calendar dates (`YYYY-MM-DD`); moments are ISO timestamps in UTC.
 */

export type PeriodScale = 'days' | 'months';

/** An ISO calendar date, `YYYY-MM-DD`; never a moment, so that no time zone can move it. */
export type CalendarDate = string;

export interface PersonalDetails {
  firstName?: string;
  middleName?: string;
  lastName?: string;
  secondLastName?: string;
  gender?: string;
  dateOfBirth?: CalendarDate;
  personalCode?: string;
}

export interface ContactDetails {
  email?: string;
  marketingConsents?: boolean;
  /** E.164, for example `+34612345678`. */
  phoneNumber?: string;
  postalCode?: string;
  province?: string;
  district?: string;
  city?: string;
  street?: string;
  blockNumber?: string;
  houseNumber?: string;
  floor?: string;
  flatNumber?: string;
  municipality?: string;
  suburb?: string;
}

export interface OtherDetails {
  loanPurpose?: string;
  isPoliticallyExposed?: boolean;
  connectedToPep?: boolean;
  maritalStatus?: string;
  education?: string;
  housingTenure?: string;
  housingTenureSinceDate?: CalendarDate;
  vehicleConsent?: boolean;
  hasVehicleDownPayment?: boolean;
  vehicleOwnership?: boolean;
  vehicleLicensePlateNumber?: string;
  isVehicleFinanced?: boolean;
  ibanConsent?: boolean;
  negativeCreditHistory?: boolean;
  numberOfDependants?: number;
  numberOfDependantsOther?: number;
  /** ISO 3166-1 alpha-2. */
  countryOfBirth?: string;
  livingArea?: string;
  /** ISO 3166-1 alpha-2. */
  citizenship?: string;
  secondCitizenship?: string;
  cityOfBirth?: string;
  idCardNumber?: string;
  idCardIssuedAt?: CalendarDate;
  idCardIssuedAuthority?: string;
  overdueDebtAmount?: number;
  provinceOfBirth?: string;
  isInterestedInDebtConsolidation?: boolean;
  hasBankAccount?: boolean;
  hasProofOfIncome?: boolean;
  taxIdentificationNumber?: string;
  numberOfInhabitants?: number;
  pensionNumber?: string;
  fieldRegistrationNumber?: string;
  fieldSquareArea?: number;
}

export interface IncomeDetails {
  monthlyIncome?: number;
  incomeSource?: string;
  incomeContractStartedAt?: CalendarDate;
  incomeContractExpiresAt?: CalendarDate;
  incomePayday?: string;
  jobArea?: string;
  jobTitle?: string;
  iban?: string;
  usingOnlineBanking?: boolean;
  positionType?: string;
  monthlyExtraIncome?: number;
  workPhone?: string;
  spouseMonthlyIncome?: number;
  salaryCycle?: string;
  salaryCycleValue?: string;
  cofidisProfession?: string;
  householdIncome?: number;
  inTaxDebt?: boolean;
  inContributionDebt?: boolean;
  economicActivity?: string;
  terminationPeriod?: boolean;
  trialPeriod?: boolean;
  pensionPayer?: string;
}

export interface Expenses {
  mortgageAmount?: number;
  rentAmount?: number;
  monthlyExpenses?: number;
  monthlyCreditCommitments?: number;
  hasOtherLoans?: boolean;
  totalDebtAmount?: number;
  mortgageStartedAt?: CalendarDate;
  mortgageExpiresAt?: CalendarDate;
  monthlyMortgageAmount?: number;
  householdExpenses?: number;
}

export interface Employer {
  name?: string;
  postalCode?: string;
  province?: string;
  city?: string;
  street?: string;
  houseNumber?: string;
  taxRegistryCode?: string;
}

export interface ReferenceDetails {
  type?: string;
  name?: string;
  phoneNumber?: string;
}

/** Which text an applicant agreed to or declined, and when: a consent is worth nothing without its version. */
export interface PolicyRecord {
  id: string;
  version: string;
  given: boolean;
  givenAt: string;
}

export interface DeviceData {
  /** Minutes, as `Date.prototype.getTimezoneOffset` gives them. */
  timezoneOffset: number;
  /** Gigabytes; 1 where the browser does not tell. */
  deviceMemory: number;
  language: string;
  /** `<width>x<height>` in CSS pixels. */
  screenResolution: string;
  /** Milliseconds from navigation to the start of the application. */
  loadingTime: number;
}

export interface GoogleClick {
  gclid?: string;
  gclidAt?: string;
  gbraid?: string;
  wbraid?: string;
}

export interface AffiliateReferenceParams {
  attribute?: string;
  subId?: string;
  transactionId?: string;
}

export interface PosthogParameters {
  isLeadPrefilled: boolean;
  /** Names of data points that came with the link, never their values. */
  leadPrefilledFields: string[];
  leadPreviouslyRedirected: boolean;
}

export interface Lead {
  id?: string;
  amount?: number;
  period?: number;
  periodScale?: PeriodScale;
  financingOption?: string;
  monthlyPaymentDay?: number;
  generalPolicies?: boolean;
  policies?: PolicyRecord[];
  personalDetails?: PersonalDetails;
  contactDetails?: ContactDetails;
  incomeDetails?: IncomeDetails;
  expenses?: Expenses;
  otherDetails?: OtherDetails;
  employer?: Employer;
  referenceDetails?: ReferenceDetails;
  tags?: string[];
  deviceData?: DeviceData;
  sessionId?: string;
  sessionStartedAt?: string;
  expiresAt?: string;
  leadStatus?: string;
  leadSource?: string;
  googleCaptchaToken?: string;
  googleClick?: GoogleClick;
  /** The ad click again, flat, as older receivers read it (specification, section 3). */
  gclid?: string;
  gclsrc?: string;
  gclidAt?: string;
  gbraid?: string;
  wbraid?: string;
  affiliateReferenceParams?: AffiliateReferenceParams;
  posthogParameters?: PosthogParameters;
  metaPixel?: { fbp?: string; fbc?: string };
  tikTokPixel?: { ttp?: string; ttclid?: string };
  sellingTierGlobalId?: string;
  /** utm_medium, utm_source, utm_campaign, utm_content, utm_term as the address gave them. */
  utm?: Record<string, string>;
}

/** The parts of a lead that are objects of their own and are merged field by field. */
export type LeadGroup =
  | 'personalDetails'
  | 'contactDetails'
  | 'incomeDetails'
  | 'expenses'
  | 'otherDetails'
  | 'employer'
  | 'referenceDetails';

type GroupPath = {
  [G in LeadGroup]: `${G}.${keyof NonNullable<Lead[G]> & string}`;
}[LeadGroup];

/** Where in the lead one answer lives: `amount` or `personalDetails.firstName`. */
export type LeadPath =
  'amount' | 'period' | 'financingOption' | 'monthlyPaymentDay' | 'generalPolicies' | GroupPath;

/** What one answer can be once it is read. `undefined` is "not answered". */
export type LeadValue = string | number | boolean | undefined;
