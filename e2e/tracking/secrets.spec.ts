import type { Page, Route } from '@playwright/test';
import { filterLeadCalls } from '../fixtures/calls';
import { form, title, walkForm, expectDecision } from '../fixtures/robot';
import { findLeaks, type Secret } from '../fixtures/secrets';
import type { Visitor } from '../fixtures/test';
import { answerBanner, waitForPixels } from './consentBanner';
import { expect, test, type ThirdParties } from './thirdParties';
import { readConversions, readPixelEventNames, readRecorderMessages } from './platformRequests';

/** After consent to everything no typed value is sent to third parties in any encoding, apart from the three hashes. */

/** Amounts that no other value equals by chance. */
const amounts = {
  monthly_income: '18.537,25',
  mortgage_amount: '187654',
  total_debt_amount: '37219',
  monthly_mortgage_amount: '12943',
  spouse_monthly_income: '16083',
  monthly_expenses: '11207',
  monthly_credit_commitments: '13361',
  overdue_debt_amount: '15367',
};
/** The groups of the lead with typed values. The other groups are technical, or describe the source of the visit. */
const typedParts = [
  'personalDetails',
  'contactDetails',
  'incomeDetails',
  'expenses',
  'otherDetails',
  'employer',
];

test(
  'no typed value is sent to third parties before the partner',
  { tag: ['@K5', '@H25', '@rest'] },
  async ({ page, visitor, completedForm, thirdParties }) => {
    const answers = { ...visitor.createAnswers('at-once'), ...amounts };
    await page.goto('./?gclid=click-1&firstName=Fulgencia&email=fulgencia%40example.com');
    await answerBanner(page, visitor.text, 'accept');
    await walkForm(page, answers);
    await expectDecision(page, visitor.titles.accepted);
    await expect.poll(() => readConversions(thirdParties)).toHaveLength(1);
    await expect.poll(() => readPixelEventNames(thirdParties).social).toContain('CompleteRegistration');
    await expect.poll(() => readRecorderMessages(thirdParties)).not.toEqual([]);
    const secrets = [
      ...listSecrets(visitor, answers, completedForm.owners),
      { name: 'first name of the link', value: 'Fulgencia' },
      { name: 'e-mail of the link', value: 'fulgencia@example.com' },
    ];
    await expectNoLeaks(page, secrets, thirdParties);
    await page.getByRole('button', { name: visitor.text('screensˆaccepted>continue') }).click();
    await page.waitForURL(/partner-sandbox/);
    expect(findLeaksByHost(thirdParties, secrets)).toEqual(allowed);
  },
);

test(
  'no typed value is sent to third parties after a rejection',
  { tag: ['@K5', '@rest'] },
  async ({ page, visitor, completedForm, thirdParties, openAtReview }) => {
    const answers = visitor.createAnswers('rejected.at-once');
    await openAtReview('rejected.at-once');
    await answerBanner(page, visitor.text, 'accept');
    await waitForPixels(page);
    await walkForm(page, answers);
    await expectDecision(page, visitor.titles.rejected);
    await expect.poll(() => readPixelEventNames(thirdParties).social).toContain('Reject');
    await expectNoLeaks(page, listSecrets(visitor, answers, completedForm.owners), thirdParties);
  },
);

/** A server that fails in every way and repeats in its answer what it was sent. */
const createFailures = (echo: string): readonly ((route: Route) => Promise<void>)[] => [
  (route) => route.abort('connectionreset'),
  (route) => route.fulfill({ status: 500, json: { error: echo } }),
  (route) => route.fulfill({ status: 200, contentType: 'text/html', body: `<p>${echo}</p>` }),
  (route) => route.fulfill({ status: 400, json: { code: echo } }),
  (route) => route.fulfill({ status: 403, json: { message: echo } }),
  (route) => route.fulfill({ status: 422, json: { errors: { shoe_size: echo, [echo]: echo } } }),
  (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: { message: echo } }),
];

test(
  'no typed value is in a log, an address, a title or at a third party, whatever fails',
  { tag: ['@S23', '@H23'] },
  async ({ page, visitor, completedForm, thirdParties, openAtReview }) => {
    test.slow();
    const answers = visitor.createAnswers('at-once');
    const lines: string[] = [];
    await page.exposeFunction('recordLine', (line: string) => void lines.push(line));
    await page.addInitScript(() => {
      // The text of a console message leaves out what is inside objects.
      for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
        const write = console[level];
        console[level] = (...parts: readonly unknown[]) => {
          const record: unknown = Reflect.get(window, 'recordLine');
          if (typeof record === 'function') record(JSON.stringify(parts));
          write(...parts);
        };
      }
    });
    await openAtReview('at-once');
    await answerBanner(page, visitor.text, 'accept');
    await waitForPixels(page);
    await expect.poll(() => readRecorderMessages(thirdParties)).not.toEqual([]);

    const echo = [answers['email'], answers['first_name'], answers['iban']].join(' ');
    const failures = [...createFailures(echo)];
    await page.route(/\/api\/(?:v[23]\/)?lead$/, (route) => failures.shift()?.(route) ?? route.continue());
    const places: string[] = [];
    const accepted = title(page, visitor.titles.accepted);
    const button = form(page).locator('button[type=submit]');
    await expect(async () => {
      places.push(
        await page.evaluate(() => [location.href, document.title, JSON.stringify(history.state)].join(' ')),
      );
      if (!(await accepted.isVisible()) && (await button.isEnabled({ timeout: 500 })))
        await button.click({ timeout: 500 });
      await expect(accepted).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 120_000 });
    expect(failures).toEqual([]);

    // An error of the page itself that carries an answer.
    await page.evaluate((text) => reportError(new Error(text)), echo);
    await expect.poll(() => visitor.problems.join()).toContain(echo);
    visitor.problems.length = 0;
    const readLog = () => thirdParties.sent.filter(({ body }) => body.includes('Failed to update lead'));
    await expect.poll(readLog).not.toEqual([]);

    const secrets = listSecrets(visitor, answers, completedForm.owners);
    const atOthers = Object.entries(findLeaksByHost(thirdParties, secrets)).flatMap(([host, found]) =>
      found.filter((leak) => !Object(allowed)[host]?.includes(leak)).map((leak) => `${host}: ${leak}`),
    );
    expect(atOthers).toEqual([]);
    expect(findLeaks(secrets, [...lines, ...thirdParties.console].join('\n'))).toEqual([]);
    expect(findLeaks(secrets, places.join('\n'))).toEqual([]);
  },
);

/** The allowed values by host: hashes for one platform, and the session id for the analytics. */
const allowed = {
  'analytics.tiktok.com': ['email', 'phone', 'session'].map((name) => `${name} as SHA-256`),
  'eu.i.posthog.com': ['session as text'],
};

/**
 * Everything that the applicant typed, and the values of the lead that follow from it.
 *
 * @param owners the step of each question of the page. An answer to a question that it does not ask was not typed
 */
function listSecrets(
  visitor: Visitor,
  answers: ReturnType<Visitor['createAnswers']>,
  owners: Readonly<Record<string, string>>,
): readonly Secret[] {
  const { body = {} } = filterLeadCalls(visitor).findLast(({ method }) => method === 'PUT') ?? {};
  const typed = Object.entries(answers).flatMap(([name, answer]) => {
    if (!Object.hasOwn(owners, name)) return [];
    const isDate = Array.isArray(answer) && answer.length === 3;
    if (typeof answer === 'string') return [{ name, value: answer }];
    return isDate
      ? [
          { name, value: answer.join('/') },
          { name, value: answer.toReversed().join('-') },
        ]
      : [];
  });
  const sent = typedParts.flatMap((part) =>
    Object.entries(Object(body[part])).map(([name, value]) => ({
      name: `${part}.${name}`,
      value: String(value),
    })),
  );
  return [
    ...[...typed, ...sent].filter(({ name }) => !/email|phone_number|phoneNumber|reference/.test(name)),
    { name: 'email', value: String(answers['email']) },
    { name: 'phone', value: String(Object(body['contactDetails']).phoneNumber) },
    { name: 'phone as typed', value: String(answers['phone_number']) },
    { name: 'session', value: String(body['sessionId']) },
    { name: 'lead', value: String(body['id']) },
  ].filter(({ value }) => !commonValues.has(value));
}

/** Answers that also occur elsewhere and are not personal. */
const commonValues = new Set(['true', 'false', 'undefined']);

/** The secrets that each host got. */
function findLeaksByHost({ sent }: ThirdParties, secrets: readonly Secret[]) {
  const byHost = new Map<string, Set<string>>();
  for (const { host, address, body, headers } of sent) {
    const found = findLeaks(secrets, [address.href, body, headers].join('\n'));
    if (found.length > 0) byHost.set(host, new Set([...(byHost.get(host) ?? []), ...found]));
  }
  return Object.fromEntries([...byHost].map(([host, found]) => [host, [...found].toSorted()]));
}

async function expectNoLeaks(
  page: Page,
  secrets: readonly Secret[],
  thirdParties: ThirdParties,
): Promise<void> {
  expect(findLeaksByHost(thirdParties, secrets)).toEqual(allowed);
  const inBrowser = await page.evaluate(() => {
    const foreign = [localStorage, sessionStorage].flatMap((area) =>
      Object.entries({ ...area }).filter(([key]) => !/^[a-z]+-[a-z]{2}:/.test(key)),
    );
    return JSON.stringify([document.cookie, foreign, location.href, document.title]);
  });
  const stored = findLeaks(secrets, inBrowser);
  expect(stored.filter((found) => found !== 'session as text' && found !== 'session as URI')).toEqual([]);
  expect(findLeaks(secrets, thirdParties.console.join('\n'))).toEqual([]);
}
