import type { Page } from '@playwright/test';
import type { ApplicantAnswers } from '../fixtures/answer';
import { getControlAnswer } from '../fixtures/answers';
import { filterLeadCalls } from '../fixtures/calls';
import {
  answerAndSubmitStep,
  answerStep,
  form,
  readControlNames,
  readCurrentStep,
  submit,
  waitUntilStepLeft,
} from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** Fault I1: a browser fills in a form before the application has arrived, and some browsers tell the page nothing of it. */

/** Fills in the lines and native lists of the step as such a browser does: no event follows. Returns what it filled in. */
async function fillSilently(
  page: Page,
  answers: ApplicantAnswers,
): Promise<Readonly<Record<string, string>>> {
  const names = await form(page).locator('[name]').evaluateAll(readControlNames);
  const values = names.flatMap((name) => {
    const answer = getControlAnswer(name, answers);
    return typeof answer === 'string' ? [[name, answer] as const] : [];
  });
  return form(page).evaluate(
    (element, given) => {
      const filled: Record<string, string> = {};
      for (const [name, value] of given) {
        for (const control of element.querySelectorAll(`[name="${name}"]`)) {
          const isLine =
            control instanceof HTMLInputElement &&
            !['radio', 'checkbox', 'range'].includes(control.type) &&
            control.role !== 'combobox';
          const [prototype, property] = isLine
            ? [HTMLInputElement.prototype, 'value' as const]
            : [HTMLSelectElement.prototype, 'value' as const];
          if (!isLine && !(control instanceof HTMLSelectElement)) continue;
          Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(control, value);
          filled[name] = value;
        }
      }
      return filled;
    },
    [...new Map(values)],
  );
}

/** Everything that was sent about the lead, as text. */
const readSent = (visitor: Parameters<typeof filterLeadCalls>[0]): string =>
  JSON.stringify(filterLeadCalls(visitor).map(({ body }) => body));

test(
  'what the browser fills in before the application arrives, and later without an event, is checked and sent',
  { tag: ['@I1', '@rest'] },
  async ({ page, visitor, completedForm }) => {
    const answers = visitor.createAnswers();
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    await page.goto('./', { waitUntil: 'commit' });
    const first = await readCurrentStep(page);
    const early = await fillSilently(page, answers);
    expect(Object.keys(early).length).toBeGreaterThan(0);
    release();
    await expect(page.locator('#root[data-taken]')).toBeAttached();
    await submit(page);
    await waitUntilStepLeft(page, first);

    // Then every step up to the contact data, without an event for a line or a list.
    const { email = '' } = completedForm.owners;
    for (;;) {
      const step = await readCurrentStep(page);
      const filled = await fillSilently(page, answers);
      const isContact = step === email;
      if (isContact) expect(Object.keys(filled)).toEqual(expect.arrayContaining(['email', 'phone_number']));
      const others = Object.fromEntries(
        Object.entries(answers).filter(([name]) => filled[name] === undefined),
      );
      await answerStep(page, others);
      await submit(page);
      await waitUntilStepLeft(page, step);
      if (isContact) break;
    }
    const step = await readCurrentStep(page);
    await answerAndSubmitStep(page, answers);
    await waitUntilStepLeft(page, step);
    await expect.poll(() => readSent(visitor)).toContain(String(answers['email']));
    const sent = readSent(visitor);
    expect(sent).toContain(`"amount":${String(answers['loan_amount'])}`);
    expect(sent).toContain(String(answers['phone_number']).replaceAll(' ', ''));
  },
);
