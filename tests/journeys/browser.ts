import { createNetwork } from './network';
import { createRecord } from './record';
import { openPage, type JourneyTab, type Opening, type SharedBrowser } from './tab';
import { journeyPages, type JourneyPageName } from './pages';
import { installClock } from './clock';
import { measureArea, type AreaChange } from './storageArea';

/** A browser with tabs, in which a journey happens. */
export function openBrowser(pageName: JourneyPageName) {
  const page = journeyPages[pageName];
  const clock = installClock();
  const record = createRecord();
  const network = createNetwork(clock, record);
  const local = new Map<string, string>();
  const onlineListeners = new Set<() => void>();
  const tabs: JourneyTab[] = [];
  let tabNumbers = 0;
  /** What the storages held when they became full. They take no more than that. */
  const capacities = new Map<ReadonlyMap<string, string>, number>();
  let isFull = false;

  const others = (tab: number) => tabs.filter(({ number }) => number !== tab);
  const later = (work: () => void) => {
    clock.touch();
    queueMicrotask(work);
  };
  const shared: SharedBrowser = {
    prefix: pageName,
    page,
    clock,
    network,
    record,
    local,
    getCapacity: (values) => (isFull ? (capacities.get(values) ?? 0) : Number.POSITIVE_INFINITY),
    isOnline: network.isOnline,
    onOnline: (listener) => {
      onlineListeners.add(listener);
      return () => onlineListeners.delete(listener);
    },
    tellOthers: (tab: number, change: AreaChange) => {
      for (const other of others(tab)) later(() => other.receiveChange(change));
    },
    post: (tab: number, message: unknown) => {
      for (const other of others(tab)) later(() => other.receiveMessage(message));
    },
  };
  const open = (opening: Omit<Opening, 'tab'>, at = tabs.length): JourneyTab => {
    tabNumbers += 1;
    const tab = openPage(shared, { ...opening, tab: tabNumbers });
    tabs[at] = tab;
    return tab;
  };
  return {
    page,
    pageName,
    clock,
    record,
    network,
    local,
    tabs,
    fillStorage: (full: boolean) => {
      isFull = full;
      capacities.clear();
      for (const values of [local, ...tabs.map(({ session }) => session)])
        capacities.set(values, measureArea(values));
      record.setFull(full);
    },
    setOnline: (online: boolean) => {
      network.setOnline(online);
      if (online) for (const listener of onlineListeners) listener();
    },
    openTab: (route: string, query = '') => open({ session: new Map(), route, query }),
    /** Loads the page of a tab again, or another address in the same tab. */
    load: (tab: JourneyTab, isCrash: boolean, route?: string, query = '') => {
      const history = tab.place.getHistory();
      tab.close(isCrash);
      const target = route ?? tab.place.getAddress();
      const entries = [...history.entries.slice(0, history.index + 1), { address: target, isReview: false }];
      open(
        {
          session: tab.session,
          route: target,
          query,
          history: route === undefined ? history : { entries, index: entries.length - 1 },
        },
        tabs.indexOf(tab),
      );
    },
    closeTab: (tab: JourneyTab) => {
      tab.close(false);
      tabs.splice(tabs.indexOf(tab), 1);
    },
    close: () => {
      for (const tab of tabs) tab.close(false);
      clock.uninstall();
    },
  };
}

export type JourneyBrowser = ReturnType<typeof openBrowser>;
