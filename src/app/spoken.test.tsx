// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getApplicantAnswers, getControlAnswer } from '../../e2e/fixtures/answers';
import { localeNames, type LocaleName } from '../domain/countries/locales';
import type { Page } from '../domain/pages/resolvePage';
import { purposes } from '../domain/tracking/purposes';
import { ConsentBanner } from '../shell/ConsentBanner';
import { forLanguage } from '../testing/contrasting';
import { flushPromises } from '../testing/flushPromises';
import { renderWithTexts } from '../testing/render.fixture';
import { formatReadings, listen, readAloud, stopClock } from '../testing/spoken.fixture';
import { loadRealTexts } from '../testing/texts.fixture';
import { openApp, referenceNetwork, resetBackend } from './app.fixture';
import { findMainPage, getMain } from './spoken.fixture';

/**
 * What a screen reader says on the steps of each language's main page, as a table for each language in `src/app/spoken`. A change of a
 * table is read before it is accepted (`npx vitest run src/app/spoken.test.tsx -u`).
 */

beforeEach(() => {
  stopClock();
  resetBackend();
});

for (const language of localeNames)
  it(`reads the steps in ${language}`, { tags: ['X8', ...(forLanguage(language).tags ?? [])] }, async () => {
    const page = findMainPage(language);
    const readings = [
      ['first step', await readFirstStep(page, language)],
      [
        'first step that asks, submitted unanswered: announcements, and the error summary',
        await hearErrors(page, language),
      ],
      ['step change: focus and announcements', await hearStepChange(page, language)],
      ['consent banner', await readBanner(page, language)],
    ] as const;
    await expect(formatReadings(readings)).toMatchFileSnapshot(`spoken/${language}.txt`);
  });

const getForm = () => document.querySelector<HTMLFormElement>('form[data-step]') ?? expect.unreachable();

async function openStep(page: Page, language: LocaleName): Promise<void> {
  cleanup();
  const [first] = page.steps;
  await openApp({
    page,
    route: first?.path ?? '',
    texts: await loadRealTexts(page, language),
    network: referenceNetwork,
  });
  await act(flushPromises);
}

async function readFirstStep(page: Page, language: LocaleName): Promise<readonly string[]> {
  await openStep(page, language);
  return readAloud(getMain());
}

async function submit(): Promise<void> {
  await act(async () => {
    getForm().requestSubmit();
    await flushPromises();
  });
}

/** Answers the step on the screen as the page's applicant does, without the keyboard. */
async function answer(page: Page): Promise<void> {
  const { brand, facts } = page;
  const answers = getApplicantAnswers(`${brand.folder}-${facts.code.toLowerCase()}`);
  const answered = new Set<string>();
  for (;;) {
    const controls = [...getForm().querySelectorAll<HTMLInputElement>('input[name], select[name]')];
    const next = controls.find(({ name }) => !answered.has(name));
    if (next === undefined) return;
    answered.add(next.name);
    const value = getControlAnswer(next.name, answers);
    if (value === undefined) continue;
    const chosen = controls.find((control) => control.name === next.name && control.value === value);
    await act(async () => {
      if (next.type === 'checkbox' || next.type === 'radio') fireEvent.click(chosen ?? next);
      else if (next instanceof HTMLSelectElement) fireEvent.change(next, { target: { value } });
      else fireEvent.input(next, { target: { value } });
      await flushPromises();
    });
  }
}

async function answerAndSubmit(page: Page): Promise<void> {
  const { step } = getForm().dataset;
  await answer(page);
  await submit();
  await waitFor(() => expect(getForm().dataset['step']).not.toBe(step));
}

/** Submits steps as they are until one has an error. */
async function hearErrors(page: Page, language: LocaleName): Promise<readonly string[]> {
  await openStep(page, language);
  for (;;) {
    const spoken = await listen(document.body, submit);
    const { step } = getForm().dataset;
    const summary = screen.queryByRole('alert');
    if (summary !== null) return [...spoken, ...(await readAloud(summary))];
    await waitFor(() => expect(getForm().dataset['step']).toBe(step));
  }
}

async function hearStepChange(page: Page, language: LocaleName): Promise<readonly string[]> {
  await openStep(page, language);
  return listen(document.body, () => answerAndSubmit(page));
}

async function readBanner(page: Page, language: LocaleName): Promise<readonly string[]> {
  cleanup();
  const permissions = { analytics: false, recording: false, advertising: false };
  const choice = {
    purposes,
    isOpen: () => true,
    countReopenings: () => 0,
    isSharingRefused: false,
    getPermissions: () => permissions,
    subscribe: () => () => undefined,
    choose: () => undefined,
  };
  const { view } = await renderWithTexts(
    page,
    <ConsentBanner choice={choice} privacyPath="/privacy" />,
    language,
  );
  return readAloud(view.container);
}
