// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../../testing/pages.fixture';
import { dataPoints } from '../../../domain/catalogue/dataPoints';
import type { PageQuestion } from '../../../domain/pages/questionnaire';
import { openStep, type StepOptions } from '../../engine/step.fixture';
import type { FoundLists } from '../../lookUps/lookUp';
import { withQuestions, createManualLookUp } from '../../lookUps/lookUp.fixture';
import { flushPromises } from '../../../testing/flushPromises';

const list = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (control: HTMLElement) =>
  within(control)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('options of a choice', () => {
  it('shows up to six options as cards', async () => {
    await openStep(praveloPage, 'reference-information');
    const group = screen.getByRole('radiogroup', { name: 'Skąd się znacie?' });
    expect(within(group).getAllByRole('radio')).toHaveLength(4);
  });

  it('shows the options in the order of the country', async () => {
    await openStep(praveloPage, 'other-information');
    const schools = within(screen.getByRole('radiogroup', { name: 'Wykształcenie' })).getAllByRole('radio');
    expect(schools.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Bez wykształcenia',
      'Podstawowe',
      'Zasadnicze zawodowe',
      'Średnie',
      'Wyższe',
      'Studia podyplomowe lub doktorat',
    ]);
  });

  it('shows more than six options as a list without a selection', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'cofidis-profession', {
      knownAnswers: { income_source: 'employed' },
    });
    expect(list('Profesión')).toHaveDisplayValue('Elige…');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(list('Profesión')).toBeInvalid());
    expect(list('Profesión')).toHaveAccessibleDescription('Elige tu profesión.');
    await user.selectOptions(list('Profesión'), 'Transporte y conducción');
    await waitFor(() => expect(list('Profesión')).toBeValid());
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toEqual([{ cofidis_profession: 'transport' }]));
  });

  it('shows the error of a missing choice at its group until an option is chosen', async () => {
    const { user } = await openStep(praveloPage, 'reference-information');
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    const group = screen.getByRole('radiogroup', { name: 'Skąd się znacie?' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Wybierz, skąd się znacie.'));
    await user.click(within(group).getByRole('radio', { name: 'Przyjaźń' }));
    await waitFor(() => expect(group).not.toHaveAccessibleDescription());
  });

  it('chooses a card with the keyboard', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'online-banking');
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Sí' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ using_online_banking: false }]));
  });

  it('lists the regions of the country', async () => {
    const { user } = await openStep(ondaraPage, 'address-information');
    await user.click(list('Provincia'));
    expect(screen.getByRole('option', { name: 'Gipuzkoa' })).toBeInTheDocument();
  });
});

describe('a choice that depends on another answer', () => {
  const area: PageQuestion = {
    name: 'loan_purpose',
    point: {
      path: 'otherDetails.loanPurpose',
      kind: 'choice',
      options: {
        of: 'education',
        lists: { university: ['car', 'travel'], primary: ['travel', 'health'] },
      },
    },
  };
  const education = { name: 'education', point: dataPoints.education } as const;
  const page = withQuestions(ondaraPage, 'education', [education, area]);
  const open = (options: StepOptions = {}) => openStep(page, 'education', options);
  const study = (name: string) => screen.getByRole('radio', { name });
  const purpose = () => list('Finalidad');

  it('has no options before the other answer, and shows its error at submit only', async () => {
    const { user } = await open();
    expect(optionsOf(purpose())).toEqual(['Elige…']);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(purpose()).toBeInvalid());
    expect(purpose()).toHaveAccessibleDescription('Elige para qué es el dinero.');
  });

  it('offers the options of the other answer', async () => {
    const { user, submitted } = await open();
    await user.click(study('Grado universitario'));
    expect(optionsOf(purpose())).toEqual(['Elige…', 'Coche', 'Viajes']);
    await user.selectOptions(purpose(), 'Coche');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toEqual([{ education: 'university', loan_purpose: 'car' }]));
  });

  it('keeps an option that both answers offer, and rejects any other', async () => {
    const { user, submitted } = await open({
      knownAnswers: { education: 'university', loan_purpose: 'travel' },
    });
    expect(purpose()).toHaveDisplayValue('Viajes');
    await user.click(study('Primaria'));
    expect(purpose()).toHaveDisplayValue('Viajes');
    await user.click(study('Grado universitario'));
    await user.selectOptions(purpose(), 'Coche');
    await user.click(study('Primaria'));
    expect(purpose()).toHaveDisplayValue('Elige…');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(purpose()).toBeInvalid());
    expect(submitted).toEqual([]);
  });

  it('offers the options of an answer to another step', async () => {
    const elsewhere = withQuestions(withQuestions(ondaraPage, 'education', [education]), 'dependants', [
      area,
    ]);
    const { user, submitted } = await openStep(elsewhere, 'dependants', {
      knownAnswers: { education: 'primary' },
    });
    expect(optionsOf(purpose())).toEqual(['Elige…', 'Viajes', 'Salud']);
    await user.selectOptions(purpose(), 'Salud');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toEqual([{ loan_purpose: 'health' }]));
  });
});

it('offers the options of another answer in the same row of a list', async () => {
  const purpose: PageQuestion = {
    name: 'loan_purpose',
    point: {
      path: 'otherDetails.loanPurpose',
      kind: 'choice',
      options: { of: 'citizenship', lists: { ES: ['car'], DE: ['travel'] } },
    },
  };
  const citizenship = { name: 'citizenship', point: dataPoints.citizenship } as const;
  const debts = { name: 'debts', point: dataPoints.debts, row: [citizenship, purpose] } as const;
  const page = withQuestions(ondaraPage, 'education', [debts]);
  const { user, submitted } = await openStep(page, 'education');
  const more = await screen.findByRole('button', { name: 'Añadir otra deuda' });
  await user.click(more);
  await user.click(more);
  const [first, second] = screen.getAllByRole('combobox', { name: 'Nacionalidad' });
  const [, purposeOfSecond] = screen.getAllByRole('combobox', { name: 'Finalidad' });
  if (!first || !second || !purposeOfSecond) throw new Error('The rows do not ask.');
  await user.type(first, 'España');
  await user.type(second, 'Alemania');
  expect(optionsOf(purposeOfSecond)).toEqual(['Elige…', 'Viajes']);
  await user.selectOptions(purposeOfSecond, 'Viajes');
  await user.tab();
  await act(flushPromises);
  expect(purposeOfSecond).toBeValid();
  const [purposeOfFirst] = screen.getAllByRole('combobox', { name: 'Finalidad' });
  if (!purposeOfFirst) throw new Error('The first row does not ask.');
  await user.selectOptions(purposeOfFirst, 'Coche');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() =>
    expect(submitted).toEqual([
      {
        debts: [
          { citizenship: 'ES', loan_purpose: 'car' },
          { citizenship: 'DE', loan_purpose: 'travel' },
        ],
      },
    ]),
  );
});

describe('a choice with looked-up options', () => {
  const city: PageQuestion = {
    name: 'city',
    point: {
      path: 'contactDetails.city',
      kind: 'choice',
      options: { lookUp: 'places', of: 'postal_code', list: 'cities' },
      autocomplete: 'address-level2',
    },
  };
  const code = {
    name: 'postal_code',
    point: { path: 'contactDetails.postalCode', kind: 'postal-code' },
  } as const;
  const page = withQuestions(ondaraPage, 'address-information', [code, city]);
  const postalCode = () => screen.getByRole('textbox', { name: 'Código postal' });
  const cities = () => list('Localidad');
  const line = () => screen.getByRole('textbox', { name: 'Localidad' });
  const go = () => screen.getByRole('button', { name: 'Continuar' });

  async function open(options: StepOptions = {}) {
    const { lookUp, requests } = createManualLookUp();
    const step = await openStep(page, 'address-information', { lookUp, ...options });
    const waitForRequest = async (value: string) => {
      await waitFor(() => expect(requests.at(-1)?.value).toBe(value));
      return requests.at(-1);
    };
    /** Resolves the look-up with this value. */
    const resolveLookUp = async (value: string, found: FoundLists | null) => {
      const request = await waitForRequest(value);
      await act(async () => request?.resolve(found));
    };
    return { ...step, requests, waitForRequest, resolveLookUp };
  }

  it('offers the found values as labels', async () => {
    const { user, resolveLookUp, submitted } = await open();
    expect(optionsOf(cities())).toEqual(['Elige…']);
    await user.type(postalCode(), '28 013');
    await user.tab();
    await resolveLookUp('28013', { cities: ['Madrid', 'El Pardo', 'Madrid'] });
    expect(optionsOf(cities())).toEqual(['Elige…', 'Madrid', 'El Pardo']);
    await user.selectOptions(cities(), 'El Pardo');
    await user.click(go());
    await waitFor(() => expect(submitted).toEqual([{ postal_code: '28013', city: 'El Pardo' }]));
  });

  it('looks up as soon as the answer is complete, before its field is left', async () => {
    const { user, requests, waitForRequest } = await open();
    await user.type(postalCode(), '2801');
    await user.type(postalCode(), '3');
    await waitForRequest('28013');
    expect(postalCode()).toHaveFocus();
    await user.tab();
    expect(requests).toHaveLength(1);
  });

  it('keeps its list while a request is pending, and marks it as busy', async () => {
    const { user, waitForRequest, resolveLookUp } = await open();
    await user.type(postalCode(), '28013');
    await user.tab();
    await waitForRequest('28013');
    expect(cities()).toHaveFocus();
    expect(cities()).toHaveAttribute('aria-busy', 'true');
    await resolveLookUp('28013', { cities: ['Madrid'] });
    expect(cities()).toHaveFocus();
    expect(cities()).not.toHaveAttribute('aria-busy');
    await user.clear(postalCode());
    await user.type(postalCode(), '48001');
    await waitForRequest('48001');
    expect(optionsOf(cities())).toEqual(['Elige…', 'Madrid']);
    expect(cities()).toHaveAttribute('aria-busy', 'true');
    await user.clear(postalCode());
    await user.tab();
    await waitFor(() => expect(cities()).not.toHaveAttribute('aria-busy'));
    expect(optionsOf(cities())).toEqual(['Elige…', 'Madrid']);
  });

  it.each<readonly [string, FoundLists | null]>([
    ['nothing is found', null],
    ['nothing is found for this question', { streets: ['Gran Vía'] }],
    ['its list is empty', { cities: [] }],
    ['no found value is valid', { cities: [' ', 'a'.repeat(101)] }],
  ])('becomes a line of text if %s', async (_name, found) => {
    const { user, resolveLookUp, submitted } = await open();
    await user.type(postalCode(), '28013');
    await user.tab();
    expect(cities()).toHaveFocus();
    await resolveLookUp('28013', found);
    expect(line()).toHaveFocus();
    expect(line()).toBeRequired();
    expect(line()).toHaveAttribute('autocomplete', 'address-level2');
    await user.keyboard(' El  Pardo{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ postal_code: '28013', city: 'El Pardo' }]));
  });

  it('becomes a line of text if the look-up fails, with the same error text at the field and in the summary', async () => {
    const { user, waitForRequest } = await open();
    await user.type(postalCode(), '28013');
    await user.tab();
    const request = await waitForRequest('28013');
    await act(async () => request?.reject(new Error('offline')));
    await user.click(go());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: 'Escribe tu localidad.' })).toBeInTheDocument();
    expect(line()).toHaveAccessibleDescription('Escribe tu localidad.');
    await user.click(within(summary).getByRole('link'));
    expect(line()).toHaveFocus();
  });

  it('becomes a list again when another answer finds values, and keeps the typed text as an option', async () => {
    const { user, resolveLookUp, submitted } = await open();
    await user.type(postalCode(), '28099');
    await user.tab();
    await resolveLookUp('28099', null);
    await user.type(line(), 'Mi pueblo');
    await user.clear(postalCode());
    await user.type(postalCode(), '28013');
    await user.tab();
    await resolveLookUp('28013', { cities: ['Madrid'] });
    expect(optionsOf(cities())).toEqual(['Elige…', 'Madrid', 'Mi pueblo']);
    expect(cities()).toHaveDisplayValue('Mi pueblo');
    await user.click(go());
    await waitFor(() => expect(submitted).toEqual([{ postal_code: '28013', city: 'Mi pueblo' }]));
  });

  it('ignores a late response for a postal code that was replaced', async () => {
    const { user, requests, waitForRequest, resolveLookUp } = await open();
    await user.type(postalCode(), '28013');
    await waitForRequest('28013');
    await user.clear(postalCode());
    await user.type(postalCode(), '48001');
    await waitForRequest('48001');
    expect(requests[0]?.signal.aborted).toBe(true);
    await resolveLookUp('48001', { cities: ['Bilbao'] });
    await act(async () => requests[0]?.resolve({ cities: ['Madrid'] }));
    expect(optionsOf(cities())).toEqual(['Elige…', 'Bilbao']);
  });

  it('removes an option that was chosen for another postal code', async () => {
    const { user, resolveLookUp, submitted } = await open();
    await user.type(postalCode(), '28013');
    await user.tab();
    await resolveLookUp('28013', { cities: ['Madrid', 'El Pardo'] });
    await user.selectOptions(cities(), 'El Pardo');
    await user.clear(postalCode());
    await user.type(postalCode(), '48001');
    await user.tab();
    expect(cities()).toHaveDisplayValue('El Pardo');
    await resolveLookUp('48001', { cities: ['Bilbao', 'Erandio'] });
    expect(cities()).toHaveDisplayValue('Elige…');
    await user.click(go());
    await waitFor(() => expect(cities()).toBeInvalid());
    expect(submitted).toEqual([]);
  });

  it('looks up at once if the postal code is known, and shows the known answer until then', async () => {
    const { resolveLookUp, user, submitted } = await open({
      knownAnswers: { postal_code: '28013', city: 'El Pardo' },
    });
    expect(cities()).toHaveDisplayValue('El Pardo');
    await resolveLookUp('28013', { cities: ['Madrid', 'El Pardo'] });
    expect(optionsOf(cities())).toEqual(['Elige…', 'Madrid', 'El Pardo']);
    await user.click(go());
    await waitFor(() => expect(submitted).toEqual([{ postal_code: '28013', city: 'El Pardo' }]));
  });

  it('becomes a line of text if the optional postal code is empty', async () => {
    const optional = withQuestions(ondaraPage, 'address-information', [
      { ...code, point: { ...code.point, optional: true } },
      city,
    ]);
    const { user, submitted } = await openStep(optional, 'address-information');
    await user.type(await screen.findByRole('textbox', { name: 'Localidad' }), 'Madrid{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ postal_code: undefined, city: 'Madrid' }]));
  });

  it('becomes a line of text if the page does not ask the postal code', async () => {
    const { user, submitted } = await openStep(
      withQuestions(ondaraPage, 'address-information', [city]),
      'address-information',
    );
    await user.type(await screen.findByRole('textbox', { name: 'Localidad' }), 'Madrid{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ city: 'Madrid' }]));
  });

  it('looks up without another answer', async () => {
    const source = { lookUp: 'places', list: 'cities' } as const;
    const alone: PageQuestion = { name: 'city', point: { ...city.point, kind: 'choice', options: source } };
    const { lookUp, requests } = createManualLookUp();
    await openStep(withQuestions(ondaraPage, 'address-information', [alone]), 'address-information', {
      lookUp,
    });
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => requests[0]?.resolve({ cities: ['Madrid'] }));
    expect(optionsOf(cities())).toEqual(['Elige…', 'Madrid']);
  });

  it('keeps its options and its answer in another language', async () => {
    const { user, resolveLookUp, changeLanguage } = await open();
    await user.type(postalCode(), '28013');
    await user.tab();
    await resolveLookUp('28013', { cities: ['Madrid', 'El Pardo'] });
    await user.selectOptions(cities(), 'El Pardo');
    await changeLanguage('en');
    expect(optionsOf(list('Town or city'))).toEqual(['Choose…', 'Madrid', 'El Pardo']);
    expect(list('Town or city')).toHaveDisplayValue('El Pardo');
  });

  it('ignores a response after the step was left', async () => {
    const { user, view, waitForRequest } = await open();
    await user.type(postalCode(), '28013');
    const request = await waitForRequest('28013');
    view.unmount();
    expect(request?.signal.aborted).toBe(true);
  });
});
