// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage } from '../../../testing/pages.fixture';
import { dataPoints } from '../../../domain/catalogue/dataPoints';
import { flushPromises } from '../../../testing/flushPromises';
import { openStep } from '../../engine/step.fixture';
import { withQuestions } from '../../lookUps/lookUp.fixture';

/** A step that asks the pay frequency and the pay day. */
const page = withQuestions(ondaraPage, 'education', [
  { name: 'salary_cycle', point: dataPoints.salary_cycle },
  { name: 'salary_cycle_value', point: dataPoints.salary_cycle_value },
]);
const open = (known = {}) =>
  openStep(page, 'education', { knownAnswers: { income_source: 'employed', ...known } });
const cycle = (name: string) => screen.getByRole('radio', { name });
const day = () => screen.getByRole('combobox', { name: '¿Qué día?' });
const go = () => screen.getByRole('button', { name: 'Continuar' });

describe('the pay day', () => {
  it('offers pay days once the frequency is known', async () => {
    const { user } = await open();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(cycle('Cada semana'));
    expect(
      within(day())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Elige…', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']);
  });

  it.each([
    ['Cada semana', 'Viernes', 'weekly', 'friday'],
    ['Dos veces al mes', 'Los días 15 y 30', 'twice_a_month', '15_and_30'],
  ])('offers the pay days of %s in a list', async (often, label, salary_cycle, salary_cycle_value) => {
    const { user, submitted } = await open();
    await user.click(cycle(often));
    await user.selectOptions(day(), label);
    await user.click(go());
    await waitFor(() => expect(submitted).toEqual([{ salary_cycle, salary_cycle_value }]));
  });

  it.each([
    ['1', '1'],
    ['15', '15'],
    ['31', '31'],
    ['último', 'last_day'],
  ])('finds a day of the month by typing %s', async (typed, salary_cycle_value) => {
    const { user, submitted } = await open();
    await user.click(cycle('Una vez al mes'));
    await user.type(day(), typed);
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(go());
    await waitFor(() => expect(submitted).toEqual([{ salary_cycle: 'monthly', salary_cycle_value }]));
  });

  it.each(['1', '15', '31'])('takes the number %s alone', async (salary_cycle_value) => {
    const { user, submitted } = await open();
    await user.click(cycle('Una vez al mes'));
    await user.type(day(), salary_cycle_value);
    await user.click(go());
    await waitFor(() => expect(submitted).toEqual([{ salary_cycle: 'monthly', salary_cycle_value }]));
  });

  it('clears the pay day when the frequency no longer offers it', async () => {
    const { user, submitted } = await open({ salary_cycle: 'weekly', salary_cycle_value: 'monday' });
    expect(day()).toHaveDisplayValue('Lunes');
    await user.click(cycle('Una vez al mes'));
    expect(day()).toHaveValue('');
    await user.click(go());
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByRole('link')).toHaveTextContent('Elige el día en que cobras.');
    expect(submitted).toEqual([]);
    await user.type(day(), '25');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(day()).toBeValid());
  });

  it('removes the error when the frequency offers the pay day again', async () => {
    const { user } = await open({ salary_cycle: 'weekly', salary_cycle_value: 'monday' });
    await user.click(cycle('Una vez al mes'));
    await user.click(go());
    await screen.findByRole('alert');
    await user.click(cycle('Cada dos semanas'));
    expect(day()).toHaveDisplayValue('Lunes');
    await waitFor(() => expect(day()).toBeValid());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the error while the frequency does not offer the pay day', async () => {
    const { user } = await open({ salary_cycle: 'weekly', salary_cycle_value: 'monday' });
    await user.click(cycle('Una vez al mes'));
    await user.click(go());
    await screen.findByRole('alert');
    await user.click(cycle('Dos veces al mes'));
    await act(flushPromises);
    expect(day()).toBeInvalid();
  });

  it('shows different errors for a missing frequency and a missing pay day', async () => {
    const { user } = await open();
    await user.click(go());
    const group = screen.getByRole('radiogroup', { name: '¿Cada cuánto cobras?' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(/Elige cada cuánto cobras\./));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
