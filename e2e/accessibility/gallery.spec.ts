import { isAccessible } from '../fixtures/accessible';
import { expect, test } from '../fixtures/test';

/**
 * Every question and every step of the catalogue as each country asks it, beyond what pages show of them. The page's own country
 * on every run, the others where everything is tried.
 */
const languages = { ES: 'es', PL: 'pl', MX: 'mx', CO: 'co', RO: 'ro', DE: 'de', VN: 'vn', PH: 'ph' } as const;
const isEverything = process.env['ALL_PAGES'] === 'on';

for (const [country, language] of Object.entries(languages)) {
  test(
    `the gallery of ${country} is free of violations`,
    { tag: ['@axe', '@X14', '@dynamic-page'] },
    async ({ page, pageName, visitor }, info) => {
      const isOwn = pageName.endsWith(`-${country.toLowerCase()}`);
      test.skip(!isOwn && !isEverything, 'Where everything is tried.');
      test.slow();
      const open = async (entry: string, state: string) => {
        const query = new URLSearchParams({ country, language, entry, state, alone: '' });
        await page.goto(`gallery/index.html?${query.toString()}`);
        await expect(page.locator('form[data-step]').first()).toBeVisible();
        if (state === 'error') await expect(page.getByRole('alert').first()).toBeVisible();
      };
      for (const state of ['empty', 'filled', 'error']) {
        await open('sheet:fields', state);
        await isAccessible(page, `${country} ${state}`, info);
      }
      for (const entry of await sheetsOf(country)) {
        await open(entry, 'error');
        await isAccessible(page, `${country} ${entry}`, info, [360]);
      }
      expect(visitor.problems).toEqual([]);

      /** The sheets of steps that the list offers. */
      async function sheetsOf(code: string): Promise<readonly string[]> {
        await page.goto(`gallery/index.html?country=${code}`);
        const links = page.getByRole('link', { name: /^steps-\d+$/ });
        await expect(links.first()).toBeVisible();
        return (await links.allTextContents()).map((name) => `sheet:${name}`);
      }
    },
  );
}

test(
  'texts of two fifths more are cut nowhere on the narrowest phone',
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
      await page.goto(`gallery/index.html?${query.toString()}`);
      await expect(page.locator(state === 'error' ? '[role=alert]' : 'form').first()).toBeVisible();
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('html, label, legend, p, h1, h2, button, li')]
          .filter((element) => element.closest('.visually-hidden') === null)
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
      );
      expect(cut).toEqual([]);
    }
  },
);

test('the gallery lists what it is asked for', { tag: ['@axe', '@dynamic-page'] }, async ({ page }, info) => {
  await page.goto('gallery/index.html?country=MX&entry=field:iban&state=filled&width=768');
  const list = page.getByRole('navigation', { name: 'Entries' });
  await page.getByLabel('Filter').fill('clabe');
  await expect(list.getByRole('link')).toHaveText(['clabe']);
  await expect(page.locator('object')).toHaveAttribute('width', '768');
  await isAccessible(page, 'gallery', info, [1280]);
});
