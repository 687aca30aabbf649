import type { Page } from '@playwright/test';
import { progressStates } from '../fixtures/states';
import { filterLeadCalls } from '../fixtures/calls';
import {
  answerAndSubmitStep,
  answerStep,
  form,
  readCurrentStep,
  submit,
  title,
  waitUntilStepLeft,
  walkForm,
  expectDecision,
} from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** Faults V1, V2 and V4 on every step of a form. They take as long as the whole walk, so `npm test` leaves them out. */

/** The input of the step on the screen, by control. Only letters and digits: a value that is shown again is formatted. */
const readInput = (page: Page): Promise<Readonly<Record<string, string>>> =>
  form(page).evaluate((element) => {
    const controls = [...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
    const isSelected = (control: Element) =>
      !(control instanceof HTMLInputElement) ||
      !['radio', 'checkbox', 'file'].includes(control.type) ||
      control.checked;
    const readText = (control: HTMLInputElement | HTMLSelectElement) =>
      // A long list is a native select until its searchable list has loaded.
      control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.textContent ?? '') : control.value;
    return Object.fromEntries(
      controls
        .filter(isSelected)
        .map((control) => [
          control.name,
          readText(control)
            .toLowerCase()
            .replaceAll(/[^\p{L}\d]|^0(?=\d$)/gu, ''),
        ])
        .filter(([, text]) => text !== ''),
    );
  });

test(
  'every step shows its answers after a reload, on the way back and on the way forward, and nothing is sent meanwhile',
  { tag: ['@V1', '@V2', '@history', '@storage', '@rest'] },
  async ({ page, visitor }) => {
    test.slow();
    const answers = visitor.createAnswers('at-once');
    const seen: Record<string, Readonly<Record<string, string>>> = {};
    await page.goto('./');
    const steps = await walkForm(page, answers, {
      until: 'review',
      leave: async (given) => {
        const step = await readCurrentStep(page);
        if ((await form(page).locator('[data-sends-itself]').count()) > 0)
          return answerAndSubmitStep(page, given);
        await answerStep(page, given);
        // The focus is still in the last field: nothing was left, and nothing was submitted.
        const typed = await readInput(page);
        await page.reload();
        await expect.poll(() => readInput(page), step).toEqual(typed);
        seen[step] = typed;
        await submit(page);
      },
    });
    expect(Object.keys(seen).length).toBeGreaterThan(3);
    const countSent = () => visitor.calls.filter(({ method }) => method !== 'GET').length;
    const before = countSent();
    const expectSeen = async (step: string) => {
      await expect(form(page)).toHaveAttribute('data-step', step);
      if (seen[step] !== undefined) await expect.poll(() => readInput(page), step).toEqual(seen[step]);
    };
    for (const step of steps.toReversed()) {
      await page.goBack();
      await expectSeen(step);
    }
    for (const step of steps.slice(1)) {
      await page.goForward();
      await expectSeen(step);
    }
    await page.goForward();
    await expect(form(page)).toHaveAttribute('data-step', 'review');
    expect(countSent()).toBe(before);

    await submit(page);
    await expectDecision(page, visitor.titles.accepted);
    const sent = filterLeadCalls(visitor);
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    for (const step of steps) {
      await page.goBack();
      await expect(title(page, visitor.titles.accepted), `back over ${step}`).toBeVisible();
      await expect(form(page)).toHaveCount(0);
    }
    expect(filterLeadCalls(visitor)).toEqual(sent);
  },
);

test(
  'the address of a step or a state that is not reached yet opens the first unfinished step',
  { tag: ['@V4', '@S20', '@history', '@rest'] },
  async ({ page, visitor, completedForm }) => {
    const later = [...new Set(Object.values(completedForm.owners))].slice(1);
    // `continue` is the address of links too, which have a screen of their own.
    const states = progressStates
      .filter(({ phase, route }) => phase === 'after-offer' && route !== 'continue')
      .map(({ route }) => route);
    await page.goto('./');
    const first = await readCurrentStep(page);
    for (const route of [...later, ...states]) {
      await page.goto(route);
      expect(await readCurrentStep(page), route).toBe(first);
      await expect(page).toHaveURL(new RegExp(`/${first}$`));
    }
    await answerAndSubmitStep(page, visitor.createAnswers());
    await waitUntilStepLeft(page, first);
    const second = await readCurrentStep(page);
    for (const route of [...later.filter((step) => step !== second).slice(-2), 'accepted']) {
      await page.goto(route);
      expect(await readCurrentStep(page), route).toBe(second);
    }
  },
);

test(
  'a state that is put into the storage of the tab opens the first unfinished step',
  { tag: ['@V4', '@S20', '@storage', '@rest'] },
  async ({ page, pageName, visitor }) => {
    await page.goto('./');
    const first = await readCurrentStep(page);
    for (const state of [6, 10]) {
      await page.goto('robots.txt');
      await page.evaluate(
        ([name, forged]) => {
          sessionStorage.setItem(`${name}:state`, JSON.stringify(forged));
          const lead = { application: {}, progressStates: forged, partnerName: 'Bank' };
          sessionStorage.setItem(`${name}:leadApplication`, JSON.stringify(lead));
        },
        [pageName, [0, state]] as const,
      );
      await page.goto('accepted');
      expect(await readCurrentStep(page)).toBe(first);
      await expect(title(page, visitor.titles.accepted)).toHaveCount(0);
    }
  },
);
