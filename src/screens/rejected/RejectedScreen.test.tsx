// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store as backend } from '../../../tests/backend/store';
import { getCard, openApp, referenceNetwork, resetBackend, stateAt } from '../../app/app.fixture';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { pageRestored } from '../../state/events';
import { jsonResponse, ondaraPage, praveloPage, type FakeNetwork } from '../../state/store.fixture';

beforeEach(resetBackend);

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
    // The column beside the card has this title.
    expect(main.getAllByText('Porozmawiaj z konsultantem')).toHaveLength(1);
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
    await screen.findByRole('heading', { level: 1, name: 'Pożyczka, której potrzebujesz' });
    expect(store.getState().leadApplication.application.id).toBeUndefined();
  });

  it.each([
    [{ amount: 3000, period: 12 }, 'Con 1.500 €, la cuota de nuestro ejemplo es de 137,52 € al mes.'],
    [{ amount: 600, period: 12 }, 'Con 500 €, la cuota de nuestro ejemplo es de 45,84 € al mes.'],
  ])('names a smaller amount than %o with its instalment', async (asked, sentence) => {
    await open(asked, ondaraPage);
    const text = (await screen.findByText(/nuestro ejemplo/)).textContent.replaceAll('\u00A0', ' ');
    expect(text).toBe(`${sentence} Sería una solicitud nueva, que también puede ser rechazada.`);
  });

  it('begins a new application for the smaller amount and shows it', async () => {
    const { user, store } = await open({ amount: 3000, period: 12, sessionId: 's' }, ondaraPage);
    await user.click(await screen.findByRole('button', { name: /^Pedir 1\.500\s€$/ }));
    await screen.findByRole('heading', { level: 1, name: 'El préstamo que necesitas' });
    expect(screen.getByRole('textbox', { name: 'Importe del préstamo' })).toHaveValue('1.500');
    const { application } = store.getState().leadApplication;
    expect(application).toMatchObject({ amount: 1500, period: 12 });
    expect(application.id).toBeUndefined();
  });

  it('begins with the same amount if no smaller one is known', async () => {
    const { user, store } = await open({ amount: 500, period: 12, sessionId: 's' }, ondaraPage);
    await user.click(await screen.findByRole('button', { name: 'Empezar otra solicitud' }));
    await screen.findByRole('heading', { level: 1, name: 'El préstamo que necesitas' });
    expect(store.getState().leadApplication.application.amount).toBe(500);
  });

  it.each([{ amount: 500, period: 12 }, {}])('names no smaller amount than %o', async (asked) => {
    await open(asked, ondaraPage);
    await screen.findByRole('button', { name: 'Empezar otra solicitud' });
    expect(screen.queryByText(/nuestro ejemplo/)).not.toBeInTheDocument();
  });

  it("names the country's register with its address, and when that was checked", async () => {
    await open({}, ondaraPage);
    const register = await screen.findByRole('link', { name: /^Banco de España/ });
    expect(register).toHaveAttribute('href', 'https://sedeelectronica.bde.es/');
    expect(register).toHaveAttribute('target', '_blank');
    expect(register).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('Datos comprobados en noviembre de 2026.')).toBeInTheDocument();
  });
});

/** A lead that was rejected, opened as after a reload, so that what the server tells is requested. */
async function openRejected(story = 'rejected', network: FakeNetwork = referenceNetwork) {
  const lead = createLead('dynamic', { contactDetails: { email: `ana+${story}@example.com` } });
  Object.assign(lead, { state: stateNumber('REJECTED'), position: 0 });
  const state = stateAt('REJECTED', { application: { id: lead.id, sessionId: 's' } });
  const visit = await openApp({ route: 'rejected', state, network });
  act(() => void visit.store.dispatch(pageRestored()));
  return { ...visit, id: lead.id };
}

const button = (name: string) => screen.findByRole('button', { name });
const getAppeals = () => backend.calls.filter(({ path }) => path === '/lead/appeal');
const statement = 'No conozco esa deuda: \u201Ces de otra persona\u201D.';

/** Opens the field for a statement, types into it and sends it. */
async function sendStatement({ user }: Awaited<ReturnType<typeof openRejected>>, text: string) {
  await user.click(await screen.findByText('Dar tu opinión'));
  const field = await screen.findByRole('textbox', { name: 'Lo que quieres decir' });
  await user.type(field, text);
  await user.click(await button('Enviar tu opinión'));
  return field;
}

describe('what the server tells about a rejection', () => {
  it('is how it was decided and from which register data came', async () => {
    await openRejected();
    expect(await screen.findByText('La decisión se ha tomado de forma automática.')).toBeVisible();
    expect(screen.getByText('Se han usado datos de: CIRBE')).toBeVisible();
    expect(screen.queryByText(/Si la decisión ha sido automática/)).not.toBeInTheDocument();
  });

  it('is not made up: without it stand the contact and what to write', async () => {
    await openRejected('declined');
    expect(await screen.findByText(/^Di qué pides: una explicación de la decisión/)).toBeVisible();
    expect(
      screen.getByText(/^Si la decisión ha sido automática, puedes pedir que una persona/),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sobre la decisión' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pedir una explicación' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Se han usado datos/)).not.toBeInTheDocument();
  });

  it('asks for no review of a machine if a person has decided', async () => {
    await openRejected('rejected', async (call) =>
      call.path.startsWith('/lead/status/')
        ? jsonResponse(200, {
            state: stateNumber('REJECTED'),
            stepData: { rejection: { isAutomated: false } },
          })
        : referenceNetwork(call),
    );
    expect(await screen.findByText('La decisión no se ha tomado solo de forma automática.')).toBeVisible();
    expect(screen.queryByText(/Si la decisión ha sido automática/)).not.toBeInTheDocument();
    expect(screen.getByText(/^¿Tienes preguntas sobre la decisión\?/)).toBeVisible();
  });

  it('is shown without a part of another shape, whose place is logged', async () => {
    const rejection = { isAutomated: 'yes', registers: ['CIRBE', 7], appeals: [{ kind: 'anger' }] };
    const { logs } = await openRejected('rejected', async (call) =>
      call.path.startsWith('/lead/status/')
        ? jsonResponse(200, { state: stateNumber('REJECTED'), stepData: { rejection } })
        : referenceNetwork(call),
    );
    expect(await screen.findByText('Se han usado datos de: CIRBE')).toBeVisible();
    expect(screen.queryByText(/La decisión (?:no )?se ha tomado/)).not.toBeInTheDocument();
    expect(logs).toEqual(['The data for the screen of a state is missing or invalid']);
  });
});

describe('an appeal', () => {
  it('is sent once for several presses, and what was sent takes the place of its button', async () => {
    const { user, id } = await openRejected();
    await user.dblClick(await button('Pedir una explicación'));
    const sent = await screen.findByText('Has pedido una explicación.');
    expect(sent.closest('[tabindex]')).toHaveFocus();
    expect(await screen.findByText(/^Enviado: \d+ de \p{L}+/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pedir una explicación' })).not.toBeInTheDocument();
    expect(getAppeals()).toMatchObject([{ body: { id, kind: 'explanation' } }]);
    expect(getAppeals()[0]?.idempotencyKey).toMatch(/./);
    await user.click(await button('Pedir revisión humana'));
    await screen.findByText('Has pedido que una persona revise la decisión.');
    expect(getAppeals()).toHaveLength(2);
  });

  it('cannot be pressed while another one is being sent', async () => {
    let answer = (): void => undefined;
    const { user } = await openRejected('rejected', async (call) => {
      if (call.path === '/lead/appeal') await new Promise<void>((resolve) => (answer = resolve));
      return referenceNetwork(call);
    });
    await user.click(await button('Pedir una explicación'));
    const review = await button('Pedir revisión humana');
    expect(review).toHaveAttribute('aria-disabled', 'true');
    expect(review).toHaveAttribute('aria-busy', 'false');
    await user.click(await screen.findByText('Dar tu opinión'));
    expect(await button('Enviar tu opinión')).toHaveAttribute('aria-disabled', 'true');
    answer();
    await screen.findByText('Has pedido una explicación.');
    expect(await button('Pedir revisión humana')).toHaveAttribute('aria-disabled', 'false');
  });

  it('that waits for the network is sent, whatever is typed or pressed meanwhile', async () => {
    let isConnected = true;
    const visit = await openRejected('rejected', (call) =>
      isConnected ? referenceNetwork(call) : 'no connection',
    );
    const explanation = await button('Pedir una explicación');
    isConnected = false;
    visit.environment.isOnline = false;
    await visit.user.click(explanation);
    await screen.findByText(/Lo enviaremos en cuanto vuelvas/);
    await visit.user.click(await button('Pedir revisión humana'));
    await visit.user.click(await screen.findByText('Dar tu opinión'));
    await visit.user.type(await screen.findByRole('textbox', { name: 'Lo que quieres decir' }), 'a');
    expect(screen.getByText(/Lo enviaremos en cuanto vuelvas/)).toBeVisible();
    isConnected = true;
    await act(async () => {
      visit.goOnline();
      await visit.flushPromises();
    });
    await screen.findByText('Has pedido una explicación.');
    expect(getAppeals()).toMatchObject([{ body: { kind: 'explanation' } }]);
  });

  it('that was sent before is shown as sent after a reload', async () => {
    const { store, id } = await openRejected();
    await button('Pedir revisión humana');
    Object.assign(backend.leads[id]?.appeals ?? {}, { review: '2026-11-20T11:00:00.000Z' });
    act(() => void store.dispatch(pageRestored()));
    const sent = await screen.findByText('Has pedido que una persona revise la decisión.');
    expect(sent.closest('[tabindex]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pedir revisión humana' })).not.toBeInTheDocument();
  });

  it('is shown as sent if the server does not name it', async () => {
    const { user } = await openRejected('rejected', async (call) =>
      call.path === '/lead/appeal'
        ? jsonResponse(200, { state: stateNumber('REJECTED') })
        : referenceNetwork(call),
    );
    await user.click(await button('Pedir una explicación'));
    expect(await screen.findByText('Has pedido una explicación.')).toBeVisible();
    expect(screen.queryByText(/^Enviado:/)).not.toBeInTheDocument();
  });

  it('with a text needs one', async () => {
    const visit = await openRejected();
    const field = await sendStatement(visit, '   ');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining('Escribe primero lo que quieres decir.'),
    );
    expect(getAppeals()).toEqual([]);
    await visit.user.type(field, statement);
    expect(field).toBeValid();
  });

  it(
    'with a text of 2000 characters at most is sent, and the text is stored and logged nowhere',
    { tags: ['H32'] },
    async () => {
      const visit = await openRejected();
      const field = await sendStatement(visit, statement);
      expect(field).toHaveAttribute('maxlength', '2000');
      expect(field).toHaveAttribute('autocomplete', 'off');
      expect(field.closest('[data-private]')).not.toBeNull();
      await screen.findByText('Has dado tu opinión sobre la decisión.');
      expect(getAppeals()).toMatchObject([{ body: { id: visit.id, kind: 'statement', text: statement } }]);
      visit.flush();
      const { store, logs, trackedEvents, session, local } = visit;
      const kept = JSON.stringify([store.getState(), logs, trackedEvents, [...session], [...local]]);
      expect(kept).not.toContain('No conozco');
    },
  );

  it('cannot be written on while it is sent', async () => {
    const visit = await openRejected('rejected', async (call) =>
      call.path === '/lead/appeal' ? new Promise(() => undefined) : referenceNetwork(call),
    );
    const field = await sendStatement(visit, statement);
    await visit.user.type(field, ' Otra frase.');
    expect(field).toHaveValue(statement);
  });

  it('keeps its text in the field and says so if the server refuses it, and the contact stays', async () => {
    const visit = await openRejected('rejected', async (call) =>
      call.path === '/lead/appeal' ? jsonResponse(410, { code: 'lead_expired' }) : referenceNetwork(call),
    );
    const field = await sendStatement(visit, statement);
    expect(await screen.findByText(/^No hemos podido registrarlo\. Escríbenos/)).toBeVisible();
    expect(field).toHaveValue(statement);
    expect(getCard().getAllByRole('link', { name: ondaraPage.definition.contact.email })).not.toEqual([]);
  });

  it('is repeated under the same key after a failure of the server', async () => {
    const keys: (string | null)[] = [];
    const { user } = await openRejected('rejected', async (call) => {
      if (call.path !== '/lead/appeal') return referenceNetwork(call);
      keys.push(call.key);
      return keys.length < 3 ? jsonResponse(503, {}) : referenceNetwork(call);
    });
    await user.click(await button('Pedir una explicación'));
    await waitFor(() => expect(screen.getByText('Has pedido una explicación.')).toBeVisible());
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });
});
