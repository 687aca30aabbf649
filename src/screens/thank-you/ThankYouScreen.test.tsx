// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store } from '../../../tests/backend/store';
import { resetBackend, stateAt, openApp } from '../../app/app.fixture';
import { stateNumber } from '../../domain/journey/states/progressStates';
import type { Lead } from '../../domain/lead/lead';
import { pageRestored } from '../../state/events';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';
import { pageForCountry } from '../../testing/pages.fixture';

beforeEach(resetBackend);

async function openEnd(network?: FakeNetwork, answers: Lead = {}) {
  const lead = createLead('dynamic', { contactDetails: { email: 'ana@example.com' } });
  Object.assign(lead, { state: stateNumber('THANK_YOU'), position: 0 });
  const { id } = lead;
  const visit = await openApp({
    route: 'thank-you',
    state: stateAt('THANK_YOU', { application: { ...answers, id } }),
    ...(network === undefined ? {} : { network }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Gracias' });
  return { ...visit, id };
}

const password = () => screen.getByLabelText('Contraseña');
const save = () => screen.getByRole('button', { name: 'Guardar la contraseña' });
const short = 'Elige al menos 10\u00a0caracteres.';

describe('what was sent', () => {
  it('shows the number, the masked address and who writes by when', async () => {
    const { store: state, id } = await openEnd();
    act(() => void state.dispatch(pageRestored()));
    expect(await screen.findByText('a***@e***.com')).toBeInTheDocument();
    expect(screen.getByText(`R-${id.slice(-6, -3)}-${id.slice(-3)}`)).toBeInTheDocument();
    expect(
      screen.getByText(/^La entidad te escribirá por correo, a más tardar el \d+ de \p{L}+\.$/u),
    ).toBeInTheDocument();
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Enviada\d+\sde/),
      expect.stringMatching(/^Revisión/),
      expect.stringMatching(/^Respuesta/),
    ]);
  });

  it('shows the days by the clock of the device, as the screens before do', async () => {
    const lead = createLead('dynamic', { contactDetails: { email: 'ana@example.com' } });
    // Sent a day earlier, and answered a day later.
    const expiresAt = '2126-12-24T00:30:00.000Z';
    Object.assign(lead, { state: stateNumber('THANK_YOU'), position: 0, expiresAt });
    const state = stateAt('THANK_YOU', { application: { id: lead.id } });
    const { store: opened } = await openApp({ page: pageForCountry('MX'), route: 'thank-you', state });
    act(() => void opened.dispatch(pageRestored()));
    expect(await screen.findByText('23 de diciembre a las 12:30 a.m.')).toBeInTheDocument();
    expect(screen.getByText(/\b25 de diciembre\b/)).toBeInTheDocument();
  });

  it('shows neither a number nor a date that the server has not sent', async () => {
    await openEnd();
    expect(screen.queryAllByRole('term')).toEqual([]);
    expect(screen.getByText('La entidad te escribirá por correo.')).toBeInTheDocument();
  });
});

describe('the optional password', () => {
  it("says how long to wait during the server's delay, in which a press sends nothing", async () => {
    const visit = await openEnd(() => jsonResponse(429, {}, { 'Retry-After': '30' }));
    visit.holdTime();
    await visit.user.type(password(), 'una contraseña larga');
    await visit.user.click(save());
    expect(await screen.findByText('Espera 30 segundos e inténtalo de nuevo.')).toBeInTheDocument();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  it('validates the password on blur and on submit, and clears the error once it is valid', async () => {
    const { user, calls } = await openEnd();
    await user.click(password());
    await user.tab();
    expect(password()).toBeValid();
    await user.click(save());
    expect(password()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription(expect.stringContaining(short));
    await user.type(password(), 'nueve_9_9');
    expect(password()).toBeInvalid();
    await user.type(password(), '!');
    expect(password()).toBeValid();
    expect(screen.queryByText(short)).not.toBeInTheDocument();
    await user.type(password(), '{Backspace}');
    await user.tab();
    expect(password()).toBeInvalid();
    expect(password()).toHaveValue('nueve_9_9');
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('saves the password once and removes its field', async () => {
    const { user, id } = await openEnd();
    await user.type(password(), 'diez_diez_');
    await user.dblClick(save());
    await screen.findByText('Tu contraseña está guardada.');
    expect(screen.queryByLabelText('Contraseña')).not.toBeInTheDocument();
    // The pressed button is gone, so the focus would be lost.
    expect(screen.getByText('Tu contraseña está guardada.').closest('[tabindex]')).toHaveFocus();
    expect(store.calls.filter(({ method }) => method !== 'GET')).toMatchObject([
      { method: 'POST', path: '/lead/customer/password', body: { id, password: 'diez_diez_' } },
    ]);
  });

  it('takes no other password while one is saved', async () => {
    const { user } = await openEnd(() => new Promise(() => undefined));
    await user.type(password(), 'diez_diez_');
    await user.click(save());
    await user.type(password(), 'x');
    expect(password()).toHaveValue('diez_diez_');
  });

  it('names the account beside the password, so that a password manager stores the pair', async () => {
    await openEnd(undefined, { contactDetails: { email: 'ana@example.com' } });
    const form = password().closest('form');
    const account = form?.querySelector('[autocomplete="username"]');
    expect(account).toHaveValue('ana@example.com');
    expect(account).not.toBeVisible();
    expect(account?.compareDocumentPosition(password())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names no account in a browser that does not know the address', async () => {
    await openEnd();
    expect(password().closest('form')?.querySelector('[autocomplete="username"]')).toBeNull();
  });

  it('keeps the password in its field if saving fails', async () => {
    const { user } = await openEnd(() => jsonResponse(500, {}));
    await user.type(password(), 'diez_diez_');
    await user.click(save());
    await screen.findByText(
      'Ahora no podemos hacerlo. No se ha perdido nada: inténtalo de nuevo en un momento.',
    );
    expect(password()).toHaveValue('diez_diez_');
  });
});

describe('the consents', () => {
  it('are not called saved once they are changed again', async () => {
    const { user } = await openEnd();
    const all = await screen.findByRole('checkbox', { name: 'Aceptar todo' });
    await user.click(all);
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const saved = await screen.findByText('Tus consentimientos se han guardado.');
    await user.click(all);
    expect(saved).not.toBeInTheDocument();
  });
});
