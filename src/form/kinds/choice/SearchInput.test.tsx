// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../../testing/pages.fixture';
import { Combobox } from '../../../ui/Combobox';
import { flushPromises } from '../../../testing/flushPromises';
import { openStep, type StepOptions } from '../../engine/step.fixture';
import { createOptionSearch } from './optionSearch';

const line = (name = 'Nacionalidad') => screen.getByRole('combobox', { name });
const listed = () => within(screen.getByRole('listbox')).getAllByRole('option');
const labels = () => listed().map(({ textContent }) => textContent);
const option = (name: string) => screen.getByRole('option', { name });
const isClosed = () => screen.queryByRole('listbox') === null;
const press = () => screen.getByRole('button', { name: 'Continuar' });
/** The active option for assistive technology. */
const active = () => document.getElementById(line().getAttribute('aria-activedescendant') ?? '')?.textContent;
const birth = { country_of_birth: 'ES' };

const open = (options: StepOptions = {}) =>
  openStep(ondaraPage, 'demographic-details', { knownAnswers: birth, ...options });

describe('search in a long list', () => {
  it('starts empty, and opens with all options when it is pressed', async () => {
    const { user } = await open();
    expect(line()).toHaveValue('');
    expect(line()).toBeRequired();
    expect(line()).toHaveAttribute('aria-expanded', 'false');
    expect(line()).not.toHaveAttribute('aria-controls');
    await user.click(line());
    expect(labels().slice(0, 3)).toEqual(['España', 'Afganistán', 'Albania']);
    expect(line()).toHaveAttribute('aria-expanded', 'true');
    expect(line()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(screen.getByRole('listbox')).toHaveAccessibleName('Nacionalidad');
  });

  it('selects the text at the press that opens it, and places the caret at the next', async () => {
    const { user } = await open({ knownAnswers: { ...birth, citizenship: 'DE' } });
    const input = line();
    if (!(input instanceof HTMLInputElement)) throw new Error('It is no input.');
    await user.click(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'Alemania'.length]);
    input.setSelectionRange(3, 3);
    fireEvent.click(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([3, 3]);
  });

  it('does not open when the focus only passes', async () => {
    const { user } = await open();
    await user.tab();
    await user.tab();
    expect(line()).toHaveFocus();
    expect(isClosed()).toBe(true);
  });

  it('shows and counts the matches while typing, and takes the pressed option', async () => {
    const { user, submitted } = await open();
    await user.type(line(), 'ale');
    expect(labels()).toEqual([
      'Alemania',
      'Islas menores alejadas de EE. UU.',
      'Nueva Caledonia',
      'Territorios Australes Franceses',
      'Territorios Palestinos',
    ]);
    expect(screen.getByText('5 resultados')).toHaveAttribute('aria-live', 'polite');
    await user.type(line(), 'm');
    expect(screen.getByText('1 resultado')).toBeInTheDocument();
    await user.click(option('Alemania'));
    expect(line()).toHaveFocus();
    expect(line()).toHaveValue('Alemania');
    expect(isClosed()).toBe(true);
    await user.click(press());
    await waitFor(() => expect(submitted).toEqual([{ country_of_birth: 'ES', citizenship: 'DE' }]));
  });

  it('takes a completely typed label, and writes it as it is listed', async () => {
    const { user, submitted } = await open();
    await user.type(line(), 'mexico');
    await user.tab();
    expect(line()).toHaveValue('México');
    await user.click(press());
    await waitFor(() => expect(submitted).toEqual([{ country_of_birth: 'ES', citizenship: 'MX' }]));
  });

  it('keeps text that is no option, and shows the error of a missing answer', async () => {
    const { user, submitted } = await open();
    await user.type(line(), 'Atlántida');
    expect(isClosed()).toBe(true);
    expect(line()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(/^Nada en la lista coincide con «Atlántida»/)).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await user.tab();
    await waitFor(() => expect(line()).toBeInvalid());
    expect(line()).toHaveAccessibleDescription('Elige una opción de la lista.');
    expect(line()).toHaveValue('Atlántida');
    await user.click(press());
    const summary = await screen.findByRole('alert');
    await user.click(within(summary).getByRole('link', { name: /Elige una opción de la lista/ }));
    expect(line()).toHaveFocus();
    expect(submitted).toEqual([]);
    await user.clear(line());
    await user.type(line(), 'Francia');
    await waitFor(() => expect(line()).toBeValid());
  });

  it('does not read the start of a label as the code of another option', async () => {
    const { user, submitted } = await open();
    await user.type(line(), 'CH');
    await user.click(press());
    await waitFor(() => expect(line()).toBeInvalid());
    expect(submitted).toEqual([]);
    expect(line()).toHaveValue('CH');
    expect(line()).toHaveAccessibleDescription('Elige una opción de la lista.');
  });

  it.each([
    ['a nationality', 'Española'],
    ['a name in English', 'Spain'],
    ['a code', 'ES'],
  ])('takes the option of a whole name when the line is left: %s', async (_name, typed) => {
    const { user, submitted } = await open();
    await user.type(line(), typed);
    await user.tab();
    expect(line()).toHaveValue('España');
    expect(line()).toBeValid();
    await user.click(press());
    await waitFor(() => expect(submitted).toEqual([{ country_of_birth: 'ES', citizenship: 'ES' }]));
  });

  it.each(['Ucran', 'UKR', 'mbabu'])('does not take the only option that fits a part: %s', async (typed) => {
    const { user, submitted } = await open();
    await user.type(line(), typed);
    expect(listed()).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(line()).toHaveAccessibleDescription('Elige una opción de la lista.'));
    expect(line()).toHaveValue(typed);
    expect(submitted).toEqual([]);
  });

  it('takes a whole name at submit, also without leaving the line', async () => {
    const { user, submitted } = await open();
    await user.type(line(), 'Spain{Escape}{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ country_of_birth: 'ES', citizenship: 'ES' }]));
  });

  it('asks to choose from the list if several options fit', async () => {
    const { user, submitted } = await open();
    await user.type(line(), 'Guin');
    await user.click(press());
    await waitFor(() => expect(line()).toBeInvalid());
    expect(line()).toHaveValue('Guin');
    expect(line()).toHaveAccessibleDescription('Elige una opción de la lista.');
    expect(submitted).toEqual([]);
  });

  it('accepts a code from autofill, and from the clipboard', async () => {
    const { user } = await open();
    fireEvent.input(line(), { target: { value: 'CH' } });
    expect(line()).toHaveValue('Suiza');
    await user.clear(line());
    await user.paste('se');
    await user.tab();
    expect(line()).toHaveValue('Suecia');
  });

  it('marks what matches, within words too', async () => {
    const { user } = await open();
    await user.type(line(), 'ale');
    const marks = listed().map((one) => [...one.querySelectorAll('mark')].map((mark) => mark.textContent));
    expect(marks).toEqual([['Ale'], ['ale'], ['ale'], ['ale'], ['ale']]);
    await user.clear(line());
    expect(document.querySelector('mark')).toBeNull();
  });

  it('starts with the known answer, searches from there, and shows the chosen option', async () => {
    const { user } = await open({ knownAnswers: { ...birth, citizenship: 'FR' } });
    expect(line()).toHaveValue('Francia');
    await user.click(line());
    expect(option('Francia')).toHaveAttribute('aria-selected', 'true');
    expect(listed()).toHaveLength(251);
    await user.keyboard('polo');
    expect(labels()).toEqual(['Polonia']);
  });

  it('shows the label in a newly chosen language', async () => {
    const { user, changeLanguage } = await open();
    await user.type(line(), 'Alemania');
    await user.tab();
    await changeLanguage('en');
    expect(line('Citizenship')).toHaveValue('Germany');
    await user.click(line('Citizenship'));
    expect(labels().slice(0, 2)).toEqual(['Spain', 'Afghanistan']);
  });

  it('treats a cleared line as a missing answer', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'address-information', {
      knownAnswers: {
        postal_code: '28013',
        city: 'Madrid',
        street: 'Mayor',
        house_number: '1',
        province: 'Madrid',
      },
    });
    await user.clear(line('Provincia'));
    await user.click(press());
    await waitFor(() => expect(line('Provincia')).toBeInvalid());
    expect(submitted).toEqual([]);
  });

  it('accepts autofill like any line', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'address-information', {
      knownAnswers: { postal_code: '48001', city: 'Bilbao', street: 'Mayor', house_number: '1' },
    });
    expect(line('Provincia')).toHaveAttribute('autocomplete', 'address-level1');
    fireEvent.input(line('Provincia'), { target: { value: 'BIZKAIA' } });
    expect(isClosed()).toBe(true);
    expect(line('Provincia')).toHaveValue('Bizkaia');
    await user.click(press());
    await waitFor(() => expect(submitted).toMatchObject([{ province: 'Bizkaia' }]));
  });

  it('stores typed text as a draft, complete or not', async () => {
    const { user, drafts, hidePage } = await open();
    await user.type(line(), 'Ale');
    hidePage();
    expect(drafts.at(-1)).toMatchObject({ citizenship: 'Ale' });
    await user.type(line(), 'mania');
    hidePage();
    expect(drafts.at(-1)).toMatchObject({ citizenship: 'DE' });
  });

  it('uses the browser’s list for up to twelve options', async () => {
    await openStep(praveloPage, 'income-details');
    expect(screen.getByRole('combobox', { name: 'Główne źródło dochodu' }).tagName).toBe('SELECT');
  });
});

describe('a list of thousands of options', () => {
  const places = Array.from({ length: 5000 }, (_none, index) => ({
    value: `place-${index}`,
    label: `Calle ${index}`,
  }));
  const searchPlaces = (value = '') => {
    const chosen: string[] = [];
    render(
      <Combobox
        id="place"
        aria-label="Calle"
        label="Calle"
        displayText=""
        value={value}
        search={createOptionSearch(places)}
        onType={() => undefined}
        onChoose={(one) => chosen.push(one)}
        describeCount={String}
        describeHidden={(count) => `${count} more`}
        describeNoMatch={() => 'none'}
      />,
    );
    return { user: userEvent.setup(), chosen };
  };

  it('shows a limited number and tells how many more match', async () => {
    const { user, chosen } = searchPlaces();
    await user.click(line('Calle'));
    expect(listed()).toHaveLength(251);
    expect(screen.getByText('4749 more')).toBeVisible();
    await user.type(line('Calle'), '49');
    expect(listed()).toHaveLength(40);
    await user.type(line('Calle'), '99');
    expect(labels()).toEqual(['Calle 4999']);
    expect(screen.queryByText(/more/)).toBeNull();
    await user.click(option('Calle 4999'));
    expect(chosen.at(-1)).toBe('place-4999');
  });

  it('moves through the shown options only', async () => {
    const { user } = searchPlaces();
    await user.type(line('Calle'), '{ArrowUp}');
    expect(line('Calle')).toHaveAttribute('aria-activedescendant', listed().at(-1)?.id);
  });

  it('shows the present answer first if it is beyond the limit', async () => {
    const { user } = searchPlaces('place-4000');
    await user.click(line('Calle'));
    expect(labels().slice(0, 2)).toEqual(['Calle 4000', 'Calle 0']);
    expect(listed()).toHaveLength(251);
  });
});

describe('keyboard in a long list', () => {
  const seek = async (typed: string) => {
    const step = await open();
    await step.user.type(line(), typed);
    return step;
  };

  it('moves through the options with the arrow keys, from the line and back', async () => {
    const { user } = await seek('guinea');
    expect(active()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Guinea');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(labels()[1]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBeUndefined();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(labels().at(-1));
    await user.keyboard('{ArrowDown}');
    expect(active()).toBeUndefined();
    expect(line()).toHaveFocus();
    expect(line()).toHaveValue('guinea');
  });

  it('moves to the first and last option with Home and End, which move the caret while the list is closed', async () => {
    const { user } = await seek('guinea');
    await user.keyboard('{Home}');
    expect(active()).toBeUndefined();
    await user.keyboard('{ArrowDown}{End}');
    expect(active()).toBe(labels().at(-1));
    await user.keyboard('{Home}');
    expect(active()).toBe('Guinea');
  });

  it('takes the active option with Enter, without a submit', async () => {
    const { user, submitted } = await seek('ale');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(line()).toHaveValue('Alemania');
    expect(isClosed()).toBe(true);
    await act(flushPromises);
    expect(submitted).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(submitted).toHaveLength(1));
  });

  it('submits a completely typed label at the first Enter', async () => {
    const { user, submitted } = await seek('Alemania');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ country_of_birth: 'ES', citizenship: 'DE' }]));
  });

  it('takes the active option with Tab', async () => {
    const { user } = await seek('ale');
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(line()).toHaveValue('Alemania');
    expect(isClosed()).toBe(true);
  });

  it('closes with Escape, keeps the text, and opens again with an arrow key', async () => {
    const { user } = await seek('guinea');
    await user.keyboard('{Escape}');
    expect(isClosed()).toBe(true);
    expect(line()).toHaveValue('guinea');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Guinea');
  });

  it('opens at the present answer', async () => {
    const { user } = await open({ knownAnswers: { ...birth, citizenship: 'FR' } });
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Francia');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(isClosed()).toBe(true);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(isClosed()).toBe(false);
    expect(active()).toBeUndefined();
  });

  it.each([
    ['composing', { isComposing: true }],
    ['with the key code of an input method, as Safari reports the key that ends a word', { keyCode: 229 }],
  ])('leaves keys to an input method: %s', async (_name, init) => {
    const { user, submitted } = await seek('ale');
    await user.keyboard('{ArrowDown}');
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      expect(fireEvent.keyDown(line(), { key, ...init })).toBe(true);
    }
    expect(active()).toBe('Alemania');
    expect(line()).toHaveValue('ale');
    expect(submitted).toEqual([]);
  });
});
