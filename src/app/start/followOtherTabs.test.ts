// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '../../state/drafts';
import { progressStatePushed } from '../../state/slices/lead';
import { followOtherTabs } from './followOtherTabs';
import { openBrowser, submitContact, type Tab } from './tabs.fixture';

const targets = [window, document];

beforeEach(() => {
  for (const target of targets) vi.spyOn(target, 'addEventListener');
});

afterEach(() => {
  for (const target of targets)
    for (const [type, listener] of vi.mocked(target.addEventListener).mock.calls)
      target.removeEventListener(type, listener);
  vi.restoreAllMocks();
});

const end = (tab: Tab) => void tab.store.dispatch(progressStatePushed(13));
const deleteData = (tab: Tab) => tab.deleteData();

/** A page in the back-forward cache runs nothing and hears nothing, until the browser shows it again. */
describe('a page that comes back from the back-forward cache', () => {
  it.each([
    ['the application has ended', true, end],
    ['the data were deleted', true, deleteData],
    ['the data were deleted before there was a lead', false, deleteData],
  ])('holds no typed value if %s in another tab', async (_what, hasLead, leave) => {
    const { openTab, local, settle } = openBrowser();
    const cached = openTab();
    if (hasLead) await submitContact(cached, 'ana');
    cached.store.dispatch(saveDraft('personal-details', { first_name: 'Ana' }));
    await settle();
    followOtherTabs(cached.store, 'ondara-es');
    const readTyped = () => JSON.stringify([cached.store.getState(), ...local.values()]);
    const other = openTab();
    vi.spyOn(cached.pendingChanges, 'push').mockReturnValue(0);
    leave(other);
    await settle();
    expect(readTyped()).toContain('Ana');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(readTyped()).not.toMatch(/ana@|Ana/);
  });
});
