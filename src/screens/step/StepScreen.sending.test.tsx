// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store as backend } from '../../../tests/backend/store';
import { freshBackend, ledTo, openApp, referenceNetwork } from '../../app/app.fixture';
import { answer, ondaraPage, praveloPage, type Network } from '../../app/world.fixture';
import type { Lead } from '../../domain/lead/lead';
import { initialDynamicPages } from '../../state/slices/dynamicPages';
import { actLikeBrowserDialogs } from '../../ui/dialog.fixture';

beforeEach(freshBackend);
beforeEach(actLikeBrowserDialogs);

const pages = [
  {
    name: 'the dynamic page',
    page: ondaraPage,
    version: 'dynamic',
    last: 'bank-account',
    phoneNumber: '+34612345678',
    iban: 'ES9121000418450200051332',
    submit: 'Enviar solicitud',
    again: 'Intentar de nuevo',
    down: /Nuestro servidor no puede recibir tus respuestas ahora/,
    refused: /Nuestro servidor no ha podido aceptar estas respuestas/,
    checking: 'Estamos revisando tu solicitud',
  },
  {
    name: 'the classic page',
    page: praveloPage,
    version: 'classic',
    last: 'reference-information',
    phoneNumber: '+48512345678',
    iban: 'PL61109010140000071219812874',
    submit: 'Wyślij wniosek',
    again: 'Spróbuj ponownie',
    down: /Nasz serwer nie może teraz przyjąć odpowiedzi/,
    refused: /Nasz serwer nie mógł przyjąć tych odpowiedzi/,
    checking: 'Sprawdzamy Twój wniosek',
  },
] as const;

describe.each(pages)('the last step of $name', (words) => {
  const { page, version, last, phoneNumber, iban } = words;

  /** Opens the last step with all of it answered; the e-mail tells the server’s story, which goes on checking. */
  async function openLastStep(email: string, network: Network = referenceNetwork) {
    const application: Lead = {
      sessionId: 'session-1',
      sessionStartedAt: '2026-11-20T12:00:00.000Z',
      amount: page.definition.amount.default,
      period: page.definition.period.default,
      generalPolicies: true,
      contactDetails: { email, phoneNumber },
      personalDetails: { firstName: 'Ana', lastName: 'Peña' },
      incomeDetails: { iban },
      otherDetails: { education: 'university' },
      referenceDetails: { type: 'friend', name: 'Eva Sol', phoneNumber },
    };
    const { id } = createLead(version, { contactDetails: application.contactDetails });
    const steps = page.steps.map(({ path }) => path);
    const visit = await openApp({
      page,
      route: last,
      network,
      state: {
        ...ledTo('NONE', { application: { ...application, id }, progressStates: [0] }),
        dynamicPages: {
          ...initialDynamicPages,
          requested: ['iban'],
          submitted: steps.slice(0, steps.indexOf(last)),
        },
      },
    });
    await screen.findByRole('button', { name: words.submit });
    const leadCalls = () => visit.calls.filter(({ path }) => path.endsWith('/lead'));
    return {
      ...visit,
      leadCalls,
      send: () => visit.user.click(screen.getByRole('button', { name: words.submit })),
    };
  }

  const checking = () => screen.findByRole('heading', { level: 1, name: words.checking });

  it('is told truly while the server stays down, loses nothing, and is sent by one more press', async () => {
    backend.faults.push({ path: '/lead', method: 'PUT', times: 3, kind: 'status', status: 503 });
    const { user, send, leadCalls } = await openLastStep('ana+never@example.com');
    await send();
    expect(await screen.findByText(words.down)).toBeInTheDocument();
    expect(leadCalls()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: words.again }));
    await checking();
    expect(leadCalls()).toHaveLength(4);
    expect(leadCalls()[3]).toEqual(leadCalls()[0]);
  });

  it('is not sent again by itself when the server refuses it', async () => {
    backend.faults.push({ path: '/lead', method: 'PUT', times: 1, kind: 'status', status: 400 });
    const { send, leadCalls, settled } = await openLastStep('ana@example.com');
    await send();
    expect(await screen.findByText(words.refused)).toBeInTheDocument();
    await settled();
    expect(leadCalls()).toHaveLength(1);
  });

  it('ends with one lead where every second call fails', async () => {
    const { send, leadCalls } = await openLastStep('ana+flaky+never@example.com');
    await send();
    await checking();
    expect(leadCalls().every(({ method }) => method === 'PUT')).toBe(true);
  });

  it('is sent once, however often it is pressed, while the server takes its time', async () => {
    let release: (taken: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => {
      release = resolve;
    });
    const { user, send, leadCalls } = await openLastStep('ana@example.com', (call) =>
      call.method === 'PUT' ? answered : answer(200, { state: 6 }),
    );
    await send();
    const button = screen.getByRole('button', { name: words.submit });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await user.click(button);
    release(answer(200, { state: 6 }));
    await checking();
    expect(leadCalls()).toHaveLength(1);
  });
});
