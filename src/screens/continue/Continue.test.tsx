// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store, type KeptLead } from '../../../tests/backend/store';
import { putAt } from '../../../tests/backend/walk';
import { freshBackend, ledTo, openApp } from '../../app/app.fixture';
import { answer, praveloPage } from '../../app/world.fixture';
import { stateNumber } from '../../domain/journey/states/progressStates';

beforeEach(freshBackend);

const press = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const loan = {
  amount: 3000,
  period: 12,
  financingOption: 'personal_loan',
  otherDetails: { loanPurpose: 'car' },
};

/** A lead of which only the loan is known. */
const begunLead = (): string => createLead('dynamic', loan).id;

/** A lead with its first contact, as somebody left it. */
function leftLead(email = 'ana@example.com'): string {
  return createLead('dynamic', {
    ...loan,
    generalPolicies: true,
    contactDetails: { email, phoneNumber: '+34612345678', marketingConsents: false },
  }).id;
}

/** A lead whose time is over. */
function expiredLead(): string {
  const id = leftLead();
  kept(id).expiresAt = '2026-11-20T11:59:59.000Z';
  return id;
}

/** A lead of the reference back end. */
function kept(id: string): KeptLead {
  const found = store.leads[id];
  if (found === undefined) throw new Error(`There is no lead ${id}.`);
  return found;
}

describe('a link that brings an applicant back', () => {
  it('says that it is looking', async () => {
    await openApp({ route: 'continue/some-id', network: () => new Promise(() => undefined) });
    expect(await screen.findByText('Estamos buscando tu solicitud')).toBeInTheDocument();
  });

  it('shows whose application it is by a mask alone, and goes on where it was left', async () => {
    const id = leftLead();
    const { user, calls } = await openApp({ route: `continue/${id}` });
    await heading('Tu solicitud sigue aquí');
    expect(screen.getByText('a***@e***.com · ••• 78')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('ana@example.com');
    await user.click(press('Continuar la solicitud'));
    const step = await heading('¿Quién eres?');
    await waitFor(() => expect(step).toHaveFocus());
    expect(calls.map(({ path }) => path)).toEqual([`/v3/lead/url/${id}/continue`]);
  });

  it('is opened by the state CONTINUE for the lead that is open, and goes on from it', async () => {
    const id = leftLead();
    const { user, calls } = await openApp({
      route: 'continue',
      state: ledTo('CONTINUE', { application: { id } }),
    });
    await heading('Tu solicitud sigue aquí');
    expect(calls[0]?.path).toBe(`/v3/lead/url/${id}/continue`);
    await user.click(press('Continuar la solicitud'));
    await heading('¿Quién eres?');
  });

  it('without a lead in it asks nothing of the server', async () => {
    const { calls } = await openApp({ route: 'continue' });
    await heading('No encontramos esta solicitud');
    expect(calls).toEqual([]);
  });

  it('hands on what the link says', async () => {
    const id = leftLead();
    const { calls } = await openApp({
      route: `continue/${id}`,
      query: '?urlType=retargeting&refTransactionId=a%26b',
    });
    await heading('Tu solicitud sigue aquí');
    expect(calls[0]?.path).toBe(`/v3/lead/url/${id}/retargeting?refTransactionId=a%26b`);
  });

  describe.each(['continue', 'retargeting', 'abandonment'])('of the type %s', (urlType) => {
    const open = (id: string) => openApp({ route: `continue/${id}`, query: `?urlType=${urlType}` });

    it.each([
      ['of which only the loan is known', '¿Cómo te localizamos?', begunLead, 'NONE'],
      ['that was left after the contact', '¿Quién eres?', leftLead, 'NONE'],
      ['that stands where it is to be continued', '¿Quién eres?', leftLead, 'CONTINUE'],
      ['that was sent', 'Estamos revisando tu solicitud', leftLead, 'CHECKING'],
      ['that has the offer of a lender', /Cofidis/, leftLead, 'COFIDIS_OFFER'],
      ['that has an offer', /Banco Muestra/, leftLead, 'ACCEPTED'],
      ['that went to its partner', /^Te llevamos a la página/, leftLead, 'REDIRECTED'],
      ['that is through', 'Gracias', leftLead, 'THANK_YOU'],
      ['that was rejected', 'En este momento no tenemos una oferta para ti', leftLead, 'REJECTED'],
    ] as const)('leads a lead %s to where it stands', async (_life, title, makeLead, state) => {
      const id = makeLead();
      putAt(kept(id), stateNumber(state));
      const { user, calls } = await open(id);
      await heading('Tu solicitud sigue aquí');
      expect(calls[0]?.path).toBe(`/v3/lead/url/${id}/${urlType}`);
      await user.click(press('Continuar la solicitud'));
      await screen.findByRole('heading', { level: 1, name: title });
      expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    });

    it('begins a declined lead anew with its input, and asks the consents once more', async () => {
      const id = leftLead('ana+declined@example.com');
      putAt(kept(id), stateNumber('REJECTED'));
      const { user, store: visited } = await open(id);
      await heading('Tu solicitud sigue aquí');
      await user.click(press('Continuar la solicitud'));
      await heading('¿Cómo te localizamos?');
      const { application } = visited.getState().leadApplication;
      expect(application).toMatchObject({ amount: 3000 });
      expect(application).not.toHaveProperty('id');
    });

    it.each([
      ['that is over', () => expiredLead()],
      ['that is gone', () => 'gone-1'],
      ['that nobody knows', () => 'nobody'],
    ])('says so of a lead %s, and offers to start', async (_life, makeId) => {
      const { user } = await open(makeId());
      await heading('No encontramos esta solicitud');
      await user.click(press('Empezar otra solicitud'));
      await heading('¿Cuánto dinero necesitas?');
    });
  });

  it('lets the applicant choose where another application is open here', async () => {
    const id = leftLead();
    const { user, store } = await openApp({
      route: `continue/${id}`,
      state: ledTo('NONE', { application: { id: 'another', amount: 900 } }),
    });
    await heading('Tienes otra solicitud abierta');
    expect(press('La del enlace')).toBeInTheDocument();
    await user.click(press('La de este navegador'));
    await heading('¿Cuánto dinero necesitas?');
    expect(store.getState().leadApplication.application.id).toBe('another');
  });

  it.each(['nobody', 'gone-1'])(
    'says so where there is none any more (%s), and offers to start',
    async (id) => {
      const { user } = await openApp({ route: `continue/${id}` });
      await heading('No encontramos esta solicitud');
      await user.click(press('Empezar otra solicitud'));
      await heading('¿Cuánto dinero necesitas?');
    },
  );

  it('does not blame the link when the server has a fault, and looks again when asked', async () => {
    let isDown = true;
    const { user, calls } = await openApp({
      page: praveloPage,
      route: 'continue/some-id',
      network: () => (isDown ? answer(500, {}) : answer(404, {})),
    });
    await heading('Nie możemy teraz tego sprawdzić');
    expect(press('Złóż nowy wniosek')).toBeInTheDocument();
    isDown = false;
    await user.click(press('Spróbuj ponownie'));
    await heading('Nie możemy znaleźć tego wniosku');
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/v2/lead/url/some-id/continue']));
  });

  it('starts anew without what this browser knew', async () => {
    const { user, store } = await openApp({
      route: 'continue/some-id',
      network: () => answer(500, {}),
      state: ledTo('NONE', {
        application: { sessionId: 's', id: 'another', contactDetails: { email: 'eva@example.com' } },
      }),
    });
    await heading('Ahora no podemos buscarla');
    await user.click(press('Empezar otra solicitud'));
    await heading('¿Cuánto dinero necesitas?');
    await waitFor(() =>
      expect(JSON.stringify(store.getState().leadApplication.application)).not.toMatch(/another|eva@/),
    );
  });
});
