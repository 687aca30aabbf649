import { afterEach, describe, expect, it } from 'vitest';
import { formatPrice } from '../domain/pages/price';
import {
  closeDocuments,
  createJournal,
  openDocument,
  priceFacts,
  storedForMs,
} from './builtDocument.fixture';

afterEach(closeDocuments);

const savedAt = Date.now();
const drafts = {
  first: { loan_purpose: 'car', first_name: 'Ana', home: 'rented', agrees: true, birth_date: '1990-05-07' },
};
const application = { amount: 2500, period: 18 };
const shared = { savedAt, application, drafts };
const id = 'application-1';
/** What all tabs share, of an application with this input. */
const storeInput = (input: Parameters<typeof createJournal>[1]) => createJournal(id, input);

describe('a document that the browser loads ahead', () => {
  const local = storeInput(shared);

  it('stores nothing and fills in nothing until it is shown', async () => {
    const typed = { savedAt, applicationId: id, link: '', drafts: { first: { first_name: 'Eva' } } };
    const { getValue, window, show } = await openDocument({ local, tab: { typed }, isAhead: true });
    const stored = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
    const before = stored();
    window.document.dispatchEvent(new window.Event('visibilitychange'));
    expect(stored()).toBe(before);
    expect(['first_name', '[data-of="loan_amount"]'].map(getValue)).toEqual(['', '1000']);
    show();
    expect(['first_name', '[data-of="loan_amount"]'].map(getValue)).toEqual(['Eva', '2500']);
  });

  it('has what another tab has stored meanwhile', async () => {
    const { getValue, window, show } = await openDocument({ local, isAhead: true });
    const changed = { ...shared, drafts: { first: { ...drafts.first, first_name: 'Mar' } } };
    for (const [key, value] of Object.entries(createJournal(id, changed, { stamp: 2 })))
      window.localStorage.setItem(`ondara-es:${key}`, JSON.stringify(value));
    show();
    expect(getValue('first_name')).toBe('Mar');
  });
});

describe('the built form', () => {
  it('has the stored answers of each kind of control', async () => {
    const { getValue, isChecked } = await openDocument({ local: storeInput(shared) });
    expect(['loan_purpose', 'first_name'].map(getValue)).toEqual(['car', 'Ana']);
    expect(['birth_date_day', 'birth_date_month', 'birth_date_year'].map(getValue)).toEqual([
      '07',
      '05',
      '1990',
    ]);
    expect(['[value="owned"]', '[value="rented"]', 'agrees'].map(isChecked)).toEqual([false, true, true]);
  });

  it('names what is filled in from the storage, and not what was typed in the document before', async () => {
    const typed = { savedAt, applicationId: id, link: '', drafts: { first: { first_name: 'Eva' } } };
    const { getValue, window } = await openDocument({ local: storeInput(shared), tab: { typed } });
    expect(getValue('first_name')).toBe('Eva');
    expect(JSON.parse(window.document.documentElement.dataset['filled'] ?? '')).toEqual({
      ...drafts.first,
      loan_amount: '2.500',
      loan_period: '18',
    });
  });

  it('has the stored loan in its sliders, their lines and what is read of them', async () => {
    const { getValue, find } = await openDocument({ local: storeInput(shared) });
    expect(['[data-of="loan_amount"]', 'loan_amount'].map(getValue)).toEqual(['2500', '2.500']);
    expect(['[data-of="loan_period"]', 'loan_period'].map(getValue)).toEqual(['18', '18']);
    expect(find('[data-of="loan_amount"]').getAttribute('aria-valuetext')).toBe('2.500 €');
  });

  it('has the price of the stored loan as the application calculates it, with the tax', async () => {
    const { find } = await openDocument({ local: storeInput(shared) });
    const { instalment, total, apr } = formatPrice(2500, 18, priceFacts);
    const shown = ['instalment', 'total', 'apr'].map((name) => find(`[data-price=${name}]`).textContent);
    expect(shown).toEqual([instalment, total, apr]);
    expect(total).toBe('3.406,14\u00A0€');
  });

  it('has the loan of the link rather than the stored one', async () => {
    const { getValue } = await openDocument({
      address: '/?amount=4000',
      local: storeInput(shared),
    });
    expect(['[data-of="loan_amount"]', '[data-of="loan_period"]'].map(getValue)).toEqual(['4000', '18']);
  });

  it.each(['amount=1&amount=2', 'amount=-5', 'amount=1e3', 'amount='])(
    'has the stored loan if the link names none that can be: %s',
    async (query) => {
      const local = storeInput(shared);
      const { getValue } = await openDocument({ address: `/?${query}`, local });
      expect(getValue('[data-of="loan_amount"]')).toBe('2500');
    },
  );

  it.each([
    ['answers that are too old', { local: storeInput({ ...shared, savedAt: savedAt - storedForMs - 1000 }) }],
    [
      'answers that are no JSON of an application',
      { local: { [`storedLoanApplication:${id}:document-1`]: 'damaged' } },
    ],
    [
      'what was typed too long ago',
      { tab: { typed: { savedAt: savedAt - storedForMs - 1000, applicationId: null, link: '', drafts } } },
    ],
    ['answers to another step', { local: storeInput({ savedAt, drafts: { second: drafts.first } }) }],
  ])('does not have %s', async (_what, stored) => {
    const { getValue, isChecked } = await openDocument(stored);
    expect(getValue('first_name')).toBe('');
    expect(isChecked('agrees')).toBe(false);
    expect(getValue('[data-of="loan_amount"]')).toBe('1000');
  });

  it('has the later one of what two tabs have stored, and what belongs together from one of them', async () => {
    const [older, newer] = [{ first_name: 'Ana', loan_purpose: 'car' }, { first_name: 'Eva' }];
    const { getValue } = await openDocument({
      local: {
        ...createJournal(id, { savedAt, drafts: { first: newer } }, { document: 'document-2', stamp: 2 }),
        ...createJournal(id, { savedAt, drafts: { first: older } }),
      },
    });
    expect(['first_name', 'loan_purpose'].map(getValue)).toEqual(['Eva', 'car']);
  });

  it('keeps what is typed while the form is filled in', async () => {
    const { getValue } = await openDocument({
      local: storeInput(shared),
      early: "const [name] = document.getElementsByName('first_name'); name.focus(); name.value = 'Eva';",
    });
    expect(getValue('first_name')).toBe('Eva');
    expect(getValue('loan_purpose')).toBe('car');
  });
});

describe('what is typed before the application arrives', () => {
  it('is in the form again after a reload, over the stored answers', async () => {
    const local = storeInput(shared);
    const first = await openDocument({ local });
    first.type('first_name', 'Eva');
    first.tick('agrees', false);
    const second = await openDocument({ local, tab: { typed: first.readTab('typed') } });
    expect(second.getValue('first_name')).toBe('Eva');
    expect(second.isChecked('agrees')).toBe(false);
    expect(second.getValue('loan_purpose')).toBe('car');
  });

  it('is kept over several reloads', async () => {
    const first = await openDocument();
    first.type('first_name', 'Eva');
    const second = await openDocument({ tab: { typed: first.readTab('typed') } });
    const third = await openDocument({ tab: { typed: second.readTab('typed') } });
    expect(third.getValue('first_name')).toBe('Eva');
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
    const { readTab } = await openDocument({ local: storeInput(shared) });
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

  it('is left to the application once it has taken over', async () => {
    const { click, submit, find, takeOver } = await openDocument();
    takeOver();
    click('[type="submit"]');
    expect(submit()).toBe(true);
    expect(find('[type="submit"]').getAttribute('data-pressed')).toBeNull();
  });
});
