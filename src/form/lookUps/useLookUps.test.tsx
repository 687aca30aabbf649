// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ondaraPage } from '../../app/pages.fixture';
import { openStep } from '../engine/step.fixture';
import { asking } from './lookUp.fixture';

vi.mock('./stepLookUps', () => {
  throw new Error('The chunk is gone after a release.');
});

it('a step whose look-ups cannot be loaded is asked like any other', async () => {
  const page = asking(ondaraPage, 'address-information', [
    {
      name: 'postal_code',
      point: { path: 'contactDetails.postalCode', kind: 'postal-code', personal: true },
    },
    {
      name: 'city',
      point: {
        path: 'contactDetails.city',
        kind: 'choice',
        options: { lookUp: 'places', of: 'postal_code', list: 'cities' },
        personal: true,
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
