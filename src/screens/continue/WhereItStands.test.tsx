// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store as backend } from '../../../tests/backend/store';
import { moveToState } from '../../../tests/backend/storyProgress';
import { openApp, referenceNetwork, resetBackend, stateAt } from '../../app/app.fixture';
import { stateNumber, type ProgressStateName } from '../../domain/journey/states/progressStates';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';

beforeEach(resetBackend);

const title = 'Cómo va tu solicitud';
const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: 'Código del SMS' });
const getMain = () => within(screen.getByRole('main'));
const getCalls = (path: string) => backend.calls.filter((call) => call.path === path);
const listSteps = () =>
  getMain()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** A lead in its end, whose answers are personal. */
function endLead(state: ProgressStateName) {
  const contactDetails = { email: 'ana@example.com', phoneNumber: '+34612345678' };
  const personalDetails = { firstName: 'Anastasia', personalCode: '12345678Z' };
  const lead = createLead('dynamic', { amount: 3000, period: 12, contactDetails, personalDetails });
  moveToState(lead, stateNumber(state));
  return lead;
}

async function openLink(id: string, network: FakeNetwork = referenceNetwork, state = {}) {
  const visit = await openApp({ route: `continue/${id}`, network, state });
  await screen.findByRole('heading', { level: 1, name: title });
  return visit;
}

/** The reference back end, with other stages of a lead. */
const withStages =
  (stages: unknown): FakeNetwork =>
  async (call) => {
    const response = await referenceNetwork(call);
    if (!call.path.includes('/lead/url/') || response === 'no connection') return response;
    const body: object = await response.json();
    return jsonResponse(200, { ...body, stages });
  };

describe('the page of an application that has ended', () => {
  it.each<[ProgressStateName, RegExp[]]>([
    [
      'ACCEPTED',
      [/^Enviada\d/, /^Oferta para tiBanco Muestra · \d/, /^RespuestaBanco Muestra · a más tardar/],
    ],
    ['REDIRECTED', [/^Enviada/, /^En la página de la entidadBanco Muestra/, /^Respuesta/]],
    ['THANK_YOU', [/^Enviada/, /^Recibida por la entidadBanco Muestra/, /^Respuesta/]],
    ['REJECTED', [/^Enviada/, /^Sin oferta por ahora\d/]],
  ])('tells in the state %s what happened and what comes', async (state, steps) => {
    await openLink(endLead(state).id);
    const texts = listSteps();
    for (const [index, step] of steps.entries()) expect(texts[index]).toMatch(step);
    expect(getMain().getByText(/^\d+ de \p{L}+ de \d{4}$/u)).toBeVisible();
  });

  it('says who writes from where, and shows nothing of the applicant that is not masked', async () => {
    const { id } = endLead('THANK_YOU');
    await openLink(id);
    expect(getMain().getByText('loans@partner.example')).toBeVisible();
    expect(getMain().getByText('a***@e***.com')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/ana@example|Anastasia|12345678|612345678/);
    expect(getCalls('/v2/customer/mobile/resend-code')).toEqual([]);
    // The screen of this end takes a password and consents without a code.
    expect(screen.queryByRole('button', { name: 'Ir a la entidad' })).not.toBeInTheDocument();
  });

  it('has the documents of the loan while they can be opened', async () => {
    const { id } = endLead('REDIRECTED');
    await openLink(id);
    expect(getMain().getByRole('heading', { name: 'Tus documentos' })).toBeVisible();
    expect(getMain().getAllByRole('link', { name: /^Abrir/ })).not.toEqual([]);
  });

  it('leads on to the lender, until the application has expired', async () => {
    const { id } = endLead('ACCEPTED');
    const { user } = await openLink(id);
    await user.click(await button('Ir a la entidad'));
    expect(await screen.findByRole('heading', { level: 1, name: /Banco Muestra/ })).toBeVisible();
  });

  it('outlives the application, and then leads nowhere', async () => {
    const { id } = endLead('ACCEPTED');
    backend.clockShift = 25 * 60 * 60 * 1000;
    await openLink(id);
    expect(screen.queryByRole('button', { name: 'Ir a la entidad' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Tus documentos' })).not.toBeInTheDocument();
  });

  it('says what has happened by the clock of the server', async () => {
    backend.clockShift -= 30 * 24 * 60 * 60 * 1000;
    await openLink(endLead('ACCEPTED').id);
    expect(listSteps().find((text) => text.startsWith('Respuesta'))).toMatch(/ · a más tardar/);
  });

  it('asks which application goes on if another is open here', async () => {
    const { id } = endLead('ACCEPTED');
    await openLink(id, referenceNetwork, stateAt('NONE', { application: { id: 'another', amount: 900 } }));
    expect(await button('La del enlace')).toBeVisible();
    expect(await button('Ir a la solicitud abierta')).toBeVisible();
  });

  it.each([
    ['no stages', undefined],
    ['stages of another shape', { sent: 'yesterday' }],
    ['kinds that this release does not know', [{ kind: 'celebrated', at: '2026-11-20T12:00:00Z' }]],
  ])('is the way to the screen of the end with %s', async (_case, stages) => {
    const { id } = endLead('THANK_YOU');
    const { user } = await openApp({ route: `continue/${id}`, network: withStages(stages) });
    await user.click(await button('Continuar la solicitud'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gracias' })).toBeVisible();
  });

  it('is not shown before the end', async () => {
    const { id } = endLead('COFIDIS_OFFER');
    const stages = [{ kind: 'sent', at: '2026-11-20T12:00:00Z' }];
    await openApp({ route: `continue/${id}`, network: withStages(stages) });
    expect(await button('Continuar la solicitud')).toBeVisible();
  });
});

describe('the page of a rejection', () => {
  it('tells how it was decided, from which data, and where to see them', async () => {
    await openLink(endLead('REJECTED').id);
    expect(getMain().getByText('La decisión se ha tomado de forma automática.')).toBeVisible();
    expect(getMain().getByText('Se han usado datos de: CIRBE')).toBeVisible();
    expect(await getMain().findByRole('heading', { name: 'Mira qué datos hay sobre ti' })).toBeVisible();
    expect(getMain().getByText(/^Di qué pides: una explicación/)).toBeVisible();
    expect(await button('Pedir revisión humana')).toBeVisible();
  });

  it('names the mail for a review that the server does not take', async () => {
    const stages = [{ kind: 'rejected', at: '2026-11-20T12:00:00Z' }];
    await openLink(endLead('REJECTED').id, withStages(stages));
    expect(getMain().getByText(/puedes pedir que una persona la revise/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pedir revisión humana' })).not.toBeInTheDocument();
  });
});

describe('what changes or deletes', () => {
  const requests = [
    ['Pedir revisión humana', 'review', 'Pido que una persona revise la decisión.', /^Revisión humana/],
    [
      'Retirar consentimientos',
      'consents',
      /^Retiro todos los consentimientos/,
      /^Consentimientos retirados/,
    ],
    ['Borrar mi solicitud', 'deletion', /^Pido que se borren/, /^Borrado de tus datosa más tardar el \d/],
  ] as const;

  it.each(requests)('%s asks for the code first', async (name, kind, statement, listed) => {
    const { id } = endLead('REJECTED');
    const visit = await openLink(id);
    const { user } = visit;
    await user.click(await button(name));
    expect(await screen.findByText(statement)).toHaveFocus();
    expect(getCalls('/v2/customer/mobile/resend-code')).toMatchObject([{ body: { id } }]);
    await user.click(await button('Confirmar con el código'));
    expect(await field()).toHaveFocus();
    await user.type(await field(), '9999');
    await user.click(await button('Confirmar con el código'));
    await waitFor(async () => expect(await field()).toBeInvalid());
    expect(listSteps().filter((text) => listed.test(text ?? ''))).toEqual([]);
    await user.clear(await field());
    await user.type(await field(), '12 34');
    await user.dblClick(await button('Confirmar con el código'));
    const done = await screen.findByText('Lo hemos recibido. Ya figura en la lista de arriba.');
    expect(done.closest('[tabindex]')).toHaveFocus();
    expect(listSteps().filter((text) => listed.test(text ?? ''))).toHaveLength(1);
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(getCalls('/lead/stages').map(({ body }) => body)).toEqual([
      { id, kind, code: '9999' },
      { id, kind, code: '1234' },
    ]);
    visit.flush();
    const kept = JSON.stringify([[...visit.session], [...visit.local], visit.logs, visit.trackedEvents]);
    expect(kept).not.toMatch(/"1234"|a\*\*\*@/);
  });

  it('shows no error of the one before in the form of the next', async () => {
    const { user } = await openLink(endLead('REJECTED').id);
    await user.click(await button('Retirar consentimientos'));
    await user.type(await field(), '9999');
    await user.click(await button('Confirmar con el código'));
    await waitFor(async () => expect(await field()).toBeInvalid());
    await user.click(await button('Cancelar'));
    // The pressed button has gone.
    expect(await button('Retirar consentimientos')).toHaveFocus();
    await user.click(await button('Borrar mi solicitud'));
    expect(await field()).toBeValid();
    expect(await field()).toHaveValue('');
  });

  it('leads to what was taken, and not back to the request that was cancelled before', async () => {
    const { user } = await openLink(endLead('REJECTED').id);
    await user.click(await button('Borrar mi solicitud'));
    await user.click(await button('Cancelar'));
    await user.click(await button('Retirar consentimientos'));
    await user.type(await field(), '1234');
    await user.click(await button('Confirmar con el código'));
    const done = await screen.findByText('Lo hemos recibido. Ya figura en la lista de arriba.');
    expect(done.closest('[tabindex]')).toHaveFocus();
  });

  it('uses the code that was sent for a request that was cancelled', async () => {
    const { user } = await openLink(endLead('REJECTED').id);
    await user.click(await button('Borrar mi solicitud'));
    await screen.findByText(/^Hemos enviado el código|^Te hemos enviado/);
    await user.click(await button('Cancelar'));
    await user.click(await button('Retirar consentimientos'));
    await field();
    expect(getCalls('/v2/customer/mobile/resend-code')).toHaveLength(1);
    expect(screen.queryByText('Todavía no se ha completado.')).not.toBeInTheDocument();
  });

  it('takes no other request while one is under way, so that the answer to one is not told of another', async () => {
    const { user } = await openLink(endLead('REJECTED').id, (call) =>
      call.path === '/lead/stages' ? new Promise<Response>(() => undefined) : referenceNetwork(call),
    );
    await user.click(await button('Retirar consentimientos'));
    await user.type(await field(), '1234');
    await user.click(await button('Confirmar con el código'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Borrar mi solicitud' })).not.toBeInTheDocument();
  });

  it('has one form at a time, and goes on to the next after the first is taken', async () => {
    const { user } = await openLink(endLead('THANK_YOU').id);
    for (const name of ['Retirar consentimientos', 'Borrar mi solicitud']) {
      await user.click(await button(name));
      await user.type(await field(), '1234');
      await user.click(await button('Confirmar con el código'));
      await screen.findByText('Lo hemos recibido. Ya figura en la lista de arriba.');
    }
    expect(screen.queryByRole('button', { name: 'Borrar mi solicitud' })).not.toBeInTheDocument();
    expect(screen.queryByText('Solicitud y respuestas, hasta el')).not.toBeInTheDocument();
  });

  it('names the mail after a refusal', async () => {
    const { user } = await openLink(endLead('THANK_YOU').id, (call) =>
      call.path === '/lead/stages' ? jsonResponse(410, { code: 'lead_expired' }) : referenceNetwork(call),
    );
    await user.click(await button('Borrar mi solicitud'));
    await user.type(await field(), '1234');
    await user.click(await button('Confirmar con el código'));
    expect(await screen.findByText(/^No hemos podido registrarlo/)).toBeVisible();
    expect(screen.getByText(/¿Ya no tienes ese teléfono\?/)).toBeVisible();
  });
});
