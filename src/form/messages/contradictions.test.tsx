// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataPoints, type CataloguedName } from '../../domain/catalogue/dataPoints';
import type { Answers } from '../../domain/pages/questionnaire';
import { flushPromises } from '../../testing/flushPromises';
import { ondaraPage } from '../../testing/pages.fixture';
import { openStep } from '../engine/step.fixture';
import { withQuestions } from '../lookUps/lookUp.fixture';

const belowOwn = 'Los ingresos de tu hogar son menores que los tuyos. ¿Es correcto?';
const belowPartner = 'Los ingresos de tu hogar son menores que los de tu pareja. ¿Es correcto?';
const household = () => screen.getByRole('textbox', { name: /^Ingresos netos al mes de tu hogar|hogar/i });
const go = () => screen.getByRole('button', { name: 'Continuar' });

const openQuestions = (names: readonly CataloguedName[], knownAnswers: Answers) =>
  openStep(
    withQuestions(
      ondaraPage,
      'education',
      names.map((name) => ({ name, point: dataPoints[name] })),
    ),
    'education',
    { knownAnswers },
  );

describe('answers that contradict each other', () => {
  it('are asked about at the press, beside the second answer, and the next press goes on', async () => {
    const { user, submitted } = await openQuestions(['household_income'], { monthly_income: 1800 });
    await user.type(household(), '900{Enter}');
    expect(await screen.findByText(belowOwn)).toBeInTheDocument();
    expect(household()).toHaveFocus();
    expect(household()).toHaveAccessibleDescription(expect.stringContaining(belowOwn));
    expect(household()).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(submitted).toEqual([]);
    await user.click(go());
    await waitFor(() => expect(submitted).toEqual([{ household_income: 900 }]));
  });

  it('are asked about when the field is left, so that one press goes on', async () => {
    const { user, submitted } = await openQuestions(['household_income'], { monthly_income: 1800 });
    await user.type(household(), '900');
    await user.tab();
    expect(await screen.findByText(belowOwn)).toBeInTheDocument();
    await user.click(go());
    await waitFor(() => expect(submitted).toHaveLength(1));
  });

  it('are not asked about again when the step is opened again', async () => {
    const known = { monthly_income: 1800, household_income: 900 };
    const { user, submitted } = await openQuestions(['household_income'], known);
    await user.click(go());
    await waitFor(() => expect(submitted).toHaveLength(1));
    expect(screen.queryByText(belowOwn)).not.toBeInTheDocument();
  });

  it.each([
    ['married', 1],
    ['single', 0],
  ])('count an answer only while it is asked: %s', async (marital_status, times) => {
    const known = { marital_status, spouse_monthly_income: 1500 };
    const { user } = await openQuestions(['household_income'], known);
    await user.type(household(), '900');
    await user.tab();
    await flushPromises();
    await waitFor(() => expect(screen.queryAllByText(belowPartner)).toHaveLength(times));
  });

  it('are asked about beside a date and beside a list', async () => {
    const { user, submitted } = await openQuestions(['income_contract_started_at', 'province_of_birth'], {
      form_birthday: '1985-11-05',
      income_source: 'employed',
      country_of_birth: 'MA',
    });
    await user.type(screen.getByRole('textbox', { name: 'Mes' }), '10');
    await user.type(screen.getByRole('textbox', { name: 'Año' }), '1999');
    await user.type(screen.getByLabelText(/^Provincia de nacimiento/), 'Madrid{Enter}{Enter}');
    const work = /^Según tu fecha de nacimiento, empezaste en este trabajo antes de cumplir 15\sañ/;
    expect(await screen.findByText(work)).toBeInTheDocument();
    expect(screen.getByText(/^Naciste en otro país, pero has elegido una provincia/)).toBeInTheDocument();
    expect(
      screen.getByRole('group', { name: '¿Desde cuándo tienes este trabajo?' }),
    ).toHaveAccessibleDescription(expect.stringMatching(/antes de cumplir 15/));
    await user.click(go());
    await waitFor(() => expect(submitted).toHaveLength(1));
  });
});
