import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEndState } from '../../domain/journey/states/progressStates';
import { reapplyRequested } from '../../state/events';
import { progressStatePushed } from '../../state/slices/lead';
import { getCurrentState } from '../../state/slices/leadState';
import { flushPromises } from '../../testing/flushPromises';
import { getRunCount } from '../../testing/propertyTests';
import { openBrowser, submitContact, type Tab } from './tabs.fixture';

type Browser = ReturnType<typeof openBrowser>;

/** Submits the first contact, in a new application if the tab shows the end of one. */
async function apply(tab: Tab, name: string): Promise<void> {
  if (isEndState(getCurrentState(tab.lead()))) tab.store.dispatch(reapplyRequested());
  await submitContact(tab, name);
}

/** What can happen while an application is filled in, in any order and in any tab. */
const actions = {
  'open another tab': ({ openTab, tabs }: Browser) => {
    if (tabs.length < 3) openTab();
  },
  press: (_browser: Browser, tab: Tab, name: string) => apply(tab, name),
  'change an answer and press': async (_browser: Browser, tab: Tab, name: string) => {
    await apply(tab, name);
    await apply(tab, `${name}2`);
  },
  'receive changes of other tabs': (_browser: Browser, tab: Tab) => tab.receive(),
  'receive one change of another tab': (_browser: Browser, tab: Tab) => tab.receive(1),
  'receive a response': (_browser: Browser, tab: Tab) => tab.answer(),
  'lose a response': (_browser: Browser, tab: Tab) => tab.answer(true),
  reload: (_browser: Browser, tab: Tab) => void tab.reload(),
};

/** What ends an application. */
const ends = {
  end: (tab: Tab) => {
    if (tab.lead().application.id !== undefined) tab.store.dispatch(progressStatePushed(13));
  },
  deletion: (tab: Tab) => tab.deleteData(),
};

const listNamed = <Run>(record: Readonly<Record<string, Run>>) =>
  Object.entries(record).map(([name, run]) => ({ name, run }));

const tabNumber = fc.nat(2);
const application = fc.record({
  steps: fc.array(
    fc.record({
      tab: tabNumber,
      action: fc.constantFrom(...listNamed(actions)),
      name: fc.constantFrom('ana', 'eva', 'mar'),
    }),
    { maxLength: 12 },
  ),
  end: fc.constantFrom(...listNamed(ends)),
  endingTab: tabNumber,
});

it(
  'creates one lead for each application, whatever tabs, responses and reloads do',
  { tags: ['F3'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(application, { minLength: 1, maxLength: 3 }), async (applications) => {
        const browser = openBrowser();
        browser.openTab();
        const tabAt = (index: number): Tab => {
          const tab = browser.tabs[index % browser.tabs.length];
          if (tab === undefined) throw new Error('No tab is open.');
          return tab;
        };
        for (const { steps, end, endingTab } of applications) {
          const before = browser.server.leads.length;
          for (const { action, tab, name } of steps) await action.run(browser, tabAt(tab), name);
          await browser.settle();
          expect(browser.server.leads.length).toBeLessThanOrEqual(before + 1);
          end.run(tabAt(endingTab));
          await flushPromises();
        }
      }),
      { numRuns: getRunCount(30) },
    );
  },
);
