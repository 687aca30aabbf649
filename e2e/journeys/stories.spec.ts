import { sendStep, submit, title } from '../fixtures/robot';
import { expect, leadCalls, test } from '../fixtures/test';

/** Stories of a server in trouble: the form ends all the same, with one lead. */
for (const story of ['flaky', 'slow', 'error-email']) {
  test(`a server that is ${story} makes the form end all the same`, async ({
    page,
    visitor,
    openAtLastStep,
  }) => {
    const { answers, heading } = visitor.journey(story);
    await openAtLastStep(story);
    await sendStep(page, answers);
    const checking = title(page, heading.checking);
    if (story === 'error-email') {
      const email = page.locator('form[data-step] [name="email"]');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('alert')).toBeFocused();
      await email.fill(`${String(answers['email']).split('+')[0]}@example.org`);
      while (!(await checking.isVisible())) {
        const shown = page.locator('form[data-step]');
        const step = await shown.getAttribute('data-step');
        await submit(page);
        await expect(page.locator(`form[data-step="${step}"]`)).toHaveCount(0);
        await expect(shown.or(checking)).toBeVisible();
      }
    }
    await expect(checking).toBeVisible({ timeout: 20_000 });
    expect(leadCalls(visitor).filter(({ method }) => method === 'POST')).toEqual([]);
  });
}
