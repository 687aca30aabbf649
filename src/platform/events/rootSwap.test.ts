// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { swapRoot, overrideTitle } from './rootSwap';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><h1 tabindex="-1">Title</h1><input id="email"></div>';
});

afterEach(() => document.body.replaceChildren());

function getRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no root.');
  return root;
}

it('takes the root out of the document and puts it back with its values and its focus', () => {
  const root = getRoot();
  const email = root.querySelector('input');
  if (email === null) throw new Error('There is no input.');
  email.value = 'ana@example.com';
  email.focus();
  const { element: standIn, restore } = swapRoot(root);
  expect(document.getElementById('email')).toBeNull();
  expect(standIn.isConnected).toBe(true);
  restore();
  expect(standIn.isConnected).toBe(false);
  expect(email.value).toBe('ana@example.com');
  expect(document.activeElement).toBe(email);
});

it('focuses the heading if the focused element has gone meanwhile', () => {
  const root = getRoot();
  root.querySelector('input')?.focus();
  const { restore } = swapRoot(root);
  root.querySelector('input')?.remove();
  restore();
  expect(document.activeElement?.tagName).toBe('H1');
});

it('hides a root with a frame in its place, because the frame would reload', () => {
  const root = getRoot();
  root.append(document.createElement('iframe'));
  const { restore } = swapRoot(root);
  expect(root.isConnected).toBe(true);
  expect(root.style.display).toBe('none');
  restore();
  expect(root.style.display).toBe('');
});

it('opens dialogs again that were open', () => {
  const root = getRoot();
  const dialog = document.createElement('dialog');
  root.append(dialog);
  dialog.showModal();
  const { restore } = swapRoot(root);
  expect(dialog.open).toBe(false);
  restore();
  expect(dialog.open).toBe(true);
});

it('overrides the title, and keeps one that was set meanwhile', () => {
  document.title = 'Step';
  const restore = overrideTitle('Covered');
  expect(document.title).toBe('Covered');
  restore();
  expect(document.title).toBe('Step');
  const restoreAgain = overrideTitle('Covered');
  document.title = 'Result';
  restoreAgain();
  expect(document.title).toBe('Result');
});
