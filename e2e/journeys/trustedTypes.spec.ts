import { walkForm, expectDecision } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';
import { assignUntrusted } from '../fixtures/untrusted';

/** Trusted Types: the page works where the browser requires them, and code from elsewhere stays out. */

test(
  'an application reaches the end, and the browser takes no script and no markup as text',
  { tag: ['@H30', '@rest'] },
  async ({ page, visitor }) => {
    await page.goto('./');
    await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    // An error of the browser would be one of these.
    expect(visitor.problems).toEqual([]);
    const errors = await assignUntrusted(page);
    expect(new Set(Object.values(errors)), JSON.stringify(errors)).toEqual(new Set(['TypeError']));
    // The browser reports each of them.
    visitor.problems.length = 0;
  },
);
