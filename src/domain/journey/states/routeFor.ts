import { progressStateOf, routeOf, type StateRoute } from './progressStates';

/** How a change of route is written into the browser's history. */
export type NavigationMode = 'PUSH' | 'REPLACE';

export interface RouteChange {
  readonly route: StateRoute;
  readonly mode: NavigationMode;
}

/**
 * The route of a pushed progress state (specification, section 2, *Progress navigation*). An unknown state leads to the
 * application's index route. A step after the offer, and the way out of the form into it, replaces history, so that *back*
 * never enters a step that the server has closed.
 *
 * @param previous the state before, or null at the start
 * @param partner by name, where the state has one
 */
export function routeFor(state: number, previous: number | null, partner?: string): RouteChange {
  const row = progressStateOf(state);
  const isLeavingClosedStep =
    (previous !== null && progressStateOf(previous)?.phase === 'after-offer') || row?.phase === 'after-offer';
  return { route: routeOf(state, partner) ?? '', mode: isLeavingClosedStep ? 'REPLACE' : 'PUSH' };
}

/** The route last shown for the pushed states, for session logging; the index route when there is none. */
export function lastRoute(states: readonly number[]): StateRoute {
  const last = states.at(-1);
  return last === undefined ? '' : (progressStateOf(last)?.route ?? '');
}
