// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { isFocused } from './focus';

afterEach(() => document.body.replaceChildren());

it.each([
  ['email', true],
  ['form_birthday_day', true],
  ['debts.0.amount', true],
  ['emails', false],
])('in %s the focus is in a control of the form: %s', (focused, expected) => {
  document.body.innerHTML = `<form><input name="${focused}"></form>`;
  document.querySelector('input')?.focus();
  const form = document.querySelector('form');
  expect(['email', 'form_birthday', 'debts'].some((control) => isFocused(form, control))).toBe(expected);
});
