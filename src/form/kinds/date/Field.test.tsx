// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../../testing/pages.fixture';
import { openStep } from '../../engine/step.fixture';

const part = (name: string) => screen.getByRole('textbox', { name });
const shown = (...names: readonly string[]) =>
  names.map((name) => {
    const control = part(name);
    return control instanceof HTMLInputElement ? control.value : null;
  });
const incomplete = 'Escribe la fecha completa, con el año de cuatro cifras.';

async function pasteInto(user: UserEvent, name: string, text: string): Promise<void> {
  await user.click(part(name));
  await user.paste(text);
}

describe('a date', () => {
  it('asks a date in three labelled parts, in the order of the country', async () => {
    await openStep(ondaraPage, 'personal-details');
    const group = screen.getByRole('group', { name: 'Fecha de nacimiento' });
    const parts = within(group).getAllByRole('textbox');
    ['Día', 'Mes', 'Año'].forEach((name, index) => expect(parts[index]).toHaveAccessibleName(name));
    expect(group).toHaveAccessibleDescription('Las entidades solo pueden prestar a mayores de edad.');
  });

  it('validates a date when its last part is left, not between the parts', async () => {
    const { user } = await openStep(ondaraPage, 'personal-details');
    await user.type(part('Día'), '5');
    await user.tab();
    expect(part('Mes')).toHaveFocus();
    await user.type(part('Mes'), '11');
    expect(screen.queryByText(incomplete)).not.toBeInTheDocument();
    await user.tab();
    await user.tab();
    expect(await screen.findByText(incomplete)).toBeInTheDocument();
    expect(part('Año')).toBeInvalid();
    await user.type(part('Año'), '1985');
    await waitFor(() => expect(screen.queryByText(incomplete)).not.toBeInTheDocument());
    expect(shown('Día', 'Mes', 'Año')).toEqual(['5', '11', '1985']);
  });

  it.each([
    ['30', '2', '1990', 'Esta fecha no existe. Revisa el día y el mes.'],
    ['1', '1', '2010', 'Debes tener al menos 18 años.'],
    ['1', '1', '2090', 'Escribe una fecha que no sea futura.'],
  ])('rejects the date %s/%s/%s: %s %s', async (day, month, year, message) => {
    const { user } = await openStep(ondaraPage, 'personal-details');
    await user.type(part('Día'), day);
    await user.type(part('Mes'), month);
    await user.type(part('Año'), year);
    await user.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it.each([
    ['Día', '05/11/1985'],
    ['Mes', '5.11.1985'],
    ['Año', '1985-11-05'],
    ['Día', '\u200E05/\u200E11/\u200E1985'],
    ['Mes', '\u20685/11/1985\u2069'],
  ])('splits a date pasted into %s as %s into all parts', async (into, text) => {
    const { user } = await openStep(ondaraPage, 'personal-details');
    await pasteInto(user, into, text);
    expect(shown('Día', 'Mes', 'Año').map(Number)).toEqual([5, 11, 1985]);
  });

  it.each([
    ['Día', '1985-11-05'],
    ['Día', '05/11/1985'],
    ['Día', '5. 11. 1985'],
    ['Año', '1985/11/5'],
    ['Día', '\u200E1985-11-05\u200E'],
  ])('splits a date that the browser fills into %s as %s', async (into, text) => {
    await openStep(ondaraPage, 'personal-details');
    fireEvent.input(part(into), { target: { value: text } });
    expect(shown('Día', 'Mes', 'Año').map(Number)).toEqual([5, 11, 1985]);
  });

  it('accepts a pasted part', async () => {
    const { user } = await openStep(praveloPage, 'personal-details');
    await pasteInto(user, 'Rok', '1985');
    expect(shown('Dzień', 'Miesiąc', 'Rok')).toEqual(['', '', '1985']);
  });

  it('takes what is invisible off a part that is pasted or filled in', async () => {
    const { user } = await openStep(ondaraPage, 'personal-details');
    await pasteInto(user, 'Año', '\u200E1985\u200E');
    await user.type(part('Mes'), '1');
    await pasteInto(user, 'Mes', '\u200B1');
    fireEvent.input(part('Día'), { target: { value: '\u202A5\u202C' } });
    expect(shown('Día', 'Mes', 'Año')).toEqual(['5', '11', '1985']);
  });
});

describe('a month', () => {
  it('asks a month in two parts, with its own error text', async () => {
    const { user } = await openStep(ondaraPage, 'housing-information');
    const group = screen.getByRole('group', { name: '¿Desde cuándo vives en esta vivienda?' });
    expect(within(group).getAllByRole('textbox')).toHaveLength(2);
    await user.type(part('Mes'), '3');
    await user.tab();
    await user.tab();
    expect(
      await screen.findByText('Escribe el mes y el año, con el año de cuatro cifras.'),
    ).toBeInTheDocument();
  });

  it('submits a month as its first day', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'housing-information');
    await user.click(screen.getByRole('radio', { name: 'De alquiler' }));
    await user.type(part('Mes'), '3');
    await user.type(part('Año'), '2019{Enter}');
    await waitFor(() =>
      expect(submitted).toEqual([{ housing_tenure: 'rented', housing_tenure_since_date: '2019-03-01' }]),
    );
  });
});

describe('a month', () => {
  const open = () => openStep(ondaraPage, 'income-source', { knownAnswers: { income_source: 'employed' } });
  const group = () => screen.getByRole('group', { name: '¿Desde cuándo tienes este trabajo?' });

  it('asks month and year as digits, without a calendar', async () => {
    await open();
    const parts = within(group()).getAllByRole('textbox');
    ['Mes', 'Año'].forEach((name, index) => expect(parts[index]).toHaveAccessibleName(name));
    expect(parts).toHaveLength(2);
    for (const control of parts) {
      expect(control).toHaveAttribute('inputmode', 'numeric');
      expect(control).toHaveAttribute('type', 'text');
    }
  });

  it.each([
    ['', '2019', 'Escribe el mes y el año, con el año de cuatro cifras.'],
    ['3', '', 'Escribe el mes y el año, con el año de cuatro cifras.'],
    ['3', '19', 'Escribe el mes y el año, con el año de cuatro cifras.'],
    ['13', '2019', 'Este mes no existe. Escribe un número del 1 al 12.'],
    ['3', '2031', 'Escribe una fecha que no sea futura.'],
    ['3', '1209', 'Revisa el año: es demasiado antiguo o demasiado lejano.'],
  ])('rejects the month %s/%s when both parts are left: %s', async (month, year, message) => {
    const { user } = await open();
    if (month !== '') await user.type(part('Mes'), month);
    if (year !== '') await user.type(part('Año'), year);
    await user.click(part('Año'));
    await user.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(part('Mes')).toBeInvalid();
  });

  it('submits a month as its first day', async () => {
    const { user, submitted } = await open();
    await user.type(part('Mes'), '3');
    await user.type(part('Año'), '2019');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(submitted).toEqual([{ income_source: 'employed', income_contract_started_at: '2019-03-01' }]),
    );
  });
});
