// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { isFocused, rememberFocus } from './focus';

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

it('gives the focus back to what had it', () => {
  document.body.innerHTML = '<button>Cookies</button><input>';
  const button = document.querySelector('button');
  button?.focus();
  const returnFocus = rememberFocus();
  document.querySelector('input')?.focus();
  returnFocus();
  expect(document.activeElement).toBe(button);
});
