// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import marenza from '../../../brands/marenza/brand';
import marenzaEs from '../../../brands/marenza/es/page';
import { openApp, resetBackend, stateAt } from '../../app/app.fixture';
import { countryFacts } from '../../domain/countries/vectors/facts.fixture';
import { resolvePage } from '../../domain/pages/resolvePage';
import { initialDynamicPages } from '../../state/slices/dynamicPagesState';

beforeEach(resetBackend);

const page = resolvePage(marenza, marenzaEs, countryFacts.ES);
const submitted = ['loan-details', 'initial-details', 'personal-details'] as const;

/** The step that asks for the income, before or after the lead was created. */
async function openIncome(lead: { readonly id?: string }, shown = page) {
  const state = {
    ...stateAt('NONE', { application: { sessionId: 'session-1', amount: 3000, period: 12, ...lead } }),
    dynamicPages: {
      ...initialDynamicPages,
      requested: ['income_source', 'monthly_income'],
      submitted: submitted.filter(
        (path) => shown.steps.findIndex((step) => step.path === path) === submitted.indexOf(path),
      ),
    },
  };
  return openApp({ page: shown, route: 'income-information', state });
}

it('tells beside the answer that excludes what it means, until it is corrected', async () => {
  const { user, store } = await openIncome({});
  const income = await screen.findByRole('textbox', { name: 'Ingresos netos al mes' });
  const notice = () =>
    screen.queryByRole('region', { name: 'Con esta respuesta no tenemos una oferta para ti' });
  await user.click(screen.getByRole('radio', { name: 'Por cuenta ajena' }));
  await user.type(income, '799');
  expect(notice()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  const shown = await screen.findByRole('region', {
    name: 'Con esta respuesta no tenemos una oferta para ti',
  });
  expect(shown).toHaveTextContent('ingresos netos de al menos 800 € al mes');
  // The create was sent, and has no answer yet.
  expect(shown).toHaveTextContent('los pasos anteriores, sí');
  expect(income).toBeInvalid();
  expect(store.getState().dynamicPages.submitted).toEqual(submitted);
  await user.clear(income);
  await user.type(income, '900');
  expect(notice()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(store.getState().dynamicPages.submitted).toContain('income-information');
});

it('tells who has sent a part already how to have it deleted', async () => {
  const { user } = await openIncome({ id: 'lead-1' });
  await user.click(await screen.findByRole('radio', { name: 'En paro' }));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  const shown = await screen.findByRole('region', {
    name: 'Con esta respuesta no tenemos una oferta para ti',
  });
  expect(shown).toHaveTextContent('la principal fuente de ingresos es esta: En paro.');
  expect(within(shown).getByRole('link', { name: 'ayuda@marenza.example' })).toBeVisible();
});

it('says that nothing was sent before a step was left that sends', async () => {
  const early = {
    ...marenzaEs,
    steps: ['loan-details', 'income-information', 'initial-details'],
    stepChanges: {},
  } as const;
  const { user } = await openIncome({}, resolvePage(marenza, early, countryFacts.ES));
  await user.click(await screen.findByRole('radio', { name: 'En paro' }));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  const shown = await screen.findByRole('region', {
    name: 'Con esta respuesta no tenemos una oferta para ti',
  });
  expect(shown).toHaveTextContent('No nos ha llegado nada');
});
