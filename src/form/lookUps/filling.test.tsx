// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ondaraPage, praveloPage } from '../../app/pages.fixture';
import { dataPoints } from '../../domain/catalogue/dataPoints';
import { settled } from '../../testing/settled';
import { openStep, realReader, type StepOptions } from '../engine/step.fixture';
import type { Found } from './lookUp';
import { asking, heldLookUp } from './lookUp.fixture';

/** The control of a question, whatever it is and however it is marked. */
const control = (label: string) => screen.getByLabelText(new RegExp(`^${label}(?: \\(|$)`));
const code = () => control('Código postal');
const city = () => control('Localidad');
const province = () => control('Provincia');
const street = () => control('Calle');
const go = () => screen.getByRole('button', { name: 'Continuar' });
const mark = 'rellenado automáticamente';

const madrid = { cities: ['Madrid'], provinces: ['Madrid'], streets: ['Gran Vía'] };
const bilbao = { cities: ['Bilbao'], provinces: ['Bizkaia'], streets: ['Gran Vía', 'Calle Ledesma'] };

async function open(options: StepOptions = {}, page = ondaraPage) {
  const { lookUp, asked } = heldLookUp();
  const step = await openStep(page, 'address-information', { lookUp, ...options });
  // The application has loaded it by the time a step is opened.
  await act(() => import('./stepLookUps'));
  /** Types a code; the look-up with it ends. */
  const typeCode = async (value: string, found: Found | null) => {
    await step.user.clear(code());
    await step.user.type(code(), value);
    await waitFor(() => expect(asked.at(-1)?.value).toBe(value));
    await act(async () => asked.at(-1)?.end(found));
  };
  return { ...step, asked, typeCode };
}

/** What a browser does that fills in without telling the page. */
function fillInSilently(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

/** What the browser offers while a line is typed. */
function offeredAt(line: HTMLElement): readonly string[] {
  const list = document.getElementById(line.getAttribute('list') ?? '');
  return [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value);
}

describe('what is found for a postal code', () => {
  it('is filled in where it is one value, marked, told once and handed over', async () => {
    const { user, typeCode, submitted } = await open();
    await typeCode('28013', madrid);
    expect(city()).toHaveValue('Madrid');
    expect(province()).toHaveDisplayValue('Madrid');
    expect(street()).toHaveValue('Gran Vía');
    expect(city()).toHaveAccessibleName(`Localidad (${mark})`);
    expect(offeredAt(city())).toEqual([]);
    expect(screen.getByText('Rellenado automáticamente: Localidad, Provincia y Calle.')).toBeInTheDocument();
    await user.type(control('Número'), '5');
    await user.click(go());
    await waitFor(() =>
      expect(submitted[0]).toMatchObject({ city: 'Madrid', province: 'Madrid', street: 'Gran Vía' }),
    );
  });

  it('is offered where it is several values', async () => {
    const { user, typeCode } = await open();
    await typeCode('48001', bilbao);
    expect(street()).toHaveValue('');
    expect(street()).toHaveAccessibleName('Calle');
    expect(offeredAt(street())).toEqual(['Gran Vía', 'Calle Ledesma']);
    await user.type(street(), 'Calle del Perro');
    expect(street()).toHaveValue('Calle del Perro');
    expect(screen.getByText('Rellenado automáticamente: Localidad y Provincia.')).toBeInTheDocument();
  });

  it.each<readonly [string, Found | null]>([
    ['is nothing', null],
    ['is nothing for any of the questions', { suburbs: ['Centro'] }],
    ['would not be taken', { cities: ['28013'], provinces: ['Madryt'], streets: ['Mayor,'] }],
  ])('is not filled in where it %s', async (_name, found) => {
    const { user, typeCode } = await open();
    await typeCode('28013', found);
    expect(city()).toHaveValue('');
    expect(province()).toHaveValue('');
    expect(street()).toHaveValue('');
    await user.type(city(), 'Madrid');
    expect(city()).toHaveValue('Madrid');
  });

  it('is written as the rule of its question keeps it', async () => {
    const { typeCode } = await open();
    await typeCode('01001', {
      cities: [' Vitoria-Gasteiz\u00a0'],
      provinces: ['Araba/Álava'.normalize('NFD')],
    });
    expect(city()).toHaveValue('Vitoria-Gasteiz');
    expect(province()).toHaveDisplayValue('Araba/Álava');
  });

  it('mends the error of a question that was left empty', async () => {
    const { user, typeCode } = await open();
    await user.click(go());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(city()).toBeInvalid();
    await typeCode('28013', madrid);
    await waitFor(() => expect(city()).toBeValid());
    expect(province()).toBeValid();
    expect(control('Número')).toBeInvalid();
  });
});

describe('a question that the applicant has touched', () => {
  it('keeps what was typed or chosen, and is offered what was found', async () => {
    const { user, typeCode } = await open();
    await user.type(city(), 'Pozuelo');
    await user.type(province(), 'Toledo');
    await typeCode('28013', madrid);
    expect(city()).toHaveValue('Pozuelo');
    expect(city()).toHaveAccessibleName('Localidad');
    expect(offeredAt(city())).toEqual(['Madrid']);
    expect(province()).toHaveDisplayValue('Toledo');
  });

  it('is asked about softly where the code is of another region, and goes on all the same', async () => {
    const { user, typeCode, submitted } = await open();
    await user.type(province(), 'Toledo');
    await typeCode('28013', madrid);
    await user.type(control('Número'), '5');
    expect(await screen.findByText('Este código postal es de Madrid. ¿Está todo bien?')).toBeInTheDocument();
    expect(code()).toBeValid();
    await user.click(go());
    await waitFor(() => expect(submitted[0]).toMatchObject({ postal_code: '28013', province: 'Toledo' }));
  });

  it('stays empty when it was emptied again', async () => {
    const { user, typeCode } = await open();
    await user.type(city(), 'P');
    await user.clear(city());
    await typeCode('28013', madrid);
    expect(city()).toHaveValue('');
    expect(province()).toHaveDisplayValue('Madrid');
  });

  it('keeps what the lead or a draft holds', async () => {
    const { asked } = await open({ known: { postal_code: '48001', city: 'Getxo', province: 'Araba/Álava' } });
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => asked[0]?.end(bilbao));
    expect(city()).toHaveValue('Getxo');
    expect(province()).toHaveDisplayValue('Araba/Álava');
    expect(offeredAt(street())).toEqual(['Gran Vía', 'Calle Ledesma']);
  });

  it('keeps what the browser filled in without telling', async () => {
    const { user, asked, submitted } = await open();
    await user.type(code(), '28013');
    await waitFor(() => expect(asked).toHaveLength(1));
    fillInSilently(city(), 'Pozuelo');
    await act(async () => asked[0]?.end(madrid));
    expect(city()).toHaveValue('Pozuelo');
    await user.type(control('Número'), '5{Enter}');
    await waitFor(() => expect(submitted[0]).toMatchObject({ city: 'Pozuelo', province: 'Madrid' }));
  });

  it('is the applicant’s own once what was filled in is changed', async () => {
    const { user, typeCode } = await open();
    await typeCode('28013', madrid);
    await user.type(city(), ' centro');
    expect(city()).toHaveValue('Madrid centro');
    expect(city()).toHaveAccessibleName('Localidad');
    expect(screen.getByText('Rellenado automáticamente: Provincia y Calle.')).toBeInTheDocument();
    await typeCode('48001', bilbao);
    expect(city()).toHaveValue('Madrid centro');
    expect(province()).toHaveDisplayValue('Bizkaia');
  });

  it('has what was filled in under the cursor selected, so that typing replaces it', async () => {
    const { user, asked } = await open();
    await user.type(code(), '28013');
    await user.tab();
    expect(city()).toHaveFocus();
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => asked[0]?.end(madrid));
    expect(city()).toHaveValue('Madrid');
    await user.keyboard('Pozuelo');
    expect(city()).toHaveValue('Pozuelo');
  });
});

describe('another postal code', () => {
  it('replaces what was filled in for the one before', async () => {
    const { typeCode } = await open();
    await typeCode('28013', madrid);
    await typeCode('48001', bilbao);
    expect(city()).toHaveValue('Bilbao');
    expect(province()).toHaveDisplayValue('Bizkaia');
    expect(street()).toHaveValue('');
    expect(offeredAt(street())).toEqual(['Gran Vía', 'Calle Ledesma']);
  });

  it('takes it away where nothing is found', async () => {
    const { typeCode } = await open();
    await typeCode('28013', madrid);
    await typeCode('28099', null);
    expect(city()).toHaveValue('');
    expect(city()).toHaveAccessibleName('Localidad');
    expect(province()).toHaveValue('');
  });

  it('leaves everything as it is until its own answer comes', async () => {
    const { user, typeCode, asked } = await open();
    await typeCode('28013', madrid);
    await user.clear(code());
    await user.type(code(), '4800');
    await user.tab();
    expect(city()).toHaveValue('Madrid');
    expect(asked).toHaveLength(1);
  });

  it('lets no late answer to the one before through', async () => {
    const { user, asked, typeCode } = await open();
    await user.type(code(), '28013');
    await waitFor(() => expect(asked).toHaveLength(1));
    await typeCode('48001', bilbao);
    await act(async () => asked[0]?.end(madrid));
    expect(city()).toHaveValue('Bilbao');
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('is asked for once, however often its field is left', async () => {
    const { user, typeCode, asked } = await open();
    await typeCode('28013', madrid);
    for (let times = 0; times < 3; times += 1) {
      await user.click(code());
      await user.tab();
    }
    await typeCode('48001', bilbao);
    await user.clear(code());
    await user.type(code(), '28013');
    await waitFor(() => expect(city()).toHaveValue('Madrid'));
    expect(asked.map(({ value }) => value)).toEqual(['28013', '48001']);
  });
});

it('what was filled in is marked and told in a language chosen later', async () => {
  const { typeCode, speak } = await open();
  await typeCode('28013', madrid);
  await speak('en');
  expect(control('Town or city')).toHaveAccessibleName('Town or city (filled in for you)');
  expect(screen.getByText('Filled in for you: Town or city, Province, and Street.')).toBeInTheDocument();
});

it('nothing is filled in while the answers are on their way', async () => {
  const { lookUp, asked } = heldLookUp();
  const { user, submitted, tell } = await openStep(praveloPage, 'contact-details', {
    lookUp,
    known: { email: 'ana@example.com', phone_number: '+48512345678', city: 'Warszawa', house_number: '1' },
  });
  await user.type(control('Kod pocztowy'), '00950');
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  await waitFor(() => expect(submitted).toHaveLength(1));
  tell({ sending: { kind: 'sending' }, lookUp });
  await act(async () => asked[0]?.end({ streets: ['Plac Powstańców Warszawy'] }));
  expect(control('Ulica')).toHaveValue('');
  expect(offeredAt(control('Ulica'))).toEqual(['Plac Powstańców Warszawy']);
});

it('a free text is looked up with when it is left, and not while it is typed', async () => {
  const page = asking(ondaraPage, 'address-information', [
    {
      name: 'reference_name',
      point: {
        path: 'referenceDetails.name',
        kind: 'text',
        pattern: 'company',
        fills: { lookUp: 'places', with: { city: 'cities' } },
        personal: true,
      },
    },
    {
      name: 'postal_code',
      point: { path: 'contactDetails.postalCode', kind: 'postal-code', personal: true },
    },
    { name: 'city', point: dataPoints.city },
  ]);
  const loadReader = vi.fn(async () => realReader(page));
  const { user, asked } = await open({ loadReader }, page);
  await user.type(screen.getByLabelText(/Nombre/), '12');
  // The pause after typing is over when the rules are asked for.
  const before = loadReader.mock.calls.length;
  await waitFor(() => expect(loadReader.mock.calls.length).toBeGreaterThan(before));
  await settled();
  expect(asked).toEqual([]);
  await user.type(screen.getByLabelText(/Nombre/), ' bis');
  await user.type(code(), '28013');
  await waitFor(() => expect(asked.map(({ value }) => value)).toEqual(['12 bis']));
});

it('on a page without a question for a list, the others are filled in', async () => {
  const { lookUp, asked } = heldLookUp();
  const { user } = await openStep(praveloPage, 'contact-details', { lookUp });
  await user.type(control('Kod pocztowy'), '00950');
  await waitFor(() => expect(asked[0]?.value).toBe('00-950'));
  await act(async () =>
    asked[0]?.end({
      cities: ['Warszawa'],
      provinces: ['mazowieckie'],
      streets: ['Plac Powstańców Warszawy'],
    }),
  );
  expect(control('Miejscowość')).toHaveValue('Warszawa');
  expect(control('Ulica')).toHaveAccessibleName('Ulica (uzupełniono automatycznie)');
});
