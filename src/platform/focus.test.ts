// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { ignoreLeavesOfHidden } from './focus';

it.each([
  ['a hidden control', false, 0],
  ['a visible control', true, 1],
])('decides whether a listener hears that %s has lost the focus', (_case, isVisible, times) => {
  const control = document.createElement('input');
  document.body.append(control);
  control.checkVisibility = () => isVisible;
  const onLeave = vi.fn();
  control.addEventListener('focusout', onLeave);
  const leave = () => control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  const stopIgnoring = ignoreLeavesOfHidden();
  leave();
  expect(onLeave).toHaveBeenCalledTimes(times);
  stopIgnoring();
  leave();
  expect(onLeave).toHaveBeenCalledTimes(times + 1);
});
