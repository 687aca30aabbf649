// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { conceal } from './conceal';

const markup =
  '<form data-step="contact"><label for="a">A</label><input id="a" name="a" type="tel"><p role="status" id="b" aria-live="polite">B</p><button type="submit">Go</button></form>';
const findable = '[id], [name], [for], [role], [aria-live], [data-step], button[type]';

function open(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = markup;
  document.body.append(root);
  return root;
}

afterEach(() => document.body.replaceChildren());

it('takes every name away, and gives the same names back', () => {
  const root = open();
  const reveal = conceal(root);
  expect(root.querySelectorAll(findable)).toHaveLength(0);
  expect(root.querySelector('input')?.type).toBe('tel');
  reveal();
  const original = document.createElement('div');
  original.innerHTML = markup;
  const attributes = (element: Element) =>
    [...element.querySelectorAll('*')].map((one) =>
      [...one.attributes].map(({ name, value }) => `${name}=${value}`).toSorted(),
    );
  expect(attributes(root)).toEqual(attributes(original));
});

it('keeps the names away from what is drawn or named later, and gives the newest ones back', async () => {
  const root = open();
  const reveal = conceal(root);
  root.querySelector('form')?.insertAdjacentHTML('beforeend', '<select name="new" id="new"></select>');
  root.querySelector('input')?.setAttribute('name', 'renamed');
  await new Promise((resolve) => setTimeout(resolve));
  expect(root.querySelectorAll(findable)).toHaveLength(0);
  // Named in the task in which it is revealed.
  root.querySelector('p')?.setAttribute('id', 'late');
  reveal();
  expect(root.querySelector('select')).toMatchObject({ name: 'new', id: 'new' });
  expect(root.querySelector('input')).toMatchObject({ name: 'renamed', id: 'a' });
  expect(root.querySelector('p')?.id).toBe('late');
});

it('takes no names any more after it has given them back', async () => {
  const root = open();
  conceal(root)();
  root.querySelector('input')?.setAttribute('name', 'other');
  await new Promise((resolve) => setTimeout(resolve));
  expect(root.querySelector('input')?.name).toBe('other');
});
