// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CountryFacts } from '../src/domain/countries/country';
import { languageTags } from '../src/domain/countries/locales';
import { countryList } from '../src/domain/countries/vectors/countries.fixture';
import type { PageQuestion } from '../src/domain/pages/questionnaire';
import { getRunCount } from '../src/testing/propertyTests';
import { forCountry } from '../src/testing/contrasting';
import { flushPromises } from '../src/testing/flushPromises';
import { listEntries } from './entries';
import { openEntry, createGalleryPage } from './gallery.fixture';
import { getSampleValues, getKnownAnswers, createSampleReader } from './sampleValues';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a data point. A date has one for each part, a list those of its rows. */
function findControls({ name }: PageQuestion): readonly Control[] {
  const isOwn = new RegExp(`^${name}(?:_day|_month|_year|\\.\\d+\\..+)?$`);
  return [...document.querySelectorAll<Control>('input, select, textarea')].filter((control) =>
    isOwn.test(control.name),
  );
}

function isFilled(control: Control): boolean {
  const isBox = control.type === 'radio' || control.type === 'checkbox';
  return isBox ? 'checked' in control && control.checked : control.value !== '';
}

/** The page never shows the key of a missing text. */
function expectNoMissingTexts(): void {
  expect(/.{0,20}(?:ˆ|\w>\w|{{).{0,20}/.exec(document.body.textContent)?.[0]).toBeUndefined();
}

const listNames = (asked: readonly PageQuestion[]) => asked.map(({ name }) => name);

function testCountry(facts: CountryFacts): void {
  const country = createGalleryPage(facts.code);
  const entries = listEntries(country);
  const [language] = country.page.languages;
  const address = { country: facts.code, language } as const;
  const [all] = entries.find(({ id }) => id === 'sheet:fields')?.questionnaires ?? [];
  const asked = all?.dataPoints ?? [];

  it('shows texts and a filled control for every data point, and submits all valid answers', async () => {
    await openEntry({ ...address, entry: 'sheet:fields', state: 'filled' });
    await act(flushPromises);
    expect(listNames(asked.filter((question) => !findControls(question).some(isFilled)))).toEqual([]);
    // The samples contradict each other. The first press asks about that, the second goes on.
    for (let presses = 0; presses < 2; presses += 1) {
      await act(async () => {
        document.querySelector('form')?.requestSubmit();
        await flushPromises();
      });
    }
    expect([...document.querySelectorAll('[id$="-error"]')].map(({ id }) => id)).toEqual([]);
    const submitted: unknown = JSON.parse(document.querySelector('output')?.textContent ?? '{}');
    expect(submitted).toEqual(Object.fromEntries(listNames(asked).map((name) => [name, expect.anything()])));
    expectNoMissingTexts();
  });

  it('shows an error for every invalid answer at its control and in the summary', async () => {
    await openEntry({ ...address, entry: 'sheet:fields', state: 'error' });
    await act(flushPromises);
    const questionnaire = all ?? expect.unreachable('The country asks nothing');
    const known = getKnownAnswers(questionnaire, country.page);
    const typed = getSampleValues(questionnaire, 'error', {
      page: country.page,
      languageTag: languageTags[language],
    });
    const { read } = createSampleReader(country.page);
    const wrong = asked.filter(
      ({ name, point }) => point.kind !== 'list' && !read(point, typed[name], known).ok,
    );
    const withoutError = wrong.filter(
      ({ name }) =>
        document.getElementById(`field-${name}-error`) === null ||
        document.querySelector(`[role=alert] a[href$="#field-${name}"]`) === null,
    );
    expect(wrong.length).toBeGreaterThan(asked.length / 2);
    expect(listNames(withoutError)).toEqual([]);
    expectNoMissingTexts();
  });

  // The tests above cover the questions of all steps, so one country is enough unless LONG_RUNS is set.
  it.runIf(getRunCount(1) > 1 || facts.code === 'ES')(
    'shows every step and every state with questions',
    async () => {
      for (const { id } of entries.filter((entry) => entry.id.startsWith('sheet:steps-'))) {
        await openEntry({ ...address, entry: id, state: 'filled' });
      }
      await act(flushPromises);
      const steps = [...country.page.steps, ...country.states];
      const shown = [...document.querySelectorAll('form')].map((form) => form.dataset['step']);
      expect(new Set(shown)).toEqual(new Set(steps.map(({ route }) => route)));
      expectNoMissingTexts();
    },
  );
}

for (const { facts } of countryList)
  describe(`gallery of ${facts.code}`, forCountry(facts.code), () => testCountry(facts));
