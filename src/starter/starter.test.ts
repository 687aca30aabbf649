import { afterEach, describe, expect, it } from 'vitest';
import { formatPrice } from '../domain/pages/costs/price';
import { closeDocuments, openDocument, priceFacts } from './builtDocument.fixture';

afterEach(closeDocuments);

const savedAt = Date.now();
const minuteMs = 60_000;
const values = {
  loan_purpose: 'car',
  first_name: 'Ana',
  home: 'rented',
  agrees: true,
  birth_date: '1990-05-07',
};
const typed = { savedAt, link: '', values };
/** The lead of a tab in which nothing was entered. */
const leadApplication = {
  applicationId: 'application-1',
  lastOperationTimestamp: null,
  progressStates: [0],
};
const address = '/?amount=2500&period=18';

describe('a document that the browser loads ahead', () => {
  it('stores nothing and fills in nothing until it is shown', async () => {
    const { getValue, window, show } = await openDocument({
      address,
      tab: { typed },
      isAhead: true,
    });
    const stored = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
    const before = stored();
    window.document.dispatchEvent(new window.Event('visibilitychange'));
    expect(stored()).toBe(before);
    expect(['first_name', '[data-of="loan_amount"]'].map(getValue)).toEqual(['', '1000']);
    show();
    expect(['first_name', '[data-of="loan_amount"]'].map(getValue)).toEqual(['Ana', '2500']);
  });
});

describe('the loan of the built form', () => {
  it('is that of the link, in its sliders, their lines and what is read of them', async () => {
    const { getValue, find } = await openDocument({ address });
    expect(['[data-of="loan_amount"]', 'loan_amount'].map(getValue)).toEqual(['2500', '2.500']);
    expect(['[data-of="loan_period"]', 'loan_period'].map(getValue)).toEqual(['18', '18']);
    expect(find('[data-of="loan_amount"]').getAttribute('aria-valuetext')).toBe('2.500 €');
  });

  it('has the price that the application calculates, with the tax', async () => {
    const { find } = await openDocument({ address });
    const { instalment, total, apr } = formatPrice(2500, 18, priceFacts);
    const shown = ['instalment', 'total', 'apr'].map((name) => find(`[data-price=${name}]`).textContent);
    expect(shown).toEqual([instalment, total, apr]);
    expect(total).toBe('3.406,14\u00A0€');
  });

  it('is grouped as the application does it, also if the built amount has no thousands', async () => {
    const early = "for (const line of document.getElementsByName('loan_amount')) line.defaultValue = '300';";
    const { getValue } = await openDocument({ address, early });
    expect(getValue('loan_amount')).toBe('2.500');
  });

  it.each(['amount=1&amount=2', 'amount=-5', 'amount=1e3', 'amount='])(
    'is the built one if the link names none that can be: %s',
    async (query) => {
      const { getValue } = await openDocument({ address: `/?${query}` });
      expect(getValue('[data-of="loan_amount"]')).toBe('1000');
    },
  );
});

describe('what is typed before the application arrives', () => {
  it('is in each kind of control again in the next document', async () => {
    const { getValue, isChecked } = await openDocument({ tab: { typed } });
    expect(['loan_purpose', 'first_name'].map(getValue)).toEqual(['car', 'Ana']);
    expect(['birth_date_day', 'birth_date_month', 'birth_date_year'].map(getValue)).toEqual([
      '07',
      '05',
      '1990',
    ]);
    expect(['[value="owned"]', '[value="rented"]', 'agrees'].map(isChecked)).toEqual([false, true, true]);
  });

  it('is there again over several reloads', async () => {
    const first = await openDocument();
    first.type('first_name', 'Eva');
    first.tick('agrees', true);
    const second = await openDocument({ tab: { typed: first.readTab('typed') } });
    const third = await openDocument({ tab: { typed: second.readTab('typed') } });
    expect(third.getValue('first_name')).toBe('Eva');
    expect(third.isChecked('agrees')).toBe(true);
  });

  it.each([
    ['the address has lost it', '/?sessionId=one', '/', null],
    ['the address has lost its session', '/?sessionId=one&refName=a', '/?refName=a', null],
    ['the application has taken it out of the document', '/?refName=partner', '/?refName=partner', 'query'],
  ])('is there again although it was typed under a link, if %s', async (_how, before, after, consumed) => {
    const first = await openDocument({ address: before });
    if (consumed !== null) {
      delete first.html.dataset['query'];
      first.window.history.replaceState(null, '', first.window.location.pathname);
    }
    first.type('first_name', 'Eva');
    const second = await openDocument({ address: after, tab: { typed: first.readTab('typed') } });
    expect(second.getValue('first_name')).toBe('Eva');
  });

  it('is there again while the tab has begun the application, and beside one that ended before', async () => {
    const local = { 'ended:application-0': { endedAt: savedAt - 1, state: 13, next: null } };
    const { getValue } = await openDocument({ local, tab: { typed, leadApplication } });
    expect(getValue('first_name')).toBe('Ana');
  });

  it.each([
    ['of the document of another link', { address: '/?refName=other', tab: { typed } }],
    [
      'before an application was deleted in this browser',
      { tab: { typed }, local: { 'ended:application-0': { endedAt: savedAt, state: null, next: null } } },
    ],
    [
      'so long ago that the application would cover it',
      { tab: { typed: { ...typed, savedAt: savedAt - 30 * minuteMs } } },
    ],
    ['at no time', { tab: { typed: { ...typed, savedAt: 'yesterday' } } }],
    [
      'as a release before has stored it',
      { tab: { typed: { savedAt, link: '', drafts: { first: values } } } },
    ],
    ['as something else', { tab: { typed: ['Ana'] } }],
  ])('is not there again, and is forgotten, if it was typed %s', async (_what, stored) => {
    const { getValue, isChecked, readTab } = await openDocument(stored);
    expect(getValue('first_name')).toBe('');
    expect(isChecked('agrees')).toBe(false);
    expect(readTab('typed')).toBeNull();
  });

  it('is kept while the form is filled in', async () => {
    const { getValue } = await openDocument({
      tab: { typed },
      early: "const [name] = document.getElementsByName('first_name'); name.focus(); name.value = 'Eva';",
    });
    expect(getValue('first_name')).toBe('Eva');
    expect(getValue('loan_purpose')).toBe('car');
  });

  it('moves the slider with its line, and the line with its slider, whose place grows with it', async () => {
    const { type, getValue, find } = await openDocument();
    const readPlace = () => find('[data-value]').getAttribute('data-value');
    type('loan_amount', '3.000');
    expect(getValue('[data-of="loan_amount"]')).toBe('3000');
    expect(readPlace()).toBe('3.000');
    type('[data-of="loan_amount"]', '4500');
    expect(getValue('loan_amount')).toBe('4.500');
    expect(readPlace()).toBe('4.500');
    type('loan_amount', '');
    expect(getValue('[data-of="loan_amount"]')).toBe('500');
  });

  it('is not stored if nothing was typed', async () => {
    const { readTab } = await openDocument({ tab: { leadApplication } });
    expect(readTab('typed')).toBeNull();
  });

  it('is removed at the first key after the application has taken over, which stores it itself', async () => {
    const { type, takeOver, readTab } = await openDocument();
    type('first_name', 'Eva');
    expect(readTab('typed')).not.toBeNull();
    takeOver();
    type('first_name', 'Eva M');
    expect(readTab('typed')).toBeNull();
    type('first_name', 'Eva Ma');
    expect(readTab('typed')).toBeNull();
  });
});

describe('the button before the application arrives', () => {
  it('sends no form, and is marked as pressed for the application', async () => {
    const { click, submit, find } = await openDocument();
    click('[type="submit"]');
    expect(submit()).toBe(false);
    expect(find('[type="submit"]').getAttribute('data-pressed')).toBe('1');
    click('[type="submit"]');
    expect(find('[type="submit"]').getAttribute('data-pressed')).toBe('2');
  });

  it('is not pressed for the application if the applicant edits an answer afterwards', async () => {
    const { click, find, type } = await openDocument();
    click('[type="submit"]');
    type('first_name', 'Ana');
    expect(find('[type="submit"]').getAttribute('data-pressed')).toBeNull();
  });

  it('is left to the application once it has taken over', async () => {
    const { click, submit, find, takeOver } = await openDocument();
    takeOver();
    click('[type="submit"]');
    expect(submit()).toBe(true);
    expect(find('[type="submit"]').getAttribute('data-pressed')).toBeNull();
  });
});
