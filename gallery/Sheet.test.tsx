// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languageTags } from '../src/domain/countries/locales';
import { countryList } from '../src/domain/countries/vectors/countries.fixture';
import type { AskedDataPoint } from '../src/domain/pages/questionnaire';
import { runs } from '../src/testing/runs';
import { settled } from '../src/testing/settled';
import { entriesOf } from './entries';
import { openEntry, pageIn } from './gallery.fixture';
import { held, knownBeside, readerOn } from './held';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a data point; a date has one for each part, a list those of its rows. */
function controlsOf({ name }: AskedDataPoint): readonly Control[] {
  const isOwn = new RegExp(`^${name}(?:_day|_month|_year|\\.\\d+\\..+)?$`);
  return [...document.querySelectorAll<Control>('input, select, textarea')].filter((control) =>
    isOwn.test(control.name),
  );
}

function isHeld(control: Control): boolean {
  const isBox = control.type === 'radio' || control.type === 'checkbox';
  return isBox ? 'checked' in control && control.checked : control.value !== '';
}

/** What a person reads is words, never the key of a text that is missing. */
function expectWords(): void {
  expect(/.{0,20}(?:ˆ|\w>\w|{{).{0,20}/.exec(document.body.textContent)?.[0]).toBeUndefined();
}

/** Their names. */
const namesOf = (asked: readonly AskedDataPoint[]) => asked.map(({ name }) => name);

describe.each(countryList.map(({ facts }) => facts))('in $code', (facts) => {
  const country = pageIn(facts.code);
  const entries = entriesOf(country);
  const around = { country: facts.code, language: facts.locale } as const;
  const [all] = entries.find(({ id }) => id === 'sheet:fields')?.questionnaires ?? [];
  const asked = all?.dataPoints ?? [];

  it('every data point has words and a control that holds its right answer, and all are taken', async () => {
    await openEntry({ ...around, entry: 'sheet:fields', state: 'filled' });
    await act(settled);
    expect(namesOf(asked.filter((question) => !controlsOf(question).some(isHeld)))).toEqual([]);
    await act(async () => {
      document.querySelector('form')?.requestSubmit();
      await settled();
    });
    expect([...document.querySelectorAll('[id$="-error"]')].map(({ id }) => id)).toEqual([]);
    const taken: unknown = JSON.parse(document.querySelector('output')?.textContent ?? '{}');
    expect(taken).toEqual(Object.fromEntries(namesOf(asked).map((name) => [name, expect.anything()])));
    expectWords();
  });

  it('every wrong answer is told beside its control and in the summary', async () => {
    await openEntry({ ...around, entry: 'sheet:fields', state: 'error' });
    await act(settled);
    const questionnaire = all ?? expect.unreachable('The country asks nothing');
    const known = knownBeside(questionnaire, country.page);
    const typed = held(questionnaire, 'error', {
      page: country.page,
      languageTag: languageTags[facts.locale],
    });
    const { read } = readerOn(country.page);
    const wrong = asked.filter(
      ({ name, point }) => point.kind !== 'list' && !read(point, typed[name], known).ok,
    );
    const untold = wrong.filter(
      ({ name }) =>
        document.getElementById(`field-${name}-error`) === null ||
        document.querySelector(`[role=alert] a[href$="#field-${name}"]`) === null,
    );
    expect(wrong.length).toBeGreaterThan(asked.length / 2);
    expect(namesOf(untold)).toEqual([]);
    expectWords();
  });

  // What they ask is seen above: where more is tried, as they ask it too.
  it.runIf(runs(1) > 1 || facts.code === 'ES')('every step and every state that asks is shown', async () => {
    for (const { id } of entries.filter((entry) => entry.id.startsWith('sheet:steps-'))) {
      await openEntry({ ...around, entry: id, state: 'filled' });
    }
    await act(settled);
    const steps = [...country.page.steps, ...country.states];
    const shown = [...document.querySelectorAll('form')].map((form) => form.dataset['step']);
    expect(new Set(shown)).toEqual(new Set(steps.map(({ route }) => route)));
    expectWords();
  });
});
