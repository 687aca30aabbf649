// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import type { TypedValues } from '../../domain/catalogue/typed';
import { makeHearing } from './hearing';

const controls = ['first_name', 'last_name', 'debts.0.lender', 'debts.1.lender'] as const;

function openForm() {
  const defaultValues: TypedValues = {
    first_name: '',
    last_name: '',
    debts: [{ lender: '' }, { lender: '' }],
  };
  const { result } = renderHook(() => useForm<TypedValues>({ defaultValues }));
  const form = result.current;
  const subscribe = vi.fn(form.subscribe);
  const { hear, setValue } = makeHearing({ subscribe, setValue: form.setValue });
  const told: string[] = [];
  const stops = controls.map((control) => hear(control, () => told.push(control)));
  return { form: { ...form, setValue }, subscribe, told, stops, hear };
}

type Form = ReturnType<typeof openForm>['form'];

describe('told is', () => {
  it.each<{ what: string; happens: (form: Form) => void; whom: readonly string[] }>([
    {
      what: 'whose answer is typed',
      happens: (form) => form.setValue('last_name', 'Ruiz', { shouldDirty: true }),
      whom: ['last_name'],
    },
    {
      what: 'whose answer is typed in a row',
      happens: (form) => form.setValue('debts.1.lender', 'Banco', { shouldDirty: true }),
      whom: ['debts.1.lender'],
    },
    {
      what: 'whose answer is wrong',
      happens: (form) => form.setError('first_name', { type: 'required' }),
      whom: ['first_name'],
    },
    {
      what: 'all that stands in a list, when the list is another one',
      happens: (form) => form.setValue('debts', [{ lender: 'Caja' }]),
      whom: ['debts.0.lender', 'debts.1.lender'],
    },
    { what: 'everyone, when every error goes', happens: (form) => form.clearErrors(), whom: controls },
  ])('$what', ({ happens, whom }) => {
    const { form, told } = openForm();
    act(() => happens(form));
    expect([...new Set(told)].toSorted()).toEqual([...whom].toSorted());
  });
});

it('the form is asked once for all, until nobody hears any more', () => {
  const { form, subscribe, told, stops, hear } = openForm();
  expect(subscribe).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  act(() => form.setValue('last_name', 'Ruiz'));
  expect(told).toEqual([]);
  const stop = hear('last_name', () => told.push('again'));
  act(() => form.setValue('last_name', 'Ríos'));
  expect(told).toEqual(['again']);
  // What is stopped twice is stopped.
  for (const once of [stop, ...stops, stop]) once();
  expect(subscribe).toHaveBeenCalledTimes(2);
});
