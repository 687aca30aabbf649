import type { Locator } from '@playwright/test';
import { form, sendStep, stepLeft, stepShown, submit, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** What is seen where the window is small or the colours are the applicant's own. */

const painted = (control: Locator, property: string) =>
  control.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

for (const colorScheme of ['light', 'dark'] as const) {
  /** On both pages: logos and colours are a brand's. */
  test(
    `in ${colorScheme} colours of the applicant's own the logo, the chosen language and the focus are seen`,
    { tag: ['@axe', '@layout'] },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto('./');
      await stepShown(page);
      const ground = await painted(page.locator('html'), 'background-color');
      for (const logo of await page.locator('header img, footer img').all()) {
        expect(await shadesIn(logo)).toBeGreaterThan(4.5);
      }
      const chosen = page.locator('header [aria-pressed="true"]');
      const other = page.locator('header [aria-pressed="false"]');
      expect(await painted(chosen, 'border-block-end-color')).not.toBe(ground);
      expect(await painted(other, 'border-block-end-color')).toBe(ground);
      await other.focus();
      await page.keyboard.press('Shift+Tab');
      await expect(chosen).toBeFocused();
      expect(await painted(chosen, 'outline-style')).toBe('solid');
      expect(await painted(chosen, 'outline-color')).not.toBe(ground);
    },
  );
}

/** The contrast between the lightest and the darkest point of what is painted. */
async function shadesIn(part: Locator): Promise<number> {
  const picture = (await part.screenshot()).toString('base64');
  return part.page().evaluate(async (encoded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${encoded}`;
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    const points = canvas?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const linear = (value = 0) => ((value / 255 + 0.055) / 1.055) ** 2.4;
    const lights = Array.from(
      { length: points.length / 4 },
      (_none, point) =>
        0.2126 * linear(points[4 * point]) +
        0.7152 * linear(points[4 * point + 1]) +
        0.0722 * linear(points[4 * point + 2]),
    );
    const [darkest = 0, lightest = 0] = [
      lights.toSorted((a, b) => a - b)[0],
      lights.toSorted((a, b) => b - a)[0],
    ];
    return (lightest + 0.05) / (darkest + 0.05);
  }, picture);
}

/** On both pages: words are longer in one language than in another, and so are the questions of a step. */
test(
  'in a window of 320 by 256 pixels the summary of errors is seen from its heading on',
  { tag: ['@X4', '@layout'] },
  async ({ page, visitor, filledIn }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('./');
    await walkForm(page, visitor.answers(), { until: filledIn.owners['email'] ?? '' });
    await form(page).locator('[name="email"]').fill('');
    await submit(page);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    const heading = summary.getByRole('heading');
    await expect(heading).toBeInViewport({ ratio: 1 });
    const isUncovered = () =>
      heading.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen !== null && element.contains(seen);
      });
    await expect.poll(isUncovered).toBe(true);
  },
);

/** On both pages: the words of one are longer than those of the other. */
test(
  'on a phone what passes by covers neither progress nor heading, and stands out in forced colours',
  { tag: ['@layout', '@axe'] },
  async ({ page, visitor, filledIn }) => {
    const { creatingStep } = filledIn;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./');
    await walkForm(page, visitor.answers(), { until: creatingStep });
    await sendStep(page, visitor.answers());
    await stepLeft(page, creatingStep);
    const passing = page.locator('.Toastify__toast');
    await expect(passing).toBeVisible();
    await passing.hover();
    await page.evaluate(() => scrollTo(0, 0));
    const bottom = () => passing.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await form(page).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(bottom).toBeLessThanOrEqual(top);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await painted(passing, 'border-block-start-style')).toBe('solid');
  },
);

test(
  'the drawing of a screen begins where its words begin',
  { tag: ['@classic-page', '@layout'] },
  async ({ page }) => {
    for (const address of ['nowhere', 'unsubscribe?email=ana%40example.com']) {
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const left = await heading.evaluate((element) => element.getBoundingClientRect().left);
      const lefts = await page
        .locator('main svg')
        .first()
        .locator('*')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
      expect(Math.abs(Math.min(...lefts) - left), address).toBeLessThanOrEqual(4);
    }
  },
);
