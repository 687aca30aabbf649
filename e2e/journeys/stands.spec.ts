import { createTextLookup } from '../fixtures/texts';
import { expectAccessible } from '../fixtures/accessibility';
import { expectFitsEveryWindow } from '../fixtures/layout';
import { answerAndSubmitStep, expectDecision } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/**
 * Where an application stands: what the return link opens after an end. On both pages, so in two countries. `WhereItStands.test.tsx` covers the
 * other ends and a server that tells no stages.
 */

test(
  'after a rejection the link tells in another browser where the application stands, and deletes it with a code',
  { tag: ['@rest', '@continue', '@S15'] },
  async ({ page, browser, visitor, openAtReview }, testInfo) => {
    test.slow();
    const answers = visitor.createAnswers('rejected.at-once');
    await openAtReview('rejected.at-once');
    await answerAndSubmitStep(page, answers);
    await expectDecision(page, visitor.titles.rejected);
    const id = visitor.calls
      .findLast(({ path }) => path.startsWith('/lead/status/'))
      ?.path.split('/')
      .at(-1);
    const link = new URL(`continue/${id}`, page.url().replace(/[^/]*$/, '')).href;

    const elsewhere = await browser.newPage({ reducedMotion: 'reduce' });
    await elsewhere.goto(link);
    const heading = elsewhere.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(visitor.text('screensˆstands>title'));
    const main = elsewhere.getByRole('main');
    await expect(main.getByText(visitor.text('screensˆstands>rejected'))).toBeVisible();
    await expect(main.getByText(visitor.text('screensˆdecision>automated'))).toBeVisible();
    await expect(main).not.toContainText(String(answers['email']));
    await expectAccessible(elsewhere, 'stands', testInfo);
    await expectFitsEveryWindow(elsewhere);

    await elsewhere.reload();
    const deletion = elsewhere.getByRole('button', { name: visitor.text('screensˆstands>ask_deletion') });
    await deletion.click();
    await expect(elsewhere.getByText(visitor.text('screensˆstands>state_deletion'))).toBeFocused();
    const confirm = elsewhere.getByRole('button', { name: visitor.text('screensˆstands>confirm') });
    await confirm.click();
    const field = main.getByRole('textbox');
    await expect(field).toBeFocused();
    await field.fill('9999');
    await confirm.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(elsewhere, 'stands-code', testInfo);
    await field.fill('1234');
    await confirm.click();
    await expect(elsewhere.getByText(visitor.text('screensˆstands>done'))).toBeVisible();
    await expect(deletion).toHaveCount(0);

    await elsewhere.reload();
    await main.getByRole('button', { name: 'English' }).click();
    const english = createTextLookup('en');
    await expect(heading).toHaveText(english('screensˆstands>title'));
    await expect(main.getByText(english('screensˆstands>deleted'))).toBeVisible();
    const stored = await elsewhere.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(stored).not.toContain('***@');
    await elsewhere.context().close();
  },
);
