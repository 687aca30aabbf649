import { configuration } from 'virtual:configuration';
import { findProgressState } from '../../domain/journey/states/progressStates';
import { resolvePlace } from '../../domain/journey/states/resolvePlace';
import { currentPath, replacePath } from '../../platform/page/address';
import { isStandaloneRoute } from '../../screens/screenName';
import {
  selectProgressState,
  selectResult,
  selectSteps,
  selectSubmitted,
} from '../../state/selectors/journey';
import { pageRestored } from '../../state/events';
import { getCurrentState } from '../../state/slices/leadState';
import { buildPage } from '../wiring/buildPage';
import type { AppStore } from '../../state/store';
import type { Visit } from './visit';

/** The path below the base path, without slashes at its ends. */
export function getCurrentRoute(): string {
  return currentPath().slice(configuration.basePath.length).split('/').filter(Boolean).join('/');
}

/** Whether the address is that of the first step. */
export const isFirstStep = (): boolean => getCurrentRoute() === buildPage.steps[0]?.path;

const isStandalone = () => isStandaloneRoute(getCurrentRoute().split('/')[0] ?? '');

/** Whether the visit starts on a step: the application is before the offer, and the route is not a standalone screen. */
export function startsOnForm({ leadApplication }: Visit['state']): boolean {
  const isBeforeOffer = findProgressState(getCurrentState(leadApplication))?.phase !== 'after-offer';
  return isBeforeOffer && !isStandalone();
}

/** Replaces a route that the applicant may not open. Before the first render, because a redirect during it would render twice. */
export function redirectToAllowedRoute(store: AppStore): void {
  if (isStandalone()) return;
  const state = store.getState();
  const route = getCurrentRoute();
  const place = resolvePlace({
    route,
    state: selectProgressState(state),
    partner: selectResult(state).partnerName,
    steps: selectSteps(state, buildPage),
    submitted: selectSubmitted(state),
    page: buildPage,
  });
  if ('route' in place && place.route !== route) replacePath(`${configuration.basePath}/${place.route}`);
}

/** Requests the lead's progress state from the server, because the stored one can be outdated. */
export function requestLeadState(store: AppStore): void {
  if (!isStandalone()) store.dispatch(pageRestored());
}
