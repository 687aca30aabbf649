// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { freshBackend, ledTo, openApp } from '../../app/app.fixture';
import { answer, praveloPage } from '../../app/world.fixture';

beforeEach(freshBackend);

const press = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A lead with its first contact, as somebody left it. */
function leftLead(): string {
  return createLead('dynamic', {
    amount: 3000,
    period: 12,
    financingOption: 'personal_loan',
    otherDetails: { loanPurpose: 'car' },
    generalPolicies: true,
    contactDetails: { email: 'ana@example.com', phoneNumber: '+34612345678', marketingConsents: false },
  }).id;
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
