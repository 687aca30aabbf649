// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../../tests/backend/leads';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../../app/app.fixture';
import { jsonResponse, type FakeNetwork } from '../../../state/store.fixture';

beforeEach(resetBackend);

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });

async function open(route: string, network: FakeNetwork = referenceNetwork, email = 'ana@example.com') {
  const contactDetails = { email };
  const lead = createLead('dynamic', { contactDetails });
  lead.consents['credit-bureau'] = true;
  lead.consents['partner-terms'] = true;
  return openApp({
    route,
    query: route === 'unsubscribe' ? '?email=ana%40example.com' : '',
    network,
    // After an end the e-mail is no longer known here.
    state: stateAt(route === 'unsubscribe' ? 'CHECKING' : 'THANK_YOU', {
      application: { id: lead.id, sessionId: 'session-1', contactDetails },
    }),
  });
}

it('the consents of somebody else are not on the screen of an unsubscribe link', async () => {
  const { calls } = await open('unsubscribe', referenceNetwork, 'eva@example.com');
  await screen.findByRole('button', { name: 'Darme de baja' });
  expect(calls.filter(({ path }) => path.endsWith('/consents'))).toEqual([]);
});

describe.each([['thank-you'], ['unsubscribe']])('the consents of the applicant on %s', (route) => {
  it('shows the given consents and lets the applicant give and withdraw them', async () => {
    const { user, calls } = await open(route);
    await screen.findByRole('heading', { level: 2, name: 'Tus consentimientos' });
    expect(box(/^Autorizo/)).toBeChecked();
    expect(box(/^Quiero/)).not.toBeChecked();
    await user.click(box(/^Quiero/));
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    await user.dblClick(save());
    await screen.findByText('Tus consentimientos se han guardado.');
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(box(/^Quiero/)).toBeChecked();
  });

  it('shows what the server has saved, not what was asked for', async () => {
    const { user } = await open(route, async (call) => {
      const answer = await referenceNetwork(call);
      if (answer === 'no connection' || call.method !== 'PUT') return answer;
      const saved: { readonly id: string }[] = JSON.parse(await answer.text());
      // It gives the consent when a link in an e-mail is followed.
      return jsonResponse(
        200,
        saved.map((consent) => ({ ...consent, given: false })),
      );
    });
    await screen.findByRole('heading', { level: 2, name: 'Tus consentimientos' });
    await user.click(box(/^Quiero/));
    await user.click(save());
    await screen.findByText('Tus consentimientos se han guardado.');
    expect(box(/^Quiero/)).not.toBeChecked();
    await user.click(box(/^Quiero/));
    expect(box(/^Quiero/)).toBeChecked();
  });

  it('shows the error of a required consent beside it when it is withdrawn', async () => {
    const { user } = await open(route);
    await screen.findByRole('heading', { level: 2, name: 'Tus consentimientos' });
    await user.click(box(/^Autorizo/));
    await user.click(save());
    await waitFor(() => expect(box(/^Autorizo/)).toBeInvalid());
    expect(box(/^Autorizo/)).toHaveAccessibleDescription(/Para retirarlo, escribe a ayuda@ondara\.example\./);
    await user.click(box(/^Autorizo/));
    expect(box(/^Autorizo/)).toBeValid();
  });

  it('requests the consents again after a failure', async () => {
    let isDown = true;
    let isOver = (): void => undefined;
    const { user } = await open(route, async (call) => {
      if (!call.path.endsWith('/consents')) return referenceNetwork(call);
      if (isDown) return jsonResponse(503, {}, { 'Retry-After': '3600' });
      await new Promise<void>((resolve) => (isOver = resolve));
      return referenceNetwork(call);
    });
    const trouble = await screen.findByText(/^Ahora no podemos mostrar tus consentimientos/);
    expect(trouble.closest('[role=status]')).toHaveTextContent(/hora aproximada de vuelta: \d+:\d\d/);
    isDown = false;
    const again = screen.getByRole('button', { name: 'Intentar de nuevo' });
    await user.click(again);
    expect(again).toHaveAttribute('aria-busy', 'true');
    isOver();
    await screen.findByRole('checkbox', { name: /^Autorizo/ });
    // The pressed button has gone.
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Tus consentimientos' })).toHaveFocus(),
    );
  });
});

it('sends a consent next that was changed and pressed for while another request was under way', async () => {
  const answers: (() => void)[] = [];
  const { user, calls } = await open('thank-you', async (call) => {
    if (call.method === 'PUT') await new Promise<void>((resolve) => answers.push(resolve));
    return referenceNetwork(call);
  });
  const getSent = () =>
    calls.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.stringify(body));
  await user.click(await screen.findByRole('checkbox', { name: /^Quiero/ }));
  await user.click(save());
  await user.click(box(/^Quiero/));
  await user.click(save());
  expect(getSent()).toHaveLength(1);
  answers.shift()?.();
  await waitFor(() => expect(getSent()).toHaveLength(2));
  expect(screen.queryByText('Tus consentimientos se han guardado.')).not.toBeInTheDocument();
  answers.shift()?.();
  await screen.findByText('Tus consentimientos se han guardado.');
  expect(box(/^Quiero/)).not.toBeChecked();
  expect(getSent()[0]).not.toBe(getSent()[1]);
});

it.each([[[]], [{}], ['none']])(
  'shows neither consents nor a blank screen for the malformed response %j',
  async (body) => {
    await open('thank-you', (call) =>
      call.path.endsWith('/consents') ? jsonResponse(200, body) : referenceNetwork(call),
    );
    await screen.findByRole('heading', { level: 1, name: 'Gracias' });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  },
);

it('does not send a consent by itself that was taken back while the request waited offline', async () => {
  let isConnected = true;
  const visit = await open('thank-you', (call) => (isConnected ? referenceNetwork(call) : 'no connection'));
  await visit.user.click(await screen.findByRole('checkbox', { name: /^Quiero/ }));
  isConnected = false;
  visit.environment.isOnline = false;
  await visit.user.click(save());
  await screen.findByText(/Lo enviaremos en cuanto vuelvas/);
  const countSaves = () => visit.calls.filter(({ method }) => method === 'PUT').length;
  const count = countSaves();
  await visit.user.click(box(/^Quiero/));
  isConnected = true;
  await act(async () => {
    visit.goOnline();
    await visit.flushPromises();
  });
  expect(countSaves()).toBe(count);
  expect(screen.queryByText(/Lo enviaremos en cuanto vuelvas/)).not.toBeInTheDocument();
});
