import { resolvePlace, type Place } from '../../src/domain/journey/states/resolvePlace';
import type { Page } from '../../src/domain/pages/resolvePage';
import { isStandaloneRoute, type StandaloneRoute } from '../../src/screens/screenName';
import { checkingOpened, continueLinkOpened, stepViewed } from '../../src/state/events';
import { readContinueLink } from '../../src/domain/journey/arrival/continueLink';
import { routeChangeCleared } from '../../src/state/slices/lead';
import {
  selectProgressState,
  selectResult,
  selectSteps,
  selectSubmitted,
} from '../../src/state/selectors/journey';
import type { AppStore } from '../../src/state/store';

/** The addresses of a tab, below the base path. */
export interface TabHistory {
  readonly entries: readonly string[];
  readonly index: number;
}

/** What the tab shows. */
export type Shown = Place | { readonly show: 'standalone'; readonly name: StandaloneRoute };

interface Start {
  readonly route: string;
  readonly query: string;
  readonly history?: TabHistory;
}

/** More redirects than this never end. */
const maxRedirects = 10;

/**
 * The address and the history of a tab, and what its screens do when they open, in place of the router, `RouteSync` and the components.
 * What an address shows is decided by the application's own rules.
 */
export function createHistory(store: AppStore, page: Page, { route, query, history }: Start) {
  let entries = [...(history?.entries ?? [route])];
  let index = history?.index ?? 0;
  let opened = '';
  let isLeft = false;

  const findShown = (): Shown => {
    const address = entries[index] ?? '';
    const [head = ''] = address.split('/');
    if (isStandaloneRoute(head)) return { show: 'standalone', name: head };
    const state = store.getState();
    return resolvePlace({
      route: address,
      state: selectProgressState(state),
      partner: selectResult(state).partnerName,
      steps: selectSteps(state, page),
      submitted: selectSubmitted(state),
      pageSteps: page.steps,
    });
  };
  const push = (address: string) => {
    entries = [...entries.slice(0, index + 1), address];
    index += 1;
  };
  const replace = (address: string) => {
    entries[index] = address;
  };
  const applyRouteChange = () => {
    const change = store.getState().leadApplication.routeChange;
    if (change === null) return;
    store.dispatch(routeChangeCleared());
    if (change.route === entries[index]) return;
    if (change.mode === 'PUSH') push(change.route);
    else replace(change.route);
  };
  const follow = (): Shown => {
    for (let redirects = 0; redirects < maxRedirects; redirects += 1) {
      const shown = findShown();
      if (shown.show !== 'redirect') return shown;
      replace(shown.route);
    }
    throw new Error(`The address ${entries[index]} redirects without end.`);
  };
  /** What the component of a screen does when it is mounted. */
  const mount = (shown: Shown) => {
    if (shown.show === 'step') store.dispatch(stepViewed(shown.path));
    if (shown.show === 'state' && shown.route === 'checking') store.dispatch(checkingOpened());
    if (shown.show === 'state' && shown.route === 'continue') openLead();
    if (shown.show === 'standalone' && shown.name === 'continue') openLead();
  };
  const openLead = () => {
    const link = readContinueLink(`${entries[index]}${query}`);
    const id = link.id || (store.getState().leadApplication.application.id ?? '');
    store.dispatch(continueLinkOpened({ ...link, id }));
  };
  const sync = () => {
    if (isLeft || store.getState().isLoading) return;
    applyRouteChange();
    const shown = follow();
    const key = `${shown.show} ${entries[index]}`;
    if (key === opened) return;
    opened = key;
    // A component is mounted after the store has told its subscribers.
    queueMicrotask(() => {
      if (!isLeft && opened === key) mount(shown);
    });
  };
  store.subscribe(sync);
  sync();
  return {
    getShown: follow,
    getAddress: () => entries[index] ?? '',
    getHistory: (): TabHistory => ({ entries, index }),
    /** Goes back or forward as far as the history reaches. */
    go: (steps: number) => {
      const target = index + steps;
      if (target < 0 || target >= entries.length) return;
      index = target;
      sync();
    },
    sync,
    leave: () => {
      isLeft = true;
    },
  };
}
