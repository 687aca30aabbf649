import { resolvePlace, type Place } from '../../src/domain/journey/states/resolvePlace';
import type { Page } from '../../src/domain/pages/resolvePage';
import { isStandaloneRoute, type StandaloneRoute } from '../../src/screens/screenName';
import { checkingOpened, continueLinkOpened, stepViewed } from '../../src/state/events';
import { readContinueLink } from '../../src/domain/journey/arrival/continueLink';
import { findFirstUnfinishedStep, hasReviewAfter } from '../../src/domain/pages/stepSequence';
import { routeChangeCleared } from '../../src/state/slices/lead';
import {
  selectProgressState,
  selectResult,
  selectSteps,
  selectSubmitted,
} from '../../src/state/selectors/journey';
import type { AppStore } from '../../src/state/store';

/** An address below the base path, and whether it is the review, which has the address of the last step. */
interface HistoryEntry {
  readonly address: string;
  readonly isReview: boolean;
}

/** The entries of a tab. */
export interface TabHistory {
  readonly entries: readonly HistoryEntry[];
  readonly index: number;
}

/** What the tab shows. */
export type Shown =
  Place | { readonly show: 'review' } | { readonly show: 'standalone'; readonly name: StandaloneRoute };

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
  let entries: HistoryEntry[] = [...(history?.entries ?? [{ address: route, isReview: false }])];
  let index = history?.index ?? 0;
  let opened = '';
  let isLeft = false;

  const getEntry = (): HistoryEntry => entries[index] ?? { address: '', isReview: false };
  const findShown = (): Shown => {
    const { address, isReview } = getEntry();
    const [head = ''] = address.split('/');
    if (isStandaloneRoute(head)) return { show: 'standalone', name: head };
    const state = store.getState();
    const steps = selectSteps(state, page);
    const submitted = selectSubmitted(state);
    const place = resolvePlace({
      route: address,
      state: selectProgressState(state),
      partner: selectResult(state).partnerName,
      steps,
      submitted,
      pageSteps: page.steps,
    });
    const isReviewed =
      isReview && hasReviewAfter(page, steps, address) && findFirstUnfinishedStep(steps, submitted) === null;
    return place.show === 'step' && isReviewed ? { show: 'review' } : place;
  };
  const push = (entry: HistoryEntry) => {
    entries = [...entries.slice(0, index + 1), entry];
    index += 1;
  };
  const replace = (entry: HistoryEntry) => {
    entries[index] = entry;
  };
  const applyRouteChange = () => {
    const change = store.getState().leadApplication.routeChange;
    if (change === null) return;
    store.dispatch(routeChangeCleared());
    const entry = { address: change.route, isReview: change.isReview === true };
    const current = getEntry();
    if (entry.address === current.address && entry.isReview === current.isReview) return;
    if (change.mode === 'PUSH') push(entry);
    else replace(entry);
  };
  const follow = (): Shown => {
    for (let redirects = 0; redirects < maxRedirects; redirects += 1) {
      const shown = findShown();
      if (shown.show !== 'redirect') return shown;
      replace({ address: shown.route, isReview: false });
    }
    throw new Error(`The address ${getEntry().address} redirects without end.`);
  };
  /** What the component of a screen does when it is mounted. */
  const mount = (shown: Shown) => {
    if (shown.show === 'step') store.dispatch(stepViewed(shown.path));
    if (shown.show === 'state' && shown.route === 'checking') store.dispatch(checkingOpened());
    if (shown.show === 'state' && shown.route === 'continue') openLead();
    if (shown.show === 'standalone' && shown.name === 'continue') openLead();
  };
  const openLead = () => {
    const link = readContinueLink(`${getEntry().address}${query}`);
    const id = link.id || (store.getState().leadApplication.application.id ?? '');
    store.dispatch(continueLinkOpened({ ...link, id }));
  };
  const sync = () => {
    if (isLeft || store.getState().isLoading) return;
    applyRouteChange();
    const shown = follow();
    const key = `${shown.show} ${getEntry().address}`;
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
    getAddress: () => getEntry().address,
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
