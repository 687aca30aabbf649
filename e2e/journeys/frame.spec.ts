import { openHost, openHostOfSameOrigin } from '../fixtures/hostPage';
import { expect, test } from '../fixtures/test';

/** A page that embeds the form. */
const createHost = (form: string) => `<!doctype html><title>Host</title><h1>Host</h1>
<iframe title="Form" src="${form}" style="width: 100%; height: 300px"></iframe>
<script>
  window.heights = [];
  addEventListener('message', ({ data }) => {
    window.heights.push(data);
    document.querySelector('iframe').style.height = data.height + 'px';
  });
</script>`;

/** On one page: the height follows the layout, whatever the questions are. */
test(
  'an embedded form has no header or footer and reports its height when it grows and shrinks',
  { tag: ['@H8', '@classic-page', '@E1', '@S8', '@frame', '@layout'] },
  async ({ page, baseURL, visitor }) => {
    await openHost(page, createHost(String(baseURL)));
    const frame = page.frameLocator('iframe');
    const form = frame.locator('form[data-step]');
    await expect(form).toBeVisible();
    await expect(frame.locator('header')).toHaveCount(0);
    await expect(frame.locator('footer')).toHaveCount(0);
    const readMessages = () =>
      page.evaluate((): { type: string; height: number }[] => Reflect.get(window, 'heights'));
    const lastHeight = async () => (await readMessages()).at(-1)?.height ?? 0;
    const readActualHeight = () =>
      frame.locator('html').evaluate((element) => element.getBoundingClientRect().height);
    await expect
      .poll(async () => Math.abs((await lastHeight()) - (await readActualHeight())))
      .toBeLessThanOrEqual(10);
    const heightWithoutErrors = await lastHeight();

    await form.locator('[name="loan_amount"]').last().fill('');
    await form.locator('button[type=submit]').click();
    await expect(frame.getByRole('alert')).toBeVisible();
    await expect.poll(lastHeight).toBeGreaterThan(heightWithoutErrors + 10);
    await form.locator('[name="loan_amount"]').last().fill('2000');
    for (const [name, value] of Object.entries(visitor.createAnswers())) {
      const select = form.locator(`select[name="${name}"]`);
      if ((await select.count()) > 0) await select.selectOption(String(value));
      const radio = form.locator(`[type=radio][name="${name}"][value="${String(value)}"]`);
      if ((await radio.count()) > 0) await radio.check();
    }
    await expect(frame.getByRole('alert')).toHaveCount(0);
    await expect.poll(lastHeight).toBeLessThanOrEqual(heightWithoutErrors + 10);
    const [first, ...heights] = await readMessages();
    expect(first).toEqual({ type: 'loan:listening', version: 1 });
    for (const message of heights) {
      expect(message).toEqual({ type: 'FORM_HEIGHT', height: expect.any(Number) });
    }
  },
);

/** A page that embeds the form and sends it colours. It sends the colour of its own address when the form has loaded. */
const createColorHost = (form: string) => `<!doctype html><title>Host</title>
<iframe title="Form" src="${form}" style="width: 100%; height: 900px"></iframe>
<script>
  const frame = document.querySelector('iframe');
  const paint = (colors) => frame.contentWindow.postMessage({ type: 'UI_COLORS', colors }, '*');
  const accent = new URLSearchParams(location.search).get('accent');
  if (accent !== null) frame.addEventListener('load', () => paint({ accent }), { once: true });
</script>`;

/** On one page: unit tests cover which colours are valid for a brand. */
test(
  'an embedded form uses the host page’s accent colours if they are readable, also after a reload',
  { tag: ['@dynamic-page', '@E1'] },
  async ({ page, baseURL }) => {
    await openHostOfSameOrigin(page, String(baseURL), createColorHost(String(baseURL)));
    const button = page.frameLocator('iframe').locator('form[data-step] button[type=submit]');
    await expect(button).toHaveCSS('background-color', 'rgb(91, 33, 182)');
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');

    const logged = page.waitForEvent('console', (line) => line.text().includes('custom colour'));
    await page.evaluate(`paint({ accent: '#fffbe6' })`);
    await logged;
    await expect(button).toHaveCSS('background-color', 'rgb(91, 33, 182)');

    await page.evaluate(`paint({ accent: '#b45309' })`);
    await expect(button).toHaveCSS('background-color', 'rgb(180, 83, 9)');
    // The button of the document before has the colour already.
    const reloaded = page.waitForEvent('framenavigated');
    await page.evaluate('frame.contentWindow.location.reload()');
    await reloaded;
    await expect(button).toHaveCSS('background-color', 'rgb(180, 83, 9)');
  },
);

/** On one page, and without a reload: the browser decides what a cross-site frame may store. */
test(
  'a form in a cross-site frame navigates forward and back',
  { tag: ['@dynamic-page', '@E1', '@frame'] },
  async ({ page, baseURL, visitor }) => {
    const affiliate = `<!doctype html><title>Affiliate</title>
<iframe title="Form" src="${baseURL}" style="width: 100%; height: 900px"></iframe>`;
    await openHost(page, affiliate);
    const frame = page.frameLocator('iframe');
    const step = frame.locator('form[data-step]');
    await expect(frame.locator('#root[data-taken]')).toBeAttached();
    const first = await step.getAttribute('data-step');
    await frame.locator('[name="loan_amount"]').last().fill('4000');
    await frame.locator('[name="loan_purpose"]').selectOption('car');
    await frame.locator('[name="financing_option"]').selectOption('personal_loan');
    await step.locator('button[type=submit]').click();
    await expect(frame.locator(`form[data-step]:not([data-step="${first}"])`)).toBeVisible();
    await frame.getByRole('button', { name: visitor.text('commonˆback') }).click();
    await expect(frame.locator('[name="loan_amount"]').last()).toHaveValue(/^4[.,\s]?000$/);
  },
);

/** On one page, which no other site may embed: the header is the same on all. */
test(
  'a page of a site that is not listed cannot embed the form',
  { tag: ['@H6', '@dynamic-page', '@S6'] },
  async ({ page, baseURL, visitor }) => {
    const refused = page.waitForEvent('console', (line) => line.text().includes('frame-ancestors'));
    await openHost(page, createHost(String(baseURL)));
    await refused;
    await expect(page.frameLocator('iframe').locator('form[data-step]')).toHaveCount(0);
    visitor.problems.length = 0;
  },
);
