// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  useControlError,
  useControlErrors,
  useControlValue,
  useControlValues,
  useFormControls,
  useRowCount,
  type FormControls,
} from './formControls';

const initial = { first_name: 'Ana', last_name: 'Ruiz', debts: [{ debt_creditor: 'Banco' }] };

/** Renders a hook on the same controls and records what each render returns. */
function recordRenders<Result>(useResult: (controls: FormControls) => Result) {
  const { result } = renderHook(() => useFormControls(initial));
  const controls = result.current;
  const renders: Result[] = [];
  renderHook(() => void renders.push(useResult(controls)));
  return { controls, renders };
}

describe('values of controls', () => {
  it('renders a control when its own value changes, and for no other', () => {
    const { controls, renders } = recordRenders((form) => useControlValue(form, 'first_name'));
    act(() => controls.editValue('last_name', 'Sol'));
    act(() => controls.editValue('first_name', 'Eva'));
    expect(renders).toEqual(['Ana', 'Eva']);
  });

  it('renders several controls when one of their values changes', () => {
    const { controls, renders } = recordRenders((form) =>
      useControlValues(form, ['first_name', 'last_name']),
    );
    act(() => controls.setValue('debts', []));
    act(() => controls.setValue('last_name', 'Sol'));
    expect(renders).toEqual([
      ['Ana', 'Ruiz'],
      ['Ana', 'Sol'],
    ]);
  });

  it('renders a list when its number of rows changes, and not for a value in a row', () => {
    const { controls, renders } = recordRenders((form) => useRowCount(form, 'debts'));
    act(() => controls.editValue('debts.0.debt_creditor', 'Caja'));
    act(() => controls.editValue('debts', [{ debt_creditor: 'Caja' }, { debt_creditor: '' }]));
    expect(renders).toEqual([1, 2]);
  });

  it('marks a control as edited by the applicant, not by the page', () => {
    const { controls } = recordRenders(() => null);
    act(() => controls.setValue('first_name', 'Eva'));
    act(() => controls.editValue('last_name', 'Sol'));
    expect([controls.isEdited('first_name'), controls.isEdited('last_name')]).toEqual([false, true]);
  });
});

describe('errors of controls', () => {
  it('renders a control when its own error changes, and for no other', () => {
    const { controls, renders } = recordRenders((form) => useControlError(form, 'first_name')?.type);
    act(() => controls.setError('last_name', { type: 'required' }));
    act(() => controls.setError('first_name', { type: 'name' }));
    act(() => controls.clearErrors());
    expect(renders).toEqual([undefined, 'name', undefined]);
  });

  it('renders several controls when one of their errors changes', () => {
    const { controls, renders } = recordRenders((form) =>
      useControlErrors(form, ['first_name', 'debts.root']).map((error) => error?.type),
    );
    act(() => controls.setError('last_name', { type: 'required' }));
    act(() => controls.setError('debts.root', { type: 'not_accepted' }));
    expect(renders).toEqual([
      [undefined, undefined],
      [undefined, 'not_accepted'],
    ]);
  });
});
