// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetBackend, stateAt, openApp } from '../../app/app.fixture';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';
import type { Lead } from '../../domain/lead/lead';
import { formDataRestored } from '../../state/slices/asyncFormData';
import { initialDynamicPages, type DynamicPagesState } from '../../state/slices/dynamicPagesState';
import { emulateBrowserDialogs } from '../../ui/dialog.fixture';

beforeEach(resetBackend);
beforeEach(emulateBrowserDialogs);

const press = (name: string) => screen.getByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const section = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (found === null) throw new Error(`The section ${name} has no element.`);
  return within(found);
};

const application: Lead = {
  id: 'lead-1',
  sessionId: 'session-1',
  amount: 3000,
  period: 12,
  financingOption: 'personal_loan',
  generalPolicies: true,
  policies: [
    { id: 'general_policies', version: '2026-11', given: true, givenAt: '2026-11-20T12:04:00.000Z' },
    { id: 'marketing_consents', version: '2026-10', given: false, givenAt: '2026-11-20T12:04:00.000Z' },
  ],
  contactDetails: { email: 'ana@example.com', phoneNumber: '+34612345678', marketingConsents: false },
  personalDetails: {
    firstName: 'Ana',
    lastName: 'Peña',
    personalCode: '12345678Z',
    gender: 'female',
    dateOfBirth: '1985-11-05',
  },
  otherDetails: { loanPurpose: 'travel' },
};

/** Opens the last step, and from it the review. */
async function openReview(
  network?: FakeNetwork,
  pages: Partial<DynamicPagesState> = {},
  lead: Lead = application,
) {
  const visit = await openApp({
    route: 'bank-account',
    ...(network === undefined ? {} : { network }),
    state: {
      ...stateAt('NONE', { application: lead, progressStates: [0] }),
      dynamicPages: {
        ...initialDynamicPages,
        requested: ['first_name', 'personal_code', 'iban'],
        submitted: ['loan-details', 'initial-details', 'personal-details', 'personal-code'],
        ...pages,
      },
    },
  });
  await title('IBAN de tu cuenta');
  await visit.user.type(
    screen.getByRole('textbox', { name: 'IBAN de tu cuenta' }),
    'ES9121000418450200051332',
  );
  await visit.user.click(press('Continuar'));
  await title('Repasa tus respuestas');
  return visit;
}

const accepts: FakeNetwork = ({ method }) =>
  jsonResponse(200, method === 'PUT' ? { id: 'lead-1', state: 6 } : {});
const updates = (calls: Awaited<ReturnType<typeof openApp>>['calls']) =>
  calls.filter(({ method }) => method === 'PUT');

describe('the review', () => {
  it('opens after the last step and has sent nothing', async () => {
    const { calls } = await openReview(accepts);
    expect(updates(calls)).toEqual([]);
    await waitFor(() => expect(document.title).toBe('Repasa tus respuestas | Ondara'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('shows the name, the loan, and the answers by section, without empty optional ones', async () => {
    await openReview();
    expect(screen.getByText('Ana Peña')).toBeInTheDocument();
    expect(screen.getByText('3.000 € · 12 meses')).toBeInTheDocument();
    expect(section('Datos de contacto').getByText('ana@example.com')).toBeInTheDocument();
    expect(section('Datos bancarios').getByText('ES91 2100 0418 4502 0005 1332')).toBeInTheDocument();
    // The second last name is optional and was not given.
    expect(screen.queryByText(/Segundo apellido/)).not.toBeInTheDocument();
  });

  it('has the loan beside it, without the sections that it shows itself', async () => {
    await openReview();
    const loan = await screen.findByRole('region', { name: 'Tu préstamo' });
    expect(within(loan).getByText('TAE')).toBeInTheDocument();
    expect(within(loan).queryByRole('list')).not.toBeInTheDocument();
    expect(within(loan).queryByText(/^Queda/)).not.toBeInTheDocument();
  });

  it('leaves when each consent was recorded, and to which version, to the copy', async () => {
    await openReview();
    expect(screen.getByText('Confirmado: 20 nov 2026, 12:04 (versión del texto 2026-11)')).not.toBeVisible();
    expect(screen.getByText('Confirmado: 20 nov 2026, 12:04 (versión del texto 2026-10)')).not.toBeVisible();
  });

  it('leaves out when a consent was recorded if the time cannot be read', async () => {
    const [first, ...others] = application.policies ?? [];
    if (first === undefined) return expect.unreachable();
    const policies = [{ ...first, givenAt: '20/11/2026' }, ...others];
    await openReview(undefined, {}, { ...application, policies });
    expect(screen.queryByText(/versión del texto 2026-11/)).not.toBeInTheDocument();
    expect(screen.getByText(/versión del texto 2026-10/)).toBeInTheDocument();
  });

  it('sends everything once', async () => {
    const { user, calls } = await openReview(accepts);
    await user.dblClick(press('Enviar solicitud'));
    await title('Estamos revisando tu solicitud');
    expect(updates(calls)).toHaveLength(1);
    expect(updates(calls)[0]?.body).toMatchObject({
      personalDetails: { firstName: 'Ana' },
      incomeDetails: { iban: 'ES9121000418450200051332' },
    });
  });

  it('leads through the steps of a section and back', async () => {
    const { user } = await openReview();
    await user.click(press('Cambiar: Datos personales'));
    await title('Tus datos personales');
    await user.clear(screen.getByRole('textbox', { name: 'Nombre' }));
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Eva');
    await user.click(press('Continuar'));
    await screen.findByRole('textbox', { name: /DNI/ });
    await user.click(press('Continuar'));
    await title('Repasa tus respuestas');
    expect(screen.getByText('Eva Peña')).toBeInTheDocument();
  });

  it('leads back to the last step, and opens again from it', async () => {
    const { user } = await openReview();
    await user.click(press('Volver'));
    await title('IBAN de tu cuenta');
    await user.click(press('Continuar'));
    await title('Repasa tus respuestas');
  });

  it('opens the step of an error, and comes back when it is corrected', async () => {
    let isFirst = true;
    const { user } = await openReview(({ method }) => {
      if (method !== 'PUT') return jsonResponse(200, {});
      if (!isFirst) return jsonResponse(200, { id: 'lead-1', state: 6 });
      isFirst = false;
      return jsonResponse(422, { errors: { first_name: 'not_accepted' } });
    });
    await user.click(press('Enviar solicitud'));
    await title('Tus datos personales');
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    await user.clear(screen.getByRole('textbox', { name: 'Nombre' }));
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Eva');
    await user.click(press('Continuar'));
    await title('Repasa tus respuestas');
  });

  it('stays and explains if the server rejects what no step asks for', async () => {
    const { user } = await openReview(({ method }) =>
      method === 'PUT' ? jsonResponse(422, { errors: { shoe_size: 'not_accepted' } }) : jsonResponse(200, {}),
    );
    await user.click(press('Enviar solicitud'));
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('No hemos podido aceptar tu solicitud');
    await title('Repasa tus respuestas');
  });

  it('keeps the answers and says so if nobody answers, and sends them with the next press', async () => {
    let isDown = true;
    const { user, calls } = await openReview(({ method }) => {
      if (method !== 'PUT') return jsonResponse(200, {});
      return isDown ? jsonResponse(503, {}) : jsonResponse(200, { id: 'lead-1', state: 6 });
    });
    await user.click(press('Enviar solicitud'));
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    isDown = false;
    await user.click(again);
    await title('Estamos revisando tu solicitud');
    const bodies = updates(calls).map(({ body }) => body);
    expect(bodies.at(-1)).toEqual(bodies[0]);
  });
});

describe('the address of the review', () => {
  const state = (submitted: readonly string[]) => ({
    ...stateAt('NONE', { application, progressStates: [0] }),
    dynamicPages: { ...initialDynamicPages, requested: ['iban'], submitted },
  });

  it('shows the review again after a reload', async () => {
    await openApp({
      route: 'review',
      state: state(['loan-details', 'initial-details', 'bank-account']),
    });
    await title('Repasa tus respuestas');
  });

  it('shows the step if something is left to answer', async () => {
    await openApp({
      route: 'review',
      state: state(['loan-details', 'initial-details']),
    });
    await title('IBAN de tu cuenta');
  });
});

describe('a lead that was continued in this browser', () => {
  const given = { given: ['first_name', 'second_last_name'], masked: { email: 'a***@e***.com' } };
  const { id, sessionId, amount, period } = application;
  const open = () =>
    openApp({
      route: 'review',
      state: {
        ...stateAt('NONE', {
          application: { id: id ?? '', sessionId: sessionId ?? '', amount: amount ?? 0, period: period ?? 0 },
          progressStates: [0],
          lastOperationTimestamp: 1,
        }),
        dynamicPages: {
          ...initialDynamicPages,
          requested: ['iban', 'first_name'],
          submitted: ['loan-details', 'initial-details', 'personal-details', 'bank-account'],
        },
      },
    });

  it('says of each answer that the server has it and does not show it', async () => {
    const { store, session, flush } = await open();
    await title('Repasa tus respuestas');
    act(() => void store.dispatch(formDataRestored({ continuedLead: given })));
    const answerTo = (label: string) =>
      screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(answerTo('Correo electrónico')).toBe('a***@e***.com');
    for (const label of ['Nombre', 'Segundo apellido', 'Teléfono móvil'])
      expect(answerTo(label)).toBe('Indicado; no se muestra en este navegador');
    expect(screen.queryByText('Sin respuesta')).not.toBeInTheDocument();
    flush();
    // Also after a reload.
    expect(session.get('asyncFormData')).toMatchObject({ continuedLead: given });
  });
});

describe('a copy of the answers', () => {
  const asText = /^Tus respuestas como texto/;
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:copy';
    URL.revokeObjectURL = () => undefined;
  });

  afterEach(() => vi.unstubAllGlobals());

  it('prints the page', async () => {
    const print = vi.fn(() => void document.defaultView?.dispatchEvent(new Event('beforeprint')));
    vi.stubGlobal('print', print);
    const { user } = await openReview();
    await user.click(press('Imprimir'));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(asText)).not.toBeInTheDocument();
  });

  it.each([
    ['the browser of an app has no command to print', undefined, 'Imprimir'],
    ['the command to print does nothing', () => undefined, 'Imprimir'],
    ['the file may not have arrived', () => undefined, 'Guardar como archivo'],
  ])('is shown as text to copy and to share where %s', async (_when, print, pressed) => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('print', print);
    const { user } = await openReview();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    expect(screen.queryByText(asText)).not.toBeInTheDocument();
    await user.click(press(pressed));
    expect(screen.getByText(asText)).toBeInTheDocument();
    await user.click(press('Copiar el texto'));
    expect(await screen.findByText('Texto copiado.')).toBeInTheDocument();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Correo electrónico: ana@example.com');
    expect(text).toContain('Sí\nConfirmado: 20 nov 2026, 12:04 (versión del texto 2026-11)');
    expect(text).not.toContain('Cambiar');
    await user.click(press('Compartir el texto'));
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: expect.stringMatching(/^Ondara · /), text });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('offers no sharing in a browser that cannot share', async () => {
    vi.stubGlobal('print', undefined);
    const { user } = await openReview();
    await user.click(press('Imprimir'));
    expect(press('Copiar el texto')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Compartir el texto' })).not.toBeInTheDocument();
  });

  it('becomes a file with the answers and without buttons', async () => {
    const kept: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) kept.push(file);
      return 'blob:copy';
    };
    const { user } = await openReview();
    const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await user.click(press('Guardar como archivo'));
    follow.mockRestore();
    expect(names).toEqual([expect.stringMatching(/^Ondara \d{4}-\d{2}-\d{2}\.html$/)]);
    const html = (await kept[0]?.text()) ?? '';
    expect(html).toContain('<meta charset="utf-8">');
    expect(html).toContain('ana@example.com');
    expect(html).toContain('Confirmado: 20&nbsp;nov 2026, 12:04 (versión del texto 2026-11)');
    expect(html).not.toMatch(/<button|hidden/);
  });
});
