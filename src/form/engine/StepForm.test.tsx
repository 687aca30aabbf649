// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../testing/pages.fixture';
import type { AnswerReader } from './answerReader';
import { openStep, createRealReader } from './step.fixture';

const email = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const phone = () => screen.getByRole('textbox', { name: 'Teléfono móvil' });
const go = () => screen.getByRole('button', { name: 'Continuar' });
const emailMissing = 'Escribe tu correo electrónico.';
const emailInvalid = 'Revisa el correo, por ejemplo nombre@ejemplo.com.';

describe('validation of a field that is left', () => {
  it('shows no error at a field that was not edited', async () => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.click(email());
    await user.tab();
    await user.tab();
    await user.click(email());
    expect(screen.queryByText(emailMissing)).not.toBeInTheDocument();
    expect(email()).toBeValid();
  });

  it('shows the error of an invalid answer when the field is left, not before', async () => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.type(email(), 'ana@ejemplo');
    expect(screen.queryByText(emailInvalid)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(emailInvalid)).toBeInTheDocument();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(emailInvalid));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('removes the error as soon as the answer is corrected, and keeps the input', async () => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.type(email(), 'ana@ejemplo');
    await user.tab();
    await screen.findByText(emailInvalid);
    await user.type(email(), '.');
    expect(screen.getByText(emailInvalid)).toBeInTheDocument();
    await user.type(email(), 'es');
    await waitFor(() => expect(screen.queryByText(emailInvalid)).not.toBeInTheDocument());
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('ana@ejemplo.es');
    expect(email()).toBeValid();
  });

  it('shows no format error at a field that was cleared', async () => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.type(email(), 'ana@ejemplo');
    await user.tab();
    await screen.findByText(emailInvalid);
    await user.clear(email());
    await waitFor(() => expect(email()).toBeValid());
    await user.tab();
    expect(screen.queryByText(emailMissing)).not.toBeInTheDocument();
  });

  it('does not validate a field that is being edited when the rules load', async () => {
    let resolveReader: (reader: AnswerReader) => void = () => undefined;
    const readerPromise = new Promise<AnswerReader>((resolve) => {
      resolveReader = resolve;
    });
    const { user } = await openStep(ondaraPage, 'initial-details', { loadReader: () => readerPromise });
    await user.type(email(), 'ana@');
    await user.tab();
    await user.type(email(), 'e');
    await act(async () => resolveReader(createRealReader(ondaraPage)));
    expect(email()).toBeValid();
    await user.tab();
    expect(await screen.findByText(emailInvalid)).toBeInTheDocument();
  });

  it('shows errors in the language of the page', async () => {
    const { user } = await openStep(praveloPage, 'personal-details');
    await user.type(screen.getByRole('textbox', { name: 'PESEL' }), '44051401358');
    await user.tab();
    expect(await screen.findByText('Numer się nie zgadza. Porównaj go z dokumentem.')).toBeInTheDocument();
  });
});

describe('submit of invalid answers', () => {
  it('shows every error at its field and in a summary that takes the focus', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'initial-details');
    await user.type(email(), 'ana@');
    await user.click(go());
    await screen.findByRole('heading', { name: 'Hay 3\u00A0datos que revisar' });
    const summary = screen.getByRole('alert');
    await waitFor(() => expect(summary.parentElement).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `Correo electrónico: ${emailInvalid}`,
      'Escribe tu teléfono móvil.',
      'Confirma que has leído la política de privacidad y que aceptas los términos para continuar.',
    ]);
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(emailInvalid));
    expect(phone()).toHaveAccessibleDescription(expect.stringContaining('Escribe tu teléfono móvil.'));
    const consent = screen.getByRole('checkbox', { name: /^He leído la/ });
    expect(consent).toHaveAccessibleDescription(
      'Confirma que has leído la política de privacidad y que aceptas los términos para continuar.',
    );
    expect(screen.getByRole('checkbox', { name: /^Quiero recibir ofertas/ })).toBeValid();
    expect(email()).toHaveValue('ana@');
    expect(submitted).toEqual([]);
  });

  it('moves the focus from each line of the summary to its field', async () => {
    const { user } = await openStep(ondaraPage, 'personal-details');
    await user.click(go());
    await screen.findByRole('heading', { name: 'Hay 4\u00A0datos que revisar' });
    const summary = screen.getByRole('alert');
    const follow = (name: RegExp) => user.click(within(summary).getByRole('link', { name }));
    await follow(/primer apellido/);
    expect(screen.getByRole('textbox', { name: 'Primer apellido' })).toHaveFocus();
    await follow(/^Indica tu sexo/);
    expect(screen.getByRole('radio', { name: 'Mujer' })).toHaveFocus();
    await follow(/fecha de nacimiento/);
    expect(screen.getByRole('textbox', { name: 'Día' })).toHaveFocus();
  });

  it('removes each line of the summary when it is corrected, and the summary with the last', async () => {
    const { user } = await openStep(praveloPage, 'reference-information');
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    await screen.findByRole('heading', { name: 'Sprawdź 3\u00a0odpowiedzi' });
    await user.click(screen.getByRole('radio', { name: 'Rodzina' }));
    await screen.findByRole('heading', { name: 'Sprawdź 2\u00a0odpowiedzi' });
    await user.type(screen.getByRole('textbox', { name: 'Imię i nazwisko' }), 'Łucja Żak');
    await screen.findByRole('heading', { name: 'Sprawdź jedną odpowiedź' });
    await user.type(screen.getByRole('textbox', { name: 'Numer telefonu' }), '512345678');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('removes the error of a missing answer once the field has input', async () => {
    const { user } = await openStep(ondaraPage, 'bank-account');
    await user.click(go());
    const iban = screen.getByRole('textbox', { name: 'IBAN de tu cuenta' });
    await waitFor(() => expect(iban).toBeInvalid());
    await user.type(iban, 'ES91');
    await waitFor(() => expect(screen.queryByText('Escribe el IBAN de tu cuenta.')).not.toBeInTheDocument());
    await user.tab();
    expect(
      await screen.findByText(
        'Revisa el IBAN: el de una cuenta española empieza por ES y sigue con 22 cifras.',
      ),
    ).toBeInTheDocument();
  });

  it('shows the summary with the focus at each submit', async () => {
    const { user } = await openStep(ondaraPage, 'bank-account');
    await user.click(go());
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    await user.click(go());
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});
