import { expectPicture, phone, pictureTime } from '../fixtures/pictures';
import { readCurrentStep } from '../fixtures/robot';
import { test } from '../fixtures/test';

/** The first step in each variant of `experiments/first-words.ts`, on the build that runs it. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone, timezoneId: 'UTC' });

for (const variant of ['control', 'answers'])
  test(`the first step looks as in its pictures in the variant ${variant}`, async ({ page }) => {
    await page.clock.setFixedTime(pictureTime);
    await page.goto(`./?variant=${variant}`);
    await readCurrentStep(page);
    await page.waitForLoadState('networkidle');
    await expectPicture(page, `first-step-${variant}`);
  });
