// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { creditHelp } from '../domain/countries/es.help';
import { isoCountries } from '../domain/countries/isoCountries';
import { formatOpeningHours } from '../domain/pages/contact';
import { pseudoLanguageTag } from '../domain/build/pseudoTexts';
import { progressStates } from '../domain/journey/states/progressStates';
import { initialDynamicPages } from '../state/slices/dynamicPagesState';
import { flushPromises } from '../testing/flushPromises';
import { resetBackend, stateAt, openApp } from './app.fixture';
import { ondaraPage, praveloPage } from '../testing/pages.fixture';
import { loadPseudoTexts } from '../testing/texts.fixture';

/**
 * These tests write every text of the locale files in accented letters. A text in plain letters then comes from the code, where no
 * text belongs, or from data.
 */

/** Makes and models from the vehicle file. */
const vehicleNames = [...readFileSync('public/data/vehicleModels.json', 'utf8').matchAll(/"([^"]+)"/g)].map(
  ([, name = '']) => name,
);

const countryNames = new Intl.DisplayNames(pseudoLanguageTag, { type: 'region' });

/** Names and addresses that are the same in every language, the longest first. */
const sameEverywhere = new RegExp(
  [
    'Ondara',
    'Pravelo',
    'IBAN',
    ...isoCountries.map((code) => countryNames.of(code) ?? code),
    ...ondaraPage.facts.regions,
    ...praveloPage.facts.regions,
    ...[ondaraPage, praveloPage].flatMap(({ definition: { contact, lenders, registerEntry } }) => [
      contact.email,
      contact.address,
      registerEntry,
      ...lenders,
      new Intl.ListFormat(pseudoLanguageTag, { type: 'conjunction' }).format(lenders),
    ]),
    'Banco Muestra',
    ...creditHelp.data.links.map(({ name }) => name),
    ...vehicleNames,
    'PLN',
  ]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
    .join('|'),
  'g',
);

const hours = [ondaraPage, praveloPage].map(({ definition }) =>
  formatOpeningHours(definition.contact.hours, pseudoLanguageTag),
);
const timeOfDay = /\d+:\d\d\s[AP]M/g;
const dayOfYear = new RegExp(
  Array.from({ length: 12 }, (_month, index) =>
    new Intl.DateTimeFormat(pseudoLanguageTag, { month: 'long' }).format(Date.UTC(2026, index, 15)),
  )
    .map((month) => `${month}\\s\\d+`)
    .join('|'),
  'g',
);

const plainLetters = /[A-Za-z]{2}/;

const announced = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext', 'aria-roledescription'];

/** All visible and announced texts of the screen. */
function pieces(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style') === null) texts.push(node.textContent ?? '');
  }
  const visible = [...document.querySelectorAll('*')].filter(
    (element) => element.closest('[aria-hidden=true]') === null,
  );
  const attributes = visible.flatMap((element) => announced.map((name) => element.getAttribute(name) ?? ''));
  return [...texts, ...attributes];
}

/** Waits for texts on the screen and returns the words in plain letters that are no names. */
async function plainWords(): Promise<readonly string[]> {
  await screen.findAllByText(/[îåéöû].*\]/);
  // Dates first, because some vehicles have a number as their name.
  const rest = pieces()
    .filter((piece) => plainLetters.test(piece) && !hours.includes(piece))
    .map((piece) => piece.replaceAll(timeOfDay, '').replaceAll(dayOfYear, '').replaceAll(sameEverywhere, ''));
  return [...new Set(rest.filter((text) => plainLetters.test(text)))];
}

beforeEach(resetBackend);

describe.each([
  ['ondara-es', ondaraPage],
  ['pravelo-pl', praveloPage],
])('%s', (_name, page) => {
  const submitted = page.steps.map(({ path }) => path);

  it.each(submitted)('the step %s and its errors show only texts of the locales', async (path) => {
    const texts = await loadPseudoTexts(page);
    const dynamicPages = { ...initialDynamicPages, submitted };
    const { user } = await openApp({ page, route: path, texts, state: { dynamicPages } });
    expect(await plainWords()).toEqual([]);
    const press = document.querySelector('form button[type=submit]');
    await user.click(press ?? expect.unreachable('The step has no button'));
    await act(flushPromises);
    expect(await plainWords()).toEqual([]);
  });
});

const screens = progressStates.filter(({ phase }) => phase === 'after-offer');

it.each(screens)('the screen of $name shows only texts of the locales', async ({ name, route }) => {
  const texts = await loadPseudoTexts(ondaraPage);
  const application = { sessionId: 'session', id: 'nobody' };
  await openApp({ route, texts, state: stateAt(name, { application }) });
  await act(flushPromises);
  expect(await plainWords()).toEqual([]);
});

it.each(['continue/nobody', 'unsubscribe', 'unsubscribe?email=ana@example.com', 'nowhere'])(
  'the screen at /%s shows only texts of the locales',
  async (route) => {
    await openApp({ route, texts: await loadPseudoTexts(ondaraPage) });
    await act(flushPromises);
    expect(await plainWords()).toEqual([]);
  },
);
