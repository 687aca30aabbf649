/**
 * The forty-two progress states (specification, section 3; decisions, section 4): which route shows a state, and whether
 * it stands before or after the offer. `dataKey` names the part of the lead that the state's step fills. What a state asks is in
 * `askingStates.ts`.
 */

export type Phase = 'before-offer' | 'after-offer';

interface ProgressState {
  readonly state: number;
  readonly name: string;
  readonly route: string;
  readonly phase: Phase;
  /** Routes of their own that the state has by the name of its partner, in lower case. */
  readonly byPartner?: Readonly<Record<string, string>>;
  readonly dataKey?: string;
}

export const progressStates = [
  { state: 0, name: 'NONE', route: '', phase: 'before-offer' },
  { state: 1, name: 'LOAN_INFORMATION', route: 'loan-information', phase: 'before-offer' },
  {
    state: 2,
    name: 'PERSONAL_DETAILS',
    route: 'personal-details',
    phase: 'before-offer',
    dataKey: 'personalDetails',
  },
  {
    state: 3,
    name: 'CONTACT_DETAILS',
    route: 'contact-details',
    phase: 'before-offer',
    dataKey: 'contactDetails',
  },
  {
    state: 4,
    name: 'INCOME_DETAILS',
    route: 'income-details',
    phase: 'before-offer',
    dataKey: 'incomeDetails',
  },
  {
    state: 5,
    name: 'OTHER_INFORMATION',
    route: 'other-information',
    phase: 'before-offer',
    dataKey: 'otherDetails',
  },
  { state: 6, name: 'CHECKING', route: 'checking', phase: 'after-offer' },
  { state: 7, name: 'MOBILE_VERIFICATION', route: 'mobile-verification', phase: 'after-offer' },
  {
    state: 8,
    name: 'EMPLOYMENT_DETAILS',
    route: 'employment-details',
    phase: 'before-offer',
    dataKey: 'employer',
  },
  { state: 9, name: 'INSTANTOR', route: 'instantor', phase: 'after-offer' },
  {
    state: 10,
    name: 'ACCEPTED',
    route: 'accepted',
    phase: 'after-offer',
    byPartner: { smava: 'smava' },
  },
  { state: 11, name: 'THANK_YOU', route: 'thank-you', phase: 'after-offer' },
  { state: 12, name: 'REDIRECTED', route: 'redirected', phase: 'after-offer' },
  { state: 13, name: 'REJECTED', route: 'rejected', phase: 'after-offer' },
  { state: 14, name: 'CONTINUE', route: 'continue', phase: 'after-offer' },
  { state: 15, name: 'CHANGE_MOBILE_NUMBER', route: 'change-mobile-number', phase: 'after-offer' },
  { state: 16, name: 'VEHICLE', route: 'vehicle', phase: 'after-offer' },
  { state: 17, name: 'WENANCE_TINK', route: 'wenance-tink', phase: 'after-offer' },
  { state: 18, name: 'WENANCE_ACCOUNT', route: 'wenance-account', phase: 'after-offer' },
  { state: 19, name: 'MONEYMAN_PAYLANDS', route: 'moneyman-paylands', phase: 'after-offer' },
  { state: 20, name: 'POLICY_CONSENTS', route: 'consents', phase: 'after-offer' },
  {
    state: 21,
    name: 'ADDITIONAL_EMPLOYMENT_DETAILS',
    route: 'additional-employment-details',
    phase: 'after-offer',
  },
  {
    state: 22,
    name: 'ADDITIONAL_PERSONAL_DETAILS',
    route: 'additional-personal-details',
    phase: 'after-offer',
  },
  { state: 23, name: 'MARITAL_DETAILS', route: 'marital-details', phase: 'after-offer' },
  { state: 24, name: 'AIDE', route: 'aide', phase: 'after-offer' },
  {
    state: 25,
    name: 'REFERENCE_INFORMATION',
    route: 'reference-information',
    phase: 'before-offer',
    dataKey: 'referenceInformation',
  },
  { state: 26, name: 'YOUNITED_CREDIT_DETAILS', route: 'credit-details', phase: 'after-offer' },
  { state: 27, name: 'YOUNITED_PROFESSIONAL_DETAILS', route: 'professional-details', phase: 'after-offer' },
  { state: 28, name: 'CNP', route: 'cnp', phase: 'after-offer' },
  { state: 29, name: 'ADVANZIA_CONSENTS', route: 'advanzia-consents', phase: 'after-offer' },
  { state: 30, name: 'ID_UPLOAD', route: 'id-upload', phase: 'after-offer' },
  { state: 31, name: 'CUSTOMER_DEBTS', route: 'customer-debts', phase: 'after-offer' },
  { state: 32, name: 'REFERENCE_DETAILS', route: 'reference-details', phase: 'after-offer' },
  { state: 33, name: 'WNIOSEK', route: 'wniosek', phase: 'after-offer' },
  { state: 34, name: 'WNIOSEK_UZUPELNIENIE', route: 'wniosek-uzupelnienie', phase: 'after-offer' },
  { state: 35, name: 'DYNAMIC_CONSENTS', route: 'dynamic-consents', phase: 'after-offer' },
  { state: 36, name: 'TFBANK_CONSENTS', route: 'tfbank-consents', phase: 'after-offer' },
  { state: 37, name: 'IPFD_OFFER_CHOICE', route: 'ipfd-offer-choice', phase: 'after-offer' },
  { state: 38, name: 'COFIDIS_OFFER', route: 'cofidis-offer', phase: 'after-offer' },
  { state: 39, name: 'PROVIDENT_OFFER', route: 'provident-offer', phase: 'after-offer' },
  { state: 40, name: 'INSTABANK_OFFER', route: 'instabank-offer', phase: 'after-offer' },
  { state: 41, name: 'PROFICREDIT_OFFER', route: 'proficredit-offer', phase: 'after-offer' },
] as const satisfies readonly ProgressState[];

type Row = (typeof progressStates)[number];

/** A route that a state has with some partner. */
type PartnersRoute<Of> = Of extends { readonly byPartner: infer Routes }
  ? Routes[keyof Routes] & string
  : never;
/** A route that some state shows; the application's index route is the empty one. */
export type StateRoute = Row['route'] | PartnersRoute<Row>;
/** Routes of states at and after the decision: each has its own screen. */
export type OfferRoute = Extract<Row, { phase: 'after-offer' }>['route'] | PartnersRoute<Row>;
export type ProgressStateName = Row['name'];
/** The row of a state's number, or null for a number this release does not know. */
export function progressStateOf(state: number): Row | null {
  return progressStates.find((row) => row.state === state) ?? null;
}

/** The route of a state: that of the partner where it has one with them; null for a state that this release does not know. */
export function routeOf(state: number, partner: string | undefined): StateRoute | null {
  const row = progressStateOf(state);
  const own: Readonly<Record<string, StateRoute>> = row !== null && 'byPartner' in row ? row.byPartner : {};
  const name = partner?.toLowerCase() ?? '';
  return (Object.hasOwn(own, name) ? own[name] : undefined) ?? row?.route ?? null;
}

/** The number of a state by its specified name. */
export function stateNumber(name: ProgressStateName): number {
  return progressStates.findIndex((row) => row.name === name);
}

/** Whether a path below the base is the route of a state after the offer. */
export function isOfferRoute(route: string): route is OfferRoute {
  return progressStates.some((row) => row.phase === 'after-offer' && routesOf(row).includes(route));
}

/** Whether a path below the base is the route of any state. */
export function isStateRoute(route: string): boolean {
  return progressStates.some((row) => routesOf(row).includes(route));
}

function routesOf({ route, byPartner = {} }: ProgressState): readonly string[] {
  return [route, ...Object.values(byPartner)];
}

/** The part of the lead that the state of a route fills; null where it fills none. */
export function partOf(route: string): string | null {
  const row: ProgressState | undefined = progressStates.find((candidate) => candidate.route === route);
  return row?.dataKey ?? null;
}

/** Whether the states that were pushed, the last of which is current, have come to one after the offer. */
export function isDecided(states: readonly number[]): boolean {
  return progressStateOf(states.at(-1) ?? 0)?.phase === 'after-offer';
}

/** States in which the application has come to an end and nothing personal need stay in the browser. */
export function isEndState(state: number): boolean {
  return (
    state === stateNumber('THANK_YOU') ||
    state === stateNumber('REDIRECTED') ||
    state === stateNumber('REJECTED')
  );
}

/** States after which the server need not be told anything that it told: it is asked again by whoever comes back. */
export function isClosed(state: number): boolean {
  return state === stateNumber('ACCEPTED') || isEndState(state);
}

/**
 * Stored states as far as they can be believed: after the offer there is a lead, so that without one nothing was decided.
 * Whether the server agrees is asked when such a state is shown.
 */
export function believedStates(states: readonly number[], leadId: string | undefined): readonly number[] {
  const isDecided = states.some((state) => progressStateOf(state)?.phase === 'after-offer');
  return isDecided && leadId === undefined ? [stateNumber('NONE')] : states;
}
