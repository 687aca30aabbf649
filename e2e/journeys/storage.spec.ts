import { answerStep, sendStep, stepShown, submit, title, walkForm } from '../fixtures/robot';
import { expect, leadCalls, test } from '../fixtures/test';

/** Faults T1 to T5: a browser that keeps nothing, too little, or rubbish. */

test('storage that throws: the whole form in memory', async ({ page, visitor }) => {
  const { heading } = visitor.journey();
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
  await walkForm(page, visitor.journey());
  await expect(title(page, heading.checking)).toBeVisible();
});

test('storage that is full: the form goes on, and what was stored before is intact', async ({
  page,
  visitor,
}) => {
  const journey = visitor.journey();
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
  await walkForm(page, journey, { until: journey.creatingStep });
  await sendStep(page, journey.answers);
  await expect(page.locator(`form[data-step="${journey.creatingStep}"]`)).toHaveCount(0);
  expect(leadCalls(visitor)).toHaveLength(1);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('other:')).length),
  ).toBe(before);
});

const rubbish: Readonly<Record<string, string>> = {
  'half a JSON': '{"application":{"amount":',
  'another shape': '{"application":"text","savedAt":"soon"}',
  'a value encoded eleven times': Array.from({ length: 12 }).reduce<string>(
    (text) => JSON.stringify(text),
    '{}',
  ),
  'a value of five megabytes': JSON.stringify({ application: 'x'.repeat(4_500_000) }),
};
for (const [what, value] of Object.entries(rubbish)) {
  test(`stored values that are ${what} are ignored and removed`, async ({ page }, { project }) => {
    await page.goto('locales/en/common.json');
    await page.evaluate(
      ([name, text]) => {
        localStorage.setItem(`${name}:storedLoanApplication`, text ?? '');
        sessionStorage.setItem(`${name}:leadApplication`, '{"application":7}');
        sessionStorage.setItem(`${name}:state`, '[10]');
        localStorage.setItem(`${name}:sessionId`, '[]');
        localStorage.setItem('other:key', 'stays');
      },
      [project.name, value],
    );
    await page.goto('./');
    await stepShown(page);
    const left = await page.evaluate(
      (name) => localStorage.getItem(`${name}:storedLoanApplication`),
      project.name,
    );
    expect(left).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('other:key'))).toBe('stays');
  });
}

for (const [what, knowsLead] of [
  ['of a lead that the server has not decided', true],
  ['without a lead', false],
] as const) {
  test(`a decision written into storage by hand, ${what}, leads back to the form`, async ({
    page,
    visitor,
    openAtLastStep,
  }, { project }) => {
    await openAtLastStep();
    await stepShown(page);
    await page.goto('locales/en/common.json');
    await page.evaluate(
      ([name, isKnown]) => {
        const key = `${name}:storedLoanApplication`;
        const kept = JSON.parse(localStorage.getItem(key) ?? '');
        const { id, ...application } = kept.application;
        kept.application = isKnown ? { ...application, id } : application;
        localStorage.setItem(key, JSON.stringify({ ...kept, progressStates: [0, 10] }));
        sessionStorage.clear();
      },
      [project.name, knowsLead] as const,
    );
    await page.goto('./accepted');
    const step = await stepShown(page);
    await expect(page).toHaveURL(new RegExp(`${step}$`));
    await expect(title(page, visitor.journey().heading.accepted)).toHaveCount(0);
  });
}

test('storage wiped in mid-flow by another page: the next save carries everything', async ({
  page,
  visitor,
  openAtLastStep,
}) => {
  const { answers, heading } = visitor.journey();
  await openAtLastStep();
  await answerStep(page, answers);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await submit(page);
  await expect(title(page, heading.checking)).toBeVisible();
  expect(leadCalls(visitor).at(-1)?.body).toMatchObject({
    contactDetails: { email: answers['email'] },
    personalDetails: { firstName: answers['first_name'] },
  });
});

test("only the documented keys are stored, below the page's own prefix", async ({
  page,
  visitor,
  openAtLastStep,
}, { project }) => {
  const { heading } = visitor.journey();
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
        return prefix !== project.name || !(index === 0 ? documented.local : documented.session).test(name);
      }),
    );
  };
  await openAtLastStep();
  await page.goto('./?refName=comparador&gclid=abc');
  await walkForm(page, visitor.journey(), {
    onStep: async () => expect(await undocumented()).toEqual([]),
  });
  await expect(title(page, heading.checking)).toBeVisible();
  expect(await undocumented()).toEqual([]);
});
