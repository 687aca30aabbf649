import { languageTags, localeNames } from '../../src/domain/countries/locales';
import { expectAccessible } from '../fixtures/accessibility';
import { findHiddenFocusRings } from '../fixtures/focusRings';
import { expect, test } from '../fixtures/test';

/**
 * Every question and every step of the catalogue in each country, including those that no page shows. Each run tests the page's own
 * country. `ALL_PAGES=on` tests all countries.
 */
const isEverything = process.env['ALL_PAGES'] === 'on';

for (const language of localeNames.filter((name) => name !== 'en')) {
  const country = languageTags[language].slice(-2);
  test(
    `the gallery of ${country} in ${language} has no accessibility violation, and each control shows its focus`,
    { tag: ['@rest', '@axe', '@X14', '@dynamic-page'] },
    async ({ page, pageName, visitor }, info) => {
      const isOwn = pageName.endsWith(`-${country.toLowerCase()}`);
      test.skip(!isOwn && !isEverything, 'Runs only with ALL_PAGES=on.');
      test.slow();
      const open = async (entry: string, state: string) => {
        const query = new URLSearchParams({ country, language, entry, state, alone: '' });
        await page.goto(`gallery/?${query.toString()}`);
        await expect(page.locator('form[data-step]').first()).toBeVisible();
        if (state === 'error') await expect(page.getByRole('alert').first()).toBeVisible();
      };
      for (const state of ['empty', 'filled', 'error']) {
        await open('sheet:fields', state);
        await expectAccessible(page, `${country} ${state}`, info);
        // Every kind of question, as the applicant first meets it.
        if (state === 'empty') expect(await findHiddenFocusRings(page)).toEqual([]);
      }
      for (const entry of await listSheets(country)) {
        await open(entry, 'error');
        await expectAccessible(page, `${country} ${entry}`, info, [360]);
      }
      expect(visitor.problems).toEqual([]);

      /** The sheets of steps in the list of entries. */
      async function listSheets(code: string): Promise<readonly string[]> {
        await page.goto(`gallery/?country=${code}`);
        const links = page.getByRole('link', { name: /^steps-\d+$/ });
        await expect(links.first()).toBeVisible();
        return (await links.allTextContents()).map((name) => `sheet:${name}`);
      }
    },
  );
}

test(
  'texts that are 40 percent longer are not cut off at 320 pixels',
  { tag: ['@layout', '@dynamic-page'] },
  async ({ page, pageName }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const country = pageName.split('-').at(-1)?.toUpperCase() ?? '';
    for (const state of ['filled', 'error']) {
      const query = new URLSearchParams({
        country,
        language: 'pseudo',
        entry: 'sheet:fields',
        state,
        alone: '',
      });
      await page.goto(`gallery/?${query.toString()}`);
      await expect(page.locator(state === 'error' ? '[role=alert]' : 'form').first()).toBeVisible();
      const overflowing = await page.evaluate(() =>
        [...document.querySelectorAll('html, label, legend, p, h1, h2, button, li')]
          .filter((element) => element.closest('.visually-hidden') === null)
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
      );
      expect(overflowing).toEqual([]);
    }
  },
);

test(
  'a short field shows all of its digits at 200 percent text and 320 pixels',
  { tag: ['@layout', '@dynamic-page'] },
  async ({ page, pageName }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const country = pageName.split('-').at(-1)?.toUpperCase() ?? '';
    const query = new URLSearchParams({ country, entry: 'sheet:fields', state: 'filled', alone: '' });
    await page.goto(`gallery/?${query.toString()}`);
    const short = page.locator(
      'input[inputmode="numeric"][maxlength="2"], input[inputmode="numeric"][maxlength="4"]',
    );
    await expect(short.first()).toBeVisible();
    const cut = await short.evaluateAll((inputs) => {
      document.documentElement.style.fontSize = '200%';
      return inputs.flatMap((input) => {
        if (!(input instanceof HTMLInputElement)) return [];
        input.value = '8'.repeat(input.maxLength);
        return input.scrollWidth > input.clientWidth ? [input.name] : [];
      });
    });
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test(
  'the gallery filters its entries and shows the width of its address',
  { tag: ['@axe', '@dynamic-page'] },
  async ({ page }, info) => {
    await page.goto('gallery/?country=MX&entry=field:iban&state=filled&width=768');
    const list = page.getByRole('navigation', { name: 'Entries' });
    await page.getByLabel('Filter').fill('clabe');
    await expect(list.getByRole('link')).toHaveText(['clabe']);
    await expect(page.locator('object')).toHaveAttribute('width', '768');
    await expectAccessible(page, 'gallery', info, [1280]);
  },
);
