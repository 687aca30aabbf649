import { describe, expect, it } from 'vitest';
import { progressStatePushed } from '../../state/slices/lead';
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
