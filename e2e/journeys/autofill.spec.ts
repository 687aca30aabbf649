import type { CDPSession, Page } from '@playwright/test';
import type { ApplicantAnswers } from '../fixtures/answer';
import { getControlAnswer } from '../fixtures/answers';
import { filterLeadCalls } from '../fixtures/calls';
import { holdRequests, holdScripts } from '../fixtures/holdRequests';
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
    const { release } = await holdScripts(page);
    const policies = await holdRequests(page, '**/api/policies*');
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
      // The texts of the consents arrive late, and render no other field.
      if (isContact) {
        const arrival = page.waitForResponse(/\/api\/policies/);
        policies.release();
        await arrival;
      }
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

/** A stored profile, by the names of the protocol of Chromium. */
const profile = Object.entries({
  NAME_FULL: 'Ana Muestra',
  NAME_FIRST: 'Ana',
  NAME_LAST: 'Muestra',
  EMAIL_ADDRESS: 'ana@example.com',
  PHONE_HOME_WHOLE_NUMBER: '+34612345678',
  ADDRESS_HOME_LINE1: 'Calle Mayor 1',
  ADDRESS_HOME_CITY: 'Madrid',
  ADDRESS_HOME_ZIP: '28013',
  ADDRESS_HOME_STATE: 'Madrid',
  ADDRESS_HOME_COUNTRY: 'ES',
}).map(([name, value]) => ({ name, value }));

/** Lets the browser fill in the form of a field, as when the applicant takes its suggestion. */
async function fillInByBrowser(client: CDPSession, selector: string): Promise<void> {
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await client.send('DOM.describeNode', { nodeId });
  await client.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields: profile } });
}

const countFilledIn = (page: Page) => form(page).locator(':autofill').count();

const stepCount = 4;
const fillable = 'form[data-step] input[autocomplete]:not([autocomplete=off], [type=radio], [type=checkbox])';

test(
  'the browser fills in the open step from a stored profile, and nothing of the next one',
  { tag: ['@rest', '@autofill'] },
  async ({ page, visitor }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('DOM.enable');
    await client.send('Autofill.enable');
    await client.send('Autofill.setAddresses', { addresses: [{ fields: profile }] });
    await page.goto('');
    let filledIn = 0;
    for (let count = 0; count < stepCount; count += 1) {
      const step = await readCurrentStep(page);
      if ((await page.locator(fillable).count()) > 0) {
        await page.locator(fillable).first().click();
        await fillInByBrowser(client, fillable);
        await expect(async () => expect(await countFilledIn(page)).toBeGreaterThan(0))
          .toPass({ timeout: 2000 })
          .catch(() => undefined);
        filledIn += await countFilledIn(page);
      }
      await answerStep(page, visitor.createAnswers());
      await submit(page);
      await waitUntilStepLeft(page, step);
      expect(await countFilledIn(page)).toBe(0);
    }
    expect(filledIn).toBeGreaterThan(0);
  },
);
