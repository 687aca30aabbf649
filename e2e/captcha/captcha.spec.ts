import type { Route } from '@playwright/test';
import { filterLeadCalls } from '../fixtures/calls';
import { form, walkForm, expectDecision } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** Fault P3: a captcha that is blocked, slow or broken costs the applicant at most four seconds. The server takes a lead without a token. */

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
const cases: Readonly<Record<string, (route: Route) => unknown>> = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  'never arrives': () => undefined,
  'throws when it loads': script('throw new Error("broken")'),
  'never gives a token': script(
    'window.grecaptcha = { ready: (then) => then(), execute: () => new Promise(() => undefined) };',
  ),
};

for (const [what, respond] of Object.entries(cases)) {
  test(
    `a captcha that ${what} does not keep the applicant from the decision`,
    { tag: ['@P3', '@network', '@one-lead', what === 'is blocked' ? '@classic-page' : '@all-pages-alone'] },
    async ({ page, visitor }) => {
      const lines: string[] = [];
      page.on('console', (line) => lines.push(line.text()));
      const asked: string[] = [];
      await page.route(/^https:/, (route) => {
        asked.push(route.request().url());
        return respond(route);
      });
      await page.goto('./');
      await walkForm(page, visitor.createAnswers('at-once'));
      await expectDecision(page, visitor.titles.accepted);
      expect(asked.map((address) => new URL(address).host)).toContain('www.google.com');
      const creates = filterLeadCalls(visitor).filter(({ method }) => method === 'POST');
      expect(creates).toHaveLength(1);
      expect(creates[0]?.body).not.toHaveProperty('googleCaptchaToken');
      expect(lines.filter((line) => line.includes('The captcha returned no token'))).toHaveLength(1);
      const otherProblems = visitor.problems.filter((problem) => !/broken/.test(problem));
      visitor.problems.splice(0, visitor.problems.length, ...otherProblems);
    },
  );
}

test(
  'the token of a captcha goes with the lead and is not stored, and the page says who is asked',
  { tag: ['@classic-page', '@P3', '@storage'] },
  async ({ page, visitor, completedForm }) => {
    const { creatingStep } = completedForm;
    await page.route(
      /^https:/,
      script(
        'window.grecaptcha = { ready: (then) => then(), execute: () => Promise.resolve("sample-token") };',
      ),
    );
    await page.goto('./');
    await walkForm(page, visitor.createAnswers(), { until: creatingStep });
    await expect(form(page).getByText(visitor.text('commonˆcaptcha'))).toBeVisible();
    await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    const tokens = filterLeadCalls(visitor).map(({ method, body }) => [method, body['googleCaptchaToken']]);
    expect(tokens).toEqual([
      ['POST', 'sample-token'],
      ...tokens.slice(1).map(([method]) => [method, undefined]),
    ]);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('sample-token');
  },
);
