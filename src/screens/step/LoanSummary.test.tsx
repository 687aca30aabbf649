// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/app.fixture';
import { ondaraPage } from '../../testing/pages.fixture';
import { velmioPage } from '../../testing/velmioPage.fixture';

const summary = () => screen.findByRole('region', { name: 'Tu préstamo' });

describe('the summary of the loan on a first step that asks for something else', () => {
  it('shows the default loan with its price', async () => {
    await openApp({ page: velmioPage, route: 'personal-details' });
    expect(await summary()).toHaveTextContent(/\$2,000.*15\sdías.*\$2,174\.00.*481\.13/);
  });

  it('opens the loan, which leads back and is shown then', async () => {
    const { user } = await openApp({ page: velmioPage, route: 'personal-details' });
    await user.type(screen.getByRole('textbox', { name: 'Nombre(s)' }), 'Ana');
    await user.click(within(await summary()).getByRole('button', { name: 'Cambiar el monto o el plazo' }));
    const amount = await screen.findByRole('textbox', { name: 'Monto del préstamo' });
    expect(screen.queryByRole('region', { name: 'Tu préstamo' })).not.toBeInTheDocument();
    await user.clear(amount);
    await user.type(amount, '3000');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await summary()).toHaveTextContent(/\$3,000.*15\sdías/);
    expect(screen.getByRole('textbox', { name: 'Nombre(s)' })).toHaveValue('Ana');
  });

  it('is left without a change by going back', async () => {
    const { user } = await openApp({ page: velmioPage, route: 'loan-information' });
    await user.click(await screen.findByRole('button', { name: 'Regresar' }));
    expect(await summary()).toHaveTextContent(/\$2,000/);
  });

  it('is not shown where the first step asks for the loan', async () => {
    await openApp({ page: ondaraPage, route: 'loan-details' });
    expect(screen.queryByRole('region', { name: 'Tu préstamo' })).not.toBeInTheDocument();
  });
});
