// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../app/pages.fixture';
import type { AnswerReader } from './answerReader';
import { openStep, realReader } from './step.fixture';

const email = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const phone = () => screen.getByRole('textbox', { name: 'Teléfono móvil' });
const go = () => screen.getByRole('button', { name: 'Continuar' });
const emailMissing = 'Escribe tu correo electrónico.';
const emailWrong = 'Revisa el correo, por ejemplo nombre@ejemplo.com.';

describe('a field that is left', () => {
  it('says nothing when nothing was typed in it', async () => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.click(email());
    await user.tab();
    await user.tab();
    await user.click(email());
    expect(screen.queryByText(emailMissing)).not.toBeInTheDocument();
    expect(email()).toBeValid();
  });

  it('says what to do when it is wrong, and only then', async () => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.type(email(), 'ana@ejemplo');
    expect(screen.queryByText(emailWrong)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(emailWrong)).toBeInTheDocument();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(emailWrong));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('loses the message as soon as it is mended, and nothing of what was typed', async () => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.type(email(), 'ana@ejemplo');
    await user.tab();
    await screen.findByText(emailWrong);
    await user.type(email(), '.');
    expect(screen.getByText(emailWrong)).toBeInTheDocument();
    await user.type(email(), 'es');
    await waitFor(() => expect(screen.queryByText(emailWrong)).not.toBeInTheDocument());
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('ana@ejemplo.es');
    expect(email()).toBeValid();
  });

  it('says nothing of the form of an answer that was taken back', async () => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.type(email(), 'ana@ejemplo');
    await user.tab();
    await screen.findByText(emailWrong);
    await user.clear(email());
    await waitFor(() => expect(email()).toBeValid());
    await user.tab();
    expect(screen.queryByText(emailMissing)).not.toBeInTheDocument();
  });

  it('is not judged while it is typed in again, however late the rules come', async () => {
    let arrive: (reader: AnswerReader) => void = () => undefined;
    const arriving = new Promise<AnswerReader>((resolve) => {
      arrive = resolve;
    });
    const { user } = await openStep(ondaraPage, 'initial-details', { loadReader: () => arriving });
    await user.type(email(), 'ana@');
    await user.tab();
    await user.type(email(), 'e');
    await act(async () => arrive(realReader(ondaraPage)));
    expect(email()).toBeValid();
    await user.tab();
    expect(await screen.findByText(emailWrong)).toBeInTheDocument();
  });

  it('speaks the language of the page', async () => {
    const { user } = await openStep(praveloPage, 'personal-details');
    await user.type(screen.getByRole('textbox', { name: 'PESEL' }), '44051401358');
    await user.tab();
    expect(await screen.findByText('Numer się nie zgadza. Porównaj go z dokumentem.')).toBeInTheDocument();
  });
});

describe('continue with errors', () => {
  it('puts every error at its field and in a summary that takes the focus', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'initial-details');
    await user.type(email(), 'ana@');
    await user.click(go());
    const summary = await screen.findByRole('alert', { name: 'Hay 3 datos que revisar' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `Correo electrónico: ${emailWrong}`,
      'Escribe tu teléfono móvil.',
      'Acepta las políticas para continuar.',
    ]);
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(emailWrong));
    expect(phone()).toHaveAccessibleDescription(expect.stringContaining('Escribe tu teléfono móvil.'));
    const consent = screen.getByRole('checkbox', { name: /^He leído y acepto/ });
    expect(consent).toHaveAccessibleDescription('Acepta las políticas para continuar.');
    expect(screen.getByRole('checkbox', { name: /^Quiero recibir ofertas/ })).toBeValid();
    expect(email()).toHaveValue('ana@');
    expect(submitted).toEqual([]);
  });

  it('leads from each line of the summary into its field', async () => {
    const { user } = await openStep(ondaraPage, 'personal-details');
    await user.click(go());
    const summary = await screen.findByRole('alert', { name: 'Hay 4 datos que revisar' });
    const follow = (name: RegExp) => user.click(within(summary).getByRole('link', { name }));
    await follow(/primer apellido/);
    expect(screen.getByRole('textbox', { name: 'Primer apellido' })).toHaveFocus();
    await follow(/^Indica tu sexo/);
    expect(screen.getByRole('radio', { name: 'Mujer' })).toHaveFocus();
    await follow(/fecha de nacimiento/);
    expect(screen.getByRole('textbox', { name: 'Día' })).toHaveFocus();
  });

  it('takes each line away as it is mended, and the summary with the last', async () => {
    const { user } = await openStep(praveloPage, 'reference-information');
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    await screen.findByRole('alert', { name: '3 rzeczy do sprawdzenia' });
    await user.click(screen.getByRole('radio', { name: 'Rodzina' }));
    await screen.findByRole('alert', { name: '2 rzeczy do sprawdzenia' });
    await user.type(screen.getByRole('textbox', { name: 'Imię i nazwisko' }), 'Łucja Żak');
    await screen.findByRole('alert', { name: 'Jedna rzecz do sprawdzenia' });
    await user.type(screen.getByRole('textbox', { name: 'Numer telefonu' }), '512345678');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('asks no more to fill in a field in which something stands', async () => {
    const { user } = await openStep(ondaraPage, 'bank-account');
    await user.click(go());
    const iban = screen.getByRole('textbox', { name: 'IBAN de tu cuenta' });
    await waitFor(() => expect(iban).toBeInvalid());
    await user.type(iban, 'ES91');
    await waitFor(() => expect(screen.queryByText('Escribe el IBAN de tu cuenta.')).not.toBeInTheDocument());
    await user.tab();
    expect(await screen.findByText('Revisa el IBAN: faltan o sobran caracteres.')).toBeInTheDocument();
  });

  it('brings the summary back, with the focus, each time', async () => {
    const { user } = await openStep(ondaraPage, 'bank-account');
    await user.click(go());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await user.click(go());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});
