import { languageTags, localeNames } from '../../src/domain/countries/locales';
import { expectPicture, phone, pictureTime } from '../fixtures/pictures';
import { expect, test } from '../fixtures/test';

/** Every kind of question in the page's brand, country and main language: answered, and with errors. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone, timezoneId: 'UTC' });

for (const state of ['filled', 'error']) {
  test(`the questions of the gallery look as in their picture: ${state}`, async ({ page, pageName }) => {
    const country = pageName.slice(-2).toUpperCase();
    const language = localeNames.find((name) => name !== 'en' && languageTags[name].endsWith(country)) ?? '';
    const query = new URLSearchParams({ country, language, entry: 'sheet:fields', state, alone: '' });
    await page.clock.setFixedTime(pictureTime);
    await page.goto(`gallery/?${query.toString()}`);
    await expect(page.locator('form[data-step]').first()).toBeVisible();
    if (state === 'error') await expect(page.getByRole('alert').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectPicture(page, `questions-${state}`, {
      colorSchemes: ['light'],
      isWhole: state === 'filled',
    });
  });
}
