import type { ProgressStateName } from '../../src/domain/journey/states/progressStates';

/** The pages whose screens are on the sheets of the brands: one for each brand. */
export const brandPages = [
  'ondara-es',
  'velmio-mx',
  'tandero-es',
  'marenza-es',
  'quillo-es',
  'luzano-mx',
  'norvia-pl',
  'pravelo-pl',
  'kestria-de',
] as const;

/** How a screen is reached. */
export type ScreenPlace =
  /** A step of the form, before it is answered. The last one is that from which the form is sent: the review, if the page has one. */
  | { readonly step: 'first' | 'second' | 'last' }
  /** The reference back end moves the lead to the state. */
  | { readonly state: ProgressStateName }
  /** An address below the base path, opened by somebody whose browser has stored nothing. `:id` stands for the lead's id. */
  | { readonly route: string };

export interface PicturedScreen {
  /** Its name on the sheet. */
  readonly name: string;
  readonly place: ScreenPlace;
}

/** The screens on the sheets of a brand, in this order. A new screen needs a row here and nothing else. */
export const picturedScreens: readonly PicturedScreen[] = [
  { name: 'first step', place: { step: 'first' } },
  { name: 'second step', place: { step: 'second' } },
  { name: 'review', place: { step: 'last' } },
  { name: 'waiting', place: { state: 'CHECKING' } },
  { name: 'offers', place: { state: 'IPFD_OFFER_CHOICE' } },
  { name: 'accepted', place: { state: 'ACCEPTED' } },
  { name: 'hand-over', place: { state: 'REDIRECTED' } },
  { name: 'rejection', place: { state: 'REJECTED' } },
  { name: 'thank-you', place: { state: 'THANK_YOU' } },
  { name: 'photos of the document', place: { state: 'ID_UPLOAD' } },
  { name: 'one-time code', place: { state: 'MOBILE_VERIFICATION' } },
  { name: 'not found', place: { route: 'no-such-page' } },
  { name: 'unsubscribe', place: { route: 'unsubscribe?email=ana%40example.com' } },
  { name: 'continue', place: { route: 'continue/:id' } },
];

/** The colours that the visitor's system prefers. Each has its own sheet. */
export const colorSchemes = ['light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];
