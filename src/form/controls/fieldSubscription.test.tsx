// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import { createFieldSubscription } from './fieldSubscription';

const controls = ['first_name', 'last_name', 'debts.0.lender', 'debts.1.lender'] as const;

function openForm() {
  const defaultValues: QuestionnaireInput = {
    first_name: '',
    last_name: '',
    debts: [{ lender: '' }, { lender: '' }],
  };
  const { result } = renderHook(() => useForm<QuestionnaireInput>({ defaultValues }));
  const form = result.current;
  const subscribe = vi.fn(form.subscribe);
  const { subscribe: subscribeToField, setValue } = createFieldSubscription({
    subscribe,
    setValue: form.setValue,
  });
  const notified: string[] = [];
  const unsubscribes = controls.map((control) => subscribeToField(control, () => notified.push(control)));
  return { form: { ...form, setValue }, subscribe, notified, unsubscribes, subscribeToField };
}

type Form = ReturnType<typeof openForm>['form'];

describe('listeners that are notified', () => {
  it.each<{ title: string; change: (form: Form) => void; expected: readonly string[] }>([
    {
      title: 'notifies the control whose value is edited',
      change: (form) => form.setValue('last_name', 'Ruiz', { shouldDirty: true }),
      expected: ['last_name'],
    },
    {
      title: 'notifies the control in a row whose value is edited',
      change: (form) => form.setValue('debts.1.lender', 'Banco', { shouldDirty: true }),
      expected: ['debts.1.lender'],
    },
    {
      title: 'notifies the control that gets an error',
      change: (form) => form.setError('first_name', { type: 'required' }),
      expected: ['first_name'],
    },
    {
      title: 'notifies all controls of a list whose rows are replaced',
      change: (form) => form.setValue('debts', [{ lender: 'Caja' }]),
      expected: ['debts.0.lender', 'debts.1.lender'],
    },
    {
      title: 'notifies every control when all errors are removed',
      change: (form) => form.clearErrors(),
      expected: controls,
    },
  ])('$title', ({ change, expected }) => {
    const { form, notified } = openForm();
    act(() => change(form));
    expect([...new Set(notified)].toSorted()).toEqual([...expected].toSorted());
  });
});

it('subscribes to the form once for all listeners, and unsubscribes after the last', () => {
  const { form, subscribe, notified, unsubscribes, subscribeToField } = openForm();
  expect(subscribe).toHaveBeenCalledTimes(1);
  for (const unsubscribe of unsubscribes) unsubscribe();
  act(() => form.setValue('last_name', 'Ruiz'));
  expect(notified).toEqual([]);
  const unsubscribe = subscribeToField('last_name', () => notified.push('again'));
  act(() => form.setValue('last_name', 'Ríos'));
  expect(notified).toEqual(['again']);
  // A second call of the same function has no effect.
  for (const repeat of [unsubscribe, ...unsubscribes, unsubscribe]) repeat();
  expect(subscribe).toHaveBeenCalledTimes(2);
});
