import type { QuestionStateRoute } from '../domain/journey/states/questionStates';
import type { AfterOfferRoute } from '../domain/journey/states/progressStates';
import { loadOnce } from '../platform/loadOnce';
import { createLazyComponent, type LazyComponent } from '../ui/lazyComponent';
import type { ScreenProps } from './screenProps';
import type { ScreenName, StandaloneRoute } from './screenName';

type Screen = LazyComponent<ScreenProps>;

/** Each screen is a chunk that loads when it is shown. The first step needs none of them. */
const continued: Screen = createLazyComponent(loadOnce(() => import('./continue/ContinueScreen')));

/** Replaces the screen of a state whose lead the server does not know. */
const leadGone: Screen = createLazyComponent(loadOnce(() => import('./gone/LeadGoneScreen')));

/** Follows the last step and has its route. */
const review: Screen = createLazyComponent(loadOnce(() => import('./review/ReviewScreen')));

/** The screen of every state with a partner's page in a frame. */
const partnerFrame: Screen = createLazyComponent(
  loadOnce(() => import('./partner-frame/PartnerFrameScreen')),
);

/** The screen of every state that only asks questions. */
const askingScreen: Screen = createLazyComponent(loadOnce(() => import('./state-step/StateStepScreen')));

/** The screen of every state with consents from the server. */
const consents: Screen = createLazyComponent(loadOnce(() => import('./consents/ConsentsScreen')));

/** The screen of every offer that cannot be changed. */
const fixedOffer: Screen = createLazyComponent(loadOnce(() => import('./offer/FixedOfferScreen')));

/** The screens of all other states after the form. A state without a screen is a type error. */
const stateScreens = {
  checking: createLazyComponent(loadOnce(() => import('./checking/CheckingScreen'))),
  accepted: createLazyComponent(loadOnce(() => import('./accepted/AcceptedScreen'))),
  smava: createLazyComponent(loadOnce(() => import('./accepted/SmavaScreen'))),
  'thank-you': createLazyComponent(loadOnce(() => import('./thank-you/ThankYouScreen'))),
  redirected: createLazyComponent(loadOnce(() => import('./redirected/RedirectedScreen'))),
  rejected: createLazyComponent(loadOnce(() => import('./rejected/RejectedScreen'))),
  continue: continued,
  'mobile-verification': createLazyComponent(
    loadOnce(() => import('./mobile-verification/MobileVerificationScreen')),
  ),
  instantor: partnerFrame,
  'wenance-tink': partnerFrame,
  'moneyman-paylands': partnerFrame,
  consents,
  'advanzia-consents': consents,
  'id-upload': createLazyComponent(loadOnce(() => import('./id-upload/IdUploadScreen'))),
  wniosek: createLazyComponent(loadOnce(() => import('./wniosek/WniosekScreen'))),
  'wniosek-uzupelnienie': createLazyComponent(
    loadOnce(() => import('./wniosek-uzupelnienie/CompletionScreen')),
  ),
  'dynamic-consents': consents,
  'tfbank-consents': consents,
  'ipfd-offer-choice': createLazyComponent(loadOnce(() => import('./offer/OfferChoiceScreen'))),
  'cofidis-offer': fixedOffer,
  'provident-offer': createLazyComponent(loadOnce(() => import('./offer/ChangeableOfferScreen'))),
  'instabank-offer': fixedOffer,
  'proficredit-offer': createLazyComponent(loadOnce(() => import('./offer/OfferWithAccountScreen'))),
} as const satisfies Record<Exclude<AfterOfferRoute, QuestionStateRoute>, Screen> &
  Partial<Record<AfterOfferRoute, Screen>>;

const standaloneScreens = {
  continue: continued,
  unsubscribe: createLazyComponent(loadOnce(() => import('./unsubscribe/UnsubscribeScreen'))),
  '404': createLazyComponent(loadOnce(() => import('./not-found/NotFoundScreen'))),
} as const satisfies Record<StandaloneRoute, Screen>;

/** The screens with a file of their own. Every other state only asks questions. */
const screens: Readonly<Partial<Record<ScreenName, Screen>>> = {
  ...stateScreens,
  ...standaloneScreens,
  gone: leadGone,
  review,
};

/** The component of a screen after the form. The same for each call, so that a new render does not remount it. */
export function findScreen(name: ScreenName): Screen {
  return screens[name] ?? askingScreen;
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
  Promise.allSettled([askingScreen, ...decisions.map(findScreen)].map((screen) => screen.load()));
