// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isoCountries } from '../domain/countries/isoCountries';
import { openingHours } from '../domain/pages/contact';
import { pseudoTag } from '../domain/pages/pseudoTexts';
import { progressStates } from '../domain/journey/states/progressStates';
import { initialDynamicPages } from '../state/slices/dynamicPages';
import { settled } from '../testing/settled';
import { freshBackend, ledTo, openApp } from './app.fixture';
import { ondaraPage, praveloPage } from './pages.fixture';
import { strangeTexts } from './texts.fixture';

/**
 * Where every text of the locale files is written in accents, what stands in plain letters on a screen comes from elsewhere: from
 * the code, where no text belongs, or from data.
 */

/** Makes and models of the file from which a vehicle is chosen. */
const vehicleNames = [...readFileSync('public/data/vehicleModels.json', 'utf8').matchAll(/"([^"]+)"/g)].map(
  ([, name = '']) => name,
);

const countryNames = new Intl.DisplayNames(pseudoTag, { type: 'region' });

/** Names and addresses that are the same in every language. */
const sameEverywhere = [
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
    new Intl.ListFormat(pseudoTag, { type: 'conjunction' }).format(lenders),
  ]),
  'Banco Muestra',
  ...vehicleNames,
  'PLN',
].toSorted((one, other) => other.length - one.length);

const hours = [ondaraPage, praveloPage].map(({ definition }) =>
  openingHours(definition.contact.hours, pseudoTag),
);
const timeOfDay = /\d+:\d\d\s[AP]M/g;
const dayOfYear = new RegExp(
  Array.from({ length: 12 }, (_month, index) =>
    new Intl.DateTimeFormat(pseudoTag, { month: 'long' }).format(Date.UTC(2026, index, 15)),
  )
    .map((month) => `${month}\\s\\d+`)
    .join('|'),
  'g',
);

const spoken = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext', 'aria-roledescription'];

/** All that is read on the screen or spoken, in pieces. */
function pieces(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style') === null) texts.push(node.textContent ?? '');
  }
  const heard = [...document.querySelectorAll('*')].filter(
    (element) => element.closest('[aria-hidden=true]') === null,
  );
  const attributes = heard.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''));
  return [...texts, ...attributes];
}

/** Once a screen says something: what of it stands in plain letters and is no name. */
async function plainWords(): Promise<readonly string[]> {
  await screen.findAllByText(/[îåéöû].*\]/);
  // Days first: some vehicles have a number for a name.
  const rest = pieces().map((piece) =>
    sameEverywhere.reduce(
      (text, name) => text.replaceAll(name, ''),
      (hours.includes(piece) ? '' : piece).replaceAll(timeOfDay, '').replaceAll(dayOfYear, ''),
    ),
  );
  return [...new Set(rest.filter((text) => /[A-Za-z]{2}/.test(text)))];
}

beforeEach(freshBackend);

describe.each([
  ['ondara-es', ondaraPage],
  ['pravelo-pl', praveloPage],
])('%s', (_name, page) => {
  const submitted = page.steps.map(({ path }) => path);

  it.each(submitted)('the step %s says nothing that no locale holds, nor do its errors', async (path) => {
    const texts = await strangeTexts(page);
    const dynamicPages = { ...initialDynamicPages, submitted };
    const { user } = await openApp({ page, route: path, texts, state: { dynamicPages } });
    expect(await plainWords()).toEqual([]);
    const press = document.querySelector('form button[type=submit]');
    await user.click(press ?? expect.unreachable('The step has no button'));
    await act(settled);
    expect(await plainWords()).toEqual([]);
  });
});

const screens = progressStates.filter(({ phase }) => phase === 'after-offer');

it.each(screens)('the screen of $name says nothing that no locale holds', async ({ name, route }) => {
  const texts = await strangeTexts(ondaraPage);
  const application = { sessionId: 'session', id: 'nobody' };
  await openApp({ route, texts, state: ledTo(name, { application }) });
  await act(settled);
  expect(await plainWords()).toEqual([]);
});

it.each(['continue/nobody', 'unsubscribe', 'unsubscribe?email=ana@example.com', 'nowhere'])(
  'the screen at /%s says nothing that no locale holds',
  async (route) => {
    await openApp({ route, texts: await strangeTexts(ondaraPage) });
    await act(settled);
    expect(await plainWords()).toEqual([]);
  },
);
