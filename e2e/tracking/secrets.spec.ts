import type { Page } from '@playwright/test';
import { leadCalls } from '../fixtures/calls';
import { title, walkForm } from '../fixtures/robot';
import { givenAway, type Secret } from '../fixtures/secrets';
import type { Visitor } from '../fixtures/test';
import { answer } from './consenting';
import { expect, test, type ThirdParties } from './thirdParties';
import { conversions, pixelNames, recorded } from './told';

/** After a yes to everything: nothing typed is in what leaves for others, in no writing, but for the three hashes. */

/** Amounts that nothing else is by chance. */
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
/** Of what the lead says, what was typed; the rest is the machine's own, or says who led here. */
const typedParts = [
  'personalDetails',
  'contactDetails',
  'incomeDetails',
  'expenses',
  'otherDetails',
  'employer',
];

test('nothing typed leaves for others, up to the partner', async ({ page, visitor, thirdParties }) => {
  const answers = { ...visitor.answers('at-once'), ...amounts };
  await page.goto('./?gclid=click-1&firstName=Fulgencia&email=fulgencia%40example.com');
  await answer(page, visitor.words, 'accept');
  await walkForm(page, answers);
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  await expect.poll(() => conversions(thirdParties)).toHaveLength(1);
  await expect.poll(() => recorded(thirdParties)).not.toEqual([]);
  const secrets = [
    ...secretsOf(visitor, answers),
    { name: 'first name of the link', value: 'Fulgencia' },
    { name: 'e-mail of the link', value: 'fulgencia@example.com' },
  ];
  await nothingLeft(page, secrets, thirdParties);
  await page.getByRole('button', { name: visitor.words('screensˆaccepted>continue') }).click();
  await page.waitForURL(/partner-sandbox/);
  expect(leftBy(thirdParties, secrets)).toEqual(allowed);
});

test('nor after a rejection', async ({ page, visitor, thirdParties, openAtLastStep }) => {
  const answers = visitor.answers('rejected.at-once');
  await openAtLastStep('rejected.at-once');
  await answer(page, visitor.words, 'accept');
  await walkForm(page, answers);
  await expect(title(page, visitor.titles.rejected)).toBeVisible();
  await expect.poll(() => pixelNames(thirdParties).social).toContain('Reject');
  await nothingLeft(page, secretsOf(visitor, answers), thirdParties);
});

/** What may leave, by host: to one platform, as one kind of hash; the session to the analytics as it is. */
const allowed = {
  'analytics.tiktok.com': ['email', 'phone', 'session'].map((name) => `${name} as SHA-256`),
  'eu.i.posthog.com': ['session as text'],
};

/** Everything that the applicant has typed and what the application has made of it. */
function secretsOf(visitor: Visitor, answers: ReturnType<Visitor['answers']>): readonly Secret[] {
  const { body = {} } = leadCalls(visitor).findLast(({ method }) => method === 'PUT') ?? {};
  const typed = Object.entries(answers).flatMap(([name, answer]) => {
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
    { name: 'phone', value: '+34612345678' },
    { name: 'phone as typed', value: '612 34 56 78' },
    { name: 'session', value: String(body['sessionId']) },
    { name: 'lead', value: String(body['id']) },
  ].filter(({ value }) => !words.has(value));
}

/** Answers that are names of questions, hosts or parts of the page as well, and tell of nobody. */
const words = new Set(['true', 'false', 'undefined']);

/** Who was given what, by host. */
function leftBy({ sent }: ThirdParties, secrets: readonly Secret[]) {
  const byHost = new Map<string, Set<string>>();
  for (const { host, address, body, headers } of sent) {
    const found = givenAway(secrets, [address.href, body, headers].join('\n'));
    if (found.length > 0) byHost.set(host, new Set([...(byHost.get(host) ?? []), ...found]));
  }
  return Object.fromEntries([...byHost].map(([host, found]) => [host, [...found].toSorted()]));
}

async function nothingLeft(page: Page, secrets: readonly Secret[], world: ThirdParties): Promise<void> {
  expect(leftBy(world, secrets)).toEqual(allowed);
  const inBrowser = await page.evaluate(() => {
    const foreign = [localStorage, sessionStorage].flatMap((area) =>
      Object.entries({ ...area }).filter(([key]) => !key.startsWith('ondara-es:')),
    );
    return JSON.stringify([document.cookie, foreign, location.href, document.title]);
  });
  const kept = givenAway(secrets, inBrowser);
  expect(kept.filter((found) => found !== 'session as text' && found !== 'session as URI')).toEqual([]);
  expect(givenAway(secrets, world.console.join('\n'))).toEqual([]);
}
