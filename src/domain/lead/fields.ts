/**
 * The lead: the applicant's answers, and the data that the application and the server add (specification, section 3). This
 * table is the only description of its fields. The `Lead` type, the stored shape, retention, the payload and the lead schemas
 * of the contract follow from it.
 *
 * The first script must not load this table, so import its types alone. `npm run contract` generates `leadShape.gen.ts`, which
 * the browser loads, and the lead schemas of `src/api/openapi.yaml`.
 *
 * Leads are stored and sent in the order of this table. A repeated create must be byte for byte the same, so a new field
 * belongs where it does not split existing ones.
 *
 * Each part of a lead is optional, because a lead grows step by step. Amounts are in major units of the country's currency.
 */

/** The type of one value. An array lists the only texts that are allowed. */
export type ValueType =
  | 'text'
  | 'number'
  | 'boolean'
  /** An ISO calendar date, `YYYY-MM-DD`. It has no time, so that no time zone can move it. */
  | 'date'
  /** An ISO timestamp in UTC. */
  | 'timestamp'
  /** SHA-256, hexadecimal in lower case. */
  | 'hash'
  | 'texts'
  | 'textsByName'
  | readonly string[];

export interface FieldFacts {
  /**
   * Who fills the field in. `applicant`: it is the answer to a data point. `page`: the configuration of the page. `link`: the
   * address of the visit or a cookie. `device`: the browser. `application`: this code at the start of a visit. `submission`:
   * this code when it submits answers. `server`: the response to a call.
   */
  readonly filledBy: 'applicant' | 'page' | 'link' | 'device' | 'application' | 'submission' | 'server';
  /**
   * When the browser erases the field: when the application has ended, when the lead is stale (specification, section 4), on
   * either event, or on neither (`unlimited`).
   */
  readonly retention: 'until-end' | 'until-stale' | 'until-stale-or-end' | 'unlimited';
  /** Whether the field identifies or describes the applicant. A personal field is erased when the application has ended. */
  readonly isPersonal: boolean;
}

/** A field of a group: its type, with the facts that differ from those of the group, and a description for the contract. */
export type GroupField =
  ValueType | (Partial<FieldFacts> & { readonly type: ValueType; readonly description?: string });

interface SingleField extends FieldFacts {
  readonly type: ValueType;
  /** For the contract. */
  readonly description?: string;
}
/** An object with optional fields. Two leads are merged field by field here. */
interface FieldGroup extends FieldFacts {
  readonly group: Readonly<Record<string, GroupField>>;
}
/** An object with required fields. */
interface FieldRecord extends FieldFacts {
  readonly record: Readonly<Record<string, ValueType>>;
}
/** A list of objects with required fields. */
interface FieldList extends FieldFacts {
  readonly listOf: Readonly<Record<string, ValueType>>;
  /** The schema of one object in the contract. */
  readonly itemName: string;
}

/** A part of the lead: one row of the table. */
export type LeadPart = SingleField | FieldGroup | FieldRecord | FieldList;

export const leadFields = {
  id: { type: 'text', filledBy: 'server', retention: 'until-stale', isPersonal: false },
  amount: { type: 'number', filledBy: 'applicant', retention: 'unlimited', isPersonal: false },
  period: { type: 'number', filledBy: 'applicant', retention: 'unlimited', isPersonal: false },
  periodScale: { type: ['days', 'months'], filledBy: 'page', retention: 'unlimited', isPersonal: false },
  financingOption: { type: 'text', filledBy: 'applicant', retention: 'unlimited', isPersonal: false },
  monthlyPaymentDay: { type: 'number', filledBy: 'applicant', retention: 'unlimited', isPersonal: false },
  generalPolicies: {
    type: 'boolean',
    filledBy: 'applicant',
    retention: 'until-stale-or-end',
    isPersonal: false,
  },
  /** Which text an applicant accepted or declined, and when. A consent proves nothing without the version of its text. */
  policies: {
    filledBy: 'submission',
    retention: 'until-stale-or-end',
    isPersonal: false,
    listOf: { id: 'text', version: 'text', given: 'boolean', givenAt: 'timestamp' },
    itemName: 'PolicyRecord',
  },
  personalDetails: {
    filledBy: 'applicant',
    retention: 'until-end',
    isPersonal: true,
    group: {
      firstName: 'text',
      middleName: 'text',
      lastName: 'text',
      secondLastName: 'text',
      gender: 'text',
      dateOfBirth: 'date',
      personalCode: 'text',
    },
  },
  contactDetails: {
    filledBy: 'applicant',
    retention: 'until-end',
    isPersonal: true,
    group: {
      email: 'text',
      marketingConsents: { type: 'boolean', isPersonal: false },
      phoneNumber: { type: 'text', description: 'E.164, such as +34612345678.' },
      postalCode: 'text',
      province: 'text',
      district: 'text',
      city: 'text',
      street: 'text',
      blockNumber: 'text',
      houseNumber: 'text',
      floor: 'text',
      flatNumber: 'text',
      municipality: 'text',
      suburb: 'text',
    },
  },
  incomeDetails: {
    filledBy: 'applicant',
    retention: 'until-end',
    isPersonal: true,
    group: {
      monthlyIncome: 'number',
      incomeSource: 'text',
      incomeContractStartedAt: 'date',
      incomeContractExpiresAt: 'date',
      incomePayday: 'text',
      jobArea: 'text',
      jobTitle: 'text',
      iban: 'text',
      usingOnlineBanking: 'boolean',
      positionType: 'text',
      monthlyExtraIncome: 'number',
      workPhone: {
        type: 'text',
        description:
          'E.164. If it has an extension, ;ext= and up to 20 digits follow (RFC 3966): +34911234567;ext=20.',
      },
      spouseMonthlyIncome: 'number',
      salaryCycle: 'text',
      salaryCycleValue: 'text',
      cofidisProfession: 'text',
      householdIncome: 'number',
      inTaxDebt: 'boolean',
      inContributionDebt: 'boolean',
      economicActivity: 'text',
      terminationPeriod: 'boolean',
      trialPeriod: 'boolean',
      pensionPayer: 'text',
    },
  },
  expenses: {
    filledBy: 'applicant',
    retention: 'until-end',
    isPersonal: true,
    group: {
      mortgageAmount: 'number',
      rentAmount: 'number',
      monthlyExpenses: 'number',
      monthlyCreditCommitments: 'number',
      hasOtherLoans: 'boolean',
      totalDebtAmount: 'number',
      mortgageStartedAt: 'date',
      mortgageExpiresAt: 'date',
      monthlyMortgageAmount: 'number',
      householdExpenses: 'number',
    },
  },
  otherDetails: {
    filledBy: 'applicant',
    retention: 'until-end',
    isPersonal: true,
    group: {
      loanPurpose: { type: 'text', isPersonal: false },
      isPoliticallyExposed: 'boolean',
      connectedToPep: 'boolean',
      maritalStatus: 'text',
      education: 'text',
      housingTenure: 'text',
      housingTenureSinceDate: 'date',
      vehicleConsent: { type: 'boolean', isPersonal: false },
      hasVehicleDownPayment: 'boolean',
      vehicleOwnership: 'boolean',
      vehicleLicensePlateNumber: 'text',
      isVehicleFinanced: 'boolean',
      ibanConsent: { type: 'boolean', retention: 'until-stale-or-end', isPersonal: false },
      negativeCreditHistory: 'boolean',
      numberOfDependants: 'number',
      numberOfDependantsOther: 'number',
      /** ISO 3166-1 alpha-2, or XK for Kosovo. */
      countryOfBirth: 'text',
      livingArea: 'text',
      /** ISO 3166-1 alpha-2, XK for Kosovo, or XXA for stateless (ICAO Doc 9303, part 3, section 5). */
      citizenship: 'text',
      /** ISO 3166-1 alpha-2, or XK for Kosovo. */
      secondCitizenship: 'text',
      cityOfBirth: 'text',
      idCardNumber: 'text',
      idCardIssuedAt: 'date',
      idCardIssuedAuthority: 'text',
      overdueDebtAmount: 'number',
      provinceOfBirth: 'text',
      isInterestedInDebtConsolidation: 'boolean',
      hasBankAccount: 'boolean',
      hasProofOfIncome: 'boolean',
      taxIdentificationNumber: 'text',
      numberOfInhabitants: 'number',
      pensionNumber: 'text',
      fieldRegistrationNumber: 'text',
      fieldSquareArea: 'number',
    },
  },
  employer: {
    filledBy: 'applicant',
    retention: 'until-end',
    isPersonal: true,
    group: {
      name: 'text',
      postalCode: 'text',
      province: 'text',
      city: 'text',
      street: 'text',
      houseNumber: 'text',
      taxRegistryCode: 'text',
    },
  },
  referenceDetails: {
    filledBy: 'applicant',
    retention: 'until-end',
    isPersonal: true,
    group: {
      type: 'text',
      name: 'text',
      phoneNumber: 'text',
    },
  },
  tags: { type: 'texts', filledBy: 'application', retention: 'unlimited', isPersonal: false },
  deviceData: {
    filledBy: 'device',
    retention: 'unlimited',
    isPersonal: false,
    record: {
      /** Minutes, as `Date.prototype.getTimezoneOffset` returns them. */
      timezoneOffset: 'number',
      /** Gigabytes; 1 if the browser does not report it. */
      deviceMemory: 'number',
      language: 'text',
      /** `<width>x<height>` in CSS pixels. */
      screenResolution: 'text',
      /** Milliseconds from navigation to the start of the application. */
      loadingTime: 'number',
    },
  },
  sessionId: { type: 'text', filledBy: 'application', retention: 'unlimited', isPersonal: false },
  sessionStartedAt: {
    type: 'timestamp',
    filledBy: 'application',
    retention: 'until-stale',
    isPersonal: false,
  },
  expiresAt: { type: 'timestamp', filledBy: 'server', retention: 'until-stale', isPersonal: false },
  leadStatus: { type: 'text', filledBy: 'server', retention: 'until-stale', isPersonal: false },
  leadSource: { type: 'text', filledBy: 'link', retention: 'until-stale', isPersonal: false },
  googleCaptchaToken: {
    type: 'text',
    description: 'One call uses it up. The idempotency key does not compare it.',
    filledBy: 'submission',
    retention: 'until-stale-or-end',
    isPersonal: false,
  },
  googleClick: {
    filledBy: 'link',
    retention: 'unlimited',
    isPersonal: false,
    group: { gclid: 'text', gclidAt: 'timestamp', gbraid: 'text', wbraid: 'text' },
  },
  /** The ad click again, without a group: older receivers read these fields (specification, section 3). */
  gclid: { type: 'text', filledBy: 'link', retention: 'unlimited', isPersonal: false },
  gclsrc: { type: 'text', filledBy: 'link', retention: 'unlimited', isPersonal: false },
  gclidAt: { type: 'timestamp', filledBy: 'link', retention: 'unlimited', isPersonal: false },
  gbraid: { type: 'text', filledBy: 'link', retention: 'unlimited', isPersonal: false },
  wbraid: { type: 'text', filledBy: 'link', retention: 'unlimited', isPersonal: false },
  affiliateReferenceParams: {
    filledBy: 'link',
    retention: 'unlimited',
    isPersonal: false,
    group: { attribute: 'text', subId: 'text', transactionId: 'text' },
  },
  posthogParameters: {
    filledBy: 'application',
    retention: 'unlimited',
    isPersonal: false,
    record: {
      isLeadPrefilled: 'boolean',
      /** Names of the data points that the link prefilled, never their values. */
      leadPrefilledFields: 'texts',
      leadPreviouslyRedirected: 'boolean',
    },
  },
  metaPixel: {
    filledBy: 'link',
    retention: 'unlimited',
    isPersonal: false,
    group: { fbp: 'text', fbc: 'text' },
  },
  tikTokPixel: {
    filledBy: 'link',
    retention: 'unlimited',
    isPersonal: false,
    group: { ttp: 'text', ttclid: 'text' },
  },
  sellingTierGlobalId: { type: 'text', filledBy: 'link', retention: 'unlimited', isPersonal: false },
  /** utm_medium, utm_source, utm_campaign, utm_content and utm_term of the address. */
  utm: { type: 'textsByName', filledBy: 'link', retention: 'unlimited', isPersonal: false },
  /** When the campaign brought the applicant. */
  utmAt: { type: 'timestamp', filledBy: 'link', retention: 'unlimited', isPersonal: false },
  /** The ids under which platforms get the events of the lead, with consent to advertising. */
  eventIds: {
    filledBy: 'submission',
    retention: 'unlimited',
    isPersonal: false,
    group: { Lead: 'hash', CompleteRegistration: 'hash', Reject: 'hash' },
  },
} as const satisfies Readonly<Record<string, LeadPart>>;
