import { minimalAnswers, type ToldPage } from '../fixtures/answers/minimal';
import { pressByKeyboard } from '../fixtures/keyboard';
import { title, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The walk of every page goes the longest way through its form; this is the shortest. */
test(
  'an applicant who answers no more than what must be answered comes to the partner',
  { tag: ['@all-pages-alone', '@walk'] },
  async ({ page, request, visitor }) => {
    const told = await request.get('page.json');
    expect(told.headers()['content-type'], 'builds for production have no page.json').toContain('json');
    const definition: ToldPage = await told.json();
    const answers = minimalAnswers(definition, visitor.answers('at-once'));
    await page.goto('./');
    const walked = await walkForm(page, answers);
    expect(walked.length).toBeGreaterThan(1);
    await expect(title(page, visitor.titles.accepted)).toBeVisible({ timeout: 20_000 });
    await pressByKeyboard(
      page,
      page.getByRole('button', { name: visitor.words('screensˆaccepted>continue') }),
    );
    await expect(page.getByRole('heading', { name: 'Partner sandbox' })).toBeVisible();
  },
);
