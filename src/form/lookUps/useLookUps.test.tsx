// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ondaraPage } from '../../testing/pages.fixture';
import { withQuestions } from './lookUp.fixture';

vi.mock('../formParts', () => {
  throw new Error('The chunk is gone after a release.');
});

it('asks a step without its look-ups if they cannot be loaded', async () => {
  // Another file of tests may have loaded the parts.
  vi.resetModules();
  const { openStep } = await import('../engine/step.fixture');
  const page = withQuestions(ondaraPage, 'address-information', [
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
  const { user, submitted } = await openStep(page, 'address-information', {
    lookUp: async () => ({ cities: ['Madrid', 'Getafe'] }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '28013');
  await user.type(await screen.findByRole('textbox', { name: 'Localidad' }), 'Madrid{Enter}');
  await waitFor(() => expect(submitted).toEqual([{ postal_code: '28013', city: 'Madrid' }]));
});
