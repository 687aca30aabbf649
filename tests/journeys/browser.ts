import { createNetwork } from './network';
import { createRecord } from './record';
import { openPage, type JourneyTab, type Opening, type SharedBrowser } from './tab';
import { journeyPages, type JourneyPageName } from './pages';
import { installClock } from './clock';
import { createLocks } from './locks';
import type { DocumentGate } from './documentGate';
import { measureArea, type AreaChange } from './storageArea';

/** More changes of local storage than anything makes at one moment. */
const maxChanges = 500;

/** A full storage still has room for the ends of all applications of a journey, once what is stored of them is removed. */
const minimalCapacity = 2_000;

/** A browser with tabs, in which a journey happens. */
export function openBrowser(pageName: JourneyPageName, gate: DocumentGate) {
  const page = journeyPages[pageName];
  const clock = installClock();
  const record = createRecord();
  const network = createNetwork(clock, record);
  const profiles: SharedBrowser[] = [];
  const onlineListeners = new Set<() => void>();
  const tabs: JourneyTab[] = [];
  let tabNumbers = 0;
  /** What the storages held when they became full. They take no more than that. */
  const capacities = new Map<ReadonlyMap<string, string>, number>();
  let isFull = false;
  /** The changes of local storage that the other tabs have not received yet; null if they receive each at once. */
  let heldChanges: (() => void)[] | null = null;

  const changes = { at: 0, count: 0 };
  /** Whether the tabs have answered each other's changes too often without time passing. */
  const isEndless = (): boolean => {
    if (changes.at !== clock.now()) Object.assign(changes, { at: clock.now(), count: 0 });
    changes.count += 1;
    if (changes.count === maxChanges) record.onEndlessChanges();
    return changes.count >= maxChanges;
  };
  const later = (work: () => void) => {
    clock.touch();
    queueMicrotask(work);
  };
  const createProfile = (profile: number): SharedBrowser => ({
    profile,
    prefix: pageName,
    gate,
    page,
    clock,
    network,
    record,
    local: new Map(),
    locks: createLocks(),
    getCapacity: (values) => (isFull ? (capacities.get(values) ?? 0) : Number.POSITIVE_INFINITY),
    isOnline: network.isOnline,
    onOnline: (listener) => {
      onlineListeners.add(listener);
      return () => onlineListeners.delete(listener);
    },
    tellOthers: (tab: number, change: AreaChange) => {
      if (isEndless()) return;
      const others = tabs.filter((other) => other.profile === profile && other.number !== tab);
      for (const other of others) {
        const tell = () => later(() => other.receiveChange(change));
        if (heldChanges === null) tell();
        else heldChanges.push(tell);
      }
    },
  });
  const getProfile = (number: number): SharedBrowser => {
    const known = profiles[number] ?? createProfile(number);
    profiles[number] = known;
    return known;
  };
  const open = (profile: number, opening: Omit<Opening, 'tab'>, at = tabs.length): JourneyTab => {
    tabNumbers += 1;
    const tab = openPage(getProfile(profile), { ...opening, tab: tabNumbers });
    tabs[at] = tab;
    return tab;
  };
  return {
    page,
    pageName,
    clock,
    record,
    network,
    profiles,
    tabs,
    fillStorage: (full: boolean) => {
      isFull = full;
      capacities.clear();
      for (const values of [...profiles.map(({ local }) => local), ...tabs.map(({ session }) => session)])
        capacities.set(values, Math.max(measureArea(values), minimalCapacity));
      record.setFull(full);
    },
    /** Whether the tabs hear of changes of local storage only later. */
    holdChanges: (isHeld: boolean) => {
      const changes = heldChanges ?? [];
      heldChanges = isHeld ? [] : null;
      for (const tell of changes) tell();
    },
    setOnline: (online: boolean) => {
      network.setOnline(online);
      if (online) for (const listener of onlineListeners) listener();
    },
    /** Opens a tab in the browser with a number: the applicant's own is 0. */
    openTab: (route: string, query = '', profile = 0) => open(profile, { session: new Map(), route, query }),
    /** Loads the page of a tab again, or another address in the same tab. */
    load: (tab: JourneyTab, isCrash: boolean, route?: string, query = '') => {
      const history = tab.place.getHistory();
      tab.close(isCrash);
      const target = route ?? tab.place.getAddress();
      const documentId = Math.max(...history.entries.map((entry) => entry.documentId)) + 1;
      const entries = [...history.entries.slice(0, history.index + 1), { address: target, documentId }];
      open(
        tab.profile,
        {
          session: tab.session,
          route: target,
          query,
          history: route === undefined ? history : { entries, index: entries.length - 1 },
        },
        tabs.indexOf(tab),
      );
    },
    /** Goes back or forward in a tab. An entry of another document is loaded. */
    go: (tab: JourneyTab, steps: number) => {
      const index = tab.place.go(steps);
      if (index === null) return;
      const { entries } = tab.place.getHistory();
      tab.close(false);
      open(
        tab.profile,
        {
          session: tab.session,
          route: entries[index]?.address ?? '',
          query: '',
          history: { entries, index },
        },
        tabs.indexOf(tab),
      );
    },
    /** Closes a tab beside others. */
    closeTab: (tab: JourneyTab) => {
      tab.close(false);
      tabs.splice(tabs.indexOf(tab), 1);
    },
    /** Closes a tab and opens the page in a new one. */
    reopen: (tab: JourneyTab) => {
      tab.close(false);
      tabs.splice(tabs.indexOf(tab), 1);
      open(tab.profile, { session: new Map(), route: '', query: '' });
    },
    close: () => {
      for (const tab of tabs) tab.close(false);
      clock.uninstall();
    },
  };
}

export type JourneyBrowser = ReturnType<typeof openBrowser>;
