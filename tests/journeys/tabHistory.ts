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

/** An address below the base path, and the document that wrote it. */
interface HistoryEntry {
  readonly address: string;
  readonly documentId: number;
}

/** The entries of a tab. */
export interface TabHistory {
  readonly entries: readonly HistoryEntry[];
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
  let entries: HistoryEntry[] = [...(history?.entries ?? [{ address: route, documentId: 0 }])];
  let index = history?.index ?? 0;
  let opened = '';
  let isLeft = false;

  const getEntry = (): HistoryEntry => entries[index] ?? { address: '', documentId: 0 };
  const getAddress = (): string => getEntry().address;
  const findShown = (): Shown => {
    const address = getAddress();
    const [head = ''] = address.split('/');
    if (isStandaloneRoute(head)) return { show: 'standalone', name: head };
    const state = store.getState();
    return resolvePlace({
      route: address,
      state: selectProgressState(state),
      partner: selectResult(state).partnerName,
      steps: selectSteps(state, page),
      submitted: selectSubmitted(state),
      page,
    });
  };
  const push = (address: string) => {
    entries = [...entries.slice(0, index + 1), { ...getEntry(), address }];
    index += 1;
  };
  const replace = (address: string) => {
    entries[index] = { ...getEntry(), address };
  };
  const applyRouteChange = () => {
    const change = store.getState().leadApplication.routeChange;
    if (change === null) return;
    store.dispatch(routeChangeCleared());
    if (change.route === getAddress()) return;
    if (change.mode === 'PUSH') push(change.route);
    else replace(change.route);
  };
  const follow = (): Shown => {
    for (let redirects = 0; redirects < maxRedirects; redirects += 1) {
      const shown = findShown();
      if (shown.show !== 'redirect') return shown;
      replace(shown.route);
    }
    throw new Error(`The address ${getAddress()} redirects without end.`);
  };
  /** What the component of a screen does when it is mounted. */
  const mount = (shown: Shown) => {
    if (shown.show === 'step') store.dispatch(stepViewed(shown.path));
    if (shown.show === 'state' && shown.route === 'checking') store.dispatch(checkingOpened());
    if (shown.show === 'state' && shown.route === 'continue') openLead();
    if (shown.show === 'standalone' && shown.name === 'continue') openLead();
  };
  const openLead = () => {
    const link = readContinueLink(`${getAddress()}${query}`);
    const id = link.id || (store.getState().leadApplication.application.id ?? '');
    store.dispatch(continueLinkOpened({ ...link, id }));
  };
  const sync = () => {
    if (isLeft || store.getState().isLoading) return;
    applyRouteChange();
    const shown = follow();
    const key = `${shown.show} ${getAddress()}`;
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
    getAddress,
    getHistory: (): TabHistory => ({ entries, index }),
    /**
     * Goes back or forward as far as the history reaches.
     *
     * @returns the index of an entry of another document, which the browser has to load; null if the document stays
     */
    go: (steps: number): number | null => {
      const target = index + steps;
      const entry = entries[target];
      if (entry === undefined) return null;
      if (entry.documentId !== getEntry().documentId) return target;
      index = target;
      sync();
      return null;
    },
    sync,
    leave: () => {
      isLeft = true;
    },
  };
}
