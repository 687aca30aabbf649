// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../app/app.fixture';
import { praveloPage } from '../../state/store.fixture';

it.each(['no-such-step', '404', 'loan-information/deeper'])(
  'an unknown address (%s) shows the not-found screen with a link to the form',
  async (route) => {
    await openApp({ page: praveloPage, route });
    await screen.findByRole('heading', { name: 'Tej strony nie ma' });
    expect(screen.getByRole('link', { name: 'Przejdź do wniosku' })).toHaveAttribute(
      'href',
      '/application-frontend/',
    );
  },
);
