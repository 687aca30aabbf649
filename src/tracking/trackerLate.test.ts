// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { TrackingEvent } from '../domain/tracking/trackingEvent';
import { createUniformChoice } from '../domain/tracking/purposes';
import { flushPromises } from '../testing/flushPromises';
import { openAllPlatforms } from './allPlatforms.fixture';

const lead: TrackingEvent = {
  name: 'Lead',
  properties: {},
  leadId: 'lead-1',
  identity: { externalId: 'session-1', email: 'ana@x.es', phone: '' },
};
const once = { adsTag: 1, productAnalytics: 1, secondPixel: 1, socialPixel: 1, tagManager: 1 };

/** A part of the address of each platform's file, and the platforms that wait for it. */
const files = [
  ['gtag/js', { adsTag: 0 }],
  ['analytics', { productAnalytics: 0 }],
  ['gtm.js', { tagManager: 0, secondPixel: 0, socialPixel: 0 }],
  ['recorder', {}],
] as const;

/** Fails while `isBroken`, and never answers before `answer` is called if `isLate`. */
function createFile(file: string) {
  let answer = () => undefined as void;
  const state = { isBroken: false, isLate: false, loads: 0 };
  const load = async (asked: string) => {
    if (!asked.includes(file)) return;
    state.loads += 1;
    if (state.isBroken) throw new Error('offline');
    if (state.isLate) await new Promise<void>((resolve) => (answer = resolve));
  };
  return { state, load, answer: () => answer() };
}

const comeOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await flushPromises();
};

describe.each(files)('the file %s', (file, waiting) => {
  it('that is late: what waits for it gets the event then, all others at once', async () => {
    const { state, load, answer } = createFile(file);
    state.isLate = true;
    const { tracker, countLeads } = openAllPlatforms({ load });
    void tracker.track(lead);
    await flushPromises();
    expect(countLeads()).toEqual({ ...once, ...waiting });
    answer();
    await flushPromises();
    expect(countLeads()).toEqual(once);
  });

  it('that fails is asked for again, and what waits for it gets the event then', async () => {
    const { state, load } = createFile(file);
    state.isBroken = true;
    const { tracker, logs, countLeads } = openAllPlatforms({ load });
    void tracker.applyConsent();
    void tracker.track(lead);
    await flushPromises();
    await comeOnline();
    expect(countLeads()).toEqual({ ...once, ...waiting });
    state.isBroken = false;
    await comeOnline();
    await comeOnline();
    expect([countLeads(), state.loads]).toEqual([once, 3]);
    expect(logs).toHaveLength(1);
  });

  it('that fails is not asked for after consent has ended', async () => {
    const { state, load } = createFile(file);
    state.isBroken = true;
    const { tracker, page, countLeads } = openAllPlatforms({ load });
    void tracker.applyConsent();
    const tracked = tracker.track(lead);
    await flushPromises();
    page.given = createUniformChoice(false);
    await tracker.applyConsent();
    state.isBroken = false;
    await comeOnline();
    await tracked;
    expect([countLeads(), state.loads]).toEqual([{ ...once, ...waiting }, 1]);
  });

  it('that fails in this tab leaves the event to another tab', async () => {
    const { state, load } = createFile(file);
    state.isBroken = true;
    const { tracker, local, countLeads } = openAllPlatforms({ load });
    void tracker.track(lead);
    await flushPromises();
    const other = openAllPlatforms({ local });
    await other.tracker.track(lead);
    state.isBroken = false;
    await comeOnline();
    const [here, there] = [countLeads(), other.countLeads()];
    expect([here, there]).toEqual([
      { ...once, ...waiting },
      { ...Object.fromEntries(Object.keys(once).map((folder) => [folder, 0])), ...mapToOne(waiting) },
    ]);
  });
});

const mapToOne = (waiting: object) => Object.fromEntries(Object.keys(waiting).map((folder) => [folder, 1]));

it('an event without consent is dropped, also if it is seen again after a later consent', async () => {
  const { tracker, page, countLeads } = openAllPlatforms();
  page.given = createUniformChoice(false);
  await tracker.track(lead);
  page.given = createUniformChoice(true);
  await tracker.track(lead);
  expect(Object.values(countLeads()).every((count) => count === 0)).toBe(true);
});

it('a restart of the tag manager after a failure announces its script once', async () => {
  const { state, load } = createFile('gtm.js');
  state.isBroken = true;
  const { tracker, globals } = openAllPlatforms({ load });
  void tracker.applyConsent();
  await flushPromises();
  state.isBroken = false;
  await comeOnline();
  const layer: unknown = Reflect.get(globals, 'dataLayer');
  expect(JSON.stringify(layer).match(/gtm\.start/g)).toHaveLength(1);
});
