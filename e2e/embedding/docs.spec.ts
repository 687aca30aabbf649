import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoForms } from '../../scripts/embed/demoPage';
import {
  findForm,
  openHost,
  pressHostButton,
  readEvents,
  readMessages,
  recordEvents,
  test,
} from '../fixtures/embedding';
import { answerAndSubmitStep, form, readCurrentStep } from '../fixtures/robot';
import { expect } from '../fixtures/test';

/** Each example of `docs/embedding.md`, as it stands there. */

const docs = readFileSync(path.resolve(import.meta.dirname, '../../docs/embedding.md'), 'utf8');
const exampleAddress = 'https://loans.example/application-frontend/';

/** The text of an example, with the address of a form that is served. */
function readExample(name: string, { ondara }: DemoForms): string {
  const [, text] = new RegExp(`<!-- example: ${name} -->\\s+\`\`\`\\w+\\n(.*?)\`\`\``, 's').exec(docs) ?? [];
  if (text === undefined) throw new Error(`docs/embedding.md has no example ${name}.`);
  return text.replaceAll(exampleAddress, ondara).replaceAll('https://loans.example', new URL(ondara).origin);
}

/** The examples of this page are run below; one without a test would fail here. */
test('every example of the documentation has a test', { tag: ['@E1', '@frame'] }, () => {
  const names = [...docs.matchAll(/<!-- example: (\w+) -->/g)].map(([, name]) => name);
  expect(names).toEqual(['embed', 'events', 'calls', 'exact', 'policy', 'wordpress']);
});

test('the form takes the place of the link', { tag: ['@E1', '@frame'] }, async ({ page, forms, visitor }) => {
  await recordEvents(page);
  await openHost(page, readExample('embed', forms));
  const frame = await findForm(page, forms.ondara);
  await expect(page.getByRole('link', { name: 'Apply for a loan' })).toBeHidden();
  await expect(frame.locator('[name="loan_amount"]').last()).toHaveValue(/^4[.,\s]?000$/);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en-US');
  const element = page.locator('iframe');
  await expect(element).toHaveAttribute('title', 'Loan application');
  await expect(element).toHaveAttribute('allow', 'camera; clipboard-write; otp-credentials');
  await expect
    .poll(async () => {
      const box = await element.boundingBox();
      const height = await frame.locator('html').evaluate((html) => html.getBoundingClientRect().height);
      return Math.abs((box?.height ?? 0) - height);
    })
    .toBeLessThanOrEqual(10);
  expect(visitor.problems).toEqual([]);
});

test(
  'the events tell the progress as the form does',
  { tag: ['@E1', '@frame'] },
  async ({ page, forms, visitor }) => {
    await recordEvents(page);
    await openHost(page, readExample('events', forms));
    const frame = await findForm(page, forms.ondara);
    const progress = page.locator('#progress');
    const readShown = () =>
      form(frame)
        .locator('..')
        .getByText(/^Section \d+ of \d+$/)
        .innerText();
    await expect(progress).toHaveText(/^Section 1 of \d+$/);
    await expect.poll(readShown).toBe(await progress.innerText());
    await answerAndSubmitStep(frame, visitor.createAnswers());
    await expect(progress).toHaveText(/^Section 2 of \d+$/);
    await expect.poll(readShown).toBe(await progress.innerText());
  },
);

test(
  'the calls fill in the form by messages, set its colour and language and take the focus',
  { tag: ['@E1', '@frame'] },
  async ({ page, forms, visitor }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await recordEvents(page);
    await openHost(page, readExample('calls', forms));
    const frame = await findForm(page, forms.ondara);
    await expect(form(frame).locator('button[type=submit]')).toHaveCSS(
      'background-color',
      'rgb(91, 33, 182)',
    );
    await expect.poll(() => readEvents(page, forms.ondara)).toHaveLength(2);
    await pressHostButton(page, 'English');
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(frame.getByRole('heading', { level: 1 })).toBeFocused();
    const answers = visitor.createAnswers();
    for (;;) {
      const step = await readCurrentStep(frame);
      if ((await form(frame).locator('[name="email"]').count()) > 0) break;
      await answerAndSubmitStep(frame, answers);
      await expect(form(frame)).not.toHaveAttribute('data-step', step);
    }
    await expect(form(frame).locator('[name="email"]')).toHaveValue('ana@example.com');
    await expect(form(frame).locator('[name="phone_number"]')).toHaveValue(/612 ?345 ?678/);
    await answerAndSubmitStep(frame, answers);
    await expect.poll(() => visitor.calls.some(({ method }) => method === 'POST')).toBe(true);
    const create = visitor.calls.find(({ path: called }) => called.endsWith('/lead'));
    expect(create?.body).toMatchObject({
      posthogParameters: { isLeadPrefilled: true, leadPrefilledFields: expect.arrayContaining(['email']) },
    });
    expect(addresses.filter((address) => /ana(@|%40)example|garc/i.test(address))).toEqual([]);
    expect(await readMessages(page)).not.toMatch(/ana@|612345678/);
  },
);

test(
  'an exact version runs with its hash, and another hash runs nothing',
  { tag: ['@E1', '@frame'] },
  async ({ page, forms, visitor }) => {
    const example = readExample('exact', forms);
    await openHost(page, example);
    await findForm(page, forms.ondara);
    await openHost(page, example.replace('integrity="sha384-', 'integrity="sha384-AAAA'));
    await expect.poll(() => visitor.problems.splice(0).join(' ')).toContain('integrity');
    expect(await page.evaluate(() => customElements.get('loan-application') === undefined)).toBe(true);
  },
);

test(
  'a strict content policy allows the loader and the form',
  { tag: ['@E1', '@frame'] },
  async ({ page, forms, visitor }) => {
    await openHost(page, readExample('embed', forms), readExample('policy', forms).trim());
    await findForm(page, forms.ondara);
    expect(await page.evaluate(() => Object.keys(window).filter((name) => /loan/i.test(name)))).toEqual([]);
    expect(visitor.problems).toEqual([]);
  },
);

test(
  'the block of WordPress loads the form when it is near',
  { tag: ['@E1', '@frame'] },
  async ({ page, forms }) => {
    const script = `<script src="${forms.ondara}embed/1/loader.js" async></script>`;
    const space = '<p style="block-size: 4000px">Post</p>';
    await openHost(page, `${script}${space}${readExample('wordpress', forms)}`);
    const link = page.getByRole('link', { name: 'Apply for a loan' });
    await page.waitForFunction(() => customElements.get('loan-application') !== undefined);
    await expect(link).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await link.scrollIntoViewIfNeeded();
    const frame = await findForm(page, forms.ondara);
    await expect(link).toBeHidden();
    expect(frame.url()).toContain('refName=my-site');
  },
);
