import AxeBuilder from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import { answerStep, form, submit, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

const widths = [360, 1280] as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation on what is on the screen; nothing is wider than the window. SCREENSHOTS=on takes pictures to look at. */
async function isAccessible(
  page: Page,
  name: string,
  info: TestInfo,
  atWidths: readonly number[] = widths,
): Promise<void> {
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 900 });
    // No screen holds a frame: the rules run in the page itself, without a second one to put results together.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
    expect
      .soft(
        violations.map(
          ({ id, nodes }) => `${name} at ${width}: ${id} ${nodes.map((node) => node.html).join(' ')}`,
        ),
      )
      .toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${name} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
    if (process.env['SCREENSHOTS'] === 'on') {
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`), fullPage: true });
    }
  }
}

test('every step is free of violations, clean and with its errors shown', async ({ page, visitor }, info) => {
  test.setTimeout(540_000);
  await page.goto('./');
  await walkForm(page, visitor.journey(), {
    onStep: async (step) => {
      await isAccessible(page, step, info);
      await submit(page);
      const summary = page.getByRole('alert');
      const next = page.locator(`html[data-state="6"], form[data-step]:not([data-step="${step}"])`);
      await expect(summary.or(next).first()).toBeVisible();
      if (await summary.isVisible()) await isAccessible(page, `${step}-errors`, info, [360]);
      else await page.goBack();
    },
  });
});

test('every screen beside the form is free of violations', async ({ page, visitor }, info) => {
  for (const address of ['continue/unknown', 'unsubscribe?email=ana@example.com', 'unsubscribe', 'nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isAccessible(page, address.replace(/[^a-z]+/g, '-'), info);
  }
  await page.goto('./');
  await page.getByRole('button', { name: visitor.words('commonˆfooter>delete') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isAccessible(page, 'delete', info);
});

for (const story of ['never', 'accepted', 'redirected', 'rejected', 'thank-you', 'id-upload']) {
  test(`the screen of ${story} is free of violations`, async ({ page, visitor, openAtLastStep }, info) => {
    await openAtLastStep(story);
    await answerStep(page, visitor.journey(story).answers);
    await submit(page);
    const state = story === 'never' ? 'html[data-state="6"]' : 'html:not([data-state="6"])';
    await expect(form(page)).toHaveCount(0);
    await expect(page.locator(state)).toBeAttached({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (story === 'redirected') {
      await expect(page.getByRole('heading', { name: 'Partner sandbox' })).toBeVisible();
      await page.goto('./');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await isAccessible(page, story, info);
  });
}
