import { findProgressState, isAfterOffer, findStateRoute, type StateRoute } from './progressStates';

/** How a route change is written into the browser's history. */
export type NavigationMode = 'PUSH' | 'REPLACE';

export interface RouteChange {
  readonly route: StateRoute;
  readonly mode: NavigationMode;
}

/**
 * The route change for a pushed progress state (specification, section 2, *Progress navigation*). An unknown state opens the index
 * route. A state after the offer replaces the history entry, so that *back* never opens a step that the server has closed.
 *
 * @param previous the state before, or null at the start
 * @param partner the name of the state's partner, if it has one
 */
export function routeFor(state: number, previous: number | null, partner?: string): RouteChange {
  const replaces = isAfterOffer(state) || (previous !== null && isAfterOffer(previous));
  return { route: findStateRoute(state, partner) ?? '', mode: replaces ? 'REPLACE' : 'PUSH' };
}

/** The route of the last pushed state, for session logging; the index route if there is none. */
export function getLastRoute(states: readonly number[]): StateRoute {
  const last = states.at(-1);
  return last === undefined ? '' : (findProgressState(last)?.route ?? '');
}
