import type { ComponentType } from 'react';
import type { QuestionStateRoute } from '../domain/journey/states/questionStates';
import type { AfterOfferRoute } from '../domain/journey/states/progressStates';
import { loadOnce } from '../platform/loading/loadOnce';
import { createLazyComponent, type LazyComponent } from '../ui/lazyComponent';
import type { NamedScreenProps } from './screenProps';
import type { ScreenName, StandaloneRoute } from './screenName';

type Screen = LazyComponent<NamedScreenProps>;

/** A screen loads when it is shown, some with others in one file (`scripts/vite/chunks.ts`). The first step needs none of them. */
function lazyScreen(load: () => Promise<{ readonly default: ComponentType<NamedScreenProps> }>): Screen {
  return createLazyComponent(loadOnce(load), (module) => module.default);
}

const continued = lazyScreen(() => import('./continue/ContinueScreen'));

/** Replaces the screen of a state whose lead the server does not know. */
const leadGone = lazyScreen(() => import('./gone/LeadGoneScreen'));

/** Follows the last step (decision 51). */
const review = lazyScreen(() => import('./review/ReviewScreen'));

/** The screen of a lender and of a portal. */
const accepted = lazyScreen(() => import('./accepted/AcceptedScreen'));

const partnerFrame = lazyScreen(() => import('./partner-frame/PartnerFrameScreen'));

const questionScreen = lazyScreen(() => import('./state-step/StateStepScreen'));

const consents = lazyScreen(() => import('./consents/ConsentsScreen'));

const fixedOffer = lazyScreen(() => import('./offer/FixedOfferScreen'));

/** The screens of all other states after the form. A state without a screen is a type error. */
const stateScreens = {
  checking: lazyScreen(() => import('./checking/CheckingScreen')),
  accepted,
  smava: accepted,
  'thank-you': lazyScreen(() => import('./thank-you/ThankYouScreen')),
  redirected: lazyScreen(() => import('./redirected/RedirectedScreen')),
  rejected: lazyScreen(() => import('./rejected/RejectedScreen')),
  continue: continued,
  'mobile-verification': lazyScreen(() => import('./mobile-verification/MobileVerificationScreen')),
  instantor: partnerFrame,
  'wenance-tink': partnerFrame,
  'moneyman-paylands': partnerFrame,
  consents,
  'advanzia-consents': consents,
  'id-upload': lazyScreen(() => import('./id-upload/IdUploadScreen')),
  wniosek: lazyScreen(() => import('./wniosek/WniosekScreen')),
  'wniosek-uzupelnienie': lazyScreen(() => import('./wniosek-uzupelnienie/CompletionScreen')),
  'dynamic-consents': consents,
  'tfbank-consents': consents,
  'ipfd-offer-choice': lazyScreen(() => import('./offer/OfferChoiceScreen')),
  'cofidis-offer': fixedOffer,
  'provident-offer': lazyScreen(() => import('./offer/ChangeableOfferScreen')),
  'instabank-offer': fixedOffer,
  'proficredit-offer': lazyScreen(() => import('./offer/OfferWithAccountScreen')),
} as const satisfies Record<Exclude<AfterOfferRoute, QuestionStateRoute>, Screen> &
  Partial<Record<AfterOfferRoute, Screen>>;

const standaloneScreens = {
  continue: continued,
  unsubscribe: lazyScreen(() => import('./unsubscribe/UnsubscribeScreen')),
  '404': lazyScreen(() => import('./not-found/NotFoundScreen')),
} as const satisfies Record<StandaloneRoute, Screen>;

/** The screens with a component of their own. Every other state only asks questions. */
const screens: Readonly<Partial<Record<ScreenName, Screen>>> = {
  ...stateScreens,
  ...standaloneScreens,
  gone: leadGone,
  review,
};

/** The component of a screen after the form. The same for each call, so that a new render does not remount it. */
export function findScreen(name: ScreenName): Screen {
  return screens[name] ?? questionScreen;
}

/** The screens with a state that the server often decides on next. */
const decisions = [
  'accepted',
  'redirected',
  'rejected',
  'mobile-verification',
  'consents',
  'ipfd-offer-choice',
  'cofidis-offer',
  'provident-offer',
  'proficredit-offer',
] as const satisfies readonly ScreenName[];

/** Loads the screens that may follow the wait for a decision, so that it shows without another wait. */
export const preloadDecisions = (): Promise<unknown> =>
  Promise.allSettled([questionScreen, ...decisions.map(findScreen)].map((screen) => screen.load()));
