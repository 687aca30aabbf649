import { configuration } from 'virtual:configuration';
import { progressStateOf } from '../domain/journey/states/progressStates';
import { placeFor } from '../domain/journey/states/reachable';
import { currentPath, replacePath } from '../platform/address';
import { isStandalonePath } from '../screens/registry';
import { selectProgressState, selectResult, selectSteps, selectSubmitted } from '../state/selectors/journey';
import { pageRestored } from '../state/signals';
import { currentState } from '../state/slices/leadState';
import { activePage } from './activePage';
import type { AppStore } from './store';
import type { Visit } from './visit';

/** The path below the base path, without slashes at its ends. */
export function currentRoute(): string {
  return currentPath().slice(configuration.basePath.length).split('/').filter(Boolean).join('/');
}

/** Whether the address is a screen of its own, whatever the server's word. */
const isStandalone = () => isStandalonePath(`/${currentRoute()}`);

/** Whether the visit opens on a step: the application is before the offer, and the address is no screen of its own. */
export function isFormOpen({ leadApplication }: Visit['state']): boolean {
  const isBeforeOffer = progressStateOf(currentState(leadApplication))?.phase !== 'after-offer';
  return isBeforeOffer && !isStandalone();
}

/** Decides before anything is shown what the address leads to: a redirect while the page is drawn would draw it twice. */
export function goToPlace(store: AppStore): void {
  if (isStandalone()) return;
  const state = store.getState();
  const place = placeFor({
    route: currentRoute(),
    state: selectProgressState(state),
    partner: selectResult(state).partnerName,
    steps: selectSteps(state, activePage),
    submitted: selectSubmitted(state),
    pagePaths: activePage.steps.map(({ path }) => path),
  });
  if (place.show === 'elsewhere') replacePath(`${configuration.basePath}/${place.route}`);
}

/** What is stored of a decision is shown; the server's word is asked for, which may be another by now. */
export function askWhereLeadStands(store: AppStore): void {
  if (!isStandalone()) store.dispatch(pageRestored());
}
