// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  createBuiltLink,
  findEarlyPresses,
  hasStartMarker,
  loadBuiltTexts,
  readBuiltScreen,
  removeStartMarker,
  replayPresses,
} from './builtScreen';

const built = { languageTag: 'es-ES', year: 2026, textsAddress: 'https://page.example/first-screen-1.json' };
const texts = { common: { continue: 'Continuar' } };

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['start'];
  vi.unstubAllGlobals();
});

const showLink = () => {
  document.body.innerHTML = createBuiltLink(built);
};
const answer = (response: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(response));

test('reads what the build wrote into the document', () => {
  showLink();
  expect(readBuiltScreen()).toEqual(built);
});

test('finds no built screen without the link, or if the starter found it wrong for the visit', () => {
  expect(readBuiltScreen()).toBeNull();
  showLink();
  document.documentElement.dataset['start'] = '';
  expect(readBuiltScreen()).toBeNull();
});

test('leaves no placeholder and no message about a start that takes long', () => {
  document.documentElement.dataset['start'] = '';
  document.body.innerHTML = '<p class="unstarted"></p>';
  removeStartMarker();
  expect(hasStartMarker()).toBe(false);
  expect(document.body).toBeEmptyDOMElement();
});

test('loads the texts from the address that the document names', async () => {
  answer(() => Promise.resolve(Response.json(texts)));
  expect(await loadBuiltTexts(built)).toEqual(texts);
  expect(fetch).toHaveBeenCalledWith(built.textsAddress);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the file is missing', () => Promise.resolve(Response.json(texts, { status: 404 }))],
  ['the response is no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ['the response holds no texts', () => Promise.resolve(Response.json(['text']))],
])('has no texts if %s', async (_case, response) => {
  answer(response);
  expect(await loadBuiltTexts(built)).toBeNull();
});

test('repeats each early press on the button of the same name, in their order', () => {
  const buttons =
    '<button type="button" name="consent"></button><button type="button" name="delete"></button>';
  document.body.innerHTML = `<nav data-part="legal">${buttons}</nav>`;
  const pressed: string[] = [];
  const marked = [...document.querySelectorAll('button')].toReversed();
  for (const [index, button] of marked.entries()) {
    button.dataset['pressed'] = String(index + 1);
    button.addEventListener('click', () => pressed.push(button.name));
  }
  replayPresses(document.body, findEarlyPresses(document.body));
  expect(pressed).toEqual(['delete', 'consent']);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});
