// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, stateAt } from '../../app/app.fixture';
import { ondaraPage } from '../../testing/pages.fixture';
import { velmioPage } from '../../testing/velmioPage.fixture';

const withLoan = (amount: number, period: number) =>
  stateAt('NONE', { application: { sessionId: 'session-1', amount, period } });
const sentences = () =>
  screen.queryAllByText(/^El enlace pedía/).map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

it('says beside the loan what the link has asked for beyond the limits', async () => {
  await openApp({
    page: ondaraPage,
    route: 'loan-details',
    state: withLoan(30_000, 3),
    outsideLimits: { amount: 50_000, period: 1 },
  });
  await screen.findAllByText(/^El enlace pedía/);
  expect(sentences()).toEqual([
    'El enlace pedía 50.000 €. Aquí puedes elegir entre 500 € y 30.000 €.',
    'El enlace pedía 1 mes. Aquí puedes elegir entre 3 meses y 96 meses.',
  ]);
});

it('says it beside the summary of the loan', async () => {
  const { min, max } = velmioPage.definition.amount;
  await openApp({
    page: velmioPage,
    route: 'personal-details',
    state: withLoan(max, velmioPage.definition.period.default),
    outsideLimits: { amount: max + 1 },
  });
  const sentence = await screen.findByText(/^El enlace pedía/);
  expect(sentence).toHaveTextContent(max.toLocaleString('es-MX'));
  expect(sentence).toHaveTextContent(min.toLocaleString('es-MX'));
});

it('says nothing about a part that the applicant has chosen', async () => {
  await openApp({
    page: ondaraPage,
    route: 'loan-details',
    state: withLoan(5_000, 3),
    outsideLimits: { amount: 50_000, period: 1 },
  });
  await screen.findByText(/^El enlace pedía/);
  expect(sentences()).toEqual(['El enlace pedía 1 mes. Aquí puedes elegir entre 3 meses y 96 meses.']);
});
