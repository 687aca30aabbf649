import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AskingRoute, OfferRoute } from '../domain/journey/states/progressStates';
import type { ScreenProps } from './screenProps';

type Screen = LazyExoticComponent<ComponentType<ScreenProps>>;

/** Screens that stand at an address of their own, whatever the server's word. */
export type StandaloneRoute = 'continue' | 'unsubscribe' | '404';

/** Each is a chunk of its own, fetched when it is shown: none is needed by the first step. */
const continued: Screen = lazy(() => import('./continue/Continue'));

/** In place of the screen of a state whose lead the server does not know. */
export const goneScreen: Screen = lazy(() => import('./gone/LeadGone'));

/** The screen of every state in which a partner's page stands in a frame. */
const partnerFrame: Screen = lazy(() => import('./partner-frame/PartnerFrame'));

/** The screen of every state that only asks. */
const askingScreen: Screen = lazy(() => import('./state-step/StateStep'));

/** The screen of every state that asks for consents of the server. */
const consents: Screen = lazy(() => import('./consents/Consents'));

/** The screen of every offer that is taken or left as it is. */
const fixedOffer: Screen = lazy(() => import('./offer/FixedOffer'));

/** The screens of the other states at and after the decision, and of those that do more than ask. A state without one does not compile. */
const stateScreens = {
  checking: lazy(() => import('./checking/Checking')),
  accepted: lazy(() => import('./accepted/Accepted')),
  smava: lazy(() => import('./accepted/Smava')),
  'thank-you': lazy(() => import('./thank-you/ThankYou')),
  redirected: lazy(() => import('./redirected/Redirected')),
  rejected: lazy(() => import('./rejected/Rejected')),
  continue: continued,
  'mobile-verification': lazy(() => import('./mobile-verification/MobileVerification')),
  instantor: partnerFrame,
  'wenance-tink': partnerFrame,
  'moneyman-paylands': partnerFrame,
  consents,
  'advanzia-consents': consents,
  'id-upload': lazy(() => import('./id-upload/IdUpload')),
  wniosek: lazy(() => import('./wniosek/Wniosek')),
  'wniosek-uzupelnienie': lazy(() => import('./wniosek-uzupelnienie/Completion')),
  'dynamic-consents': consents,
  'tfbank-consents': consents,
  'ipfd-offer-choice': lazy(() => import('./offer/OfferChoice')),
  'cofidis-offer': fixedOffer,
  'provident-offer': lazy(() => import('./offer/ChangeableOffer')),
  'instabank-offer': fixedOffer,
  'proficredit-offer': lazy(() => import('./offer/OfferWithAccount')),
} as const satisfies Record<Exclude<OfferRoute, AskingRoute>, Screen> & Partial<Record<OfferRoute, Screen>>;

export const standaloneScreens = {
  continue: continued,
  unsubscribe: lazy(() => import('./unsubscribe/Unsubscribe')),
  '404': lazy(() => import('./not-found/NotFound')),
} as const satisfies Record<StandaloneRoute, Screen>;

/** Whether a path below the base leads to a screen of its own. */
export function isStandalonePath(path: string): boolean {
  return Object.hasOwn(standaloneScreens, path.split('/')[1] ?? '');
}

/** The screen of a state at or after the decision. */
export function screenOf(route: OfferRoute): Screen {
  return isListed(route) ? stateScreens[route] : askingScreen;
}

function isListed(route: OfferRoute): route is keyof typeof stateScreens {
  return Object.hasOwn(stateScreens, route);
}
