import { title, walkForm } from '../fixtures/robot';
import { choose } from './consenting';
import { expect, test } from './thirdParties';
import { hostsOf, recorded } from './told';

/** What the recorder is handed after a yes to recordings: how it is set up, and what becomes of calls. */

test('a recording is set up to mask everything, and its address is kept', async ({
  page,
  visitor,
  thirdParties,
}) => {
  await page.goto('./');
  await choose(page, visitor.words, ['recording']);
  await expect
    .poll(() => recorded(thirdParties)[0])
    .toEqual({
      kind: 'init',
      id: 'sample/sample',
      does: { requestSanitizer: 'function', responseSanitizer: 'function' },
      options: {
        console: { isEnabled: false, shouldAggregateConsoleErrors: false },
        shouldDetectExceptions: false,
        shouldCaptureIP: false,
        shouldParseXHRBlob: false,
        mergeIframes: false,
        dom: {
          inputSanitizer: true,
          textSanitizer: true,
          imageSanitizer: true,
          disablePageTitles: true,
          hiddenAttributes: ['alt', 'aria-label', 'aria-valuetext', 'title', 'value'],
        },
        browser: {},
        network: {},
      },
    });
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('ondara-es:sessionUrl')))
    .toContain('https://app.logr-in.com/sample/sample/s/1');
});

test('of a call the recorder gets which it was and how it ended, whatever it said', async ({
  page,
  visitor,
  thirdParties,
}) => {
  await page.goto('./');
  await choose(page, visitor.words, ['recording']);
  await expect.poll(() => recorded(thirdParties)).not.toEqual([]);
  const made = await page.evaluate(() => {
    const { network, browser } = Reflect.get(window, 'recorderOptions');
    const said = {
      reqId: 'r-1',
      headers: { cookie: 'personal', 'x-email': 'ana@example.com' },
      body: '{"email":"ana@example.com","iban":"ES9121000418450200051332"}',
      referrer: 'https://a.example/?email=ana@example.com',
      mode: 'cors',
      credentials: 'include',
      url: `${location.origin}/application-frontend/api/email/validate/ana%40example.com?phone=612345678#ana`,
    };
    return {
      request: network.requestSanitizer({ ...said, method: 'POST' }),
      response: network.responseSanitizer({ ...said, method: 'POST', status: 422 }),
      address: browser.urlSanitizer(
        `${location.origin}/application-frontend/continue/9b2f?email=ana@example.com#ana`,
      ),
    };
  });
  const { origin } = new URL(page.url());
  const url = `${origin}/*/*/email/validate/*`;
  expect(made).toEqual({
    request: {
      reqId: 'r-1',
      method: 'POST',
      url,
      headers: {},
      body: null,
      referrer: null,
      mode: null,
      credentials: null,
    },
    response: { reqId: 'r-1', method: 'POST', status: 422, url, headers: {}, body: null },
    address: `${origin}/application-frontend/continue/*`,
  });
});

test('a whole application: the calls of the page, each bare, and no event of the lead', async ({
  page,
  visitor,
  thirdParties,
}) => {
  await page.goto('./?gclid=click-1');
  await choose(page, visitor.words, ['recording']);
  await expect.poll(() => recorded(thirdParties)).not.toEqual([]);
  await walkForm(page, visitor.answers('at-once'));
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  const calls = () => recorded(thirdParties).filter(({ kind }) => kind.startsWith('lr.network.Re'));
  const { origin } = new URL(page.url());
  await expect
    .poll(() => calls().map(({ part }) => part))
    .toContainEqual(expect.objectContaining({ method: 'PUT', url: `${origin}/*/*/v3/lead` }));
  for (const call of calls()) {
    expect(call).toMatchObject({
      at: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/application-frontend\/[a-z-]+$/),
      part: { headers: {}, body: null },
    });
  }
  const kinds = new Set(recorded(thirdParties).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual([
    'init',
    'lr.network.NetworkStatusEvent',
    'lr.network.RequestEvent',
    'lr.network.ResponseEvent',
  ]);
  expect(hostsOf(thirdParties)).toEqual(['cdn.logr-in.com', 'r.logr-in.com']);
});
