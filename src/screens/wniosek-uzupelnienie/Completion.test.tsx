// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { freshBackend, ledTo, openApp } from '../../app/app.fixture';
import { ondaraPage, praveloPage } from '../../app/world.fixture';
import { stateNumber } from '../../domain/journey/states/progressStates';

beforeEach(freshBackend);

async function openMissing(stepData: Readonly<Record<string, unknown>>, page = ondaraPage) {
  const lead = createLead('dynamic', { contactDetails: { email: 'ana+wniosek-uzupelnienie@example.com' } });
  Object.assign(lead, { state: stateNumber('WNIOSEK_UZUPELNIENIE'), position: 0 });
  return openApp({
    route: 'wniosek-uzupelnienie',
    page,
    state: ledTo('WNIOSEK_UZUPELNIENIE', {
      application: { id: lead.id, sessionId: 'session-1', incomeDetails: { incomeSource: 'pensioner' } },
      result: { stepData },
    }),
  });
}

const asked = () =>
  screen.getAllByRole('textbox').map((control) => (control instanceof HTMLInputElement ? control.name : ''));

describe('what is still missing', () => {
  it('is asked, and nothing else, whatever was answered before', async () => {
    const { user, calls, store } = await openMissing({ missing: ['iban', 'employer_name', 'iban'] });
    await screen.findByRole('heading', { level: 1, name: 'Falta esto' });
    expect(asked()).toEqual(['iban', 'employer_name']);
    await user.type(screen.getByRole('textbox', { name: /IBAN/ }), 'ES9121000418450200051332');
    await user.type(screen.getByRole('textbox', { name: /Empresa/ }), 'Panadería');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(store.getState().leadApplication.progressStates.at(-1)).not.toBe(34));
    expect(calls.find(({ path }) => path === '/lead/wniosek')?.body).toEqual({
      id: expect.any(String),
      incomeDetails: { iban: 'ES9121000418450200051332' },
      employer: { name: 'Panadería' },
    });
  });

  it('keeps its title over one question, which has a label of its own', async () => {
    await openMissing({ missing: ['id_card_number'] }, praveloPage);
    await screen.findByRole('heading', { level: 1, name: 'Tego jeszcze brakuje' });
    expect(asked()).toEqual(['id_card_number']);
    const label = screen.getByText('Seria i numer dowodu osobistego');
    expect(label.closest('.visually-hidden')).toBeNull();
  });

  it.each([
    [['iban', 'shoe_size'], 1, /^Falta 1 dato más que no podemos preguntarte aquí/],
    [['iban', 'shoe_size', 'loan_amount', 'general_policies'], 1, /^Faltan 3 datos más/],
  ])('of %j is told where it cannot be asked', async (missing, count, told) => {
    await openMissing({ missing });
    await screen.findByText(told);
    expect(asked()).toHaveLength(count);
  });

  it('can be asked for again where none of it can be asked', async () => {
    const { user, calls } = await openMissing({ missing: ['shoe_size'] });
    await screen.findByText(/^Falta 1 dato/);
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toContainEqual(expect.stringMatching('/lead/status/')),
    );
    await waitFor(() => expect(asked().length).toBeGreaterThan(0));
  });

  it.each([[{}], [{ missing: [] }], [{ missing: 'iban' }], [{ missing: [1, null] }]])(
    'that is not told (%j) shows no blank screen',
    async (stepData) => {
      await openMissing(stepData);
      await screen.findByRole('heading', { level: 1, name: 'No hemos podido cargar este paso' });
    },
  );
});
