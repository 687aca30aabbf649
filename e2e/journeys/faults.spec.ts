import {
  answerAndSubmitStep,
  answerStep,
  form,
  openReview,
  readCurrentStep,
  submit,
  title,
  expectDecision,
} from '../fixtures/robot';
import { pausePageClock } from '../fixtures/clock';
import { filterLeadCalls } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';

/** Faults of the server as the applicant sees them, over a reload. On both pages: the flow decides which step sends. */

test(
  'a call that is never answered is reported after 5 seconds, ends after 30, and is sent again by the next press',
  { tag: ['@N3', '@network'] },
  async ({ page, visitor, openAtReview }) => {
    await page.clock.install();
    await openAtReview();
    await answerStep(page, visitor.createAnswers());
    await page.route(/\/lead$/, () => undefined, { times: 1 });
    await pausePageClock(page);
    await submit(page);
    const status = form(page).getByRole('status');
    await expect(status).toContainText(visitor.text('commonˆsave>sending'));
    await page.clock.fastForward(5_000);
    await expect(status).toContainText(visitor.text('commonˆsave>still_working'));
    await page.clock.fastForward(25_000);
    await expect(status).toContainText(visitor.text('commonˆsave>no-answer'));
    await page.clock.resume();
    await submit(page);
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    const [lost, repeated, ...others] = filterLeadCalls(visitor);
    expect(repeated?.body).toEqual(lost?.body);
    expect(others).toEqual([]);
  },
);

test(
  'with a server that is down the answers stay over a reload, and are sent when it has recovered',
  { tag: ['@N6', '@network', '@storage'] },
  async ({ page, visitor, openAtLastStep }) => {
    const api = /\/api\/(?!_)/;
    const answers = visitor.createAnswers();
    await openAtLastStep();
    await answerStep(page, answers);
    await openReview(page);
    await page.route(api, (route) => route.fulfill({ status: 503, json: {} }));
    await submit(page);
    const status = form(page).getByRole('status');
    await expect(status).toContainText(visitor.text('commonˆsave>server'), { timeout: 20_000 });
    await page.reload();
    await expect(form(page)).toHaveAttribute('data-step', 'review');
    await page.unroute(api);
    await submit(page);
    await expect(title(page, visitor.titles.checking)).toBeVisible();
  },
);

test(
  'an account number that is pasted with spaces, dashes and in lower case is sent in its normal form',
  { tag: ['@rest', '@I2'] },
  async ({ page, context, visitor, completedForm, openAtLastStep }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const iban = String(visitor.createAnswers()['iban']).replaceAll(/\s/g, '');
    const groups = iban.toLowerCase().match(/.{1,4}/g) ?? [];
    await openAtLastStep();
    await page.goto(completedForm.owners['iban'] ?? '');
    const control = form(page).locator('[name="iban"]');
    await control.focus();
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      ` ${groups.slice(0, 3).join('\u00a0')}-${groups.slice(3).join(' ')} `,
    );
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expect(control).toHaveValue(/-/);
    const left = await readCurrentStep(page);
    await answerStep(page, {});
    await submit(page);
    await expect(form(page)).not.toHaveAttribute('data-step', left);
    expect(
      await page.evaluate((value) => Object.values(localStorage).some((text) => text.includes(value)), iban),
    ).toBe(true);
  },
);

test(
  'a one-time code that the server has locked stays locked over a reload, and is never stored',
  { tag: ['@S22', '@storage'] },
  async ({ page, visitor, openAtReview }) => {
    const answers = visitor.createAnswers('at-once.mobile-verification');
    await openAtReview('at-once.mobile-verification');
    await answerAndSubmitStep(page, answers);
    const code = form(page).locator('[autocomplete="one-time-code"]');
    await expect(code).toBeVisible();
    const isVerification = (url: URL) => /\/mobile\/verif/.test(url.pathname);
    await page.route(isVerification, (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '600' }, json: {} }),
    );
    await answerStep(page, answers);
    const typed = await code.inputValue();
    expect(typed).toMatch(/^\d+$/);
    const status = form(page).getByRole('status');
    const [paused = ''] = visitor.text('commonˆsave>paused_until', { time: '#' }).split('#');
    await expect(status).toContainText(paused.trim());
    await page.reload();
    await expect(status).toContainText(paused.trim());
    await answerStep(page, answers);
    await code.press('Enter');
    await expect(form(page).locator('button[type=submit]')).toBeDisabled();
    expect(visitor.calls.filter(({ path }) => path.includes('/mobile/verif'))).toHaveLength(1);
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.values<string>({ ...storage })),
    );
    expect(stored.filter((text) => text.includes(`"${typed}"`))).toEqual([]);
  },
);

test(
  'a partner whose page refuses the frame is named with other ways, until the frame is entered',
  { tag: ['@rest', '@E3', '@keyboard'] },
  async ({ page, visitor, openAtReview }) => {
    await page.clock.install();
    let showFrame: () => void = () => undefined;
    const isClockPaused = new Promise<void>((resolve) => {
      showFrame = resolve;
    });
    await page.route(
      () => true,
      async (route) => {
        const request = route.request();
        if (!request.isNavigationRequest() || request.frame() === page.mainFrame()) return route.fallback();
        await isClockPaused;
        return route.fulfill({
          headers: { 'X-Frame-Options': 'DENY' },
          contentType: 'text/html',
          body: 'Bank',
        });
      },
    );
    await openAtReview('at-once.instantor');
    await answerAndSubmitStep(page, visitor.createAnswers('at-once.instantor'));
    const notice = page.getByText(visitor.text('screensˆpartner>unseen', { partner: 'Instantor' }));
    await expect(page.locator('iframe')).toBeVisible();
    await pausePageClock(page);
    showFrame();
    await expect.poll(() => visitor.problems).toEqual([expect.stringContaining('X-Frame-Options')]);
    for (const key of ['screensˆpartner>loading', 'screensˆpartner>late'])
      await expect(page.getByText(visitor.text(key, { partner: 'Instantor' }))).toHaveCount(0);
    await page.clock.fastForward(14_900);
    await expect(notice).toHaveCount(0);
    await page.clock.fastForward(100);
    await expect(notice).toBeVisible();
    await page.locator('iframe').focus();
    await expect(notice).toHaveCount(0);
    visitor.problems.length = 0;
  },
);

test(
  'a partner page that tries to lead the whole window away stays in its frame',
  { tag: ['@rest', '@S9'] },
  async ({ page, visitor, openAtReview }) => {
    await page.route(
      () => true,
      async (route) => {
        const request = route.request();
        if (!request.isNavigationRequest() || request.frame() === page.mainFrame()) return route.fallback();
        return route.fulfill({
          contentType: 'text/html',
          body: `<a href="/stolen" target="_top">Bank</a><script>
            for (const leave of [() => top.location.assign('/stolen'), () => (top.location = '/stolen'), () => document.querySelector('a').click()])
              try { leave(); } catch {}
            document.body.append(' tried');
          </script>`,
        });
      },
    );
    await openAtReview('at-once.instantor');
    await answerAndSubmitStep(page, visitor.createAnswers('at-once.instantor'));
    await expect(page.frameLocator('iframe').getByText('tried')).toBeVisible();
    const address = page.url();
    // A navigation of the window would be under way now.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
    expect(page.url()).toBe(address);
    await expect(page.locator('iframe')).toBeVisible();
    expect(visitor.problems.length).toBeGreaterThan(0);
    expect(visitor.problems.filter((problem) => !/navigat/i.test(problem))).toEqual([]);
    visitor.problems.length = 0;
  },
);

test(
  'every kind of screen declares its language and has the telephone at the same place, and the review comes before what binds',
  { tag: ['@rest', '@X13', '@language'] },
  async ({ page, visitor, openAtReview }) => {
    const findPlace = async () => {
      const phone = page.locator('header a[href^="tel:"]');
      await expect(phone).toBeVisible();
      return { place: await phone.boundingBox(), language: await page.locator('html').getAttribute('lang') };
    };
    await page.goto('./');
    const first = await findPlace();
    expect(first.language).toMatch(/^[a-z]{2,3}(-[A-Z]{2})?$/);
    await answerAndSubmitStep(page, visitor.createAnswers());
    await expect(form(page)).toBeVisible();
    expect(await findPlace()).toEqual(first);
    await openAtReview('at-once');
    expect(filterLeadCalls(visitor).filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(await findPlace()).toEqual(first);
    await submit(page);
    await expectDecision(page, visitor.titles.accepted);
    expect(await findPlace()).toEqual(first);
  },
);
