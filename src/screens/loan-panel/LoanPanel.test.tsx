// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp, resetBackend, stateAt } from '../../app/app.fixture';
import { initialDynamicPages } from '../../state/slices/dynamicPagesState';
import { praveloPage } from '../../testing/pages.fixture';
import { velmioPage } from '../../testing/velmioPage.fixture';

beforeEach(resetBackend);

const panel = () => screen.findByRole('region', { name: 'Tu préstamo' });
const readTerms = (element: HTMLElement) =>
  within(element)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent.replaceAll('\u00A0', ' ')]);

const onSecondStep = () => ({
  ...stateAt('NONE', { application: { amount: 4000, period: 12 }, progressStates: [0] }),
  dynamicPages: { ...initialDynamicPages, submitted: ['loan-details'] },
});

describe('the loan beside a step', () => {
  it('is not on the first screen', async () => {
    await openApp({ route: 'loan-details' });
    expect(screen.queryByRole('region', { name: 'Tu préstamo' })).toBeNull();
  });

  it('has the figures of the price, which are an example', async () => {
    await openApp({ route: 'initial-details', state: onSecondStep() });
    expect(readTerms(await panel())).toEqual([
      ['Plazo de devolución', '12 meses'],
      ['al mes', '366,72 €'],
      ['Total a devolver', '4.400,64 €'],
      ['TAE', '19,56 %'],
    ]);
    expect(within(await panel()).getByText('Es una estimación, no una oferta')).toBeInTheDocument();
  });

  it('is one line that unfolds on a narrow window', async () => {
    const { user } = await openApp({ route: 'initial-details', state: onSecondStep() });
    const line = within(await panel()).getByRole('button', { expanded: false });
    expect(line).toHaveTextContent('4.000 € · 12 meses · al mes 366,72 €');
    await user.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'true');
    const controlled = document.getElementById(line.getAttribute('aria-controls') ?? '');
    expect(controlled).toContainElement(within(await panel()).getAllByRole('term')[0] ?? null);
  });

  it('names the sections, the open one and the minutes that are left', async () => {
    await openApp({ route: 'initial-details', state: onSecondStep() });
    const list = within(await panel()).getByRole('list', { name: 'Apartados del formulario' });
    const items = within(list).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Datos del préstamo hecho');
    expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toEqual([items[1]]);
    expect(items[1]).toHaveTextContent(/^Datos de contacto$/);
    expect(within(await panel()).getByText(/^Quedan unos \d+ minutos$/)).toBeInTheDocument();
  });

  it('leads to the step of the loan, which shows its price itself', async () => {
    const { user } = await openApp({ route: 'initial-details', state: onSecondStep() });
    await user.click(within(await panel()).getByRole('button', { name: 'Cambiar el importe o el plazo' }));
    await waitFor(() => expect(document.querySelector('form[data-step="loan-details"]')).not.toBeNull());
    expect(screen.queryByRole('region', { name: 'Tu préstamo' })).toBeNull();
  });
});

describe('the loan beside a state', () => {
  it('keeps what was asked for while it is checked, and cannot be changed', async () => {
    await openApp({
      route: 'checking',
      state: stateAt('CHECKING', { application: { id: 'lead-1', amount: 4000, period: 12 } }),
    });
    expect(readTerms(await panel())).toHaveLength(4);
    expect(within(await panel()).queryByRole('button', { name: /Cambiar/ })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Apartados del formulario' })).toBeNull();
  });

  it("shows no example beside a lender's offer", async () => {
    await openApp({
      route: 'ipfd-offer-choice',
      state: stateAt('IPFD_OFFER_CHOICE', { application: { id: 'lead-1', amount: 4000, period: 12 } }),
    });
    expect(readTerms(await panel())).toEqual([['Plazo de devolución', '12 meses']]);
  });

  it('shows no loan before the lender has named the one that it has agreed to', async () => {
    await openApp({
      route: 'accepted',
      state: stateAt('ACCEPTED', { application: { id: 'lead-1', amount: 4000, period: 12 } }),
    });
    expect(document.body).not.toHaveTextContent(/4\.000/);
    expect(screen.queryByRole('region', { name: 'Tu préstamo' })).toBeNull();
  });

  it('shows what the lender has agreed to where it unfolds, and beside the card what follows', async () => {
    const loan = {
      amount: 3000,
      period: 18,
      periodScale: 'months',
      instalment: 190.5,
      total: 3429,
      annualRate: 17.2,
    };
    await openApp({
      route: 'accepted',
      state: stateAt('ACCEPTED', {
        application: { id: 'lead-1', amount: 4000, period: 12 },
        result: { stepData: { loan } },
      }),
    });
    expect(within(await panel()).getAllByText(/^3\.000\s€$/).length).toBeGreaterThan(0);
    expect(readTerms(await panel()).map(([, value]) => value)).toEqual([
      '18 meses',
      '190,50 €',
      '3.429,00 €',
      '17,20 %',
      'En la página de la entidad',
    ]);
    const inColumn = within(await panel());
    expect(inColumn.getByRole('heading', { name: 'Qué pasa ahora' })).toBeInTheDocument();
    expect(inColumn.getAllByRole('listitem')).toHaveLength(3);
  });

  it.each([
    ['an end', stateAt('REJECTED', { application: { id: 'lead-1' } }), 'rejected', praveloPage],
    ['an address that leads nowhere', {}, 'no-such-page', velmioPage],
  ] as const)('leaves its column to a human on the screen of %s', async (_which, state, route, page) => {
    await openApp({ route, state, page });
    const { phone } = page.definition.contact;
    const main = screen.getByRole('main');
    const inColumn = (link: HTMLElement) => link.closest('[data-part="card"]') === null;
    await waitFor(() =>
      expect(within(main).getAllByRole('link', { name: phone }).filter(inColumn)).toHaveLength(1),
    );
    expect(document.querySelector('[data-part="loan-panel"]')).toBeNull();
  });
});
