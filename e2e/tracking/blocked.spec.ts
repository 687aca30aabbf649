import type { Route } from '@playwright/test';
import { title, walkForm } from '../fixtures/robot';
import { answer } from './consenting';
import { expect, test } from './thirdParties';

/** Third parties that are blocked, never answer, throw, or answer rubbish keep nobody from the partner. */

const throwing = `
  const broken = () => { throw new Error('broken'); };
  Object.assign(window, { fbq: broken, ttq: { identify: broken, track: broken, revokeConsent: broken } });
  window._LRLogger = class { constructor() { throw new Error('broken'); } };
  window.dataLayer.push = broken;
`;
const cases: Readonly<Record<string, string | ((route: Route) => unknown)>> = {
  'are blocked': (route) => route.abort('blockedbyclient'),
  'are offline': (route) => route.abort('internetdisconnected'),
  'never answer': () => undefined,
  'answer with an error': (route) => route.fulfill({ status: 500, body: '' }),
  'throw when they are called': throwing,
  'throw as they load': 'throw new Error("broken")',
  'answer with a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
};

for (const [what, behaviour] of Object.entries(cases)) {
  test(`third parties that ${what} keep nobody from the partner`, async ({
    page,
    visitor,
    thirdParties,
    openAtLastStep,
  }) => {
    thirdParties.answer(/./, behaviour);
    await openAtLastStep('at-once');
    await answer(page, visitor.words, 'accept');
    await walkForm(page, visitor.answers('at-once'));
    await expect(title(page, visitor.titles.accepted)).toBeVisible();
    await page.getByRole('button', { name: visitor.words('screensˆaccepted>continue') }).click();
    await page.waitForURL(/partner-sandbox/);
    expect(thirdParties.sent).not.toEqual([]);
    const expected = /broken|Unexpected token|CORS policy|MIME type/;
    const others = visitor.problems.filter((problem) => !expected.test(problem));
    visitor.problems.splice(0, visitor.problems.length, ...others);
  });
}

test('third parties that never answer keep nobody from the form, from its first step on', async ({
  page,
  visitor,
  thirdParties,
}) => {
  thirdParties.answer(/./, () => undefined);
  await page.goto('./');
  await answer(page, visitor.words, 'accept');
  await walkForm(page, visitor.answers('at-once'));
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  expect(thirdParties.sent).not.toEqual([]);
});

test('who blocks what tells third parties applies all the same', async ({ page, visitor }) => {
  let isBlocked = false;
  await page.route(/\/assets\/tracking-[^/]*\.js$/, (route) => {
    isBlocked = true;
    return route.abort();
  });
  await page.goto('./');
  await expect.poll(() => isBlocked).toBe(true);
  await answer(page, visitor.words, 'accept');
  await walkForm(page, visitor.answers('at-once'));
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
});

/** The files of the SDKs, as the build names them. */
const sdks = { analytics: /\/assets\/module\.slim[^/]*\.js$/, recorder: /\/assets\/build\.umd[^/]*\.js$/ };
for (const [sdk, file] of Object.entries(sdks)) {
  test(`who blocks the script of the ${sdk} applies all the same`, async ({
    page,
    visitor,
    openAtLastStep,
  }) => {
    let isBlocked = false;
    await page.route(file, (route) => {
      isBlocked = true;
      return route.abort();
    });
    await openAtLastStep('at-once');
    await answer(page, visitor.words, 'accept');
    await expect.poll(() => isBlocked).toBe(true);
    await walkForm(page, visitor.answers('at-once'));
    await expect(title(page, visitor.titles.accepted)).toBeVisible();
  });
}
