import type { AfterOfferRoute } from '../domain/journey/states/progressStates';

export const standaloneRoutes = ['continue', 'unsubscribe', '404'] as const;

/** The routes of screens that do not depend on the progress state. */
export type StandaloneRoute = (typeof standaloneRoutes)[number];

/**
 * A screen that loads when it is shown: of a state, of a standalone route, of a lead that the server does not know, or the review of
 * the answers.
 */
export type ScreenName = AfterOfferRoute | StandaloneRoute | 'gone' | 'review';

/** Whether the first part of a path below the base belongs to a standalone screen. */
export function isStandaloneRoute(route: string): route is StandaloneRoute {
  return standaloneRoutes.some((standalone) => standalone === route);
}
