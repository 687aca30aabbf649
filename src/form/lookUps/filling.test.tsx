// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ondaraPage, praveloPage } from '../../testing/pages.fixture';
import { dataPoints } from '../../domain/catalogue/dataPoints';
import { flushPromises } from '../../testing/flushPromises';
import { openStep, createRealReader, type StepOptions } from '../engine/step.fixture';
import type { FoundLists } from './lookUp';
import { withQuestions, createManualLookUp, skipLookUpDelay } from './lookUp.fixture';

beforeEach(skipLookUpDelay);

/** The control of a question, of any kind and with any mark. */
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
  const { lookUp, requests } = createManualLookUp();
  const step = await openStep(page, 'address-information', { lookUp, ...options });
  // The application loads it before a step opens.
  await act(() => import('./lookUpController'));
  /** Types a postal code and resolves its look-up. */
  const typeCode = async (value: string, found: FoundLists | null) => {
    await step.user.clear(code());
    await step.user.type(code(), value);
    await waitFor(() => expect(requests.at(-1)?.value).toBe(value));
    await act(async () => requests.at(-1)?.resolve(found));
  };
  return { ...step, requests, typeCode };
}

/** Fills in a field like a browser that sends no event. */
function fillInSilently(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

/** The suggestions that the browser offers for a line. */
function getSuggestions(line: HTMLElement): readonly string[] {
  const list = document.getElementById(line.getAttribute('list') ?? '');
  return [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value);
}

describe('values found for a postal code', () => {
  it('fills in a single value, marks it, announces it once and submits it', async () => {
    const { user, typeCode, submitted } = await open();
    await typeCode('28013', madrid);
    expect(city()).toHaveValue('Madrid');
    expect(province()).toHaveDisplayValue('Madrid');
    expect(street()).toHaveValue('Gran Vía');
    expect(city()).toHaveAccessibleName(`Localidad (${mark})`);
    expect(getSuggestions(city())).toEqual([]);
    expect(screen.getByText('Rellenado automáticamente: Localidad, Provincia y Calle.')).toBeInTheDocument();
    await user.type(control('Número'), '5');
    await user.click(go());
    await waitFor(() =>
      expect(submitted[0]).toMatchObject({ city: 'Madrid', province: 'Madrid', street: 'Gran Vía' }),
    );
  });

  it('offers several values', async () => {
    const { user, typeCode } = await open();
    await typeCode('48001', bilbao);
    expect(street()).toHaveValue('');
    expect(street()).toHaveAccessibleName('Calle');
    expect(getSuggestions(street())).toEqual(['Gran Vía', 'Calle Ledesma']);
    await user.type(street(), 'Calle del Perro');
    expect(street()).toHaveValue('Calle del Perro');
    expect(screen.getByText('Rellenado automáticamente: Localidad y Provincia.')).toBeInTheDocument();
  });

  it.each<readonly [string, FoundLists | null]>([
    ['is empty', null],
    ['has no list for any of the questions', { suburbs: ['Centro'] }],
    ['is invalid', { cities: ['28013'], provinces: ['Madryt'], streets: ['Mayor-'] }],
  ])('fills in nothing if the result %s', async (_name, found) => {
    const { user, typeCode } = await open();
    await typeCode('28013', found);
    expect(city()).toHaveValue('');
    expect(province()).toHaveValue('');
    expect(street()).toHaveValue('');
    await user.type(city(), 'Madrid');
    expect(city()).toHaveValue('Madrid');
  });

  it('fills in a value as its rule formats it', async () => {
    const { typeCode } = await open();
    await typeCode('01001', {
      cities: [' Vitoria-Gasteiz\u00a0'],
      provinces: ['Araba/Álava'.normalize('NFD')],
    });
    expect(city()).toHaveValue('Vitoria-Gasteiz');
    expect(province()).toHaveDisplayValue('Araba/Álava');
  });

  it('removes the error of a missing answer that is filled in', async () => {
    const { user, typeCode } = await open();
    await user.click(go());
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    expect(city()).toBeInvalid();
    await typeCode('28013', madrid);
    await waitFor(() => expect(city()).toBeValid());
    expect(province()).toBeValid();
    expect(control('Número')).toBeInvalid();
  });
});

describe('a question that the applicant has edited', () => {
  it('keeps the applicant’s answer, and offers the found values', async () => {
    const { user, typeCode } = await open();
    await user.type(city(), 'Pozuelo');
    await user.type(province(), 'Toledo');
    await typeCode('28013', madrid);
    expect(city()).toHaveValue('Pozuelo');
    expect(city()).toHaveAccessibleName('Localidad');
    expect(getSuggestions(city())).toEqual(['Madrid']);
    expect(province()).toHaveDisplayValue('Toledo');
  });

  it('shows a notice if the postal code is of another region, and submits all the same', async () => {
    const { user, typeCode, submitted } = await open();
    await user.type(province(), 'Toledo');
    await typeCode('28013', madrid);
    await user.type(control('Número'), '5');
    expect(await screen.findByText('Este código postal es de Madrid. ¿Es correcto?')).toBeInTheDocument();
    expect(code()).toBeValid();
    await user.click(go());
    await waitFor(() => expect(submitted[0]).toMatchObject({ postal_code: '28013', province: 'Toledo' }));
  });

  it('keeps a question empty that the applicant cleared', async () => {
    const { user, typeCode } = await open();
    await user.type(city(), 'P');
    await user.clear(city());
    await typeCode('28013', madrid);
    expect(city()).toHaveValue('');
    expect(province()).toHaveDisplayValue('Madrid');
  });

  it('keeps the value of the lead or a draft', async () => {
    const { requests } = await open({
      knownAnswers: { postal_code: '48001', city: 'Getxo', province: 'Araba/Álava' },
    });
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => requests[0]?.resolve(bilbao));
    expect(city()).toHaveValue('Getxo');
    expect(province()).toHaveDisplayValue('Araba/Álava');
    expect(getSuggestions(street())).toEqual(['Gran Vía', 'Calle Ledesma']);
  });

  it('keeps a value that the browser filled in without an event', async () => {
    const { user, requests, submitted } = await open();
    await user.type(code(), '28013');
    await waitFor(() => expect(requests).toHaveLength(1));
    fillInSilently(city(), 'Pozuelo');
    await act(async () => requests[0]?.resolve(madrid));
    expect(city()).toHaveValue('Pozuelo');
    await user.type(control('Número'), '5{Enter}');
    await waitFor(() => expect(submitted[0]).toMatchObject({ city: 'Pozuelo', province: 'Madrid' }));
  });

  it('keeps a filled-in value once the applicant changed it', { tags: ['N7'] }, async () => {
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

  it('selects a value that is filled into the focused field, so that typing replaces it', async () => {
    const { user, requests } = await open();
    await user.type(code(), '28013');
    await user.tab();
    expect(city()).toHaveFocus();
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => requests[0]?.resolve(madrid));
    expect(city()).toHaveValue('Madrid');
    await user.keyboard('Pozuelo');
    expect(city()).toHaveValue('Pozuelo');
  });
});

describe('another postal code', () => {
  it('replaces the values that were filled in for the postal code before', async () => {
    const { typeCode } = await open();
    await typeCode('28013', madrid);
    await typeCode('48001', bilbao);
    expect(city()).toHaveValue('Bilbao');
    expect(province()).toHaveDisplayValue('Bizkaia');
    expect(street()).toHaveValue('');
    expect(getSuggestions(street())).toEqual(['Gran Vía', 'Calle Ledesma']);
  });

  it('replaces them also after the questions were made anew while they were sent', async () => {
    const lookUp = async (_name: string, value: string) => (value === '48001' ? bilbao : madrid);
    const { user, update } = await open({ lookUp });
    await user.type(code(), '28013');
    await waitFor(() => expect(city()).toHaveValue('Madrid'));
    update({ lookUp, areQuestionsRenewed: true, requestStatus: { kind: 'sending' } });
    await act(flushPromises);
    update({ lookUp, areQuestionsRenewed: true });
    await user.clear(code());
    await user.type(code(), '48001');
    await waitFor(() => expect(city()).toHaveValue('Bilbao'));
  });

  it('removes the filled-in values if nothing is found', async () => {
    const { typeCode } = await open();
    await typeCode('28013', madrid);
    await typeCode('28099', null);
    expect(city()).toHaveValue('');
    expect(city()).toHaveAccessibleName('Localidad');
    expect(province()).toHaveValue('');
  });

  it('replaces the values that were found for the postal code before the step was left', async () => {
    const { typeCode, requests } = await open({
      knownAnswers: { postal_code: '28013', city: 'Madrid', province: 'Madrid', street: 'Calle Mayor' },
    });
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => requests[0]?.resolve(madrid));
    expect(city()).toHaveAccessibleName('Localidad');
    await typeCode('48001', bilbao);
    expect(city()).toHaveValue('Bilbao');
    expect(province()).toHaveDisplayValue('Bizkaia');
    // The register knows another street, so this one is the applicant's.
    expect(street()).toHaveValue('Calle Mayor');
  });

  it('keeps what was filled in before the step was left if nothing answers, and replaces it for another code', async () => {
    const { typeCode, requests, user, filled } = await open({
      knownAnswers: {
        postal_code: '28013',
        city: 'Madrid',
        province: 'Madrid',
        street: 'Calle Mayor',
        house_number: '5',
      },
      filledIn: {
        city: { driver: 'postal_code', answer: '28013' },
        province: { driver: 'postal_code', answer: '28013' },
      },
    });
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => requests[0]?.resolve(null));
    expect(city()).toHaveValue('Madrid');
    await typeCode('48099', null);
    expect(city()).toHaveValue('');
    expect(province()).toHaveValue('');
    expect(street()).toHaveValue('Calle Mayor');
    await typeCode('48001', { cities: ['Bilbao'], provinces: ['Bizkaia'] });
    await user.click(go());
    const source = { driver: 'postal_code', answer: '48001' };
    await waitFor(() => expect(filled).toEqual([{ city: source, province: source }]));
  });

  it('does not submit values that were filled in for another postal code', async () => {
    const { user, typeCode, submitted } = await open();
    await typeCode('28013', madrid);
    await user.type(control('Número'), '5');
    await user.clear(code());
    await user.type(code(), '08001{Enter}');
    await waitFor(() => expect(city()).toBeInvalid());
    expect(city()).toHaveValue('');
    expect(province()).toHaveValue('');
    expect(submitted).toEqual([]);
  });

  it('keeps all values until the response for the new postal code', async () => {
    const { user, typeCode, requests } = await open();
    await typeCode('28013', madrid);
    await user.clear(code());
    await user.type(code(), '4800');
    await user.tab();
    expect(city()).toHaveValue('Madrid');
    expect(requests).toHaveLength(1);
  });

  it('ignores a late response for the postal code before', { tags: ['N7'] }, async () => {
    const { user, requests, typeCode } = await open();
    await user.type(code(), '28013');
    await waitFor(() => expect(requests).toHaveLength(1));
    await typeCode('48001', bilbao);
    await act(async () => requests[0]?.resolve(madrid));
    expect(city()).toHaveValue('Bilbao');
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it(
    'ignores a response for the postal code before that arrives before the next look-up',
    { tags: ['N7'] },
    async () => {
      // The pause after typing is as long as for an applicant.
      vi.unstubAllGlobals();
      const { user, requests } = await open();
      await user.type(code(), '28013');
      await waitFor(() => expect(requests).toHaveLength(1));
      await user.type(code(), '{Backspace>5/}48001');
      await act(async () => requests[0]?.resolve(madrid));
      expect(city()).toHaveValue('');
      expect(getSuggestions(street())).toEqual([]);
      await user.type(code(), '{Backspace>5/}28013');
      await waitFor(() => expect(city()).toHaveValue('Madrid'));
      expect(requests).toHaveLength(1);
    },
  );

  it('looks a postal code up once, however often its field is left', async () => {
    const { user, typeCode, requests } = await open();
    await typeCode('28013', madrid);
    for (let times = 0; times < 3; times += 1) {
      await user.click(code());
      await user.tab();
    }
    await typeCode('48001', bilbao);
    await user.clear(code());
    await user.type(code(), '28013');
    await waitFor(() => expect(city()).toHaveValue('Madrid'));
    expect(requests.map(({ value }) => value)).toEqual(['28013', '48001']);
  });
});

it('marks and announces filled-in values in a newly chosen language', async () => {
  const { typeCode, changeLanguage } = await open();
  await typeCode('28013', madrid);
  await changeLanguage('en');
  expect(control('Town or city')).toHaveAccessibleName('Town or city (filled in for you)');
  expect(screen.getByText('Filled in for you: Town or city, Province, and Street.')).toBeInTheDocument();
});

it('fills in nothing while the answers are being sent', async () => {
  const { lookUp, requests } = createManualLookUp();
  const { user, submitted, update } = await openStep(praveloPage, 'contact-details', {
    lookUp,
    knownAnswers: {
      email: 'ana@example.com',
      phone_number: '+48512345678',
      city: 'Warszawa',
      house_number: '1',
    },
  });
  await user.type(control('Kod pocztowy'), '00950');
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  await waitFor(() => expect(submitted).toHaveLength(1));
  update({ requestStatus: { kind: 'sending' }, lookUp });
  await act(async () => requests[0]?.resolve({ streets: ['Plac Powstańców Warszawy'] }));
  expect(control('Ulica')).toHaveValue('');
  expect(getSuggestions(control('Ulica'))).toEqual(['Plac Powstańców Warszawy']);
});

it('looks up with a free text when its field is left, not while it is typed', async () => {
  const page = withQuestions(ondaraPage, 'address-information', [
    {
      name: 'reference_name',
      point: {
        path: 'referenceDetails.name',
        kind: 'text',
        pattern: 'company',
        fills: { lookUp: 'places', with: { city: 'cities' } },
      },
    },
    {
      name: 'postal_code',
      point: { path: 'contactDetails.postalCode', kind: 'postal-code' },
    },
    { name: 'city', point: dataPoints.city },
  ]);
  const loadReader = vi.fn(async () => createRealReader(page));
  const { user, requests } = await open({ loadReader }, page);
  const before = loadReader.mock.calls.length;
  await user.type(screen.getByLabelText(/Nombre/), '12');
  // The delay after typing is over when the rules are loaded.
  await waitFor(() => expect(loadReader.mock.calls.length).toBeGreaterThan(before));
  await flushPromises();
  expect(requests).toEqual([]);
  await user.type(screen.getByLabelText(/Nombre/), ' bis');
  await user.type(code(), '28013');
  await waitFor(() => expect(requests.map(({ value }) => value)).toEqual(['12 bis']));
});

it('fills in the other questions on a page without a question for one of the lists', async () => {
  const { lookUp, requests } = createManualLookUp();
  const { user } = await openStep(praveloPage, 'contact-details', { lookUp });
  await user.type(control('Kod pocztowy'), '00950');
  await waitFor(() => expect(requests[0]?.value).toBe('00-950'));
  await act(async () =>
    requests[0]?.resolve({
      cities: ['Warszawa'],
      provinces: ['mazowieckie'],
      streets: ['Plac Powstańców Warszawy'],
    }),
  );
  expect(control('Miejscowość')).toHaveValue('Warszawa');
  expect(control('Ulica')).toHaveAccessibleName('Ulica (uzupełniono automatycznie)');
});
