// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../../app/pages.fixture';
import { openStep } from '../../engine/step.fixture';

const list = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (control: HTMLElement) =>
  within(control)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('a choice', () => {
  it('of up to six answers shows them all', async () => {
    await openStep(praveloPage, 'reference-information');
    const group = screen.getByRole('group', { name: 'Skąd się znacie?' });
    expect(within(group).getAllByRole('radio')).toHaveLength(4);
  });

  it('of more answers is a list that begins with none', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'cofidis-profession', {
      known: { income_source: 'employed' },
    });
    expect(list('Profesión')).toHaveDisplayValue('Elige…');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(list('Profesión')).toBeInvalid());
    expect(list('Profesión')).toHaveAccessibleDescription('Elige una de las respuestas.');
    await user.selectOptions(list('Profesión'), 'Transporte y conducción');
    await waitFor(() => expect(list('Profesión')).toBeValid());
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toEqual([{ cofidis_profession: 'transport' }]));
  });

  it('says at its group what is missing, and no more once one is chosen', async () => {
    const { user } = await openStep(praveloPage, 'reference-information');
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    const group = screen.getByRole('group', { name: 'Skąd się znacie?' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Wybierz jedną z odpowiedzi.'));
    await user.click(within(group).getByRole('radio', { name: 'Przyjaźń' }));
    await waitFor(() => expect(group).not.toHaveAccessibleDescription());
  });

  it('is chosen with the keyboard too', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'online-banking');
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Sí' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ using_online_banking: false }]));
  });

  it('of a country begins with the own one and names all in the language of the page', async () => {
    await openStep(ondaraPage, 'demographic-details');
    const names = optionsOf(list('Nacionalidad'));
    expect(names.slice(0, 3)).toEqual(['Elige…', 'España', 'Afganistán']);
    expect(names).toContain('Polonia');
    expect(names).toHaveLength(new Set(names).size);
  });

  it('of a region lists those of the country', async () => {
    await openStep(ondaraPage, 'address-information');
    expect(optionsOf(list('Provincia'))).toContain('Gipuzkoa');
  });
});
