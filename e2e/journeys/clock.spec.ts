import { answerStep, readCurrentStep, submit, title } from '../fixtures/robot';
import { filterLeadCalls } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';

/** Fault C1: a device's clock that jumps. On both pages, because each flow sends the lead at other steps. */

for (const isReloaded of [true, false]) {
  test(
    `a clock set back by 25 hours loses nothing ${isReloaded ? 'after' : 'without'} a reload`,
    { tag: ['@C1', '@session', '@one-lead'] },
    async ({ page, visitor, openAtReview }) => {
      // A clock that is installed in an open page passes through 1970.
      await page.clock.install();
      await openAtReview();
      const last = await readCurrentStep(page);
      await page.clock.setSystemTime(Date.now() - 25 * 60 * 60 * 1000);
      if (isReloaded) await page.reload();
      expect(await readCurrentStep(page)).toBe(last);
      await answerStep(page, visitor.createAnswers());
      await submit(page);
      await expect(title(page, visitor.titles.checking)).toBeVisible();
      expect(filterLeadCalls(visitor).map(({ method }) => method)).toEqual(['PUT']);
      await expect(page.getByText(visitor.text('commonˆannouncement>session-over'))).toHaveCount(0);
    },
  );
}
