import { afterEach, describe, expect, it } from 'vitest';
import { closeDocuments, consentVersion, openDocument, type Entries } from './builtDocument.fixture';

afterEach(closeDocuments);

const now = Date.now();
const hourMs = 3_600_000;
/** An application whose first step is not submitted, as all tabs and this one have it. */
const shared = { savedAt: now, progressStates: [0], submitted: [], drafts: { first: { first_name: 'Ana' } } };
const lead = { lastOperationTimestamp: now, progressStates: [0] };

interface Stored {
  readonly address?: string;
  readonly local?: Entries;
  readonly tab?: Entries;
}

describe('the built screen', () => {
  it.each<readonly [string, Stored]>([
    ['on the first visit', {}],
    ['at the address of the first step', { address: '/first' }],
    [
      'with answers to the first step in this tab',
      { local: { storedLoanApplication: shared }, tab: { leadApplication: lead } },
    ],
    ['with answers to the first step in another tab', { local: { storedLoanApplication: shared } }],
    ['in the language that was chosen', { local: { language: 'es' } }],
    ['with a link to a session while nothing is stored', { address: '/?sessionId=other' }],
    [
      'with something typed over the answers that are stored now',
      {
        local: { storedLoanApplication: shared },
        tab: { typed: { savedAt: now, basedOn: now, drafts: { first: { first_name: 'Eva' } } } },
      },
    ],
    [
      'with answers that are too old to be restored',
      { local: { storedLoanApplication: { ...shared, savedAt: now - 25 * hourMs, submitted: ['first'] } } },
    ],
  ])('is shown %s', async (_when, stored) => {
    const { isBuiltScreenShown } = await openDocument(stored);
    expect(isBuiltScreenShown()).toBe(true);
  });

  it.each<readonly [string, Stored]>([
    ['at the address of another step', { address: '/second' }],
    ['in another language', { local: { language: 'en' } }],
    ['with colours of the page that embeds it', { tab: { uiColors: { accent: '#ff0000' } } }],
    [
      'after the first step in this tab',
      {
        local: { storedLoanApplication: shared },
        tab: { leadApplication: { ...lead, progressStates: [0, 1] } },
      },
    ],
    [
      'after the first step in another tab',
      { local: { storedLoanApplication: { ...shared, submitted: ['first'] } } },
    ],
    [
      'if another tab has changed the answers since',
      {
        local: { storedLoanApplication: shared },
        tab: { leadApplication: { ...lead, lastOperationTimestamp: now - hourMs } },
      },
    ],
    ['if another tab has ended the application since', { tab: { leadApplication: lead } }],
    [
      'if something was typed over other answers than those that are stored now',
      {
        local: { storedLoanApplication: shared },
        tab: { typed: { savedAt: now, basedOn: now - hourMs, drafts: { first: { first_name: 'Eva' } } } },
      },
    ],
    [
      'if something was typed before another tab began the application',
      {
        local: { storedLoanApplication: shared },
        tab: { typed: { savedAt: now, basedOn: null, drafts: { first: { first_name: 'Eva' } } } },
      },
    ],
    [
      'with a link to a session while answers are stored',
      { address: '/?sessionId=other', local: { storedLoanApplication: shared } },
    ],
  ])('is not shown, and no answer is filled in, %s', async (_when, stored) => {
    const { isBuiltScreenShown, find, getValue } = await openDocument(stored);
    expect(isBuiltScreenShown()).toBe(false);
    expect(find('#root').childElementCount).toBe(0);
    expect(getValue('first_name')).toBe('');
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
