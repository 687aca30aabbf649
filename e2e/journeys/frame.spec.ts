import { expect, test } from '../fixtures/test';

/** A page that embeds the form, on the same machine. */
const host = `<!doctype html><title>Host</title><h1>Host</h1>
<iframe title="Form" src="./" style="width: 100%; height: 300px"></iframe>
<script>
  window.heights = [];
  addEventListener('message', ({ data }) => {
    window.heights.push(data);
    document.querySelector('iframe').style.height = data.height + 'px';
  });
</script>`;

/** On one page: the height is the layout’s, whatever is asked. */
test(
  'in a frame the form stands alone and tells its height, growing and shrinking',
  { tag: ['@classic-page', '@E1', '@S8', '@frame', '@layout'] },
  async ({ page, visitor }) => {
    await page.route('**/host', (route) => route.fulfill({ contentType: 'text/html', body: host }));
    await page.goto('host');
    const frame = page.frameLocator('iframe');
    const form = frame.locator('form[data-step]');
    await expect(form).toBeVisible();
    await expect(frame.locator('header')).toHaveCount(0);
    await expect(frame.locator('footer')).toHaveCount(0);
    const told = () =>
      page.evaluate((): { type: string; height: number }[] => Reflect.get(window, 'heights'));
    const lastHeight = async () => (await told()).at(-1)?.height ?? 0;
    const real = () => frame.locator('html').evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(async () => Math.abs((await lastHeight()) - (await real()))).toBeLessThanOrEqual(10);
    const clean = await lastHeight();

    await form.locator('[name="loan_amount"]').last().fill('');
    await form.locator('button[type=submit]').click();
    await expect(frame.getByRole('alert')).toBeVisible();
    await expect.poll(lastHeight).toBeGreaterThan(clean + 10);
    await form.locator('[name="loan_amount"]').last().fill('2000');
    for (const [name, value] of Object.entries(visitor.answers())) {
      const select = form.locator(`select[name="${name}"]`);
      if ((await select.count()) > 0) await select.selectOption(String(value));
      const radio = form.locator(`[type=radio][name="${name}"][value="${String(value)}"]`);
      if ((await radio.count()) > 0) await radio.check();
    }
    await expect(frame.getByRole('alert')).toHaveCount(0);
    await expect.poll(lastHeight).toBeLessThanOrEqual(clean + 10);
    for (const message of await told()) {
      expect(message).toEqual({ type: 'FORM_HEIGHT', height: expect.any(Number) });
    }
  },
);
