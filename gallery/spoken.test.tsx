// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { CountryCode } from '../src/domain/countries/country';
import { countryList } from '../src/domain/countries/vectors/countries.fixture';
import { languageTags, localeNames, type LocaleName } from '../src/domain/countries/locales';
import type { PageQuestion } from '../src/domain/pages/questionnaire';
import { forLanguage } from '../src/testing/contrasting';
import { flushPromises } from '../src/testing/flushPromises';
import { formatReadings, readAloud, stopClock } from '../src/testing/spoken.fixture';
import { openEntry, createGalleryPage } from './gallery.fixture';
import type { SampleState } from './galleryAddress';

/**
 * What a screen reader says at each kind of question, as a table for each language in `gallery/spoken`: at the empty question, and what is
 * new at a wrong answer, with its link in the error summary. A change of a table is read
 * before it is accepted (`npx vitest run gallery/spoken.test.tsx -u`).
 */

/** The country whose pages offer a language. English is offered in Spain too. */
const findCountry = (locale: LocaleName): CountryCode =>
  countryList.find(({ facts }) => languageTags[locale].endsWith(`-${facts.code}`))?.facts.code ?? 'ES';

/** What makes two questions look and sound different: their kind, and for a choice the source and number of its values. */
function getLook({ point }: PageQuestion): string {
  if (point.kind !== 'choice') return point.kind;
  const { options } = point;
  if (typeof options === 'string') return 'choice from a long list';
  if (!Array.isArray(options)) return 'choice from other values';
  return options.length > 6 ? 'choice from a list' : 'choice';
}

/** The first question of each look. */
function listQuestions(country: CountryCode): readonly (readonly [look: string, name: string])[] {
  const { fields } = createGalleryPage(country);
  const firsts = new Map<string, string>();
  for (const asked of fields) {
    if (!firsts.has(getLook(asked))) firsts.set(getLook(asked), asked.name);
  }
  return [...firsts];
}

beforeEach(stopClock);

for (const language of localeNames)
  it(`reads each kind of question in ${language}`, forLanguage(language), async () => {
    const country = findCountry(language);
    const readings: [string, readonly string[]][] = [];
    for (const [look, name] of listQuestions(country)) {
      const read = async (state: SampleState) => {
        await openEntry({ country, language, entry: `field:${name}`, state });
        await act(flushPromises);
        const [summary, fields] = ['[role="alert"] ul', '[data-part="fields"]'].map((part) =>
          document.querySelector(part),
        );
        const phrases = [
          ...(summary instanceof Element ? await readAloud(summary) : []).filter((phrase) =>
            phrase.startsWith('link'),
          ),
          ...(await readAloud(fields ?? expect.unreachable())),
        ];
        cleanup();
        return phrases;
      };
      const empty = await read('empty');
      const wrong = await read('error');
      readings.push(
        [`${look}: ${name}`, empty],
        [`${look}: ${name}, wrong`, wrong.filter((phrase) => !empty.includes(phrase))],
      );
    }
    await expect(formatReadings(readings)).toMatchFileSnapshot(`spoken/${language}.txt`);
  });
