import type { Page } from '@playwright/test';
import { answerStep, form, readCurrentStep, submit } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The next step is drawn out of sight while the open one stands still (decision 64). */

const drawnStep = (page: Page) => page.locator('main fieldset[inert]');
const stepCount = 4;

/** What anybody could find of the step that is drawn out of sight. */
const describeDrawnStep = (page: Page) =>
  drawnStep(page).evaluate((layer: HTMLElement) => {
    const height = document.documentElement.scrollHeight;
    const width = document.documentElement.scrollWidth;
    layer.style.display = 'none';
    const addedHeight = height - document.documentElement.scrollHeight;
    const addedWidth = width - document.documentElement.scrollWidth;
    layer.style.display = '';
    const [own, open] = [layer, document.querySelector('form[data-step]')?.closest('fieldset')];
    const findable = '[id], [name], [for], [role], [aria-live], [data-step], [type=submit]';
    return {
      findable: layer.querySelectorAll(findable).length,
      isDisabled: layer.matches(':disabled'),
      visibility: getComputedStyle(layer).visibility,
      addedHeight,
      addedWidth,
      isAsWide: own.getBoundingClientRect().width === open?.getBoundingClientRect().width,
      forms: document.querySelectorAll('form[data-step]').length,
    };
  });

test(
  'the next step is drawn where nobody finds it, and opens with the same elements',
  { tag: ['@keyboard', '@layout', '@firefox'] },
  async ({ page, visitor }) => {
    await page.goto('');
    for (let count = 0; count < stepCount; count += 1) {
      const step = await readCurrentStep(page);
      await answerStep(page, visitor.createAnswers());
      await expect(drawnStep(page)).toBeAttached();
      expect(await describeDrawnStep(page)).toEqual({
        findable: 0,
        isDisabled: true,
        visibility: 'hidden',
        addedHeight: 0,
        addedWidth: 0,
        isAsWide: true,
        forms: 1,
      });
      const drawnTitle = (await drawnStep(page).locator('h1').textContent()) ?? '';
      await expect(page.locator('body')).not.toMatchAriaSnapshot(`- heading "${drawnTitle}" [level=1]`);
      const drawnForm = await drawnStep(page).locator('form').elementHandle();
      await submit(page);
      await expect(form(page)).not.toHaveAttribute('data-step', step);
      expect(await form(page).evaluate((open, drawn) => open === drawn, drawnForm)).toBe(true);
      await expect(page.getByRole('heading', { level: 1, name: drawnTitle, exact: true })).toBeFocused();
      expect(
        await page.evaluate(() => {
          const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
          const controls = [...document.querySelectorAll('form[data-step] :is(input, select)')];
          return {
            repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
            disabled: controls.filter((control) => control.matches(':disabled')).length,
            // The switch for all consents and the sliders have no name of their own.
            hasNames: controls.some((control) => control.hasAttribute('name')),
          };
        }),
      ).toEqual({ repeated: [], disabled: 0, hasNames: true });
    }
  },
);

test('nothing is drawn where data are saved', { tag: ['@dynamic-page'] }, async ({ page, visitor }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('');
  await answerStep(page, visitor.createAnswers());
  await page.waitForTimeout(2500);
  await expect(drawnStep(page)).toHaveCount(0);
});
