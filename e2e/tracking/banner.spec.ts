import { isAccessible } from '../fixtures/accessible';
import { pressByKeyboard } from '../fixtures/keyboard';
import { form, stepShown, title, walkForm } from '../fixtures/robot';
import { wordsIn } from '../fixtures/words';
import { answer, banner, choose, openPurposes, purposeBox, reopen, traces } from './consenting';
import { expect, test } from './thirdParties';
import { hostsOf } from './told';

/** The question itself: what happens before it is answered, how it stands there, how it is answered and changed. */

test('before a choice nothing is asked of anybody, and nothing is left in the browser', async ({
  page,
  visitor,
  thirdParties,
}) => {
  await page.goto('./');
  await expect(banner(page)).toBeVisible();
  await walkForm(page, visitor.answers('at-once'));
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  expect(thirdParties.sent).toEqual([]);
  expect(await traces(page)).toEqual([]);
});

test('the question stands in the built document, covers nothing, and is accessible', async ({
  page,
}, info) => {
  await page.goto('./');
  await stepShown(page);
  await isAccessible(page, 'consent', info);
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, 0));
    const button = await form(page).locator('button[type=submit]').boundingBox();
    const question = await banner(page).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }
});

for (const when of ['before', 'after'] as const) {
  test(`a no ${when} the application has come is one press, and stays over a reload`, async ({
    page,
    visitor,
    thirdParties,
  }) => {
    let letIn = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    if (when === 'before') {
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      });
    }
    await page.goto('./', { waitUntil: 'commit' });
    await answer(page, visitor.words, 'refuse');
    letIn();
    await expect(page.locator('#root[data-taken]')).toBeAttached();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await stepShown(page);
    await expect(banner(page)).toBeHidden();
    expect(thirdParties.sent).toEqual([]);
  });
}

/** What each purpose asks at once; what comes of it is in the tests of each. */
const firstHosts = {
  analytics: 'eu.i.posthog.com',
  recording: 'cdn.logr-in.com',
  advertising: 'www.googletagmanager.com',
} as const;

for (const purpose of ['analytics', 'recording', 'advertising'] as const) {
  test(`the choice is changed from the footer to ${purpose} alone`, async ({
    page,
    visitor,
    thirdParties,
  }) => {
    await page.goto('./');
    await answer(page, visitor.words, 'refuse');
    await reopen(page, visitor.words);
    await openPurposes(page, visitor.words);
    await expect(purposeBox(page, visitor.words, purpose)).not.toBeChecked();
    await openPurposes(page, visitor.words);
    await choose(page, visitor.words, [purpose]);
    await expect.poll(() => hostsOf(thirdParties)[0]).toBe(firstHosts[purpose]);
    const kept = await page.evaluate(() => localStorage.getItem('ondara-es:consent'));
    const none = { analytics: false, recording: false, advertising: false };
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ given: { ...none, [purpose]: true } });
    const others = Object.values(firstHosts).filter((host) => host !== firstHosts[purpose]);
    expect(hostsOf(thirdParties).filter((host) => others.some((other) => other === host))).toEqual([]);
  });
}

test('by keyboard alone purposes are chosen, and the way goes on where the banner was', async ({
  page,
  visitor,
  thirdParties,
}) => {
  await page.goto('./');
  await expect(page.locator('#root[data-taken]')).toBeAttached();
  await pressByKeyboard(page, banner(page).locator('summary'));
  await pressByKeyboard(page, purposeBox(page, visitor.words, 'analytics'), 'Space');
  await pressByKeyboard(page, banner(page).locator('fieldset button'));
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => hostsOf(thirdParties)).toEqual(['eu.i.posthog.com']);
  await page.keyboard.press('Tab');
  await expect(page.locator('header a').first()).toBeFocused();
});

test('opened again by keyboard it has the focus, and gives it back', async ({ page, visitor }) => {
  await page.goto('./');
  await answer(page, visitor.words, 'refuse');
  const opener = page.getByRole('button', { name: visitor.words('commonˆconsent>change') });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toBeInViewport();
  await pressByKeyboard(page, banner(page).locator('[data-choice=""]'));
  await expect(banner(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('in English it asks the same, and a choice stays over the change of language', async ({
  page,
  visitor,
  thirdParties,
}) => {
  const english = wordsIn('en');
  const change = (language: string) =>
    page.getByRole('button', { name: visitor.words(`commonˆlanguages>${language}`) });
  await page.goto('./');
  await expect(page.locator('#root[data-taken]')).toBeAttached();
  await change('en').click();
  await expect(banner(page)).toHaveAccessibleName(english('commonˆconsent>title'));
  await choose(page, english, ['analytics']);
  await expect.poll(() => hostsOf(thirdParties)).toEqual(['eu.i.posthog.com']);
  await page.reload();
  await stepShown(page);
  await expect(banner(page)).toBeHidden();
  await change('es').click();
  await reopen(page, visitor.words);
  await openPurposes(page, visitor.words);
  await expect(purposeBox(page, visitor.words, 'analytics')).toBeChecked();
  await expect(purposeBox(page, visitor.words, 'advertising')).not.toBeChecked();
});
