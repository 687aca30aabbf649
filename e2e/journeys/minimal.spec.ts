import { createMinimalAnswers, type PageJson } from '../fixtures/answers/minimal';
import { pressByKeyboard } from '../fixtures/keyboard';
import { walkForm, expectDecision } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** `walk.spec.ts` takes the longest path through each form. This test takes the shortest. */
test(
  'an applicant who answers only required questions gets to the partner',
  { tag: ['@all-pages-alone', '@walk', '@firefox-walk', '@old-chromium'] },
  async ({ page, request, visitor }) => {
    const response = await request.get('page.json');
    expect(response.headers()['content-type'], 'production builds have no page.json').toContain('json');
    const definition: PageJson = await response.json();
    const answers = createMinimalAnswers(definition, visitor.createAnswers('at-once'));
    await page.goto('./');
    const walked = await walkForm(page, answers);
    expect(walked.length).toBeGreaterThan(1);
    await expectDecision(page, visitor.titles.accepted);
    await pressByKeyboard(
      page,
      page.getByRole('button', { name: visitor.text('screensˆaccepted>continue') }),
    );
    await expect(page.getByRole('heading', { name: 'Partner sandbox' })).toBeVisible();
  },
);
