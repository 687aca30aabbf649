import { describe, expect, it } from 'vitest';
import { progressStatePushed } from '../../state/slices/lead';
import { sharedStateRequested } from '../../state/events';
import { selectLeadRequestStatus } from '../../state/selectors/journey';
import { jsonResponse } from '../../state/store.fixture';
import { saveDraft } from '../../state/draft.fixture';
import { renewSession } from '../../state/submission/renewSession';
import { flushPromises } from '../../testing/flushPromises';
import { openBrowser, submitContact, type Tab } from './tabs.fixture';

const press = (tab: Tab, name = 'ana') => submitContact(tab, name);

const keysOf = (tab: Tab) => tab.calls.filter(({ method }) => method === 'POST').map(({ key }) => key);

describe('an application after an end', () => {
  it('is created in a new tab at the first press', async () => {
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

  it('does not follow the decision of the tab that ended', async () => {
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
  it('is one lead for the tab that deleted and one opened afterwards that press at once', async () => {
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
  });
});

describe('a deletion', () => {
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

describe('a new application', () => {
  it('is announced to a tab that holds the answers of the application before, which writes none of them again', async () => {
    const { openTab, local, server, settle } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    await press(first);
    await settle();
    server.rejected.add('lead-1');
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

  it('repeats its key if the response names no lead, and says what happened', async () => {
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
    tab.store.dispatch(renewSession());
    await press(tab, 'eva');
    await settle();
    expect(server.leads).toEqual(['lead-1', 'lead-2']);
    expect(tab.lead().application).toMatchObject({ id: 'lead-2', generalPolicies: true });
  });
});

describe('a delay that the server asked for', () => {
  it('holds every tab of the session, also one that opens meanwhile, and counts down there', async () => {
    const { openTab } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    for (const tab of [first, second]) tab.holdTime();
    await press(first);
    first.openCalls.shift()?.answer(jsonResponse(429, {}, { 'Retry-After': '20' }));
    await flushPromises();
    second.hear();
    const third = openTab();
    third.holdTime();
    third.store.dispatch(sharedStateRequested());
    for (const tab of [first, second, third]) {
      await press(tab, 'eva');
      expect(selectLeadRequestStatus(tab.store.getState())).toMatchObject({
        reason: 'wait',
        secondsLeft: 20,
      });
    }
    expect([...second.calls, ...third.calls]).toEqual([]);
  });
});
