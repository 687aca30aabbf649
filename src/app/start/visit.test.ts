import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { entryForRoute, readEntry } from '../../domain/journey/arrival/entry';
import { getLinkMark } from '../../domain/journey/arrival/linkQuery';
import type { UiColors } from '../../domain/pages/looks/uiColors';
import { answersSubmitted, personalDataCleared, reapplicationStarted } from '../../state/events';
import { progressStatePushed } from '../../state/slices/lead';
import { getRunCount } from '../../testing/propertyTests';
import { createAppStore } from '../../state/store';
import { listApplications, readApplication } from '../../state/stored/applications';
import { pruneStoredApplications } from '../../state/stored/pruneStoredApplications';
import { pageForCountry } from '../../testing/pages.fixture';
import { findEnd } from '../../state/stored/endedApplications';
import { storageWith } from '../../testing/storage.fixture';
import type { BrowserStorages } from '../wiring/storages';
import { visitDefaults } from './visit.fixture';
import { beginVisit, removeVisitKey } from './visit';
import { jsonResponse, createTestStore } from '../../state/store.fixture';

const hour = 60 * 60 * 1000;
const noon = Date.parse('2026-11-20T12:00:00.000Z');

const testDependencies = createTestStore(() => jsonResponse(200, {})).dependencies;

interface Stored {
  readonly session?: Readonly<Record<string, unknown>>;
  readonly local?: Readonly<Record<string, unknown>>;
}

/** A browser that starts the application several times. All tabs share the local storage. */
function browserWith({ session = {}, local = {} }: Stored = {}, uiColors: UiColors = {}) {
  ids = 0;
  return tabOf(storageWith(local), session, uiColors);
}

let ids = 0;

function tabOf(
  local: BrowserStorages['local'],
  session: Readonly<Record<string, unknown>> = {},
  uiColors: UiColors = {},
) {
  const storages: BrowserStorages = { session: storageWith(session), local };
  return {
    stores: storages,
    start: (query = '', at = noon, route = '') => {
      const { decision, state, cells } = beginVisit({
        storages,
        route,
        entry: entryForRoute(
          route,
          readEntry({ query, cookies: new Map(), ...testDependencies.page.definition }),
        ),
        link: getLinkMark(query),
        page: testDependencies.page,
        ...visitDefaults,
        configuration: { ...visitDefaults.configuration, uiColors },
        now: at,
        newId: () => `id-${(ids += 1)}`,
      });
      const documentId = `document-${(ids += 1)}`;
      const { store, flushStartState } = createAppStore(
        { ...testDependencies, shared: local, documentId },
        state,
        storages,
      );
      flushStartState(decision.endedId, cells);
      return { decision, state: store.getState(), store };
    },
  };
}

/** Submits an amount. */
const answered = (amount: number, at: number) =>
  answersSubmitted({
    key: 'loan-details',
    answers: [{ name: 'loan_amount', path: 'amount', value: amount }],
    policies: [],
    at,
    requestKey: null,
    nextRoute: null,
    completesReturn: false,
  });

const consented = {
  id: 'lead-1',
  sessionId: 'session-1',
  sessionStartedAt: new Date(noon - hour).toISOString(),
  leadSource: 'direct',
  generalPolicies: true,
  policies: [
    { id: 'general_policies', version: '1', given: true, givenAt: new Date(noon - hour).toISOString() },
  ],
  personalDetails: { firstName: 'Ana' },
  otherDetails: { ibanConsent: true },
};
const keptInMidForm = {
  sessionId: JSON.stringify(consented.sessionId),
  sessionStartedAt: JSON.stringify(consented.sessionStartedAt),
  lid: JSON.stringify(consented.id),
  storedLoanApplication: {
    application: consented,
    progressStates: [0],
    requested: null,
    submitted: ['loan-details', 'initial-details', 'name'],
    drafts: {},
    pendingCreate: null,
    attempt: 1,
    changedAt: {},
    savedAt: noon,
  },
};

describe('decisions of a start that the next start restores', () => {
  it.each([
    ['another affiliate', '?refName=other', noon],
    ['an expired session', '', noon + 23 * hour + 30 * 60 * 1000],
  ])('restores nothing outdated after %s', (_name, query, at) => {
    const browser = browserWith({ local: keptInMidForm });
    expect(browser.start(query, at).decision.retainedData).toBe('input');
    const { decision, state } = browser.start(query, at + 1);
    const { application } = state.leadApplication;
    expect(decision.retainedData).toBe('all');
    expect(application.sessionId).toBe('id-1');
    expect(application.personalDetails).toEqual({ firstName: 'Ana' });
    for (const part of ['id', 'generalPolicies', 'policies']) expect(application).not.toHaveProperty(part);
    expect(application.otherDetails).toEqual({});
    expect(state.leadApplication.attempt).toBe(1);
    expect(state.dynamicPages.submitted).not.toContain('initial-details');
    expect(browser.stores.local.get('lid')).toBeNull();
  });

  it('does not restore a ticked consent that was not submitted', () => {
    const { storedLoanApplication } = keptInMidForm;
    const drafts = { 'initial-details': { email: 'ana@example.com', general_policies: true } };
    const browser = browserWith({
      local: { ...keptInMidForm, storedLoanApplication: { ...storedLoanApplication, drafts } },
    });
    const { state } = browser.start('?refName=other');
    expect(state.dynamicPages.drafts).toEqual({ 'initial-details': { email: 'ana@example.com' } });
  });

  it('restores the same in a new tab and in an older tab', () => {
    const browser = browserWith({ local: keptInMidForm });
    browser.start();
    browser.start('?refName=other');
    expect(browser.start().state.leadApplication.application).not.toHaveProperty('id');
    const tab = browserWith({
      local: { storedLoanApplication: browser.stores.local.get('storedLoanApplication') },
    });
    expect(tab.start().state.leadApplication.application).not.toHaveProperty('generalPolicies');
  });

  it('keeps prefilled answers and their names after a reload', () => {
    const browser = browserWith();
    browser.start('?email=ana%40example.com&firstName=Ana&sellingTierGlobalId=tier');
    const { state } = browser.start();
    expect(state.dynamicPages.drafts).toMatchObject({ 'initial-details': { email: 'ana@example.com' } });
    expect(state.leadApplication.application.posthogParameters).toMatchObject({
      isLeadPrefilled: true,
      leadPrefilledFields: ['first_name', 'email'],
    });
    expect(state.leadApplication.application.sellingTierGlobalId).toBe('tier');
    expect(browser.stores.session.get('sellingTierGlobalId')).toBe('tier');
  });

  it.each([
    ['the phone number with the calling code', 'phoneNumber=%2B34612345678', true],
    ['another phone number', 'phoneNumber=612345679', false],
    ['the e-mail in capitals', 'email=ANA%40example.com', true],
    ['another e-mail', 'email=eva%40example.com', false],
    ['an e-mail that is only begun', 'email=eva', true],
    ['a number that is only begun', 'phoneNumber=9', true],
    ['no contact', '', true],
  ])(
    'takes the name of a link with %s into an application with an e-mail and a number only if it is the same',
    (_what, contact, isTaken) => {
      const browser = browserWith();
      browser.start('?email=ana%40example.com&phoneNumber=612345678');
      const { dynamicPages, leadApplication } = browser.start(`?${contact}&firstName=Eva`).state;
      const { drafts } = dynamicPages;
      const { leadPrefilledFields } = leadApplication.application.posthogParameters ?? {};
      expect(drafts['personal-details']?.['first_name']).toBe(isTaken ? 'Eva' : undefined);
      expect(leadPrefilledFields?.includes('first_name')).toBe(isTaken);
      expect(drafts).toMatchObject({ 'initial-details': { email: 'ana@example.com' } });
    },
  );

  it.each([
    ['another first name', 'firstName=Bob', false],
    ['the same one without its accent and in full', 'firstName=Jose%20Luis', true],
    ['one that only begins as the same', 'firstName=Josefa', false],
    ['the same one with other signs', 'lastName=%20GARC%C3%8DA-L%C3%B3pez', true],
    ['no name', 'lastName=-', true],
    ['another last name', 'lastName=Smith', false],
  ])(
    'takes the e-mail of a link with %s into an application with a name only if it is the same',
    (_what, name, isTaken) => {
      const browser = browserWith();
      browser.start('?firstName=Jos%C3%A9&lastName=Garc%C3%ADa');
      const { drafts } = browser.start(`?${name}&email=bob%40example.com`).state.dynamicPages;
      expect(drafts['initial-details']?.['email']).toBe(isTaken ? 'bob@example.com' : undefined);
    },
  );

  it.each([
    ['redirected', 12],
    ['rejected', 13],
  ])('stores no prefilled answers in a tab that shows the end of an application: %s', (_name, end) => {
    const browser = browserWith();
    const { store } = browser.start();
    const { leadApplication } = store.getState();
    browser.stores.session.set('leadApplication', {
      ...leadApplication,
      application: { ...leadApplication.application, id: 'lead-1' },
      progressStates: [0, 6, end],
    });
    const { state } = browser.start('?email=ana%40example.com&firstName=Ana');
    expect(state.leadApplication.progressStates).toEqual([0, 6, end]);
    expect(state.dynamicPages.drafts).toEqual({});
    expect(JSON.stringify(browser.stores.session.get('dynamicPages'))).not.toContain('ana@example.com');
  });

  it('keeps the e-mail of an unsubscribe link after a reload, and out of the form', () => {
    const browser = browserWith();
    browser.start('?email=ana%40example.com', noon, 'unsubscribe');
    const { drafts } = browser.start('', noon, 'unsubscribe').state.dynamicPages;
    expect(drafts).toEqual({ unsubscribe: { email: 'ana@example.com' } });
  });

  it('keeps the applicant’s choice over a newer link, but not the values of an older link', async () => {
    const browser = browserWith();
    const loan = () => browser.start('?amount=5000&period=24').state.leadApplication.application;
    browser.start('?amount=900&period=6');
    expect(loan()).toMatchObject({ amount: 5000, period: 24 });
    browser.start('?amount=900&period=6').store.dispatch(answered(900, noon));
    await Promise.resolve();
    expect(loan()).toMatchObject({ amount: 900, period: 6 });
  });

  it('removes the data of another applicant from the tab', () => {
    const browser = browserWith({ local: keptInMidForm, session: { redirected: true } });
    browser.start('?sessionId=3f0e4c1a-9b1d-4c2e-8f3a-0123456789ab');
    expect(browser.stores.session.get('redirected')).toBeNull();
    expect(JSON.stringify(browser.stores.session.get('leadApplication'))).not.toContain('Ana');
  });

  it.each<readonly [string, unknown, UiColors]>([
    ['none are stored', undefined, { accent: '#5b21b6' }],
    ['others are stored', { 'accent-quiet': '#eeeeff' }, { accent: '#5b21b6', 'accent-quiet': '#eeeeff' }],
    ['the same are stored', { accent: '#123456' }, { accent: '#123456' }],
    ['the stored colours are invalid', { accent: 'red', danger: '#000000', 1: 2 }, { accent: '#5b21b6' }],
    ['the stored value has another shape', ['#123456'], { accent: '#5b21b6' }],
  ])('merges the stored colours over those of the configuration if %s', (_what, uiColors, expected) => {
    const browser = browserWith({ session: { uiColors } }, { accent: '#5b21b6' });
    expect(browser.start().state.ui.colors).toEqual(expected);
    expect(browser.stores.session.get('uiColors')).toEqual(expected);
  });

  it('does not change the stored policies, which are restored later', () => {
    const policies = [{ id: 'general_policies', version: '1' }];
    const browser = browserWith({ session: { asyncFormData: policies } });
    browser.start();
    expect(browser.stores.session.get('asyncFormData')).toEqual(policies);
  });
});

it.each(['ES', 'MX'] as const)('a visit in %s stores no ad click, which waits for consent', (country) => {
  const storages = { session: storageWith({}), local: storageWith({}) };
  const page = pageForCountry(country);
  const { decision } = beginVisit({
    storages,
    route: '',
    entry: readEntry({ query: '?gclid=click-1', cookies: new Map(), ...page.definition }),
    link: '',
    page,
    ...visitDefaults,
    configuration: { ...visitDefaults.configuration, uiColors: {} },
    now: noon,
    newId: () => 'id',
  });
  expect(decision.adClick).toMatchObject({ gclid: 'click-1' });
  expect(storages.local.get('gclid')).toBeNull();
});

it('stores an application before the end of the one that it replaces, which other tabs hear of', () => {
  const local = storageWith({});
  tabOf(local).start('?refName=one', noon).store.dispatch(answered(1_000, noon));
  const set = vi.spyOn(local, 'set');
  tabOf(local).start('?refName=two', noon + hour);
  const written = set.mock.calls.map(([key]) => key.replace(/:.*/, ''));
  expect(written.filter((key) => ['storedLoanApplication', 'ended'].includes(key))).toEqual([
    'storedLoanApplication',
    'ended',
  ]);
});

describe('two sessions in one browser', () => {
  const idOf = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;
  const [a, b] = [idOf('a'), idOf('b')];
  const link = (session: string) => `?sessionId=${session}`;
  const amountOf = ({ state }: { state: { leadApplication: { application: { amount?: number } } } }) =>
    state.leadApplication.application.amount ?? null;
  /** Opens a tab and submits an amount, or nothing. */
  const tabWith = async (
    local: BrowserStorages['local'],
    session: string,
    amount: number | null,
    at = noon,
  ) => {
    const tab = tabOf(local);
    const { store } = tab.start(link(session), at);
    if (amount !== null) store.dispatch(answered(amount, at));
    await Promise.resolve();
    return tab;
  };

  it.each([
    ['neither has answered', null, null, null],
    ['the first has answered', 900, null, 900],
    ['the second has answered', null, 700, 700],
    ['both have answered', 900, 700, 700],
  ])(
    'are both restored if %s; an address without a session opens the one that answered last',
    async (_what, ofA, ofB, plain) => {
      const local = storageWith({});
      const first = await tabWith(local, a, ofA);
      const second = await tabWith(local, b, ofB);
      for (const [tab, session, amount] of [
        [first, a, ofA],
        [second, b, ofB],
      ] as const) {
        const reloaded = tab.start();
        expect(reloaded.decision.session.sessionId).toBe(session);
        expect(amountOf(reloaded)).toBe(amount);
      }
      if (ofB !== null) await tabWith(local, b, ofB, noon + 1);
      expect(amountOf(tabOf(local).start())).toBe(plain);
      for (const [session, amount] of [
        [a, ofA],
        [b, ofB],
      ] as const) {
        expect(amountOf(tabOf(local).start(link(session)))).toBe(amount);
      }
    },
  );

  it('restores both sessions whatever their tabs do', async () => {
    const acts = fc.array(
      fc.record({
        tab: fc.nat(2),
        act: fc.constantFrom('link a', 'link b', 'plain', 'reload', 'answer', 'close'),
      }),
      { maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(acts, async (story) => {
        const local = storageWith({});
        const answers = new Map<string, number>();
        const tabs = new Map<number, ReturnType<typeof tabOf>>();
        const stores = new Map<number, ReturnType<ReturnType<typeof tabOf>['start']>['store']>();
        let now = noon;
        for (const { tab, act } of story) {
          now += 1;
          const opened = tabs.get(tab) ?? tabOf(local);
          if (act === 'close') tabs.delete(tab);
          else tabs.set(tab, opened);
          if (act === 'close' || (act === 'reload' && !stores.has(tab))) stores.delete(tab);
          else if (act !== 'answer') {
            const { store } = opened.start(act.startsWith('link') ? link(act === 'link a' ? a : b) : '', now);
            stores.set(tab, store);
            const { sessionId = '', amount } = store.getState().leadApplication.application;
            expect(amount).toBe(answers.get(sessionId));
          } else {
            const store = stores.get(tab);
            const { sessionId } = store?.getState().leadApplication.application ?? {};
            if (sessionId === undefined) continue;
            store?.dispatch(answered(now - noon, now));
            answers.set(sessionId, now - noon);
          }
          await Promise.resolve();
        }
        for (const [sessionId, amount] of answers) {
          if (sessionId !== a && sessionId !== b) continue;
          expect(amountOf(tabOf(local).start(link(sessionId), now))).toBe(amount);
        }
      }),
      { numRuns: getRunCount(200) },
    );
  });

  it('keeps the typed values of one session while the other ends and starts again', async () => {
    const local = storageWith({});
    await tabWith(local, a, 900);
    const second = await tabWith(local, b, 700);
    const { store } = second.start();
    store.dispatch(personalDataCleared());
    await Promise.resolve();
    expect(amountOf(tabOf(local).start(link(a)))).toBe(900);
  });

  it('deletes stored applications after a day and keeps only a few', async () => {
    const local = storageWith({});
    await tabWith(local, a, 900);
    for (let count = 1; count < 9; count += 1) {
      await tabWith(local, b.replaceAll('b', String(count)), count, noon + count);
    }
    const applications = () => listApplications(local);
    tabOf(local).start(link(b), noon + 10);
    pruneStoredApplications(local, noon + 10, 24 * hour);
    const withAnswers = () => applications().filter((each) => readApplication(local, each) !== null);
    expect(withAnswers()).toHaveLength(4);
    expect(amountOf(tabOf(local).start(link(b.replaceAll('b', '8')), noon + 10))).toBe(8);
    tabOf(local).start(link(b), noon + 25 * hour);
    pruneStoredApplications(local, noon + 25 * hour, 24 * hour);
    expect(applications()).toEqual([]);
  });

  it('counts the day of another session from now if the clock was set back', async () => {
    const local = storageWith({});
    await tabWith(local, a, 900);
    await tabWith(local, b, 700);
    const earlier = noon - 1_000 * hour;
    for (const at of [earlier, earlier + 24 * hour]) pruneStoredApplications(local, at, 24 * hour);
    expect(listApplications(local)).toHaveLength(2);
    pruneStoredApplications(local, earlier + 24 * hour + 1, 24 * hour);
    expect(listApplications(local)).toEqual([]);
  });

  it('deletes both sessions when the applicant deletes the data', async () => {
    const local = storageWith({});
    await tabWith(local, a, 900);
    await tabWith(local, b, 700);
    local.clear();
    for (const session of [a, b]) expect(amountOf(tabOf(local).start(link(session)))).toBeNull();
  });
});

it.each([
  ['a plain start', '', true],
  ['the link of a lead', 'continue/lead-1', false],
])('%s takes the place of what has ended: %s', (_what, route, isNext) => {
  const end = { endedAt: noon, state: 13, next: null };
  const local = storageWith({ 'ended:application-1': end });
  const { state } = tabOf(local).start('', noon, route);
  const next = isNext ? state.leadApplication.applicationId : null;
  expect(findEnd(local, 'application-1')).toEqual({ ...end, next });
});

describe('what two tabs of one browser have of a link', () => {
  const linked = (letter: string) => `?sessionId=${letter.repeat(8)}-0000-4000-8000-000000000000`;

  it('keeps the newer affiliate of the browser when an older tab is reloaded, which keeps its own', () => {
    const local = storageWith({});
    const older = tabOf(local);
    older.start('?refName=one', noon);
    tabOf(local).start('?refName=two', noon + hour);
    expect(older.start('', noon + 2 * hour).decision.affiliate).toMatchObject({ attribute: 'one' });
    expect(tabOf(local).start('', noon + 2 * hour).decision.affiliate).toMatchObject({ attribute: 'two' });
  });

  it('leaves a direct application direct when another tab follows an affiliate beside it', async () => {
    const local = storageWith({});
    const direct = tabOf(local);
    direct.start('', noon).store.dispatch(answered(700, noon));
    await Promise.resolve();
    tabOf(local).start(`${linked('a')}&refName=two`, noon + hour);
    const { decision, state } = direct.start('', noon + 2 * hour);
    expect(decision.affiliate).toBeNull();
    expect(state.leadApplication.application).toMatchObject({
      amount: 700,
      affiliateReferenceParams: {},
      leadSource: 'direct',
    });
    expect(local.get('affiliateReference')).toMatchObject({ attribute: 'two' });
    // An application that has expired leaves the tab to whoever has brought the applicant since.
    expect(direct.start('', noon + 26 * hour).decision.affiliate).toMatchObject({ attribute: 'two' });
  });

  it('has the visit to report under the same key until the server has answered', () => {
    const local = storageWith({});
    const tab = tabOf(local);
    const getKey = (one: typeof tab, query = '') => one.start(query).decision.affiliate?.visitKey;
    const key = getKey(tab, '?refName=shop') ?? '';
    expect(key).not.toBe('');
    expect([getKey(tab), getKey(tabOf(local), '?refName=shop')]).toEqual([key, key]);
    removeVisitKey(tab.stores, key);
    expect([getKey(tab), getKey(tabOf(local), '?refName=shop')]).toEqual([undefined, undefined]);
    expect([undefined, key]).not.toContain(getKey(tab, '?refName=other'));
  });

  it.each([
    ['?refName=other', undefined],
    ['?refName=other&sellingTierGlobalId=t2', 't2'],
    ['?refName=shop', 't1'],
  ])('has the selling tier of its affiliate alone after %s', (query, tier) => {
    const tab = tabOf(storageWith({}));
    tab.start('?refName=shop&sellingTierGlobalId=t1');
    expect(tab.start(query).state.leadApplication.application.sellingTierGlobalId).toBe(tier);
  });

  it('takes a link that names less of the affiliate as another one', () => {
    const tab = tabOf(storageWith({}));
    tab.start('?refName=shop&refTransactionId=t1', noon);
    const { decision } = tab.start('?refName=shop', noon + hour);
    expect(decision).toMatchObject({ isAffiliateNew: true, affiliate: { attribute: 'shop' } });
    expect(decision.affiliate).not.toHaveProperty('transactionId');
  });

  it('goes on with the application that has followed, if a page that embeds the form reloads its one address', async () => {
    const tab = tabOf(storageWith({}));
    tab.start(linked('a'));
    const { store } = tab.start(linked('a'));
    store.dispatch(progressStatePushed(13));
    const second = {
      applicationId: 'application-2',
      session: { sessionId: 'session-2', sessionStartedAt: new Date(noon).toISOString() },
    };
    store.dispatch(reapplicationStarted(second));
    store.dispatch(answered(700, noon));
    await Promise.resolve();
    const { state, decision } = tab.start(linked('a'));
    expect(decision.applicationId).toBe('application-2');
    expect(state.leadApplication.application).toMatchObject({ amount: 700, sessionId: 'session-2' });
  });

  it('begins another application for a link with another session, and shows nothing of the first', () => {
    const tab = tabOf(storageWith({}));
    tab.start(`${linked('a')}&firstName=Ana&lastName=Sol`);
    const { state, decision } = tab.start(`${linked('b')}&firstName=Eva`);
    expect(decision.endedId).toBeNull();
    expect(JSON.stringify(state)).not.toMatch(/Ana|Sol/);
  });
});

describe('stored values of any shape', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('__proto__', 'NaN', 'null', '"session-1"', '{"setAt":'),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  );
  const value = fc.oneof(text, fc.jsonValue(), fc.double());
  const application = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        id: value,
        amount: value,
        sessionId: value,
        sessionStartedAt: value,
        expiresAt: value,
        leadStatus: value,
        generalPolicies: fc.boolean(),
        personalDetails: fc.record({ firstName: value }),
        otherDetails: fc.record({ ibanConsent: value }),
        policies: value,
      },
      { requiredKeys: [] },
    ),
  );
  const validValue = fc.record(
    {
      application,
      progressStates: value,
      requested: value,
      submitted: fc.oneof(value, fc.array(fc.constantFrom('loan-details', 'initial-details', 'nowhere'))),
      drafts: fc.oneof(value, fc.dictionary(text, fc.dictionary(text, value))),
      pendingCreate: value,
      attempt: value,
      changedAt: value,
      savedAt: fc.oneof(value, fc.integer({ min: noon - 30 * hour, max: noon + 30 * hour })),
      lastOperationTimestamp: fc.oneof(value, fc.integer({ min: noon - 30 * hour, max: noon + 30 * hour })),
    },
    { requiredKeys: ['application'] },
  );
  const stored = fc.record({
    session: fc.record(
      {
        leadApplication: fc.oneof(value, validValue),
        dynamicPages: value,
        uiColors: value,
        affiliateReference: value,
      },
      { requiredKeys: [] },
    ),
    local: fc.record(
      {
        sessionId: fc.oneof(
          value,
          text.map((id) => JSON.stringify(id)),
        ),
        sessionStartedAt: fc.oneof(
          value,
          text.map((moment) => JSON.stringify(moment)),
        ),
        storedLoanApplication: fc.oneof(value, validValue),
        affiliateReference: fc.oneof(value, fc.record({ attribute: text, setAt: text })),
        gclid: fc.oneof(value, fc.record({ gclid: text, setAt: text })),
      },
      { requiredKeys: [] },
    ),
  });
  const query = fc.constantFrom('', '?refName=shop', '?amount=900&email=a%40b.es', '?utm_source=news');

  it('never fails a start, and a second start at the same moment restores the same state', () => {
    fc.assert(
      fc.property(stored, query, (values, address) => {
        const browser = browserWith(values);
        const first = browser.start(address);
        const second = browser.start(address);
        expect(second.decision.retainedData).toBe('all');
        expect(second.decision.isNewSession).toBe(false);
        expect(second.state).toEqual(first.state);
      }),
      { numRuns: 300 },
    );
  });
});
