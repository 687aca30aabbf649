import { afterEach, describe, expect, it } from 'vitest';
import {
  buildScripts,
  closeDocuments,
  consentVersion,
  createJournal,
  openDocument,
  type Entries,
} from './builtDocument.fixture';

afterEach(closeDocuments);

const now = Date.now();
const hourMs = 3_600_000;
/** Something was entered in an application. */
const entered = { savedAt: now, drafts: { first: { first_name: 'Ana' } } };
const id = 'application-1';
const lead = { applicationId: id, lastOperationTimestamp: null, progressStates: [0] };
const typed = { savedAt: now, link: '', values: { first_name: 'Eva' } };

interface Stored {
  readonly address?: string;
  readonly local?: Entries;
  readonly tab?: Entries;
}

describe('the built screen', () => {
  it.each<readonly [string, Stored]>([
    ['on the first visit', {}],
    ['at the address of the first step', { address: '/first' }],
    ['in the language that was chosen', { local: { language: 'es' } }],
    [
      'with a link to a session while nothing was entered',
      { address: '/?sessionId=other', tab: { leadApplication: lead } },
    ],
    ['with something typed in the document before', { tab: { typed } }],
    [
      'with the loan of the address in the lead',
      { address: '/?amount=900', tab: { leadApplication: { ...lead, application: { amount: 900 } } } },
    ],
    [
      'with an application in which nothing was entered yet',
      { local: createJournal(id, {}), tab: { leadApplication: lead } },
    ],
    [
      'with answers that are too old to be restored',
      { local: createJournal(id, { ...entered, savedAt: now - 25 * hourMs, submitted: ['first'] }) },
    ],
    [
      'with a journal in which nothing tells when something was entered',
      { local: { [`storedLoanApplication:${id}:document-3`]: { savedAt: 5, 'lead/amount': 'x' } } },
    ],
    [
      'with a journal whose time is none',
      { local: { [`storedLoanApplication:${id}:document-3`]: { savedAt: [1, 'a', 'yesterday'] } } },
    ],
  ])('is shown %s', async (_when, stored) => {
    const { isBuiltScreenShown } = await openDocument(stored);
    expect(isBuiltScreenShown()).toBe(true);
  });

  it.each<readonly [string, Stored]>([
    ['at the address of another step', { address: '/second' }],
    ['in another language', { local: { language: 'en' } }],
    ['with colours of the page that embeds it', { tab: { uiColors: { accent: '#ff0000' } } }],
    ['if something was entered in any tab', { local: createJournal(id, entered), tab: { typed } }],
    [
      'if something was entered in this tab and the storage that all tabs share was emptied',
      { tab: { leadApplication: { ...lead, lastOperationTimestamp: now } } },
    ],
    [
      'if the tab restores the loan of an earlier address',
      {
        address: '/?amount=900',
        tab: { leadApplication: { ...lead, application: { amount: 900, period: 7 } } },
      },
    ],
    ['if the server has led further', { tab: { leadApplication: { ...lead, progressStates: [0, 1] } } }],
    [
      'if a full storage has not taken what this tab has',
      { tab: { leadApplication: lead, unsharedJournal: { applicationId: id, cells: {} } } },
    ],
    ['if a release before has stored the answers', { local: { storedLoanApplication: entered } }],
    ['if an older release has stored the answers', { local: { 'storedLead:session': {} } }],
    [
      'if a release before has stored the tab',
      { tab: { leadApplication: { applicationId: id, progressStates: [0] } } },
    ],
  ])('is not shown, and no answer is filled in, %s', async (_when, stored) => {
    const { isBuiltScreenShown, find, getValue } = await openDocument(stored);
    expect(isBuiltScreenShown()).toBe(false);
    expect(find('#root').childElementCount).toBe(0);
    expect(getValue('first_name')).toBe('');
  });

  it('is never shown on a page that is configured with other colours: the application would replace it', async () => {
    const { isBuiltScreenShown } = await openDocument({ scripts: buildScripts(null, false) });
    expect(isBuiltScreenShown()).toBe(false);
  });
});

describe('the address', () => {
  it('loses what names the applicant or the session, and the application can still read it', async () => {
    const query = '?amount=2000&email=ana%40example.com&sessionId=abc';
    const { window, html } = await openDocument({ address: `/${query}` });
    expect(window.location.search).toBe('?amount=2000');
    expect(html.dataset['query']).toBe(query);
  });

  it('stays as it is if it names nobody', async () => {
    const { window, html } = await openDocument({ address: '/?amount=2000' });
    expect(window.location.search).toBe('?amount=2000');
    expect(html.dataset['query']).toBeUndefined();
  });
});

describe('the size of the text', () => {
  it.each([
    ['that of the browser without a choice', {}, ''],
    ['the one that was chosen in this tab', { textSize: 130 }, '1.3'],
    ['that of the browser if something else is stored', { textSize: 9000 }, ''],
  ])('is %s', async (_what, tab, size) => {
    const { html } = await openDocument({ tab });
    expect(html.style.getPropertyValue('--text-scale')).toBe(size);
  });
});

describe('the consent banner before the application arrives', () => {
  it('stores what is ticked, and hides the banner', async () => {
    const { html, find, click, readLocal } = await openDocument();
    find('[value="recording"]').setAttribute('checked', '');
    click('[data-choice="ticked"]');
    expect(html.dataset['chosen']).toBe('');
    expect(readLocal('consent')).toMatchObject({
      version: consentVersion,
      given: { analytics: false, recording: true, advertising: false },
    });
  });

  it('stores a refusal', async () => {
    const { click, readLocal } = await openDocument();
    click('[data-choice=""]');
    expect(readLocal('consent')).toMatchObject({
      given: { analytics: false, recording: false, advertising: false },
    });
  });

  it('leaves the choice to the application once it has taken over', async () => {
    const { html, takeOver, click, readLocal } = await openDocument();
    takeOver();
    click('[data-choice=""]');
    expect(readLocal('consent')).toBeNull();
    expect(html.dataset['chosen']).toBeUndefined();
  });

  const monthMs = 31 * 24 * hourMs;

  it.each([
    ['is hidden after a choice', consentVersion, now - monthMs, ''],
    ['is shown after a choice whose time is over', consentVersion, now - 12 * monthMs, undefined],
    ['is shown after the answer to another question', consentVersion - 1, now - monthMs, undefined],
  ])('%s', async (_what, version, at, expected) => {
    const consent = { version, at: new Date(at).toISOString(), given: {} };
    const { html } = await openDocument({ local: { consent } });
    expect(html.dataset['chosen']).toBe(expected);
  });
});

it('shows the banner on while the storage takes no choice', async () => {
  const { html, window } = await openDocument();
  window.eval(
    'Object.defineProperty(window, "localStorage", { get: () => { throw new Error("blocked"); } })',
  );
  window.eval('document.querySelector("[data-choice]").click()');
  expect(html.dataset['chosen']).toBeUndefined();
});

describe('a document that the browser loads ahead', () => {
  it('decides when it is shown whether the built screen is right', async () => {
    const { isBuiltScreenShown, show, window } = await openDocument({ isAhead: true });
    expect(isBuiltScreenShown()).toBe(true);
    for (const [key, value] of Object.entries(createJournal(id, entered)))
      window.localStorage.setItem(`ondara-es:${key}`, JSON.stringify(value));
    show();
    expect(isBuiltScreenShown()).toBe(false);
  });

  it('has no private values in its address, and stores none of them', async () => {
    const { html, window } = await openDocument({
      address: '/?email=ana+x@example.com&amp;amount=700',
      isAhead: true,
    });
    expect(window.location.search).toBe('?amount=700');
    expect(html.dataset['query']).toBe('?email=ana+x@example.com&amp;amount=700');
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
  });

  it('counts the time of a failed start from when it is shown', async () => {
    const { show, window } = await openDocument({ isAhead: true });
    window.eval('var delays = []; setTimeout = (_work, delay) => delays.push(delay)');
    show();
    expect(window.eval('delays')).toEqual([15_000]);
  });
});
