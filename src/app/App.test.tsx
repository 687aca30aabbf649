// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emulateBrowserDialogs } from '../ui/dialog.fixture';
import { openApp, stateAt } from './app.fixture';
import { ondaraPage, praveloPage } from '../state/store.fixture';

beforeEach(emulateBrowserDialogs);

const around = () => [screen.getByRole('banner'), screen.getByRole('contentinfo')];

describe('header and footer', () => {
  it('shows header and footer around the first step', async () => {
    await openApp({ route: 'loan-details' });
    for (const part of around()) expect(part).not.toHaveAttribute('inert');
    expect(screen.getByRole('link', { name: 'Política de privacidad' })).toHaveAttribute(
      'href',
      '/politica-de-privacidad',
    );
  });

  it('hides header and footer from everyone while custom colours are stored', async () => {
    await openApp({ route: 'loan-details', state: { ui: { colors: { accent: '#135' } } } });
    for (const part of around()) expect(part).toHaveAttribute('inert');
  });

  it('shows legal links, deletion and language under the form while custom colours are stored', async () => {
    const { user } = await openApp({
      route: 'loan-details',
      state: { ui: { colors: { accent: '#135' } } },
    });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Política de privacidad' })).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Borrar mis datos' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Política de privacidad' })).toHaveLength(1);
    await user.click(main.getByRole('button', { name: 'English' }));
    expect(await main.findByRole('button', { name: 'English', pressed: true })).toBeInTheDocument();
  });

  it('hides header and footer from everyone while an application is continued', async () => {
    await openApp({ route: 'continue/some-id' });
    for (const part of around()) expect(part).toHaveAttribute('inert');
  });

  it('renders no header and footer inside another page', async () => {
    await openApp({ route: 'loan-details', isFramed: true });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'El préstamo que necesitas' })).toBeInTheDocument();
  });

  it('offers the languages inside another page, and opens legal documents beside it', async () => {
    const { user } = await openApp({ route: 'loan-details', isFramed: true });
    const document = screen.getByRole('link', { name: 'Política de privacidad (se abre en otra pestaña)' });
    expect(document).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('button', { name: 'English', pressed: true })).toBeInTheDocument();
  });

  it('skips to the form without another address', async () => {
    await openApp({ route: 'loan-details' });
    // The event would lead to another entry of the history if nothing prevented it.
    expect(fireEvent.click(screen.getByRole('link', { name: 'Ir al formulario' }))).toBe(false);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    [ondaraPage, 'loan-details', 'Atención: tomar dinero prestado cuesta dinero'],
    [praveloPage, 'loan-information', /^Uwaga/],
  ])(
    'shows the warning of costs in the footer and beside the button if the country’s law requires it',
    async (page, route, warning) => {
      await openApp({ page, route });
      expect(screen.getAllByText(warning).map((place) => place.closest('footer') !== null)).toEqual([
        false,
        true,
      ]);
    },
  );
});

describe('class names of a page', () => {
  const named = (names: { layoutClassName?: string; mainClassName?: string }) =>
    openApp({
      page: { ...ondaraPage, definition: { ...ondaraPage.definition, ...names } },
      route: 'loan-details',
    });
  const layout = () => document.querySelector('.layout');

  it('puts the class names on the layout and on the main element', async () => {
    await named({ layoutClassName: 'dense framed', mainClassName: 'ruled' });
    for (const part of [...around(), screen.getByRole('main')]) expect(layout()).toContainElement(part);
    expect(layout()).toHaveClass('layout dense framed', { exact: true });
    expect(screen.getByRole('main')).toHaveClass('first', 'ruled');
  });

  it('adds no class name if the page has none', async () => {
    await named({});
    expect(layout()).toHaveClass('layout', { exact: true });
    expect(screen.getByRole('main')).toHaveClass('first', { exact: true });
  });
});

describe('a change of language', () => {
  it('changes every text and keeps the typed values', async () => {
    const { user } = await openApp({ page: praveloPage, route: 'loan-information' });
    const amount = screen.getByRole('textbox', { name: 'Kwota pożyczki' });
    expect(document.documentElement.lang).toBe('pl-PL');
    await user.clear(amount);
    await user.type(amount, '90');
    await user.tab();
    expect(await screen.findByText('Wybierz kwotę od 100 zł do 8 000 zł.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('90');
    expect(screen.getByRole('textbox', { name: 'Loan amount' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Loan amount' })).toHaveAccessibleDescription(
      /Choose an amount between/,
    );
    expect(screen.queryByText(/^Wybierz/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The loan you need');
    expect(document.documentElement.lang).not.toBe('pl-PL');
  });

  it('leaves the focus where it is, also on the screen of a state', async () => {
    const state = stateAt('THANK_YOU', { application: { id: 'lead-1', sessionId: 's' } });
    const { user } = await openApp({ page: praveloPage, route: 'thank-you', state });
    const title = await screen.findByRole('heading', { level: 1 });
    const polish = title.textContent;
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(title).not.toHaveTextContent(polish);
    expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
  });
});

describe('moving through the form', () => {
  it('opens the next step, names it in the title and focuses its heading', { tags: ['X3'] }, async () => {
    const { user } = await openApp({ route: 'loan-details' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Finalidad' }), 'Coche');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Financiación' }), 'Préstamo personal');
    await user.click(screen.getByRole('button', { name: 'Solicitar' }));
    const heading = await screen.findByRole('heading', { name: 'Tus datos de contacto' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('Tus datos de contacto | Ondara'));
  });

  it('keeps typed values on the way back', async () => {
    const { user } = await openApp({ route: 'loan-details' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Finalidad' }), 'Coche');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Financiación' }), 'Préstamo personal');
    await user.click(screen.getByRole('button', { name: 'Solicitar' }));
    await user.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'ana@');
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    expect(await screen.findByRole('combobox', { name: 'Finalidad' })).toHaveDisplayValue('Coche');
    await user.click(screen.getByRole('button', { name: 'Solicitar' }));
    expect(await screen.findByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('ana@');
  });
});

describe('deletion of the data', () => {
  it('deletes the data after a confirmation', async () => {
    const { user, onDelete } = await openApp({ route: 'loan-details' });
    await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, borrar' }));
    expect(onDelete).toHaveBeenCalledOnce();
  });
});
