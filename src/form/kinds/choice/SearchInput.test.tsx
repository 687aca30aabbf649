// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../../app/pages.fixture';
import { settled } from '../../../testing/settled';
import { openStep, type StepOptions } from '../../engine/step.fixture';

const line = (name = 'Nacionalidad') => screen.getByRole('combobox', { name });
const listed = () => within(screen.getByRole('listbox')).getAllByRole('option');
const labels = () => listed().map(({ textContent }) => textContent);
const option = (name: string) => screen.getByRole('option', { name });
const isClosed = () => screen.queryByRole('listbox') === null;
const press = () => screen.getByRole('button', { name: 'Continuar' });
/** The option that assistive technology is led to. */
const active = () => document.getElementById(line().getAttribute('aria-activedescendant') ?? '')?.textContent;
const birth = { country_of_birth: 'ES' };

const open = (options: StepOptions = {}) =>
  openStep(ondaraPage, 'demographic-details', { known: birth, ...options });

describe('a long list', () => {
  it('is a line that begins empty, and opens when it is pressed, with all there is', async () => {
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

  it('does not open for who only passes', async () => {
    const { user } = await open();
    await user.tab();
    await user.tab();
    expect(line()).toHaveFocus();
    expect(isClosed()).toBe(true);
  });

  it('shows what fits while it is typed in, says how much that is, and takes what is pressed', async () => {
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

  it('takes a name that is typed to its end, and writes it as it is listed', async () => {
    const { user, submitted } = await open();
    await user.type(line(), 'mexico');
    await user.tab();
    expect(line()).toHaveValue('México');
    await user.click(press());
    await waitFor(() => expect(submitted).toEqual([{ country_of_birth: 'ES', citizenship: 'MX' }]));
  });

  it('keeps what is no option, and tells that the question is still to be answered', async () => {
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
    expect(line()).toHaveAccessibleDescription('Elige tu nacionalidad.');
    expect(line()).toHaveValue('Atlántida');
    await user.click(press());
    const summary = await screen.findByRole('alert');
    await user.click(within(summary).getByRole('link', { name: 'Elige tu nacionalidad.' }));
    expect(line()).toHaveFocus();
    expect(submitted).toEqual([]);
    await user.clear(line());
    await user.type(line(), 'Francia');
    await waitFor(() => expect(line()).toBeValid());
  });

  it('never takes the beginning of one name for the code of another', async () => {
    const { user, submitted } = await open();
    await user.type(line(), 'CH');
    await user.click(press());
    await waitFor(() => expect(line()).toBeInvalid());
    expect(submitted).toEqual([]);
    expect(line()).not.toHaveValue('Suiza');
  });

  it('stands with what is known, is searched anew from there, and shows what is chosen', async () => {
    const { user } = await open({ known: { ...birth, citizenship: 'FR' } });
    expect(line()).toHaveValue('Francia');
    await user.click(line());
    expect(option('Francia')).toHaveAttribute('aria-selected', 'true');
    expect(listed()).toHaveLength(249);
    await user.keyboard('polo');
    expect(labels()).toEqual(['Polonia']);
  });

  it('is called as the language says that is chosen meanwhile', async () => {
    const { user, speak } = await open();
    await user.type(line(), 'Alemania');
    await user.tab();
    await speak('en');
    expect(line('Citizenship')).toHaveValue('Germany');
    await user.click(line('Citizenship'));
    expect(labels().slice(0, 2)).toEqual(['Spain', 'Afghanistan']);
  });

  it('is missing where it was emptied', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'address-information', {
      known: { postal_code: '28013', city: 'Madrid', street: 'Mayor', house_number: '1', province: 'Madrid' },
    });
    await user.clear(line('Provincia'));
    await user.click(press());
    await waitFor(() => expect(line('Provincia')).toBeInvalid());
    expect(submitted).toEqual([]);
  });

  it('is filled in by a browser as any line is', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'address-information', {
      known: { postal_code: '48001', city: 'Bilbao', street: 'Mayor', house_number: '1' },
    });
    expect(line('Provincia')).toHaveAttribute('autocomplete', 'address-level1');
    fireEvent.input(line('Provincia'), { target: { value: 'BIZKAIA' } });
    expect(isClosed()).toBe(true);
    expect(line('Provincia')).toHaveValue('Bizkaia');
    await user.click(press());
    await waitFor(() => expect(submitted).toMatchObject([{ province: 'Bizkaia' }]));
  });

  it('keeps what is typed as a draft, whole or not', async () => {
    const { user, drafts, hide } = await open();
    await user.type(line(), 'Alem');
    hide();
    expect(drafts.at(-1)).toMatchObject({ citizenship: 'Alem' });
    await user.type(line(), 'ania');
    hide();
    expect(drafts.at(-1)).toMatchObject({ citizenship: 'DE' });
  });

  it('of up to twelve options is the list of the browser', async () => {
    await openStep(praveloPage, 'income-details');
    expect(screen.getByRole('combobox', { name: 'Główne źródło dochodu' }).tagName).toBe('SELECT');
  });
});

describe('with the keyboard a long list', () => {
  const seek = async (typed: string) => {
    const step = await open();
    await step.user.type(line(), typed);
    return step;
  };

  it('is gone through with the arrows, from the line and back to it', async () => {
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

  it('goes to its ends with Home and End, which move the caret otherwise', async () => {
    const { user } = await seek('guinea');
    await user.keyboard('{Home}');
    expect(active()).toBeUndefined();
    await user.keyboard('{ArrowDown}{End}');
    expect(active()).toBe(labels().at(-1));
    await user.keyboard('{Home}');
    expect(active()).toBe('Guinea');
  });

  it('gives what Enter is pressed on, and sends nothing with it', async () => {
    const { user, submitted } = await seek('ale');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(line()).toHaveValue('Alemania');
    expect(isClosed()).toBe(true);
    await act(settled);
    expect(submitted).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(submitted).toHaveLength(1));
  });

  it('gives the only thing that fits to who presses Enter', async () => {
    const { user, submitted } = await seek('alema');
    await user.keyboard('{Enter}');
    expect(line()).toHaveValue('Alemania');
    await act(settled);
    expect(submitted).toEqual([]);
  });

  it('sends a name that is typed to its end at the first Enter', async () => {
    const { user, submitted } = await seek('Alemania');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ country_of_birth: 'ES', citizenship: 'DE' }]));
  });

  it('gives what is gone to when it is left with Tab', async () => {
    const { user } = await seek('ale');
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(line()).toHaveValue('Alemania');
    expect(isClosed()).toBe(true);
  });

  it('closes with Escape, keeps what is typed, and opens with an arrow again', async () => {
    const { user } = await seek('guinea');
    await user.keyboard('{Escape}');
    expect(isClosed()).toBe(true);
    expect(line()).toHaveValue('guinea');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Guinea');
  });

  it('opens where the answer stands', async () => {
    const { user } = await open({ known: { ...birth, citizenship: 'FR' } });
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

  it('leaves a letter alone that an input method is still putting together', async () => {
    const { submitted } = await seek('alema');
    fireEvent.keyDown(line(), { key: 'Enter', isComposing: true });
    expect(line()).toHaveValue('alema');
    expect(submitted).toEqual([]);
  });
});
