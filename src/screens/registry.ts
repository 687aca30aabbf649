import type { AskingRoute } from '../domain/journey/states/askingStates';
import type { OfferRoute } from '../domain/journey/states/progressStates';
import { loadOnce } from '../platform/loadOnce';
import { late, type Late } from '../ui/late';
import type { ScreenProps } from './screenProps';

type Screen = Late<ScreenProps>;

/** Screens that stand at an address of their own, whatever the server's word. */
export type StandaloneRoute = 'continue' | 'unsubscribe' | '404';

/** Each is a chunk of its own, fetched when it is shown: none is needed by the first step. */
const continued: Screen = late(loadOnce(() => import('./continue/Continue')));

/** In place of the screen of a state whose lead the server does not know. */
export const goneScreen: Screen = late(loadOnce(() => import('./gone/LeadGone')));

/** The screen of every state in which a partner's page stands in a frame. */
const partnerFrame: Screen = late(loadOnce(() => import('./partner-frame/PartnerFrame')));

/** The screen of every state that only asks. */
const askingScreen: Screen = late(loadOnce(() => import('./state-step/StateStep')));

/** The screen of every state that asks for consents of the server. */
const consents: Screen = late(loadOnce(() => import('./consents/Consents')));

/** The screen of every offer that is taken or left as it is. */
const fixedOffer: Screen = late(loadOnce(() => import('./offer/FixedOffer')));

/** The screens of the other states at and after the decision, and of those that do more than ask. A state without one does not compile. */
const stateScreens = {
  checking: late(loadOnce(() => import('./checking/Checking'))),
  accepted: late(loadOnce(() => import('./accepted/Accepted'))),
  smava: late(loadOnce(() => import('./accepted/Smava'))),
  'thank-you': late(loadOnce(() => import('./thank-you/ThankYou'))),
  redirected: late(loadOnce(() => import('./redirected/Redirected'))),
  rejected: late(loadOnce(() => import('./rejected/Rejected'))),
  continue: continued,
  'mobile-verification': late(loadOnce(() => import('./mobile-verification/MobileVerification'))),
  instantor: partnerFrame,
  'wenance-tink': partnerFrame,
  'moneyman-paylands': partnerFrame,
  consents,
  'advanzia-consents': consents,
  'id-upload': late(loadOnce(() => import('./id-upload/IdUpload'))),
  wniosek: late(loadOnce(() => import('./wniosek/Wniosek'))),
  'wniosek-uzupelnienie': late(loadOnce(() => import('./wniosek-uzupelnienie/Completion'))),
  'dynamic-consents': consents,
  'tfbank-consents': consents,
  'ipfd-offer-choice': late(loadOnce(() => import('./offer/OfferChoice'))),
  'cofidis-offer': fixedOffer,
  'provident-offer': late(loadOnce(() => import('./offer/ChangeableOffer'))),
  'instabank-offer': fixedOffer,
  'proficredit-offer': late(loadOnce(() => import('./offer/OfferWithAccount'))),
} as const satisfies Record<Exclude<OfferRoute, AskingRoute>, Screen> & Partial<Record<OfferRoute, Screen>>;

export const standaloneScreens = {
  continue: continued,
  unsubscribe: late(loadOnce(() => import('./unsubscribe/Unsubscribe'))),
  '404': late(loadOnce(() => import('./not-found/NotFound'))),
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
