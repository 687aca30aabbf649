// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../../app/pages.fixture';
import { openStep } from '../../engine/step.fixture';

const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });
const all = () => box('Aceptar todo');
const policies = () => box(/^He leído y acepto/);
const marketing = () => box(/^Quiero recibir ofertas/);

describe('several consents', () => {
  it('stand together, none given beforehand, each with its own texts', async () => {
    await openStep(ondaraPage, 'initial-details');
    const group = screen.getByRole('group', { name: 'Tu consentimiento' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(3);
    for (const consent of [all(), policies(), marketing()]) expect(consent).not.toBeChecked();
    expect(policies()).toHaveAccessibleName(
      /^He leído y acepto la política de privacidad .*y los términos y condiciones .*\.$/,
    );
    const privacy = screen.getByRole('link', {
      name: 'política de privacidad (se abre en otra pestaña)',
    });
    expect(privacy).toHaveAttribute('href', '/politica-de-privacidad');
    expect(privacy).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /^términos y condiciones/ })).toHaveAttribute(
      'href',
      '/terminos-y-condiciones',
    );
  });

  it('are given all at once, and taken back one by one', async () => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.click(all());
    expect(policies()).toBeChecked();
    expect(marketing()).toBeChecked();
    await user.click(marketing());
    expect(marketing()).not.toBeChecked();
    expect(policies()).toBeChecked();
    expect(all()).toBePartiallyChecked();
    await user.click(marketing());
    expect(all()).toBeChecked();
    expect(all()).not.toBePartiallyChecked();
    await user.click(all());
    expect(policies()).not.toBeChecked();
    expect(marketing()).not.toBeChecked();
  });

  it('lose their error with the switch for all', async () => {
    const { user } = await openStep(praveloPage, 'personal-details');
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    const required = box(/^Znam i akceptuję/);
    await waitFor(() => expect(required).toBeInvalid());
    expect(required).toHaveAccessibleDescription('Zaakceptuj politykę i regulamin, aby przejść dalej.');
    await user.click(box('Zaznacz wszystkie zgody'));
    await waitFor(() => expect(required).toBeValid());
  });

  it('are handed over as given or not given, never as left out', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'initial-details', {
      known: { email: 'ana@example.com', phone_number: '+34612345678' },
    });
    await user.click(policies());
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() =>
      expect(submitted).toEqual([
        {
          email: 'ana@example.com',
          phone_number: '+34612345678',
          general_policies: true,
          marketing_consents: false,
        },
      ]),
    );
  });
});

describe('one consent', () => {
  it('stands alone, says why, and can be left out where it is optional', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'iban-consent');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(box('Autorizo a la entidad a comprobar que la cuenta es mía')).toHaveAccessibleDescription(
      'Puedes continuar sin dar este consentimiento.',
    );
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toEqual([{ iban_consent: false }]));
  });
});
