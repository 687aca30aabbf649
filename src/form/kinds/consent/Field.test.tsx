// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, pageForCountry, praveloPage } from '../../../testing/pages.fixture';
import type { CountryCode } from '../../../domain/countries/country';
import { openStep } from '../../engine/step.fixture';

const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });
const all = () => box('Aceptar todo');
const policies = () => box(/^He leído la/);
const marketing = () => box(/^Quiero recibir ofertas/);

describe('several consents', () => {
  it('groups the consents, none preselected, each with its own links', async () => {
    await openStep(ondaraPage, 'initial-details');
    const group = screen.getByRole('group', { name: 'Tus consentimientos' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(3);
    for (const consent of [all(), policies(), marketing()]) expect(consent).not.toBeChecked();
    expect(policies()).toHaveAccessibleName(
      /^He leído la política de privacidad \(.*\) \. Acepto los términos y condiciones \(.*\) \.$/,
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

  it('gives all consents at once, and withdraws them one by one', { tags: ['K8'] }, async () => {
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

  it('removes the errors of the consents with the switch for all', async () => {
    const { user } = await openStep(praveloPage, 'personal-details');
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    const required = box(/^Znam politykę/);
    await waitFor(() => expect(required).toBeInvalid());
    expect(required).toHaveAccessibleDescription(
      'Potwierdź, że znasz politykę prywatności i akceptujesz regulamin, aby przejść dalej.',
    );
    await user.click(box('Zaznacz wszystkie zgody'));
    await waitFor(() => expect(required).toBeValid());
  });

  it('submits each consent as given or not given', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'initial-details', {
      knownAnswers: { email: 'ana@example.com', phone_number: '+34612345678' },
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

describe('a single consent', () => {
  it('shows a single consent with its reason, and submits without it if it is optional', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'iban-consent');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(box('Autorizo a la entidad a comprobar que la cuenta es mía')).toHaveAccessibleDescription(
      'Puedes continuar sin dar este consentimiento.',
    );
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toEqual([{ iban_consent: false }]));
  });
});

describe('a consent that the law requires separately', () => {
  const policy = {
    id: 'credit_bureau',
    text: 'Autorizo la consulta en Buró.',
    link: 'https://policies.example/credit-bureau',
  };
  const bureau = () => box(/historial crediticio|en Buró/);

  it.each<readonly [CountryCode, readonly RegExp[]]>([
    ['MX', [/historial crediticio/, /datos financieros/]],
    ['CO', [/tratamiento de mis datos/, /centrales de riesgo/]],
    ['PL', [/BIK/, /BIG/]],
    ['RO', [/Biroul de Credit/, /ANAF/]],
    ['VN', [/dữ liệu cá nhân của tôi/, /CIC/, /chuyển dữ liệu/]],
    ['PH', [/personal data/]],
    ['DE', []],
    ['ES', []],
  ])('shows separate consents in %s unchecked and outside the switch for all', async (country, labels) => {
    const { user } = await openStep(pageForCountry(country), 'initial-details');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(3 + labels.length);
    for (const each of boxes) expect(each).not.toBeChecked();
    await user.click(boxes[0] ?? expect.unreachable());
    for (const label of labels) expect(box(label)).not.toBeChecked();
    expect(boxes.filter((each) => each.matches(':checked'))).toHaveLength(3);
  });

  it('rejects a submit without the required consent', async () => {
    const { user, submitted } = await openStep(pageForCountry('CO'), 'initial-details');
    await user.type(screen.getByRole('textbox', { name: /orreo/ }), 'ana@example.com');
    await user.type(screen.getByRole('textbox', { name: /elular/ }), '310 123 4567');
    await user.click(box('Aceptar todo'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByRole('alert');
    expect(submitted).toEqual([]);
    await user.click(box(/centrales de riesgo/));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() =>
      expect(box(/tratamiento de mis datos/)).toHaveAccessibleDescription(
        /Autoriza el tratamiento de tus datos personales para continuar\.$/,
      ),
    );
    expect(submitted).toEqual([]);
    await user.click(box(/tratamiento de mis datos/));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toHaveLength(1));
    expect(submitted[0]).toMatchObject({
      credit_bureau: true,
      data_processing: true,
      general_policies: true,
    });
  });

  it('accepts a declined consent for the tax office in Romania', async () => {
    await openStep(pageForCountry('RO'), 'initial-details');
    expect(box(/ANAF/)).toHaveAccessibleDescription(/documente/);
  });

  it('uses the server’s text and link in the language of the country', async () => {
    const { changeLanguage } = await openStep(pageForCountry('MX'), 'initial-details', {
      policies: [policy],
    });
    expect(bureau()).toHaveAccessibleName(/^Autorizo la consulta en Buró\. Leer el texto completo/);
    const link = screen.getByRole('link', { name: /Leer el texto completo/ });
    expect(link).toHaveAttribute('href', policy.link);
    await changeLanguage('en');
    expect(box(/my credit history/)).toBeInTheDocument();
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://x.example', 'https://', ''])(
    'shows no link to %s',
    async (link) => {
      await openStep(pageForCountry('MX'), 'initial-details', { policies: [{ ...policy, link }] });
      expect(screen.queryByRole('link', { name: /Leer el texto completo/ })).not.toBeInTheDocument();
    },
  );

  it('adds no separate consent for SCHUFA in Germany', async () => {
    await openStep(pageForCountry('DE'), 'initial-details');
    expect(box(/Datenschutzhinweise/)).toHaveAccessibleDescription(
      /SCHUFA.*Eine Einwilligung ist nicht nötig/,
    );
  });
});
