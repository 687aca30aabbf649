import { getApplicantAnswers } from './fixtures/answers';
import { readSentCall, type SentCall } from './fixtures/calls';
import { storeCompletedForm } from './fixtures/completedForm';
import { form, readControlNames, walkForm } from './fixtures/robot';
import { expect, test } from './fixtures/test';

/** Runs once for each page. Most tests start at the last step of the form that this setup has completed. */
test('the form can be completed from its first step to its last', async ({ page, pageName }) => {
  const creates: SentCall[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/lead')) creates.push(readSentCall(sent));
  });
  const owners: Record<string, string> = {};
  const creatingSteps: string[] = [];
  let stored = {};
  let before = '';
  await page.goto('./');
  await walkForm(page, getApplicantAnswers(pageName), {
    onStep: async (step) => {
      if (creates.length > creatingSteps.length) creatingSteps.push(before);
      before = step;
      for (const name of await form(page).locator('[name]').evaluateAll(readControlNames))
        owners[name] ??= step;
      stored = await page.evaluate(() => ({ ...localStorage }));
    },
  });
  const [create] = creates;
  const [creatingStep] = creatingSteps;
  if (create === undefined || creatingStep === undefined) throw new Error('No step created the lead.');
  expect(creates).toHaveLength(1);
  storeCompletedForm(pageName, { stored, create, creatingStep, owners });
});
