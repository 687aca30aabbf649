import { answersOn } from './fixtures/answers';
import { sentCall, type SentCall } from './fixtures/calls';
import { keepFilledIn } from './fixtures/filledIn';
import { form, namesOf, walkForm } from './fixtures/robot';
import { expect, test } from './fixtures/test';

/** Once for each page of a run: most tests begin at the end of a form that was filled in before. */
test('the form can be filled in from its first step to its last', async ({ page, pageName }) => {
  const creates: SentCall[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/lead')) creates.push(sentCall(sent));
  });
  const owners: Record<string, string> = {};
  const creating: string[] = [];
  let stored = {};
  let before = '';
  await page.goto('./');
  await walkForm(page, answersOn(pageName), {
    onStep: async (step) => {
      if (creates.length > creating.length) creating.push(before);
      before = step;
      for (const name of await form(page).locator('[name]').evaluateAll(namesOf)) owners[name] ??= step;
      stored = await page.evaluate(() => ({ ...localStorage }));
    },
  });
  const [create] = creates;
  const [creatingStep] = creating;
  if (create === undefined || creatingStep === undefined) throw new Error('No step created the lead.');
  expect(creates).toHaveLength(1);
  keepFilledIn(pageName, { stored, create, creatingStep, owners });
});
