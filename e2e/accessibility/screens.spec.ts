import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page, type TestInfo } from '@playwright/test';
import { journeyOf, withStory } from '../fixtures/answers';
import { submit, walkForm } from '../fixtures/robot';

const widths = [360, 1280] as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation on what is on the screen, at both widths; nothing is wider than the window. */
async function isAccessible(page: Page, name: string, info: TestInfo): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
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
    await page.screenshot({ path: info.outputPath(`${name}-${width}.png`), fullPage: true });
  }
}

test('every step is free of violations, clean and with its errors shown', async ({ page }, info) => {
  test.setTimeout(300_000);
  const journey = journeyOf(info.project.name);
  await page.goto('./');
  await walkForm(page, journey, {
    onStep: async (step) => {
      await isAccessible(page, step, info);
      await submit(page);
      const summary = page.getByRole('alert');
      const next = page.locator(`html[data-state="6"], form[data-step]:not([data-step="${step}"])`);
      await expect(summary.or(next).first()).toBeVisible();
      if (await summary.isVisible()) await isAccessible(page, `${step}-errors`, info);
      else await page.goBack();
    },
  });
});

test('every screen after the form is free of violations', async ({ page }, info) => {
  test.setTimeout(180_000);
  const journey = journeyOf(info.project.name);
  await page.goto('./');
  await walkForm(page, withStory(journey, 'never'));
  await isAccessible(page, 'checking', info);
  for (const address of ['continue/unknown', 'unsubscribe?email=ana@example.com', 'unsubscribe', 'nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isAccessible(page, address.replace(/[^a-z]+/g, '-'), info);
  }
});

for (const story of ['accepted', 'rejected', 'thank-you', 'id-upload']) {
  test(`the screen of ${story} is free of violations`, async ({ page }, info) => {
    test.setTimeout(180_000);
    const journey = journeyOf(info.project.name);
    await page.goto('./');
    await walkForm(page, withStory(journey, story));
    await expect(page.locator('html:not([data-state="6"])')).toBeAttached({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isAccessible(page, story, info);
  });
}
