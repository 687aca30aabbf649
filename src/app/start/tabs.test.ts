import { restartApplication } from '../../state/submission/submitQuestionnaire';
import { describe, expect, it } from 'vitest';
import { progressStatePushed } from '../../state/slices/lead';
import { answersRejected, reapplyRequested } from '../../state/events';
import { checkOpen } from '../../state/tabs/tabs';
import { restoreSharedWait } from '../../state/stored/restoreFormData';
import { selectLeadRequestStatus } from '../../state/selectors/journey';
import { jsonResponse } from '../../state/store.fixture';
import { saveDraft } from '../../state/drafts';
import { createAbandoned } from '../../state/slices/lead';
import { flushPromises } from '../../testing/flushPromises';
import { openBrowser, submitContact, type Tab } from './tabs.fixture';

const press = (tab: Tab, name = 'ana') => submitContact(tab, name);

const keysOf = (tab: Tab) => tab.calls.filter(({ method }) => method === 'POST').map(({ key }) => key);

describe('an application after an end', () => {
  it('is created in a new tab at the first press', { tags: ['F1'] }, async () => {
    const { openTab, server, settle } = openBrowser();
    const first = openTab();
    await press(first);
    await settle();
    first.store.dispatch(progressStatePushed(13));
    await settle();
    first.close();
    const second = openTab();
    await press(second, 'eva');
    await settle();
    expect(server.leads).toEqual(['lead-1', 'lead-2']);
    expect(second.lead().application.id).toBe('lead-2');
    expect(second.calls.map(({ method }) => method)).toEqual(['POST']);
  });

  it('does not follow the decision of the tab that ended', { tags: ['M3'] }, async () => {
    const { openTab, settle } = openBrowser();
    const first = openTab();
    await press(first);
    await settle();
    first.store.dispatch(progressStatePushed(13));
    await settle();
    const second = openTab();
    await press(second, 'eva');
    await settle();
    expect(second.lead()).toMatchObject({ progressStates: [0], application: { id: 'lead-2' } });
    expect(first.lead()).toMatchObject({ progressStates: [0, 13], application: { id: 'lead-1' } });
    expect(JSON.stringify(first.lead())).not.toContain('eva@example.com');
  });
});

describe('an application after a deletion', () => {
  it(
    'is one lead for the tab that deleted and one opened afterwards that press at once',
    { tags: ['F2'] },
    async () => {
      const { openTab, server, settle } = openBrowser();
      const first = openTab();
      await press(first);
      await settle();
      first.deleteData();
      await flushPromises();
      const second = openTab();
      await Promise.all([press(first, 'eva'), press(second, 'mar')]);
      await settle();
      expect(server.leads).toEqual(['lead-1', 'lead-2']);

      expect(new Set([...keysOf(first).slice(1), ...keysOf(second)]).size).toBe(1);
    },
  );
});

describe('a deletion', () => {
  it.each([
    ['?sessionId=aaaaaaaa-0000-4000-8000-000000000000', {}],
    ['?refName=shop', { attribute: 'shop' }],
    ['?sessionId=aaaaaaaa-0000-4000-8000-000000000000&refName=shop', { attribute: 'shop' }],
  ])(
    'is followed by one application in a page that embeds the form and keeps its address %s',
    async (address, affiliate) => {
      const tab = openBrowser().openTab(address);
      await press(tab);
      tab.deleteData();
      tab.store.dispatch(saveDraft('initial-details', { email: 'eva@example.com' }));
      // The form loads itself again without its parameters, and then the page that embeds it does.
      const again = tab.reload('');
      expect(again.lead().application.affiliateReferenceParams).toMatchObject(affiliate);
      const embedded = again.reload(address);
      expect(embedded.store.getState().dynamicPages.drafts).toEqual({
        'initial-details': { email: 'eva@example.com' },
      });
      expect(embedded.lead().application.affiliateReferenceParams).toMatchObject(affiliate);
    },
  );

  it('is announced in a tab with answers, and all tabs begin the same session', async () => {
    const { openTab, settle } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    await press(first);
    await settle();
    const third = openTab();
    third.store.dispatch(progressStatePushed(13));
    first.deleteData();
    await settle();
    const sessions = [first, second, third].map((tab) => tab.lead().application.sessionId);
    expect(new Set(sessions).size).toBe(1);
    for (const tab of [second, third])
      expect(tab.store.getState().asyncFormData.announcement).toBe('other-tab');
    for (const tab of [first, second, third])
      expect(JSON.stringify(tab.lead())).not.toContain('ana@example.com');
  });
});

it('an application that goes on with its answers is announced as deleted nowhere', async () => {
  const { openTab, settle } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  await press(first);
  await settle();
  first.store.dispatch(restartApplication());
  await settle();
  expect(second.lead().applicationId).toBe(first.lead().applicationId);
  expect(JSON.stringify(second.lead())).toContain('ana@example.com');
  expect(second.store.getState().asyncFormData.announcement).toBeNull();
});

describe('a new application', () => {
  it(
    'is announced to a tab that holds the answers of the application before, which writes none of them again',
    { tags: ['M3'] },
    async () => {
      const { openTab, local, server, settle } = openBrowser();
      const [first, second] = [openTab(), openTab()];
      await press(first);
      await settle();
      server.states.set('lead-1', 13);
      first.store.dispatch(progressStatePushed(13));
      await settle();
      const third = openTab();
      await press(third, 'eva');
      await settle();
      // The second tab still types into the application that has ended, and is hidden.
      second.store.dispatch(saveDraft('initial-details', { email: 'mar@example.com' }));
      second.flush();
      await settle();
      expect(JSON.stringify([...local.values()])).not.toMatch(/ana@|mar@/);
      expect(JSON.stringify(second.lead())).not.toContain('ana@example.com');
      expect(server.leads).toEqual(['lead-1', 'lead-2']);
      expect(third.lead().application.id).toBe('lead-2');
    },
  );
});

describe('an application that another one replaces', () => {
  const startAnew = async (tab: Tab) => {
    tab.environment.now += 25 * 3_600_000;
    await press(tab, 'eva');
  };
  it.each([
    ['over', false, startAnew],
    ['over, in a full storage', true, startAnew],
    ['deleted', false, async (tab: Tab) => tab.deleteData()],
  ])('leads every tab to that one, before the page is painted: it is %s', async (_what, isFull, replace) => {
    const { openTab, settle, browser, local } = openBrowser({ hasLateWrites: true });
    const [first, second] = [openTab(), openTab()];
    await press(first);
    await settle();
    for (const tab of [first, second]) tab.flush();
    await settle();
    if (isFull) browser.capacity = [...local.values()].reduce((sum, { length }) => sum + length, 0);
    await replace(first);
    second.receive();
    expect(second.lead().applicationId).toBe(first.lead().applicationId);
    expect(second.lead().application.contactDetails).toEqual(first.lead().application.contactDetails);
  });
});

describe('a deletion with a full storage', () => {
  it('ends the session of another tab too, so that its lead gets no answers of the next application', async () => {
    const { openTab, server, browser, local, settle } = openBrowser();
    const first = openTab();
    await press(first);
    await settle();
    first.store.dispatch(progressStatePushed(13));
    await settle();
    const second = openTab();
    await press(second, 'eva');
    await settle();
    browser.capacity = [...local.values()].reduce((sum, value) => sum + value.length, 0);
    first.deleteData();
    await settle();
    const deleted = server.leads.length;
    await press(first, 'mar');
    await settle();
    expect(server.leads).toHaveLength(deleted + 1);
    expect(first.lead().application.id).toBe('lead-3');
  });
});

describe('a storage that is full before the next application begins', () => {
  /** The first tab has applied, and the storage takes nothing more. */
  const fill = async () => {
    const opened = openBrowser();
    const first = opened.openTab();
    await press(first);
    await opened.settle();
    const fillStorage = () => {
      opened.browser.capacity = [...opened.local.values()].reduce((sum, value) => sum + value.length, 0);
    };
    return { ...opened, first, fillStorage };
  };

  it('remembers the end, because the answers are removed before, so that the next application has its own session', async () => {
    const { openTab, first, fillStorage, settle } = await fill();
    const { sessionId } = first.lead().application;
    fillStorage();
    first.store.dispatch(progressStatePushed(13));
    await settle();
    expect(openTab().lead().application.sessionId).not.toBe(sessionId);
  });

  it('lets a deletion end a session that it could not store', async () => {
    const { openTab, server, first, fillStorage, settle } = await fill();
    first.store.dispatch(progressStatePushed(13));
    await settle();
    fillStorage();
    const second = openTab();
    await press(second, 'eva');
    await settle();
    first.deleteData();
    await settle();
    await press(first, 'mar');
    await settle();
    expect(server.leads).toEqual(['lead-1', 'lead-2', 'lead-3']);
    expect(first.lead().application.id).toBe('lead-3');
  });
});

describe('a create that the server knows with another body', () => {
  /** A tab whose create reached the server, and whose storage was full, so that a reload forgot it. */
  const forgetCreate = async (namesLeadInConflict: boolean) => {
    const browser = openBrowser({ namesLeadInConflict });
    const tab = browser.openTab();
    browser.browser.isFull = true;
    await press(tab);
    const reloaded = tab.reload();
    await press(reloaded, 'eva');
    await browser.settle();
    return { ...browser, tab: reloaded };
  };

  it('updates the lead that the response names', async () => {
    const { tab, server } = await forgetCreate(true);
    expect(server.leads).toEqual(['lead-1']);
    expect(tab.lead().application.id).toBe('lead-1');
    expect(tab.calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  });

  it('repeats its key if the response names no lead, and says what happened', { tags: ['A3'] }, async () => {
    const { tab, server, settle } = await forgetCreate(false);
    expect(selectLeadRequestStatus(tab.store.getState())).toEqual({
      kind: 'not-saved',
      reason: 'unconfirmed',
    });
    await press(tab, 'eva');
    await settle();
    expect(server.leads).toEqual(['lead-1']);
    expect(new Set(keysOf(tab)).size).toBe(1);
  });

  it('is sent as a new application only if the applicant decides so', async () => {
    const { tab, server, settle } = await forgetCreate(false);
    tab.store.dispatch(createAbandoned());
    await press(tab, 'eva');
    await settle();
    expect(server.leads).toEqual(['lead-1', 'lead-2']);
    expect(tab.lead().application).toMatchObject({ id: 'lead-2', generalPolicies: true });
  });
});

describe('two people', () => {
  it('have two leads if both open one link, each in a browser of their own', async () => {
    const link = '?sessionId=aaaaaaaa-0000-4000-8000-000000000000';
    const keys = await Promise.all(
      ['ana', 'eva'].map(async (name) => {
        const tab = openBrowser({ browserId: name }).openTab(link);
        await press(tab, name);
        return keysOf(tab);
      }),
    );
    expect(keys.flat()).toHaveLength(2);
    expect(new Set(keys.flat()).size).toBe(2);
  });

  it('have nothing of each other if one goes on in a tab that slept through the end of the other', async () => {
    const { openTab, local, server, settle } = openBrowser();
    const [asleep, awake] = [openTab(), openTab()];
    await press(asleep, 'ana');
    await settle();
    asleep.store.dispatch(saveDraft('personal-details', { first_name: 'Ana' }));
    awake.store.dispatch(progressStatePushed(13));
    awake.store.dispatch(reapplyRequested());
    await press(awake, 'eva');
    // The first tab has received nothing when it writes what it still holds, and when it is used again.
    asleep.pendingChanges.length = 0;
    asleep.flush();
    expect(JSON.stringify([...local.values()])).not.toMatch(/ana@|Ana/);
    expect(asleep.store.dispatch(checkOpen())).toBe(false);
    await settle();
    expect(JSON.stringify(asleep.store.getState())).not.toMatch(/ana@|Ana/);
    expect(server.leads).toEqual(['lead-1', 'lead-2']);
    for (const { method, body } of [...asleep.calls, ...awake.calls])
      if (method === 'PUT')
        expect(body).not.toMatchObject({ id: 'lead-2', contactDetails: { email: 'ana@example.com' } });
  });
});

describe('what is typed in one tab', () => {
  const typeEmail = (tab: Tab, email: string) => tab.store.dispatch(saveDraft('initial-details', { email }));

  it('is in the other one, and neither is lost', { tags: ['M1'] }, async () => {
    const { openTab, settle } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    typeEmail(first, 'ana@example.com');
    await settle();
    const { drafts } = second.store.getState().dynamicPages;
    expect(drafts).toEqual({ 'initial-details': { email: 'ana@example.com' } });
    second.store.dispatch(saveDraft('personal-details', { first_name: 'Ana' }));
    await settle();
    expect(first.store.getState().dynamicPages.drafts).toEqual({
      'initial-details': { email: 'ana@example.com' },
      'personal-details': { first_name: 'Ana' },
    });
  });

  it('is mixed by answer with what is typed in another at the same time', async () => {
    const { openTab, settle } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    typeEmail(first, 'ana@example.com');
    second.store.dispatch(saveDraft('initial-details', { phone_number: '612345678' }));
    await settle();
    for (const { store } of [first, second])
      expect(store.getState().dynamicPages.drafts['initial-details']).toEqual({
        email: 'ana@example.com',
        phone_number: '612345678',
      });
  });

  it('keeps the town of a postal code beside it, whatever another tab has looked up', async () => {
    const { openTab, settle } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(saveDraft('address-information', { postal_code: '28013' }));
    second.store.dispatch(saveDraft('address-information', { postal_code: '08001' }));
    await flushPromises();
    for (const { environment } of [first, second]) environment.now += 1_000;
    first.store.dispatch(saveDraft('address-information', { postal_code: '28013', city: 'Madrid' }));
    await settle();
    for (const { store } of [first, second])
      expect(store.getState().dynamicPages.drafts['address-information']).toEqual({
        postal_code: '28013',
        city: 'Madrid',
      });
  });

  it('stays when an untouched tab is reloaded and has not received it', async () => {
    const { openTab, local, settle } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    await press(first);
    await settle();
    first.store.dispatch(saveDraft('personal-details', { first_name: 'Ana' }));
    await flushPromises();
    second.reload();
    const fourth = openTab();
    await settle();
    for (const { store } of [first, fourth])
      expect(store.getState().dynamicPages.drafts['personal-details']).toEqual({ first_name: 'Ana' });
    expect(JSON.stringify([...local.values()])).toContain('Ana');
  });

  it('is stored although another tab presses before the paint', async () => {
    const { openTab, settle } = openBrowser({ hasLateWrites: true });
    const [first, second] = [openTab(), openTab()];
    typeEmail(first, 'ana@example.com');
    await press(second);
    first.flush();
    await settle();
    const [mine, theirs] = [first, second].map(({ store }) => store.getState());
    expect(mine?.dynamicPages.drafts).toEqual(theirs?.dynamicPages.drafts);
    expect(JSON.stringify([mine, theirs])).toContain('ana@example.com');
  });

  it('takes back what the other one has still to send', async () => {
    const { openTab, settle } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    first.environment.isOnline = false;
    await press(first);
    await first.answer(true);
    second.receive();
    typeEmail(second, 'eva@example.com');
    await settle();
    expect(selectLeadRequestStatus(first.store.getState())).toEqual({ kind: 'idle' });
  });

  it('stays a step to submit, although another tab has submitted it before', async () => {
    const { openTab, settle } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    await press(first);
    await settle();
    second.store.dispatch(
      answersRejected({
        requestKey: 'lead',
        errors: [],
        stepToOpen: null,
        stepsToReopen: ['initial-details'],
        staysOnStep: false,
      }),
    );
    await settle();
    for (const { store } of [first, second])
      expect(store.getState().dynamicPages.submitted).not.toContain('initial-details');
  });

  it.each([
    ['counts if it is typed last', 'Eva', 1_000],
    ['counts although the clock was set back since', 'Eva', -3_600_000],
  ])('%s, although a full storage kept other input apart', async (_what, name, elapsedMs) => {
    const { openTab, browser, settle } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    await press(first);
    await settle();
    browser.capacity = 0;
    second.store.dispatch(saveDraft('personal-details', { first_name: 'Mar' }));
    await settle();
    browser.capacity = Number.POSITIVE_INFINITY;
    second.store.dispatch(saveDraft('personal-details', { first_name: 'Mar', last_name: 'Sol' }));
    await settle();
    for (const { environment } of [first, second]) environment.now += elapsedMs;
    first.store.dispatch(saveDraft('personal-details', { first_name: name, last_name: 'Sol' }));
    await settle();
    for (const { store } of [first, second])
      expect(store.getState().dynamicPages.drafts).toEqual({
        'personal-details': { first_name: name, last_name: 'Sol' },
      });
  });

  it('is in the tab again after a reload, although a full storage has not taken it', async () => {
    const { openTab, browser, settle, local } = openBrowser();
    const tab = openTab();
    await press(tab);
    await settle();
    browser.capacity = [...local.values()].reduce((sum, value) => sum + value.length, 0);
    tab.store.dispatch(saveDraft('personal-details', { first_name: 'Ana' }));
    await settle();
    browser.capacity = Number.POSITIVE_INFINITY;
    const reloaded = tab.reload();
    expect(reloaded.store.getState().dynamicPages.drafts).toEqual({
      'personal-details': { first_name: 'Ana' },
    });
  });

  it('goes on if the storage was wiped, and is stored again with the next input', async () => {
    const { openTab, local, settle } = openBrowser();
    const tab = openTab();
    typeEmail(tab, 'ana@example.com');
    await settle();
    local.clear();
    tab.store.dispatch(saveDraft('personal-details', { first_name: 'Ana' }));
    await settle();
    expect(openTab().store.getState().dynamicPages.drafts).toEqual({
      'initial-details': { email: 'ana@example.com' },
      'personal-details': { first_name: 'Ana' },
    });
  });
});

describe('two tabs after the offer', () => {
  const openTwo = async () => {
    const { openTab, server, settle } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    await press(first);
    await settle();
    const push = (tab: Tab, state: number) => {
      server.states.set('lead-1', state);
      tab.store.dispatch(progressStatePushed(state));
    };
    return { first, second, push, settle };
  };
  const states = (tab: Tab) => tab.lead().progressStates;

  it(
    'follow each other to every further state, whatever the form has shown in each',
    { tags: ['F28'] },
    async () => {
      const { first, second, push, settle } = await openTwo();
      push(second, 3);
      push(first, 6);
      await settle();
      expect(states(second)).toEqual(states(first));
      push(second, 38);
      await settle();
      push(first, 40);
      await settle();
      expect(states(second).at(-1)).toBe(40);
      expect(states(second)).toEqual(states(first));
    },
  );

  it('follow on if both have learned of the same state from the server', { tags: ['F28'] }, async () => {
    const { first, second, push, settle } = await openTwo();
    for (const tab of [first, second]) push(tab, 6);
    await settle();
    push(second, 38);
    await settle();
    for (const tab of [first, second]) expect(states(tab).at(-1)).toBe(38);
  });
});

describe('a delay that the server asked for', () => {
  it(
    'holds every tab of the session, also one that opens meanwhile, and counts down there',
    { tags: ['F9'] },
    async () => {
      const { openTab } = openBrowser();
      const [first, second] = [openTab(), openTab()];
      for (const tab of [first, second]) tab.holdTime();
      await press(first);
      first.openCalls.shift()?.answer(jsonResponse(429, {}, { 'Retry-After': '20' }));
      await flushPromises();
      second.receive();
      const third = openTab();
      third.holdTime();
      third.store.dispatch(restoreSharedWait());
      for (const tab of [first, second, third]) {
        await press(tab, 'eva');
        expect(selectLeadRequestStatus(tab.store.getState())).toMatchObject({
          reason: 'wait',
          secondsLeft: 20,
        });
      }
      expect([...second.calls, ...third.calls]).toEqual([]);
    },
  );
});

describe('an application of another link in the same browser', () => {
  const sessionOf = (letter: string) => `?sessionId=${letter.repeat(8)}-0000-4000-8000-000000000000`;
  /** Whoever opens the link types an e-mail. */
  const openLink = async (browser: ReturnType<typeof openBrowser>, letter: string, email: string) => {
    const tab = browser.openTab(sessionOf(letter));
    tab.store.dispatch(saveDraft('initial-details', { email }));
    await browser.settle();
    browser.browser.now += 60_000;
    return tab;
  };
  const textOf = (tab: Tab) => JSON.stringify(tab.store.getState());

  it('is not opened by whoever applies again after an end', async () => {
    const browser = openBrowser();
    const first = await openLink(browser, 'a', 'ana@example.com');
    first.close();
    const second = await openLink(browser, 'b', 'eva@example.com');
    second.store.dispatch(progressStatePushed(13));
    await browser.settle();
    second.store.dispatch(reapplyRequested());
    await flushPromises();
    expect(textOf(second)).not.toContain('ana@example.com');
  });

  it.each([
    ['with its link', sessionOf('a')],
    ['without it', ''],
  ])('is not joined by them when its untouched tab is loaded again %s', async (_how, address) => {
    const browser = openBrowser();
    const second = await openLink(browser, 'b', 'eva@example.com');
    second.store.dispatch(progressStatePushed(13));
    await browser.settle();
    const first = browser.openTab(sessionOf('a')).reload(address);
    await browser.settle();
    second.store.dispatch(reapplyRequested());
    await flushPromises();
    expect(second.lead().applicationId).not.toBe(first.lead().applicationId);
  });

  it('is not followed into by a tab whose application moves on under another id', async () => {
    const browser = openBrowser();
    const second = await openLink(browser, 'b', 'eva@example.com');
    await openLink(browser, 'a', 'ana@example.com');
    const third = browser.openTab(`${sessionOf('b')}&refName=partner`);
    await browser.settle();
    for (const tab of [second, third]) {
      expect(textOf(tab)).toContain('eva@example.com');
      expect(textOf(tab)).not.toContain('ana@example.com');
    }
  });
});

it.each([
  ['without its link', ''],
  ['with its link', '?refName=one'],
])(
  'keeps the application of another affiliate into which a tab has followed when that is loaded again %s',
  async (_how, address) => {
    const { openTab, settle, browser } = openBrowser();
    const older = openTab('?refName=one');
    older.store.dispatch(saveDraft('initial-details', { email: 'ana@example.com' }));
    await settle();
    browser.now += 60_000;
    const newer = openTab('?refName=two');
    await settle();
    const getAffiliate = (tab: Tab) => tab.lead().application.affiliateReferenceParams;
    expect([older, newer].map(getAffiliate)).toEqual([{ attribute: 'two' }, { attribute: 'two' }]);
    let reloaded = older;
    for (let time = 0; time < 2; time += 1) {
      reloaded = reloaded.reload(address);
      await settle();
    }
    expect([reloaded, newer].map(getAffiliate)).toEqual([{ attribute: 'two' }, { attribute: 'two' }]);
    expect(reloaded.lead().applicationId).toBe(newer.lead().applicationId);
  },
);

it('is the same one in two tabs that apply again one after the other, also after further ends', async () => {
  const { openTab, settle, server } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  const applyAgain = async (tab: Tab) => {
    tab.store.dispatch(reapplyRequested());
    await press(tab);
    await settle();
  };
  await press(first);
  await settle();
  first.store.dispatch(progressStatePushed(13));
  await settle();
  await applyAgain(first);
  first.store.dispatch(progressStatePushed(13));
  await settle();
  await applyAgain(second);
  await applyAgain(first);
  expect(server.leads).toHaveLength(3);
  expect(first.lead().applicationId).toBe(second.lead().applicationId);
});
