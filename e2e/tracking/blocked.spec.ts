import type { Route } from '@playwright/test';
import { walkForm, expectDecision } from '../fixtures/robot';
import { answerBanner } from './consentBanner';
import { expect, test } from './thirdParties';

/** Third parties that are blocked, never respond, throw or respond with garbage do not keep the applicant from the partner. */

const throwing = `
  const broken = () => { throw new Error('broken'); };
  Object.assign(window, { fbq: broken, ttq: { identify: broken, track: broken, revokeConsent: broken } });
  window._LRLogger = class { constructor() { throw new Error('broken'); } };
  window.dataLayer.push = broken;
`;
const cases: Readonly<Record<string, string | ((route: Route) => unknown)>> = {
  'are blocked': (route) => route.abort('blockedbyclient'),
  'are offline': (route) => route.abort('internetdisconnected'),
  'never respond': () => undefined,
  'respond with an error': (route) => route.fulfill({ status: 500, body: '' }),
  'throw when they are called': throwing,
  'throw when they load': 'throw new Error("broken")',
  'respond with a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
};

for (const [what, behaviour] of Object.entries(cases)) {
  const tag = what === 'never respond' ? [] : ['@rest'];
  test(
    `third parties that ${what} do not keep the applicant from the partner`,
    { tag: ['@P1', '@P2', ...tag] },
    async ({ page, visitor, thirdParties, openAtReview }) => {
      thirdParties.respondTo(/./, behaviour);
      await openAtReview('at-once');
      await answerBanner(page, visitor.text, 'accept');
      await walkForm(page, visitor.createAnswers('at-once'));
      await expectDecision(page, visitor.titles.accepted);
      await page.getByRole('button', { name: visitor.text('screensˆaccepted>continue') }).click();
      await page.waitForURL(/partner-sandbox/);
      expect(thirdParties.sent).not.toEqual([]);
      const expected = /broken|Unexpected token|CORS policy|MIME type/;
      const otherProblems = visitor.problems.filter((problem) => !expected.test(problem));
      visitor.problems.splice(0, visitor.problems.length, ...otherProblems);
    },
  );
}

test(
  'third parties that never respond do not block the form from the first step on',
  { tag: ['@P1', '@rest', '@every-page'] },
  async ({ page, visitor, thirdParties }) => {
    thirdParties.respondTo(/./, () => undefined);
    await page.goto('./');
    await answerBanner(page, visitor.text, 'accept');
    await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    expect(thirdParties.sent).not.toEqual([]);
  },
);

test(
  'the applicant can apply if the tracking code is blocked',
  { tag: ['@rest', '@every-page'] },
  async ({ page, visitor }) => {
    let isBlocked = false;
    await page.route(/\/assets\/tracking-[^/]*\.js$/, (route) => {
      isBlocked = true;
      return route.abort();
    });
    await page.goto('./');
    await expect.poll(() => isBlocked).toBe(true);
    await answerBanner(page, visitor.text, 'accept');
    await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
  },
);

/** The files of the SDKs in the build. */
const sdks = { analytics: /\/assets\/module\.slim[^/]*\.js$/, recorder: /\/assets\/build\.umd[^/]*\.js$/ };
for (const [sdk, file] of Object.entries(sdks)) {
  test(
    `the applicant can apply if the SDK of the ${sdk} is blocked`,
    { tag: '@rest' },
    async ({ page, visitor, openAtReview }) => {
      let isBlocked = false;
      await page.route(file, (route) => {
        isBlocked = true;
        return route.abort();
      });
      await openAtReview('at-once');
      await answerBanner(page, visitor.text, 'accept');
      await expect.poll(() => isBlocked).toBe(true);
      await walkForm(page, visitor.createAnswers('at-once'));
      await expectDecision(page, visitor.titles.accepted);
    },
  );
}
