// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ondaraPage } from '../../testing/pages.fixture';
import { withQuestions } from './lookUp.fixture';

let isLost = true;

vi.mock('../formParts', async (importOriginal) => {
  if (isLost) throw new Error('The chunk is gone after a release.');
  return importOriginal();
});

beforeEach(() => {
  isLost = true;
  // Another test may have loaded the parts.
  vi.resetModules();
});

const withCity = withQuestions(ondaraPage, 'address-information', [
  {
    name: 'postal_code',
    point: { path: 'contactDetails.postalCode', kind: 'postal-code' },
  },
  {
    name: 'city',
    point: {
      path: 'contactDetails.city',
      kind: 'choice',
      options: { lookUp: 'places', of: 'postal_code', list: 'cities' },
    },
  },
]);
const lookUp = async () => ({ cities: ['Madrid', 'Getafe'] });

it('asks a step without its look-ups if they cannot be loaded', async () => {
  const { openStep } = await import('../engine/step.fixture');
  const { user, submitted } = await openStep(withCity, 'address-information', { lookUp });
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '28013');
  await user.type(await screen.findByRole('textbox', { name: 'Localidad' }), 'Madrid{Enter}');
  await waitFor(() => expect(submitted).toEqual([{ postal_code: '28013', city: 'Madrid' }]));
});

it('looks up once anybody has loaded what it needs', async () => {
  const { openStep } = await import('../engine/step.fixture');
  const { loadFormParts } = await import('../lazyComponents');
  const { user } = await openStep(withCity, 'address-information', { lookUp });
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '28013');
  await screen.findByRole('textbox', { name: 'Localidad' });
  isLost = false;
  await loadFormParts();
  expect(await screen.findByRole('combobox', { name: 'Localidad' })).toBeVisible();
});
