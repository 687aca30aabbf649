import { answerStep, sendStep, stepLeft, stepShown, submit, title, walkForm } from '../fixtures/robot';
import { leadCalls } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';

/**
 * Faults T1 to T5: a browser that keeps nothing, too little, or rubbish. On one page: what is kept, and how, is the same for
 * every flow and country.
 */

test(
  'storage that throws: the whole form in memory',
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
    await page.goto('./');
    await walkForm(page, visitor.answers());
    await expect(title(page, visitor.titles.checking)).toBeVisible();
  },
);

test(
  'storage that is full: the form goes on, and what was stored before is intact',
  { tag: ['@classic-page', '@T2', '@storage'] },
  async ({ page, visitor, filledIn }) => {
    const { creatingStep } = filledIn;
    await page.addInitScript(() => {
      localStorage.clear();
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
    const before = await page.evaluate(() => Object.keys(localStorage).length);
    await walkForm(page, visitor.answers(), { until: creatingStep });
    await sendStep(page, visitor.answers());
    await stepLeft(page, creatingStep);
    expect(leadCalls(visitor)).toHaveLength(1);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('other:')).length),
    ).toBe(before);
  },
);

const rubbish: Readonly<Record<string, string>> = {
  'half a JSON': '{"application":{"amount":',
  'another shape': '{"application":"text","savedAt":"soon"}',
  'a value encoded eleven times': Array.from({ length: 12 }).reduce<string>(
    (text) => JSON.stringify(text),
    '{}',
  ),
  'a value of five megabytes': JSON.stringify({ application: 'x'.repeat(4_500_000) }),
};
test(
  'stored values that are broken are ignored and removed',
  { tag: ['@classic-page', '@T3', '@storage'] },
  async ({ page, pageName }) => {
    for (const [what, value] of Object.entries(rubbish)) {
      await page.goto('robots.txt');
      await page.evaluate(
        ([name, text]) => {
          localStorage.setItem(`${name}:storedLoanApplication`, text ?? '');
          sessionStorage.setItem(`${name}:leadApplication`, '{"application":7}');
          sessionStorage.setItem(`${name}:state`, '[10]');
          localStorage.setItem(`${name}:sessionId`, '[]');
          localStorage.setItem('other:key', 'stays');
        },
        [pageName, value],
      );
      await page.goto('./');
      await stepShown(page);
      const left = await page.evaluate(
        (name) => [localStorage.getItem(`${name}:storedLoanApplication`), localStorage.getItem('other:key')],
        pageName,
      );
      expect(left, what).toEqual([null, 'stays']);
    }
  },
);

for (const [what, knowsLead] of [
  ['of a lead that the server has not decided', true],
  ['without a lead', false],
] as const) {
  test(
    `a decision written into storage by hand, ${what}, leads back to the form`,
    { tag: ['@classic-page', '@V4', '@S20', '@storage'] },
    async ({ page, pageName, visitor, openAtLastStep }) => {
      await openAtLastStep();
      await stepShown(page);
      await page.goto('robots.txt');
      await page.evaluate(
        ([name, isKnown]) => {
          const key = `${name}:storedLoanApplication`;
          const kept = JSON.parse(localStorage.getItem(key) ?? '');
          const { id, ...application } = kept.application;
          kept.application = isKnown ? { ...application, id } : application;
          localStorage.setItem(key, JSON.stringify({ ...kept, progressStates: [0, 10] }));
          sessionStorage.clear();
        },
        [pageName, knowsLead] as const,
      );
      await page.goto('./accepted');
      const step = await stepShown(page);
      await expect(page).toHaveURL(new RegExp(`${step}$`));
      await expect(title(page, visitor.titles.accepted)).toHaveCount(0);
    },
  );
}

test(
  'storage wiped in mid-flow by another page: the next save carries everything',
  { tag: ['@classic-page', '@T5', '@storage'] },
  async ({ page, visitor, openAtLastStep }) => {
    const answers = visitor.answers();
    await openAtLastStep();
    await answerStep(page, answers);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await submit(page);
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(leadCalls(visitor).at(-1)?.body).toMatchObject({
      contactDetails: { email: answers['email'] },
      personalDetails: { firstName: answers['first_name'] },
    });
  },
);

test(
  "only the documented keys are stored, below the page's own prefix",
  { tag: ['@classic-page', '@S14', '@storage'] },
  async ({ page, pageName, visitor, openAtLastStep }) => {
    const documented = {
      local:
        /^(storedLoanApplication|sessionId|sessionStartedAt|lid|gclid|affiliateReference|logRocketBlocked|logRocket|language)$/,
      session:
        /^(leadApplication|dynamicPages|uiColors|asyncFormData|isLoading|state|routeChange|newSessionFlag|initAt|sessionUrl|companyData|redirected|redirectUrl|redirectMethod|reapplying|sellingTierGlobalId|sessionAcceptedRedirected|affiliateReference)$/,
    };
    const undocumented = async () => {
      const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
      return kept.flatMap((keys, index) =>
        keys.filter((key) => {
          const [prefix, name = ''] = key.split(':');
          return prefix !== pageName || !(index === 0 ? documented.local : documented.session).test(name);
        }),
      );
    };
    await openAtLastStep();
    await page.goto('./?refName=comparador&gclid=abc');
    await walkForm(page, visitor.answers(), {
      onStep: async () => expect(await undocumented()).toEqual([]),
    });
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(await undocumented()).toEqual([]);
  },
);
