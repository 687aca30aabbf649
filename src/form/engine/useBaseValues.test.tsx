// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { Answers } from '../../domain/pages/questionnaire';
import { useBaseValues } from './useBaseValues';

function open(base: QuestionnaireInput) {
  return renderHook(
    ({ values }) => {
      const form = useForm<QuestionnaireInput, unknown, Answers>({ defaultValues: base });
      return { form, ...useBaseValues(form, values) };
    },
    { initialProps: { values: base } },
  );
}

it('gives a control that nobody edited the new value of the lead', () => {
  const { result, rerender } = open({ city: 'Bilbao' });
  rerender({ values: { city: 'Madrid' } });
  expect(result.current.form.getValues('city')).toBe('Madrid');
  expect(result.current.getEdited()).toEqual({});
});

it('keeps an edited control, and counts a return to the value before as an edit', () => {
  const { result, rerender } = open({ city: 'Bilbao' });
  result.current.form.setValue('city', 'Vigo');
  rerender({ values: { city: 'Madrid' } });
  expect(result.current.getEdited()).toEqual({ city: 'Vigo' });
  result.current.form.setValue('city', 'Bilbao');
  expect(result.current.getEdited()).toEqual({ city: 'Bilbao' });
  expect(result.current.getBase()).toEqual({ city: 'Madrid' });
});
