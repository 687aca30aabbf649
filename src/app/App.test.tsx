// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { actLikeBrowserDialogs } from '../ui/dialog.fixture';
import { openApp } from './app.fixture';
import { ondaraPage, praveloPage } from './world.fixture';

beforeEach(actLikeBrowserDialogs);

const around = () => [screen.getByRole('banner'), screen.getByRole('contentinfo')];

describe('header and footer', () => {
  it('stand around the first step', async () => {
    await openApp({ route: 'loan-details' });
    for (const part of around()) expect(part).not.toHaveAttribute('inert');
    expect(screen.getByRole('link', { name: 'Política de privacidad' })).toHaveAttribute(
      'href',
      '/politica-de-privacidad',
    );
  });

  it('are hidden, and out of reach too, while colours of an embedding page are stored', async () => {
    await openApp({ route: 'loan-details', state: { ui: { colors: { accent: '#135' } } } });
    for (const part of around()) expect(part).toHaveAttribute('inert');
  });

  it('are hidden and out of reach while an application is continued', async () => {
    await openApp({ route: 'continue/some-id' });
    for (const part of around()) expect(part).toHaveAttribute('inert');
  });

  it('are not there inside another page', async () => {
    await openApp({ route: 'loan-details', isFramed: true });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '¿Cuánto dinero necesitas?' })).toBeInTheDocument();
  });

  it.each([
    [ondaraPage, 'loan-details', 'Atención: tomar dinero prestado cuesta dinero'],
    [praveloPage, 'loan-information', /^Uwaga/],
  ])(
    'warn of the cost where the law of the country asks for it, beside the button too',
    async (page, route, warning) => {
      await openApp({ page, route });
      expect(screen.getAllByText(warning).map((place) => place.closest('footer') !== null)).toEqual([
        false,
        true,
      ]);
    },
  );
});

describe('the names that a page gives its layout', () => {
  const named = (names: { layoutClassName?: string; mainClassName?: string }) =>
    openApp({
      page: { ...ondaraPage, definition: { ...ondaraPage.definition, ...names } },
      route: 'loan-details',
    });
  const layout = () => document.querySelector('.layout');

  it('stand on the element around header, main part and footer, and on the main part', async () => {
    await named({ layoutClassName: 'dense framed', mainClassName: 'ruled' });
    for (const part of [...around(), screen.getByRole('main')]) expect(layout()).toContainElement(part);
    expect(layout()).toHaveClass('layout dense framed', { exact: true });
    expect(screen.getByRole('main')).toHaveClass('first', 'ruled');
  });

  it('are left out where the page gives none', async () => {
    await named({});
    expect(layout()).toHaveClass('layout', { exact: true });
    expect(screen.getByRole('main')).toHaveClass('first', { exact: true });
  });
});

describe('a change of language', () => {
  it('changes every word and nothing that was typed', async () => {
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
      /^Choose an amount between/,
    );
    expect(screen.queryByText(/^Wybierz/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How much');
    expect(document.documentElement.lang).not.toBe('pl-PL');
  });
});

describe('moving through the form', () => {
  it('goes on with the answers, names the step, and takes the focus to its heading', async () => {
    const { user } = await openApp({ route: 'loan-details' });
    await user.selectOptions(screen.getByRole('combobox', { name: '¿Para qué es el dinero?' }), 'Coche');
    await user.click(screen.getByRole('radio', { name: 'Préstamo personal' }));
    await user.click(screen.getByRole('button', { name: 'Ver mis opciones' }));
    const heading = await screen.findByRole('heading', { name: '¿Cómo te localizamos?' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('¿Cómo te localizamos? | Ondara'));
  });

  it('goes back with what was typed and not sent', async () => {
    const { user } = await openApp({ route: 'loan-details' });
    await user.selectOptions(screen.getByRole('combobox', { name: '¿Para qué es el dinero?' }), 'Coche');
    await user.click(screen.getByRole('radio', { name: 'Préstamo personal' }));
    await user.click(screen.getByRole('button', { name: 'Ver mis opciones' }));
    await user.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'ana@');
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    expect(await screen.findByRole('combobox', { name: '¿Para qué es el dinero?' })).toHaveDisplayValue(
      'Coche',
    );
    await user.click(screen.getByRole('button', { name: 'Ver mis opciones' }));
    expect(await screen.findByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('ana@');
  });
});

describe('the own data', () => {
  it('are deleted after a question', async () => {
    const { user, onDelete } = await openApp({ route: 'loan-details' });
    await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, borrar' }));
    expect(onDelete).toHaveBeenCalledOnce();
  });
});
