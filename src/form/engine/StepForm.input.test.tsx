// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flushPromises } from '../../testing/flushPromises';
import { ondaraPage, praveloPage } from '../../testing/pages.fixture';
import { dataPoints } from '../../domain/catalogue/dataPoints';
import { readDataPoint, type ReadingContext } from '../../domain/catalogue/reading';
import { spainContext } from '../../domain/catalogue/reading/context.fixture';
import { compactCode } from '../../domain/countries/normalise';
import type { StepPath } from '../../domain/catalogue/steps';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import { withQuestions } from '../lookUps/lookUp.fixture';
import { openStep, createRealReader } from './step.fixture';

const field = (name: string) => screen.getByRole('textbox', { name });
const radio = (name: string) => screen.getByRole('radio', { name });
const press = (name: string) => screen.getByRole('button', { name });

const noVehicle = () =>
  within(screen.getByRole('radiogroup', { name: '¿Tienes coche o moto?' })).getByRole('radio', {
    name: 'No',
  });

/** Fills in a control like a browser that sends no event. */
function fillInSilently(control: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
}

/** Fills in a control like a script of the page, which React takes for itself. Some send no event. */
function fillInByScript(control: HTMLElement, value: string, eventNames: readonly string[]): void {
  if (!(control instanceof HTMLInputElement)) throw new Error('The control is no input.');
  control.value = value;
  for (const name of eventNames) control.dispatchEvent(new Event(name, { bubbles: true }));
}

function chooseSilently(list: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, value);
}

describe('conditional questions', () => {
  it('shows and hides a question with the answer that it depends on', async () => {
    const { user } = await openStep(ondaraPage, 'vehicle-ownership');
    expect(screen.queryByRole('textbox', { name: /^Matrícula/ })).not.toBeInTheDocument();
    await user.click(radio('Sí'));
    expect(field('Matrícula (opcional)')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: '¿Lo estás pagando todavía?' })).toBeInTheDocument();
    await user.click(noVehicle());
    expect(screen.queryByRole('textbox', { name: /^Matrícula/ })).not.toBeInTheDocument();
  });

  it('does not submit hidden questions, and keeps their input', { tags: ['I1'] }, async () => {
    const { user, submitted } = await openStep(praveloPage, 'income-details', {
      knownAnswers: {
        monthly_income: 4200,
        income_payday: '2026-12-10',
        iban: 'PL61109010140000071219812874',
      },
    });
    const source = screen.getByRole('combobox', { name: 'Główne źródło dochodu' });
    await user.selectOptions(source, 'Umowa o pracę');
    await user.type(field('Pracodawca'), 'Młyn & Synowie');
    await user.selectOptions(source, 'Emerytura lub renta');
    expect(screen.queryByRole('textbox', { name: 'Pracodawca' })).not.toBeInTheDocument();
    await user.click(press('Dalej'));
    await waitFor(() => expect(submitted).toHaveLength(1));
    expect(submitted[0]).toMatchObject({ income_source: 'pensioner', monthly_income: 4200 });
    expect(submitted[0]).not.toHaveProperty('employer_name');
    await user.selectOptions(source, 'Umowa zlecenie lub o dzieło');
    expect(field('Pracodawca')).toHaveValue('Młyn & Synowie');
  });

  it('ignores invalid input in a hidden question', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'vehicle-ownership');
    await user.click(radio('Sí'));
    await user.type(field('Matrícula (opcional)'), '???');
    await user.click(press('Continuar'));
    await screen.findByRole('heading', { name: 'Hay 2\u00A0datos que revisar' });
    await user.click(noVehicle());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await user.click(press('Continuar'));
    await waitFor(() => expect(submitted).toEqual([{ vehicle_ownership: false }]));
  });
});

it('shows no error while something is pressed, which the error would move away', async () => {
  const { user } = await openStep(ondaraPage, 'initial-details');
  await user.type(field('Teléfono móvil'), '61234');
  const find = document.querySelector.bind(document);
  const pressed = vi
    .spyOn(document, 'querySelector')
    .mockImplementation((selector: string) => (selector === ':active' ? document.body : find(selector)));
  await user.tab();
  await act(async () => flushPromises());
  expect(screen.queryByText(/^Revisa el móvil/)).not.toBeInTheDocument();
  pressed.mockRestore();
  expect(await screen.findByText(/^Revisa el móvil/)).toBeInTheDocument();
});

it.each<readonly [string, StepPath, string, string]>([
  ['a line', 'initial-details', 'Teléfono móvil', '61234'],
  ['a part of a date', 'personal-details', 'Día', '45'],
])('shows no error in %s that keeps the focus while another app is used', async (_what, step, name, text) => {
  const { user } = await openStep(ondaraPage, step);
  await user.type(field(name), text);
  // The window loses the focus, and the control stays the active element.
  fireEvent.blur(field(name));
  await act(async () => flushPromises());
  expect(field(name)).toHaveFocus();
  expect(field(name)).toBeValid();
  for (let more = 0; more < 3; more += 1) await user.tab();
  await waitFor(() => expect(field(name)).toBeInvalid());
});

describe('autofill without an event', () => {
  it('submits lines that were filled in without an event', { tags: ['I1'] }, async () => {
    const { user, submitted } = await openStep(praveloPage, 'reference-information');
    await user.click(radio('Rodzina'));
    fillInSilently(field('Imię i nazwisko'), 'Jan Żuk');
    fillInSilently(field('Numer telefonu'), '512345678');
    await user.click(press('Dalej'));
    await waitFor(() =>
      expect(submitted).toEqual([
        { reference_type: 'family', reference_name: 'Jan Żuk', reference_phone_number: '+48512345678' },
      ]),
    );
  });

  it.each([
    ['in its parts', '5', '11', '1985'],
    ['as a whole in the first part', '05/11/1985', '', ''],
    ['as a whole with marks of direction', '\u200E05/\u200E11/\u200E1985', '', ''],
  ])(
    'submits a date that was filled in without an event, %s',
    { tags: ['I1'] },
    async (_how, day, month, year) => {
      const { user, submitted } = await openStep(ondaraPage, 'personal-details');
      fillInSilently(field('Nombre'), 'Íñigo');
      fillInSilently(field('Primer apellido'), 'Peña');
      fillInSilently(field('Día'), day);
      fillInSilently(field('Mes'), month);
      fillInSilently(field('Año'), year);
      await user.click(radio('Hombre'));
      await user.click(press('Continuar'));
      await waitFor(() =>
        expect(submitted[0]).toMatchObject({ first_name: 'Íñigo', form_birthday: '1985-11-05' }),
      );
    },
  );
});

describe('what a password manager writes', () => {
  const shownBirth = () =>
    ['Día', 'Mes', 'Año'].map((name) => {
      const control = field(name);
      return control instanceof HTMLInputElement ? control.value : null;
    });
  const ways = [
    ['with the events of typing', ['input', 'change']],
    ['with the event of leaving', ['change']],
    ['without an event', []],
  ] as const;

  it.each(ways)(
    'keeps the parts of a date beside one that is typed, before and after: %s',
    async (_how, events) => {
      const { user, submitted } = await openStep(ondaraPage, 'personal-details');
      await user.type(field('Nombre'), 'Íñigo');
      await user.type(field('Primer apellido'), 'Peña');
      await user.click(radio('Hombre'));
      await user.type(field('Día'), '0');
      fillInByScript(field('Mes'), '11', events);
      fillInByScript(field('Año'), '1985', events);
      await user.type(field('Día'), '5');
      expect(shownBirth()).toEqual(['05', '11', '1985']);
      fillInByScript(field('Mes'), '12', events);
      for (let more = 0; more < 3; more += 1) await user.tab();
      await act(flushPromises);
      expect(shownBirth()).toEqual(['05', '12', '1985']);
      await user.click(press('Continuar'));
      await waitFor(() => expect(submitted[0]).toMatchObject({ form_birthday: '1985-12-05' }));
    },
  );

  it.each(ways)('keeps what replaces a wrong line: %s', async (_how, events) => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.type(field('Teléfono móvil'), '61234');
    fillInByScript(field('Teléfono móvil'), '612345678', events);
    await user.tab();
    await waitFor(() => expect(field('Teléfono móvil')).toHaveValue('612 34 56 78'));
    expect(field('Teléfono móvil')).toBeValid();
  });

  it.each(ways)('takes the option of a searched list, or shows that none fits: %s', async (_how, events) => {
    const { user, submitted } = await openStep(ondaraPage, 'demographic-details');
    const list = (name: string) => screen.getByRole('combobox', { name });
    fillInByScript(list('País de nacimiento'), 'Alemania', events);
    fillInByScript(list('Nacionalidad'), 'Atlántida', events);
    await user.click(press('Continuar'));
    await waitFor(() => expect(list('Nacionalidad')).toBeInvalid());
    expect(list('Nacionalidad')).toHaveValue('Atlántida');
    expect(list('Nacionalidad')).toHaveAccessibleDescription('Elige una opción de la lista.');
    expect(list('País de nacimiento')).toBeValid();
    fillInByScript(list('Nacionalidad'), 'España', events);
    await user.click(press('Continuar'));
    await waitFor(() => expect(submitted).toEqual([{ country_of_birth: 'DE', citizenship: 'ES' }]));
  });
});

it('keeps a line that was filled in without an event when another answer shows a question', async () => {
  const ownQuestions = ondaraPage.steps.find(({ path }) => path === 'vehicle-ownership')?.dataPoints ?? [];
  const page = withQuestions(ondaraPage, 'vehicle-ownership', [
    { name: 'first_name', point: dataPoints.first_name },
    ...ownQuestions,
  ]);
  const { user, submitted } = await openStep(page, 'vehicle-ownership');
  fillInSilently(field('Nombre'), 'Íñigo');
  await user.click(radio('Sí'));
  expect(screen.getAllByRole('radiogroup')).toHaveLength(2);
  await user.click(noVehicle());
  await user.click(press('Continuar'));
  await waitFor(() => expect(submitted).toEqual([{ first_name: 'Íñigo', vehicle_ownership: false }]));
});

describe('choices made without an event', () => {
  it(
    'submits an option that was filled into a searched list without an event',
    { tags: ['I1'] },
    async () => {
      const { user, submitted } = await openStep(ondaraPage, 'demographic-details');
      fillInSilently(screen.getByRole('combobox', { name: 'País de nacimiento' }), 'Alemania');
      fillInSilently(screen.getByRole('combobox', { name: 'Nacionalidad' }), 'España');
      await user.click(press('Continuar'));
      await waitFor(() => expect(submitted).toEqual([{ country_of_birth: 'DE', citizenship: 'ES' }]));
    },
  );

  it('submits a card that was checked without an event', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'education');
    const card = radio('Primaria');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(card, true);
    await user.click(press('Continuar'));
    await waitFor(() => expect(submitted).toEqual([{ education: 'primary' }]));
  });

  it('submits a looked-up option that was filled in without an event, in a list and in a line', async () => {
    const city: PageQuestion = {
      name: 'city',
      point: {
        path: 'contactDetails.city',
        kind: 'choice',
        options: { lookUp: 'places', list: 'cities' },
      },
    };
    const page = withQuestions(ondaraPage, 'address-information', [city]);
    const found = await openStep(page, 'address-information', {
      lookUp: async () => ({ cities: ['Madrid', 'Getafe'] }),
    });
    await screen.findByRole('option', { name: 'Getafe' });
    chooseSilently(screen.getByRole('combobox', { name: 'Localidad' }), 'Getafe');
    await found.user.click(press('Continuar'));
    await waitFor(() => expect(found.submitted).toEqual([{ city: 'Getafe' }]));
    found.view.unmount();

    const nothing = await openStep(page, 'address-information');
    fillInSilently(await screen.findByRole('textbox', { name: 'Localidad' }), 'Pozuelo');
    await nothing.user.click(press('Continuar'));
    await waitFor(() => expect(nothing.submitted).toEqual([{ city: 'Pozuelo' }]));
  });
});

describe('notices of the rules', () => {
  it('shows a suggestion beside a valid answer, and keeps the focus in the field when it is accepted', async () => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.type(field('Correo electrónico'), 'ana@gmial.com');
    await user.tab();
    expect(await screen.findByText('¿Querías decir ana@gmail.com?')).toBeInTheDocument();
    expect(field('Correo electrónico')).toBeValid();
    await user.click(press('Usar ana@gmail.com'));
    expect(field('Correo electrónico')).toHaveValue('ana@gmail.com');
    expect(field('Correo electrónico')).toHaveFocus();
    expect(screen.queryByText('¿Querías decir ana@gmail.com?')).not.toBeInTheDocument();
  });

  it('does not block the submit', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'initial-details');
    await user.type(field('Correo electrónico'), 'ana@gmial.com');
    await user.type(field('Teléfono móvil'), '612345678');
    await screen.findByText('¿Querías decir ana@gmail.com?');
    await user.click(screen.getByRole('checkbox', { name: /^He leído la/ }));
    await user.click(press('Continuar'));
    await waitFor(() => expect(submitted[0]).toMatchObject({ email: 'ana@gmial.com' }));
  });

  it('shows a notice if the identifier contains another date of birth', async () => {
    const { user } = await openStep(praveloPage, 'personal-details');
    await user.type(field('Dzień'), '15');
    await user.type(field('Miesiąc'), '5');
    await user.type(field('Rok'), '1944');
    await user.type(field('PESEL'), '44051401359');
    await user.tab();
    expect(
      await screen.findByText('PESEL wskazuje inną datę urodzenia. Czy wszystko się zgadza?'),
    ).toBeInTheDocument();
    expect(field('PESEL')).toBeValid();
  });
});

describe('notices about a doubtful answer', () => {
  /** An invented country in which every identifier of the right shape is doubtful. */
  const doubtfulContext: ReadingContext = {
    ...spainContext,
    checks: {
      ...spainContext.checks,
      identifiers: {
        dni: { name: 'DNI', normalise: compactCode, check: (code) => (code === '' ? 'shape' : 'doubtful') },
      },
    },
  };
  const notice = 'Tu DNI no tiene el formato habitual. ¿Es correcto?';
  const openDoubtful = () =>
    openStep(ondaraPage, 'personal-code', {
      loadReader: async () => ({
        ...createRealReader(ondaraPage),
        read: (point, input) => readDataPoint(point, input, doubtfulContext),
      }),
    });

  it('shows the notice when the field is left, until the answer changes', async () => {
    const { user } = await openDoubtful();
    await user.type(field('DNI o NIE'), '123-z');
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(field('DNI o NIE')).toBeValid();
    expect(field('DNI o NIE')).toHaveValue('123Z');
    await user.type(field('DNI o NIE'), '4');
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('does not block the submit', async () => {
    const { user, submitted } = await openDoubtful();
    await user.type(field('DNI o NIE'), '123-z');
    await user.tab();
    await screen.findByText(notice);
    await user.click(press('Continuar'));
    await waitFor(() => expect(submitted).toEqual([{ personal_code: '123Z' }]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the draft', () => {
  afterEach(() => vi.useRealTimers());

  it('stores the draft after the paint of each input, once for the keys between two paints', async () => {
    const { drafts } = await openStep(ondaraPage, 'bank-account');
    vi.useFakeTimers();
    const type = (value: string) => fireEvent.input(field('IBAN de tu cuenta'), { target: { value } });
    for (const value of ['E', 'ES']) type(value);
    expect(drafts).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(drafts).toEqual([{ iban: 'ES' }]);
    type('ES9');
    vi.advanceTimersByTime(5_000);
    expect(drafts).toEqual([{ iban: 'ES' }, { iban: 'ES9' }]);
  });

  it('stores the draft at once when the page is hidden or the step is left', async () => {
    const { drafts, hidePage, view } = await openStep(ondaraPage, 'bank-account');
    vi.useFakeTimers();
    fireEvent.input(field('IBAN de tu cuenta'), { target: { value: 'ES9' } });
    hidePage();
    expect(drafts).toEqual([{ iban: 'ES9' }]);
    hidePage();
    expect(drafts).toHaveLength(1);
    fireEvent.input(field('IBAN de tu cuenta'), { target: { value: 'ES91' } });
    view.unmount();
    expect(drafts).toEqual([{ iban: 'ES9' }, { iban: 'ES91' }]);
  });

  it('passes a copy of the draft, which the receiver may freeze', async () => {
    const creditor = { name: 'debt_creditor', point: dataPoints.debt_creditor } as const;
    const page = withQuestions(ondaraPage, 'education', [
      { name: 'debts', point: dataPoints.debts, row: [creditor] },
    ]);
    const { user, drafts, hidePage } = await openStep(page, 'education');
    await user.click(await screen.findByRole('button', { name: 'Añadir otra deuda' }));
    const creditorField = () => screen.getByRole('textbox');
    await user.type(creditorField(), 'Banco');
    hidePage();
    const stored = drafts[0]?.['debts'];
    Object.freeze(stored);
    await user.type(creditorField(), ' Uno');
    expect(creditorField()).toHaveValue('Banco Uno');
    expect(JSON.stringify(stored)).not.toContain('Uno');
  });

  it('stores no draft after the submit', async () => {
    const { drafts, submitted, view } = await openStep(ondaraPage, 'bank-account');
    const user = userEvent.setup({ delay: null });
    await user.type(field('IBAN de tu cuenta'), 'ES9121000418450200051332{Enter}');
    await waitFor(() => expect(submitted).toHaveLength(1));
    view.unmount();
    expect(drafts).toEqual([]);
  });
});
