// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../../app/pages.fixture';
import { dataPoints } from '../../../domain/catalogue/dataPoints';
import type { AskedDataPoint } from '../../../domain/pages/questionnaire';
import { openStep, type StepOptions } from '../../engine/step.fixture';
import type { Found } from '../../lookUps/lookUp';
import { asking, heldLookUp } from '../../lookUps/lookUp.fixture';
import { settled } from '../../../testing/settled';

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

  it('stands in the order of the country', async () => {
    await openStep(praveloPage, 'other-information');
    const schools = within(screen.getByRole('group', { name: 'Wykształcenie' })).getAllByRole('radio');
    expect(schools.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Bez wykształcenia',
      'Podstawowe',
      'Zasadnicze zawodowe',
      'Średnie',
      'Wyższe',
      'Studia podyplomowe lub doktorat',
    ]);
  });

  it('of more answers is a list that begins with none', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'cofidis-profession', {
      known: { income_source: 'employed' },
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

  it('says at its group what is missing, and no more once one is chosen', async () => {
    const { user } = await openStep(praveloPage, 'reference-information');
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    const group = screen.getByRole('group', { name: 'Skąd się znacie?' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Wybierz, skąd się znacie.'));
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

  it('of a region lists those of the country', async () => {
    const { user } = await openStep(ondaraPage, 'address-information');
    await user.click(list('Provincia'));
    expect(screen.getByRole('option', { name: 'Gipuzkoa' })).toBeInTheDocument();
  });
});

describe('a choice that follows from another answer', () => {
  const area: AskedDataPoint = {
    name: 'loan_purpose',
    point: {
      path: 'otherDetails.loanPurpose',
      kind: 'choice',
      options: {
        of: 'education',
        lists: { university: ['car', 'travel'], primary: ['travel', 'health'] },
      },
      personal: false,
    },
  };
  const education = { name: 'education', point: dataPoints.education } as const;
  const page = asking(ondaraPage, 'education', [education, area]);
  const open = (options: StepOptions = {}) => openStep(page, 'education', options);
  const study = (name: string) => screen.getByRole('radio', { name });
  const purpose = () => list('¿Para qué es el dinero?');

  it('has nothing to choose from before, and says so only when the step is sent', async () => {
    const { user } = await open();
    expect(optionsOf(purpose())).toEqual(['Elige…']);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(purpose()).toBeInvalid());
    expect(purpose()).toHaveAccessibleDescription('Elige para qué es el dinero.');
  });

  it('offers what belongs to the answer', async () => {
    const { user, submitted } = await open();
    await user.click(study('Grado universitario'));
    expect(optionsOf(purpose())).toEqual(['Elige…', 'Coche', 'Viajes']);
    await user.selectOptions(purpose(), 'Coche');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toEqual([{ education: 'university', loan_purpose: 'car' }]));
  });

  it('keeps an answer that belongs to both, and takes no other', async () => {
    const { user, submitted } = await open({ known: { education: 'university', loan_purpose: 'travel' } });
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

  it('follows an answer of another step', async () => {
    const elsewhere = asking(asking(ondaraPage, 'education', [education]), 'dependants', [area]);
    const { user, submitted } = await openStep(elsewhere, 'dependants', { known: { education: 'primary' } });
    expect(optionsOf(purpose())).toEqual(['Elige…', 'Viajes', 'Salud']);
    await user.selectOptions(purpose(), 'Salud');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toEqual([{ loan_purpose: 'health' }]));
  });
});

it('a choice in a row of a list follows the other answers of its row', async () => {
  const purpose: AskedDataPoint = {
    name: 'loan_purpose',
    point: {
      path: 'otherDetails.loanPurpose',
      kind: 'choice',
      options: { of: 'citizenship', lists: { ES: ['car'], DE: ['travel'] } },
      personal: false,
    },
  };
  const citizenship = { name: 'citizenship', point: dataPoints.citizenship } as const;
  const debts = { name: 'debts', point: dataPoints.debts, row: [citizenship, purpose] } as const;
  const page = asking(ondaraPage, 'education', [debts]);
  const { user, submitted } = await openStep(page, 'education');
  const more = await screen.findByRole('button', { name: 'Añadir otra deuda' });
  await user.click(more);
  await user.click(more);
  const [first, second] = screen.getAllByRole('combobox', { name: 'Nacionalidad' });
  const [, purposeOfSecond] = screen.getAllByRole('combobox', { name: '¿Para qué es el dinero?' });
  if (!first || !second || !purposeOfSecond) throw new Error('The rows do not ask.');
  await user.type(first, 'España');
  await user.type(second, 'Alemania');
  expect(optionsOf(purposeOfSecond)).toEqual(['Elige…', 'Viajes']);
  await user.selectOptions(purposeOfSecond, 'Viajes');
  await user.tab();
  await act(settled);
  expect(purposeOfSecond).toBeValid();
  const [purposeOfFirst] = screen.getAllByRole('combobox', { name: '¿Para qué es el dinero?' });
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

describe('a choice whose values are looked up', () => {
  const city: AskedDataPoint = {
    name: 'city',
    point: {
      path: 'contactDetails.city',
      kind: 'choice',
      options: { lookUp: 'places', of: 'postal_code', list: 'cities' },
      autocomplete: 'address-level2',
      personal: true,
    },
  };
  const code = {
    name: 'postal_code',
    point: { path: 'contactDetails.postalCode', kind: 'postal-code', personal: true },
  } as const;
  const page = asking(ondaraPage, 'address-information', [code, city]);
  const postalCode = () => screen.getByRole('textbox', { name: 'Código postal' });
  const cities = () => list('Localidad');
  const line = () => screen.getByRole('textbox', { name: 'Localidad' });
  const go = () => screen.getByRole('button', { name: 'Continuar' });

  async function open(options: StepOptions = {}) {
    const held = heldLookUp();
    const step = await openStep(page, 'address-information', { lookUp: held.lookUp, ...options });
    const asked = async (value: string) => {
      await waitFor(() => expect(held.asked.at(-1)?.value).toBe(value));
      return held.asked.at(-1);
    };
    /** The look-up with this value ends. */
    const ends = async (value: string, found: Found | null) => {
      const asking = await asked(value);
      await act(async () => asking?.end(found));
    };
    return { ...step, held, asked, ends };
  }

  it('offers what was found, each in its own words', async () => {
    const { user, ends, submitted } = await open();
    expect(optionsOf(cities())).toEqual(['Elige…']);
    await user.type(postalCode(), '28 013');
    await user.tab();
    await ends('28013', { cities: ['Madrid', 'El Pardo', 'Madrid'] });
    expect(optionsOf(cities())).toEqual(['Elige…', 'Madrid', 'El Pardo']);
    await user.selectOptions(cities(), 'El Pardo');
    await user.click(go());
    await waitFor(() => expect(submitted).toEqual([{ postal_code: '28013', city: 'El Pardo' }]));
  });

  it('is asked with an answer as soon as that is whole, without its being left', async () => {
    const { user, held, asked } = await open();
    await user.type(postalCode(), '2801');
    await user.type(postalCode(), '3');
    await asked('28013');
    expect(postalCode()).toHaveFocus();
    await user.tab();
    expect(held.asked).toHaveLength(1);
  });

  it('stays the list it is while an answer is under way, and tells that it is busy', async () => {
    const { user, asked, ends } = await open();
    await user.type(postalCode(), '28013');
    await user.tab();
    await asked('28013');
    expect(cities()).toHaveFocus();
    expect(cities()).toHaveAttribute('aria-busy', 'true');
    await ends('28013', { cities: ['Madrid'] });
    expect(cities()).toHaveFocus();
    expect(cities()).not.toHaveAttribute('aria-busy');
    await user.clear(postalCode());
    await user.type(postalCode(), '48001');
    await asked('48001');
    expect(optionsOf(cities())).toEqual(['Elige…', 'Madrid']);
    expect(cities()).toHaveAttribute('aria-busy', 'true');
    await user.clear(postalCode());
    await user.tab();
    await waitFor(() => expect(cities()).not.toHaveAttribute('aria-busy'));
    expect(optionsOf(cities())).toEqual(['Elige…', 'Madrid']);
  });

  it.each<readonly [string, Found | null]>([
    ['nothing is found', null],
    ['nothing is found for it', { streets: ['Gran Vía'] }],
    ['its list is empty', { cities: [] }],
    ['nothing in its list would be taken', { cities: [' ', 'a'.repeat(101)] }],
  ])('is a line to type in where %s', async (_name, found) => {
    const { user, ends, submitted } = await open();
    await user.type(postalCode(), '28013');
    await user.tab();
    expect(cities()).toHaveFocus();
    await ends('28013', found);
    expect(line()).toHaveFocus();
    expect(line()).toBeRequired();
    expect(line()).toHaveAttribute('autocomplete', 'address-level2');
    await user.keyboard(' El  Pardo{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ postal_code: '28013', city: 'El Pardo' }]));
  });

  it('is a line where the look-up fails, and tells in the same words everywhere what is missing', async () => {
    const { user, asked } = await open();
    await user.type(postalCode(), '28013');
    await user.tab();
    const asking = await asked('28013');
    await act(async () => asking?.fail(new Error('offline')));
    await user.click(go());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: 'Escribe tu localidad.' })).toBeInTheDocument();
    expect(line()).toHaveAccessibleDescription('Escribe tu localidad.');
    await user.click(within(summary).getByRole('link'));
    expect(line()).toHaveFocus();
  });

  it('is a list again when another answer finds something, with what was typed meanwhile in it', async () => {
    const { user, ends, submitted } = await open();
    await user.type(postalCode(), '28099');
    await user.tab();
    await ends('28099', null);
    await user.type(line(), 'Mi pueblo');
    await user.clear(postalCode());
    await user.type(postalCode(), '28013');
    await user.tab();
    await ends('28013', { cities: ['Madrid'] });
    expect(optionsOf(cities())).toEqual(['Elige…', 'Madrid', 'Mi pueblo']);
    expect(cities()).toHaveDisplayValue('Mi pueblo');
    await user.click(go());
    await waitFor(() => expect(submitted).toEqual([{ postal_code: '28013', city: 'Mi pueblo' }]));
  });

  it('takes no late answer to a code that is no more there', async () => {
    const { user, held, asked, ends } = await open();
    await user.type(postalCode(), '28013');
    await asked('28013');
    await user.clear(postalCode());
    await user.type(postalCode(), '48001');
    await asked('48001');
    expect(held.asked[0]?.signal.aborted).toBe(true);
    await ends('48001', { cities: ['Bilbao'] });
    await act(async () => held.asked[0]?.end({ cities: ['Madrid'] }));
    expect(optionsOf(cities())).toEqual(['Elige…', 'Bilbao']);
  });

  it('loses what was chosen for another code', async () => {
    const { user, ends, submitted } = await open();
    await user.type(postalCode(), '28013');
    await user.tab();
    await ends('28013', { cities: ['Madrid', 'El Pardo'] });
    await user.selectOptions(cities(), 'El Pardo');
    await user.clear(postalCode());
    await user.type(postalCode(), '48001');
    await user.tab();
    expect(cities()).toHaveDisplayValue('El Pardo');
    await ends('48001', { cities: ['Bilbao', 'Erandio'] });
    expect(cities()).toHaveDisplayValue('Elige…');
    await user.click(go());
    await waitFor(() => expect(cities()).toBeInvalid());
    expect(submitted).toEqual([]);
  });

  it('is asked for at once where the code stands already, and shows the answer before', async () => {
    const { ends, user, submitted } = await open({ known: { postal_code: '28013', city: 'El Pardo' } });
    expect(cities()).toHaveDisplayValue('El Pardo');
    await ends('28013', { cities: ['Madrid', 'El Pardo'] });
    expect(optionsOf(cities())).toEqual(['Elige…', 'Madrid', 'El Pardo']);
    await user.click(go());
    await waitFor(() => expect(submitted).toEqual([{ postal_code: '28013', city: 'El Pardo' }]));
  });

  it('is a line where the code may be left empty and is', async () => {
    const optional = asking(ondaraPage, 'address-information', [
      { ...code, point: { ...code.point, optional: true } },
      city,
    ]);
    const { user, submitted } = await openStep(optional, 'address-information');
    await user.type(await screen.findByRole('textbox', { name: 'Localidad' }), 'Madrid{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ postal_code: undefined, city: 'Madrid' }]));
  });

  it('is a line where the page does not ask what is looked up with', async () => {
    const { user, submitted } = await openStep(
      asking(ondaraPage, 'address-information', [city]),
      'address-information',
    );
    await user.type(await screen.findByRole('textbox', { name: 'Localidad' }), 'Madrid{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ city: 'Madrid' }]));
  });

  it('may need no other answer', async () => {
    const source = { lookUp: 'places', list: 'cities' } as const;
    const alone: AskedDataPoint = { name: 'city', point: { ...city.point, kind: 'choice', options: source } };
    const held = heldLookUp();
    await openStep(asking(ondaraPage, 'address-information', [alone]), 'address-information', {
      lookUp: held.lookUp,
    });
    await waitFor(() => expect(held.asked).toHaveLength(1));
    await act(async () => held.asked[0]?.end({ cities: ['Madrid'] }));
    expect(optionsOf(cities())).toEqual(['Elige…', 'Madrid']);
  });

  it('keeps its values and its answer in another language', async () => {
    const { user, ends, speak } = await open();
    await user.type(postalCode(), '28013');
    await user.tab();
    await ends('28013', { cities: ['Madrid', 'El Pardo'] });
    await user.selectOptions(cities(), 'El Pardo');
    await speak('en');
    expect(optionsOf(list('Town or city'))).toEqual(['Choose…', 'Madrid', 'El Pardo']);
    expect(list('Town or city')).toHaveDisplayValue('El Pardo');
  });

  it('gives nothing to a step that was left meanwhile', async () => {
    const { user, view, asked } = await open();
    await user.type(postalCode(), '28013');
    const asking = await asked('28013');
    view.unmount();
    expect(asking?.signal.aborted).toBe(true);
  });
});
