// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../tests/backend/leads';
import { freshBackend, ledTo, openApp, referenceNetwork } from '../app/app.fixture';
import { answer, type Network } from '../app/world.fixture';

beforeEach(freshBackend);

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar mis consentimientos' });

async function open(route: string, network: Network = referenceNetwork) {
  const lead = createLead('dynamic', { contactDetails: { email: 'ana@example.com' } });
  lead.consents['credit-bureau'] = true;
  lead.consents['partner-terms'] = true;
  return openApp({
    route,
    query: route === 'unsubscribe' ? '?email=ana%40example.com' : '',
    network,
    state: ledTo('THANK_YOU', { application: { id: lead.id, sessionId: 'session-1' } }),
  });
}

describe.each([['thank-you'], ['unsubscribe']])('the consents of the applicant at %s', (route) => {
  it('are shown as they were given, and given and withdrawn by a press', async () => {
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

  it('that are needed are told where they stand when they are withdrawn', async () => {
    const { user } = await open(route);
    await screen.findByRole('heading', { level: 2, name: 'Tus consentimientos' });
    await user.click(box(/^Autorizo/));
    await user.click(save());
    await waitFor(() => expect(box(/^Autorizo/)).toBeInvalid());
    expect(box(/^Autorizo/)).toHaveAccessibleDescription(/Tu préstamo necesita este/);
    await user.click(box(/^Autorizo/));
    expect(box(/^Autorizo/)).toBeValid();
  });

  it('can be asked for again when the server did not answer', async () => {
    let isDown = true;
    const { user } = await open(route, (call) =>
      isDown && call.path.endsWith('/consents') ? answer(503, {}) : referenceNetwork(call),
    );
    await screen.findByText(/^Ahora no podemos mostrar tus consentimientos/);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await screen.findByRole('checkbox', { name: /^Autorizo/ });
  });
});

it.each([[[]], [{}], ['none']])(
  'an answer of another shape, %j, shows none of them and no blank screen',
  async (body) => {
    await open('thank-you', (call) =>
      call.path.endsWith('/consents') ? answer(200, body) : referenceNetwork(call),
    );
    await screen.findByRole('heading', { level: 1, name: 'Gracias' });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  },
);
