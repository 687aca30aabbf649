// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { resetBackend, stateAt, openApp } from '../../app/app.fixture';
import { ondaraPage, praveloPage } from '../../state/store.fixture';
import { stateNumber } from '../../domain/journey/states/progressStates';

beforeEach(resetBackend);

async function openMissing(stepData: Readonly<Record<string, unknown>>, page = ondaraPage) {
  const lead = createLead('dynamic', { contactDetails: { email: 'ana+wniosek-uzupelnienie@example.com' } });
  Object.assign(lead, { state: stateNumber('WNIOSEK_UZUPELNIENIE'), position: 0 });
  return openApp({
    route: 'wniosek-uzupelnienie',
    page,
    state: stateAt('WNIOSEK_UZUPELNIENIE', {
      application: { id: lead.id, sessionId: 'session-1', incomeDetails: { incomeSource: 'pensioner' } },
      result: { stepData },
    }),
  });
}

const getAskedNames = () =>
  screen.getAllByRole('textbox').map((control) => (control instanceof HTMLInputElement ? control.name : ''));

describe('missing data', () => {
  it('asks only for the missing data, whatever was answered before', async () => {
    const { user, calls, store } = await openMissing({ missing: ['iban', 'employer_name', 'iban'] });
    await screen.findByRole('heading', { level: 1, name: 'Falta esto' });
    expect(getAskedNames()).toEqual(['iban', 'employer_name']);
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

  it('keeps the title of a single question, which has its own label', async () => {
    await openMissing({ missing: ['id_card_number'] }, praveloPage);
    await screen.findByRole('heading', { level: 1, name: 'Tego jeszcze brakuje' });
    expect(getAskedNames()).toEqual(['id_card_number']);
    const label = screen.getByText('Seria i numer dowodu osobistego lub karty pobytu');
    expect(label.closest('.visually-hidden')).toBeNull();
  });

  it.each([
    [['iban', 'shoe_size'], 1, /^Falta 1 dato más que no podemos preguntarte aquí/],
    [['iban', 'shoe_size', 'loan_amount', 'general_policies'], 1, /^Faltan 3 datos más/],
  ])('explains which of %j cannot be asked', async (missing, count, message) => {
    await openMissing({ missing });
    await screen.findByText(message);
    expect(getAskedNames()).toHaveLength(count);
  });

  it('requests the data again if none of it can be asked', async () => {
    const { user, calls } = await openMissing({ missing: ['shoe_size'] });
    await screen.findByText(/^Falta 1 dato/);
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toContainEqual(expect.stringMatching('/lead/status/')),
    );
    await waitFor(() => expect(getAskedNames().length).toBeGreaterThan(0));
    // The pressed button has gone.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([[{}], [{ missing: [] }], [{ missing: 'iban' }], [{ missing: [1, null] }]])(
    'shows no blank screen for malformed step data (%j)',
    async (stepData) => {
      await openMissing(stepData);
      await screen.findByRole('heading', { level: 1, name: 'No hemos podido cargar este paso' });
    },
  );
});
