import type { Page } from '@playwright/test';
import { holdScripts } from '../fixtures/holdRequests';
import { measureSign, typeAmount } from '../fixtures/loanAmount';
import {
  answerAndSubmitStep,
  answerStep,
  form,
  readCurrentStep,
  waitUntilHydrated,
  waitUntilStepLeft,
} from '../fixtures/robot';
import {
  expectFitsEveryWindow,
  findBrokenWords,
  findLayoutFaults,
  setWindow,
  type WindowSize,
} from '../fixtures/layout';
import { expect, test } from '../fixtures/test';

/** The layout of the first steps, computed from the boxes of their parts. */

interface FirstStepSize extends WindowSize {
  /** The lower edge of the button on a first step that asks only for the loan. */
  readonly foldPx?: number;
}

const sizes: readonly FirstStepSize[] = [
  { width: 320, height: 640 },
  { width: 360, height: 740, foldPx: 690 },
  { width: 1280, height: 800, foldPx: 705 },
  { width: 1920, height: 1080 },
  { width: 360, height: 740, largeText: 'setting' },
  { width: 320, height: 640, largeText: 'style' },
  { width: 1024, height: 768, largeText: 'style' },
  { width: 360, height: 740, isSpaced: true },
  // 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
];
/** The first step and two later ones. */
const stepCount = 3;

/** The questions and the price that the button covers before anything is scrolled. */
function findCovered(page: Page): Promise<readonly string[]> {
  return form(page).evaluate((element) => {
    const action = element.querySelector('[data-part="submit"]')?.getBoundingClientRect();
    if (action === undefined || action.top > innerHeight) return [];
    const parts = element.querySelectorAll('[data-part="fields"] > *, [data-part="price"] > *');
    return [...parts]
      .filter((part) => {
        const { top, bottom, left, right, height } = part.getBoundingClientRect();
        const isBeside = right <= action.left + 1 || left >= action.right - 1;
        return height > 1 && !isBeside && top < action.bottom - 1 && bottom > action.top + 1;
      })
      .map((part) => part.textContent);
  });
}

/** The lower edges of the button and of the warning below it, which comes first there. */
const readLowerEdges = (page: Page) =>
  form(page).evaluate((element) => {
    const button = element.querySelector('button[type="submit"]');
    const warning = element.querySelector('[data-part="act"] p');
    const getBottom = (part: Element | null) => part?.getBoundingClientRect().bottom ?? Infinity;
    return { button: getBottom(button), warning: getBottom(warning) };
  });

/** The sizes of the figures of a price. The law lets none be larger than the borrowing rate and the APR. */
const readFigureSizes = (page: Page) =>
  form(page)
    .locator('[data-part="price"] > :not(:last-child) > dd')
    .evaluateAll((figures) => [...new Set(figures.map((figure) => getComputedStyle(figure).fontSize))]);

test(
  'the first steps fit every window, and the button covers nothing',
  { tag: ['@X5', '@every-page', '@layout', '@axe'] },
  async ({ page, visitor }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    expect((await readFigureSizes(page)).length).toBeLessThanOrEqual(1);
    for (let index = 0; index < stepCount; index += 1) {
      const step = await readCurrentStep(page);
      const hasPrice = index === 0 && (await form(page).locator('[data-part="price"]').isVisible());
      const asksOnlyForLoan = hasPrice && (await form(page).locator('[data-part="compact"]').count()) === 0;
      for (const size of sizes) {
        await setWindow(page, size);
        const name = `${step} at ${size.width} × ${size.height}, text ${size.isSpaced === true ? 'spaced' : (size.largeText ?? 'normal')}`;
        expect.soft(await findLayoutFaults(page), name).toEqual([]);
        if (size.largeText === undefined && size.isSpaced !== true && size.width >= 360)
          expect.soft(await findBrokenWords(page), name).toEqual([]);
        const isLoanStep = index === 0 && asksOnlyForLoan;
        // With spaced text the form is longer than the window, and scrolls under the button.
        if ((isLoanStep && size.isSpaced !== true) || size.largeText !== undefined)
          expect.soft(await findCovered(page), name).toEqual([]);
        const { foldPx, height } = size;
        if (index > 0 || foldPx === undefined) continue;
        const edges = await readLowerEdges(page);
        expect.soft(edges.button, `${name}: button`).toBeLessThanOrEqual(isLoanStep ? foldPx : height);
        // The law asks for the warning where a price is shown: on a phone in view with the button.
        if (isLoanStep || (hasPrice && size.width === 360))
          expect.soft(edges.warning, `${name}: warning`).toBeLessThanOrEqual(height);
      }
      await setWindow(page, { width: 360, height: 740 });
      if (index === stepCount - 1) break;
      await answerAndSubmitStep(page, visitor.createAnswers());
      await waitUntilStepLeft(page, step);
    }
  },
);

/** On one page: it is about the checks themselves. */
test(
  'the checks of every window find what they look for',
  { tag: ['@dynamic-page', '@layout'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults = {
      '<div style="width: 400px">Wide</div>': 'scrolls sideways',
      '<p style="width: 50px; overflow: hidden; white-space: nowrap">A text that is too long</p>':
        'is cut off',
      '<p style="width: 4em; overflow-wrap: anywhere">A verylongword</p>': 'breaks inside a word',
      '<button>Covered</button><div style="position: fixed; inset: 0; background: red"></div>':
        'is covered with the focus',
      '<p><button style="all: unset; width: 9px">A</button><button style="all: unset; width: 9px">B</button></p>':
        'pixels: <button',
      '<style>@keyframes turn { to { rotate: 1turn } }</style><p style="animation: turn 9s infinite">Turns</p>':
        'moves',
      '<button style="border: 0; background: gray">Go</button>': 'has no boundary',
      '<style>:focus { outline: none; background: gray }</style><button>Go</button>':
        'in the usual window: shows no focus',
      // In forced colours these are lines.
      '<style>:focus { outline: 3px solid transparent }</style><button>Go</button>':
        'in the usual window: shows no focus',
      '<style>:focus { outline: 3px solid oklch(90% 0.05 250) }</style><button>Go</button>':
        'in the usual window: shows no focus',
      '<style>@media (forced-colors: active) { :focus { outline: none } }</style><button>Go</button>':
        'in forced colours: shows no focus',
      '<style>:checked { background: gray }</style><input type="checkbox" style="appearance: none; inline-size: 24px; block-size: 24px; border: 1px solid">':
        'does not show that it is selected',
      '<style>[aria-pressed="true"] { background: gray }</style><button aria-pressed="true">A</button><button aria-pressed="false">B</button>':
        'does not show that it is selected',
      '<style>::-webkit-progress-value { background: gray } ::-webkit-progress-bar { background: silver }</style><progress value="3" max="10" style="appearance: none; border: 1px solid"></progress>':
        'does not show its value',
    };
    for (const [markup, found] of Object.entries(faults)) {
      await page.setContent(`<main>${markup}</main>`);
      await expect(expectFitsEveryWindow(page)).rejects.toThrow(found);
    }
    await page.setContent(
      '<main><p>Nothing is wrong. <a href="#">A link</a></p><button>Continue</button></main>',
    );
    await expectFitsEveryWindow(page);
  },
);

test(
  'a new step is shown from its top',
  { tag: ['@X3', '@every-page', '@layout'] },
  async ({ page, visitor }) => {
    await page.setViewportSize({ width: 360, height: 520 });
    await page.goto('./');
    const step = await readCurrentStep(page);
    await answerStep(page, visitor.createAnswers());
    // Without a click, because the browser scrolls to what it clicks.
    await form(page).evaluate((element: HTMLFormElement) => {
      scrollTo(0, 46);
      element.requestSubmit();
    });
    await waitUntilStepLeft(page, step);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'options fill their rows, a hovered option does not look selected, and a house number has a short field',
  { tag: ['@every-page', '@layout'] },
  async ({ page, pageName }) => {
    const country = pageName.split('-').at(-1)?.toUpperCase() ?? '';
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(
      `gallery/?${new URLSearchParams({ country, entry: 'sheet:fields', state: 'filled', alone: '' }).toString()}`,
    );
    await expect(form(page).first()).toBeVisible();
    const alone = await page.locator('[data-part="choices"]').evaluateAll((groups) =>
      groups
        .filter(({ children, lastElementChild, clientWidth }) => {
          const last = lastElementChild?.getBoundingClientRect();
          if (last === undefined) return false;
          const others = [...children].slice(0, -1).map((option) => option.getBoundingClientRect().top);
          return !others.includes(last.top) && last.width < clientWidth - 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(alone).toEqual([]);

    const group = page.locator('[data-part="choices"]:has(:checked):has(:not(:checked))').first();
    const getBackground = (name: string) =>
      group
        .locator(`label:has(input${name})`)
        .first()
        .evaluate((option) => getComputedStyle(option).backgroundColor);
    await group.locator('label:has(input:not(:checked))').first().hover();
    // An animation that another one replaces is cancelled.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect(await getBackground(':not(:checked)')).not.toBe(await getBackground(':checked'));

    for (const field of await page.locator('input[name="house_number"]').all()) {
      const width = await field.evaluate((input) => input.parentElement?.clientWidth ?? 0);
      expect(width).toBeLessThanOrEqual(176);
    }
  },
);

test(
  'the sign of the currency stands at the digits of the amount, before and after the application arrives',
  { tag: ['@layout', '@two-pages', '@old-chromium'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await readCurrentStep(page);
    const slider = form(page).locator('[data-of="loan_amount"]');
    const expectNoGaps = async () => {
      for (const change of [
        () => Promise.resolve(),
        () => slider.press('End'),
        () => slider.press('Home'),
        () => typeAmount(page, '1'),
        () => typeAmount(page, '2750'),
      ]) {
        await change();
        const { gap, isCutOff } = await measureSign(page);
        expect(Math.abs(gap)).toBeLessThan(2);
        expect(isCutOff).toBe(false);
      }
    };
    await expectNoGaps();
    release();
    await waitUntilHydrated(page);
    // The requests for scripts that are held can keep an old Chromium from requesting a font.
    await page.evaluate(() => document.fonts.ready);
    await expectNoGaps();
  },
);

test(
  'the legal information of a later screen unfolds without moving its label',
  { tag: ['@layout', '@dynamic-page'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('nowhere');
    const fold = page.locator('[data-part="legal"] details');
    const label = fold.locator('summary');
    const getLeft = () =>
      label.evaluate((summary) => {
        const range = document.createRange();
        range.selectNodeContents(summary);
        return range.getBoundingClientRect().x;
      });
    const before = await getLeft();
    await label.click();
    await expect(fold.locator('dl').first()).toBeVisible();
    expect(await getLeft()).toBe(before);
  },
);
