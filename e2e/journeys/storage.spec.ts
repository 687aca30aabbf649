import { answerStep, readCurrentStep, submit, title, walkForm, expectDecision } from '../fixtures/robot';
import { filterLeadCalls } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';

/**
 * Faults T1 to T5: a browser without storage, with full storage or with invalid values. On one page: storage works the same for
 * every flow and country.
 */

test(
  'the whole form works in memory if storage throws',
  { tag: ['@classic-page', '@T1', '@storage'] },
  async ({ page, visitor }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Storage is blocked', 'SecurityError');
          },
        });
      }
    });
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    const answers = visitor.createAnswers('at-once');
    await page.goto('./');
    await walkForm(page, answers);
    await expectDecision(page, visitor.titles.accepted);
    const calls = filterLeadCalls(visitor);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(JSON.stringify(calls)).toContain(String(answers['email']));
    expect(JSON.stringify(calls)).toContain(String(answers['first_name']));
    // The memory of the page takes over: nothing fails, and there is nothing to tell (docs/errors.md).
    expect(lines.filter((line) => line.includes('Storage'))).toEqual([]);
    await page.getByRole('button', { name: visitor.text('screensˆaccepted>continue') }).click();
    await page.waitForURL(/partner-sandbox/);
  },
);

test(
  'the form works if storage is full, and other stored values stay unchanged',
  { tag: ['@rest', '@classic-page', '@T2', '@storage'] },
  async ({ page, visitor }) => {
    await page.addInitScript(() => {
      if (localStorage.length > 0) return;
      let part = 'x'.repeat(1024 * 1024);
      for (let count = 0; part.length > 0; count += 1) {
        try {
          localStorage.setItem(`other:${count}`, part);
        } catch {
          part = part.slice(0, part.length >> 1);
        }
      }
    });
    await page.goto('./');
    const readOthers = () =>
      page.evaluate(() =>
        Object.entries({ ...localStorage })
          .filter(([key]) => key.startsWith('other:'))
          .map(([key, value]) => `${key} ${String(value).length}`)
          .toSorted(),
      );
    await readCurrentStep(page);
    const before = await readOthers();
    const answers = visitor.createAnswers('at-once');
    await walkForm(page, answers);
    await expectDecision(page, visitor.titles.accepted);
    const calls = filterLeadCalls(visitor);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(JSON.stringify(calls)).toContain(String(answers['email']));
    expect(JSON.stringify(calls)).toContain(String(answers['first_name']));
    expect(await readOthers()).toEqual(before);
  },
);

const invalidValues: Readonly<Record<string, string>> = {
  'half a JSON': '{"application":{"amount":',
  'another shape': '{"application":"text","savedAt":"soon"}',
  'a value encoded eleven times': Array.from({ length: 12 }).reduce<string>(
    (text) => JSON.stringify(text),
    '{}',
  ),
  'a value of five megabytes': JSON.stringify({ application: 'x'.repeat(4_500_000) }),
};
test(
  'invalid stored values are ignored and removed',
  { tag: ['@classic-page', '@T3', '@storage'] },
  async ({ page, pageName }) => {
    for (const [what, value] of Object.entries(invalidValues)) {
      await page.goto('robots.txt');
      await page.evaluate(
        ([name, text]) => {
          localStorage.setItem(`${name}:storedLoanApplication:application:document`, text ?? '');
          sessionStorage.setItem(`${name}:leadApplication`, '{"application":7}');
          sessionStorage.setItem(`${name}:state`, '[10]');
          localStorage.setItem(`${name}:sessionId`, '[]');
          localStorage.setItem('other:key', 'stays');
        },
        [pageName, value],
      );
      await page.goto('./');
      await readCurrentStep(page);
      // With the code of the form.
      const readStored = () =>
        page.evaluate(() =>
          Object.entries(localStorage).filter(([key, text]) => key === 'other:key' || text.length > 10_000),
        );
      await expect.poll(readStored, what).toEqual([['other:key', 'stays']]);
    }
  },
);

for (const [what, knowsLead] of [
  ['for an undecided lead', true],
  ['without a lead', false],
] as const) {
  test(
    `a decision forged in storage ${what} opens the form`,
    { tag: ['@H20', '@rest', '@classic-page', '@V4', '@S20', '@storage'] },
    async ({ page, pageName, visitor, openAtReview }) => {
      await openAtReview();
      await readCurrentStep(page);
      await page.goto('robots.txt');
      await page.evaluate(
        ([name, isKnown]) => {
          for (const [key, text] of Object.entries(localStorage)) {
            if (!key.startsWith(`${name}:storedLoanApplication:`)) continue;
            const journal = JSON.parse(text);
            const [stamp, document, server] = journal.server ?? [1, 'forged', {}];
            if (!isKnown) delete server.id;
            journal.server = [stamp, document, { ...server, progressStates: [0, 10] }];
            localStorage.setItem(key, JSON.stringify(journal));
          }
          sessionStorage.clear();
        },
        [pageName, knowsLead] as const,
      );
      await page.goto('./accepted');
      const step = await readCurrentStep(page);
      await expect(page).toHaveURL(new RegExp(`${step}$`));
      await expect(title(page, visitor.titles.accepted)).toHaveCount(0);
    },
  );
}

test(
  'the next save sends all answers if another page clears the storage',
  { tag: ['@classic-page', '@T5', '@storage'] },
  async ({ page, visitor, openAtReview }) => {
    const answers = visitor.createAnswers();
    await openAtReview();
    await answerStep(page, answers);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await submit(page);
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(filterLeadCalls(visitor).at(-1)?.body).toMatchObject({
      contactDetails: { email: answers['email'] },
      personalDetails: { firstName: answers['first_name'] },
    });
  },
);

test(
  "only documented keys with the page's prefix are stored",
  { tag: ['@H14', '@H22', '@classic-page', '@S14', '@storage'] },
  async ({ page, pageName, visitor, openAtReview }) => {
    const documented = {
      local:
        /^(storedLoanApplication|ended|sessionId|sessionStartedAt|lid|gclid|affiliateReference|wait|logRocketBlocked|logRocket|language)$/,
      session:
        /^(leadApplication|link|dynamicPages|uiColors|textSize|asyncFormData|isLoading|state|routeChange|newSessionFlag|initAt|sessionUrl|touchedAt|reloadedFrom|companyData|redirected|redirectUrl|redirectMethod|reapplying|sellingTierGlobalId|sessionAcceptedRedirected|affiliateReference|unsharedJournal)$/,
    };
    const listUndocumentedKeys = async () => {
      const storedKeys = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
      return storedKeys.flatMap((keys, index) =>
        keys.filter((key) => {
          const [prefix, name = ''] = key.split(':');
          return prefix !== pageName || !(index === 0 ? documented.local : documented.session).test(name);
        }),
      );
    };
    await openAtReview();
    await page.goto('./?refName=comparador&gclid=abc');
    await walkForm(page, visitor.createAnswers(), {
      onStep: async () => expect(await listUndocumentedKeys()).toEqual([]),
    });
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(await listUndocumentedKeys()).toEqual([]);
  },
);
