// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store as backend } from '../../../tests/backend/store';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import { jsonResponse, ondaraPage, praveloPage, type FakeNetwork } from '../../state/store.fixture';
import type { Lead } from '../../domain/lead/lead';
import { initialDynamicPages } from '../../state/slices/dynamicPagesState';
import { emulateBrowserDialogs } from '../../ui/dialog.fixture';

beforeEach(resetBackend);
beforeEach(emulateBrowserDialogs);

const pages = [
  {
    name: 'the dynamic page',
    page: ondaraPage,
    version: 'dynamic',
    last: 'bank-account',
    phoneNumber: '+34612345678',
    iban: 'ES9121000418450200051332',
    next: 'Continuar',
    submit: 'Enviar solicitud',
    again: 'Intentar de nuevo',
    down: /Ahora no podemos recibir tus respuestas/,
    rejected: /No hemos podido aceptar estas respuestas/,
    checking: 'Estamos revisando tu solicitud',
  },
  {
    name: 'the classic page',
    page: praveloPage,
    version: 'classic',
    last: 'reference-information',
    phoneNumber: '+48512345678',
    iban: 'PL61109010140000071219812874',
    next: 'Dalej',
    submit: 'Wyślij wniosek',
    again: 'Spróbuj ponownie',
    down: /Nie możemy teraz przyjąć odpowiedzi/,
    rejected: /Nie możemy przyjąć tych odpowiedzi/,
    checking: 'Sprawdzamy Twój wniosek',
  },
] as const;

describe.each(pages)('the review of $name', (texts) => {
  const { page, version, last, phoneNumber, iban } = texts;

  /** Opens the review from the last step, with all answers. The e-mail selects the story of the reference back end. */
  async function openReview(email: string, network: FakeNetwork = referenceNetwork) {
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
        ...stateAt('NONE', { application: { ...application, id }, progressStates: [0] }),
        dynamicPages: {
          ...initialDynamicPages,
          requested: ['iban'],
          submitted: steps.slice(0, steps.indexOf(last)),
        },
      },
    });
    // A hidden page does not poll, so the application stays at checking once it is sent.
    visit.environment.isHidden = true;
    await visit.user.click(await screen.findByRole('button', { name: texts.next }));
    await screen.findByRole('button', { name: texts.submit });
    const leadCalls = () => visit.calls.filter(({ path }) => path.endsWith('/lead'));
    return {
      ...visit,
      leadCalls,
      send: () => visit.user.click(screen.getByRole('button', { name: texts.submit })),
    };
  }

  const checking = () => screen.findByRole('heading', { level: 1, name: texts.checking });

  it('reports the failed save, stays, and saves it with the next press', async () => {
    backend.faults.push({ path: '/lead', method: 'PUT', times: 3, kind: 'status', status: 503 });
    const { user, send, leadCalls } = await openReview('ana+never@example.com');
    await send();
    expect(await screen.findByText(texts.down)).toBeInTheDocument();
    expect(leadCalls()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: texts.again }));
    await checking();
    expect(leadCalls()).toHaveLength(4);
    expect({ ...leadCalls()[3], key: leadCalls()[0]?.key }).toEqual(leadCalls()[0]);
  });

  it('does not retry when the server rejects it', async () => {
    const body = { code: 'not_taken' };
    backend.faults.push({ path: '/lead', method: 'PUT', times: 1, kind: 'status', status: 400, body });
    const { send, leadCalls, flushPromises } = await openReview('ana@example.com');
    await send();
    expect(await screen.findByText(texts.rejected)).toBeInTheDocument();
    await flushPromises();
    expect(leadCalls()).toHaveLength(1);
  });

  it('creates one lead if every second call fails', async () => {
    const { send, leadCalls } = await openReview('ana+flaky+never@example.com');
    await send();
    await checking();
    expect(leadCalls().every(({ method }) => method === 'PUT')).toBe(true);
  });

  it('is sent once, however often the button is pressed while the request is pending', async () => {
    let release: (response: Response) => void = () => undefined;
    const responsePromise = new Promise<Response>((resolve) => {
      release = resolve;
    });
    const { user, send, leadCalls } = await openReview('ana@example.com', (call) =>
      call.method === 'PUT' ? responsePromise : jsonResponse(200, { state: 6 }),
    );
    await send();
    const button = screen.getByRole('button', { name: texts.submit });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await user.click(button);
    release(jsonResponse(200, { state: 6 }));
    await checking();
    expect(leadCalls()).toHaveLength(1);
  });
});
