import { walkForm, expectDecision } from '../fixtures/robot';
import { choosePurposes, readStored } from './consentBanner';
import { expect, test } from './thirdParties';
import { findContactedHosts, readRecorderMessages } from './platformRequests';

/** The session recording after consent: its options, and what it records of calls. */

test(
  'a recording masks everything, and its address is stored',
  { tag: '@K7' },
  async ({ page, pageName, visitor, thirdParties }) => {
    await page.goto('./');
    await choosePurposes(page, visitor.text, ['recording']);
    await expect
      .poll(() => readRecorderMessages(thirdParties)[0])
      .toEqual({
        kind: 'init',
        id: 'sample/sample',
        does: { requestSanitizer: 'function', responseSanitizer: 'function' },
        options: {
          release: expect.any(String),
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
            hiddenAttributes: [
              'action',
              'alt',
              'aria-label',
              'aria-valuetext',
              'href',
              'src',
              'title',
              'value',
            ],
          },
          browser: {},
          network: {},
        },
      });
    await expect
      .poll(() => readStored(page, 'sessionStorage', `${pageName}:sessionUrl`))
      .toContain('https://app.logr-in.com/sample/sample/s/1');
  },
);

test(
  'the recorder gets the method, the redacted address and the status of a call only',
  { tag: '@K7' },
  async ({ page, visitor, thirdParties }) => {
    await page.goto('./');
    await choosePurposes(page, visitor.text, ['recording']);
    await expect.poll(() => readRecorderMessages(thirdParties)).not.toEqual([]);
    const sanitized = await page.evaluate(() => {
      const { network, browser } = Reflect.get(window, 'recorderOptions');
      const call = {
        reqId: 'r-1',
        headers: { cookie: 'personal', 'x-email': 'ana@example.com' },
        body: '{"email":"ana@example.com","iban":"ES9121000418450200051332"}',
        referrer: 'https://a.example/?email=ana@example.com',
        mode: 'cors',
        credentials: 'include',
        url: `${location.origin}/application-frontend/api/email/validate/ana%40example.com?phone=612345678#ana`,
      };
      return {
        request: network.requestSanitizer({ ...call, method: 'POST' }),
        response: network.responseSanitizer({ ...call, method: 'POST', status: 422 }),
        address: browser.urlSanitizer(
          `${location.origin}/application-frontend/continue/9b2f?email=ana@example.com#ana`,
        ),
      };
    });
    const { origin } = new URL(page.url());
    const url = `${origin}/*/*/email/validate/*`;
    expect(sanitized).toEqual({
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
  },
);

test(
  'an application records the calls of the page without content, and no events of the lead',
  { tag: '@rest' },
  async ({ page, visitor, thirdParties }) => {
    await page.goto('./?gclid=click-1');
    await choosePurposes(page, visitor.text, ['recording']);
    await expect.poll(() => readRecorderMessages(thirdParties)).not.toEqual([]);
    await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    const readCalls = () =>
      readRecorderMessages(thirdParties).filter(({ kind }) => kind.startsWith('lr.network.Re'));
    const { origin } = new URL(page.url());
    await expect
      .poll(() => readCalls().map(({ part }) => part))
      .toContainEqual(
        expect.objectContaining({
          method: 'PUT',
          url: expect.stringMatching(new RegExp(`^${origin}/\\*/\\*/(?:v3/)?lead$`)),
        }),
      );
    for (const call of readCalls()) {
      expect(call).toMatchObject({
        at: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/application-frontend\/[a-z-]+$/),
        part: { headers: {}, body: null },
      });
    }
    const kinds = new Set(readRecorderMessages(thirdParties).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([
      'init',
      'lr.network.NetworkStatusEvent',
      'lr.network.RequestEvent',
      'lr.network.ResponseEvent',
    ]);
    expect(findContactedHosts(thirdParties)).toEqual(['cdn.logr-in.com', 'r.logr-in.com']);
  },
);
