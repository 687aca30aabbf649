// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCard, stateAt, openApp } from '../../app/app.fixture';
import { ondaraPage, praveloPage } from '../../state/store.fixture';

const open = (application: object = {}, page = praveloPage) =>
  openApp({
    page,
    route: 'rejected',
    state: stateAt('REJECTED', { application: { id: 'lead-1', sessionId: 's', ...application } }),
  });

describe('a rejection', () => {
  it('says what it does not mean, names a person to ask and the deletion, and offers a new application', async () => {
    const { user, store } = await open();
    await screen.findByRole('heading', { level: 1, name: 'W tej chwili nie mamy dla Ciebie oferty' });
    const main = within(screen.getByRole('main'));
    const links = main.getAllByRole('link', { name: 'pomoc@pravelo.example' });
    expect(links.map((link) => link.closest('p')?.textContent)).toEqual([
      expect.stringMatching(/aby przejrzał ją człowiek: napisz na pomoc@pravelo\.example\.$/),
      expect.stringMatching(/^Twoich danych osobowych nie ma już w tej przeglądarce\./),
    ]);
    expect(getCard().getByRole('link', { name: praveloPage.definition.contact.phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await user.click(screen.getByRole('button', { name: 'Złóż nowy wniosek' }));
    await screen.findByRole('heading', { level: 1, name: 'Jakiej kwoty potrzebujesz?' });
    expect(store.getState().leadApplication.application.id).toBeUndefined();
  });

  it.each([
    [{ amount: 3000, period: 12 }, 'Con 1.500 €, la cuota de nuestro ejemplo es de 137,52 € al mes.'],
    [{ amount: 600, period: 12 }, 'Con 500 €, la cuota de nuestro ejemplo es de 45,84 € al mes.'],
  ])('names a smaller amount than %o with its instalment', async (asked, sentence) => {
    await open(asked, ondaraPage);
    const text = (await screen.findByText(/nuestro ejemplo/)).textContent.replaceAll('\u00A0', ' ');
    expect(text).toBe(`${sentence} La entidad decide de nuevo.`);
  });

  it('begins a new application for the smaller amount and shows it', async () => {
    const { user, store } = await open({ amount: 3000, period: 12, sessionId: 's' }, ondaraPage);
    await user.click(await screen.findByRole('button', { name: /^Pedir 1\.500\s€$/ }));
    await screen.findByRole('heading', { level: 1, name: '¿Cuánto dinero necesitas?' });
    expect(screen.getByRole('textbox', { name: 'Importe del préstamo' })).toHaveValue('1.500');
    const { application } = store.getState().leadApplication;
    expect(application).toMatchObject({ amount: 1500, period: 12 });
    expect(application.id).toBeUndefined();
  });

  it('begins with the same amount if no smaller one is known', async () => {
    const { user, store } = await open({ amount: 500, period: 12, sessionId: 's' }, ondaraPage);
    await user.click(await screen.findByRole('button', { name: 'Empezar otra solicitud' }));
    await screen.findByRole('heading', { level: 1, name: '¿Cuánto dinero necesitas?' });
    expect(store.getState().leadApplication.application.amount).toBe(500);
  });

  it.each([{ amount: 500, period: 12 }, {}])('names no smaller amount than %o', async (asked) => {
    await open(asked, ondaraPage);
    await screen.findByRole('button', { name: 'Empezar otra solicitud' });
    expect(screen.queryByText(/nuestro ejemplo/)).not.toBeInTheDocument();
  });

  it("names the country's register with its address, and when that was checked", async () => {
    await open({}, ondaraPage);
    const register = await screen.findByRole('link', { name: 'Banco de España' });
    expect(register).toHaveAttribute('href', 'https://sedeelectronica.bde.es/');
    expect(register).toHaveAttribute('rel', 'noreferrer');
    expect(screen.getByText('Datos comprobados en noviembre de 2026.')).toBeInTheDocument();
  });
});
