import type { Page } from '@playwright/test';
import { answerAndSubmitStep, answerStep, form, readCurrentStep, waitUntilStepLeft } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The layout of the first steps, computed from the boxes of their parts. */

interface Size {
  readonly width: number;
  readonly height: number;
  /** Large text: by the browser's setting, or by a style sheet of the applicant. */
  readonly largeText?: 'setting' | 'style';
  /** Lines, letters and words as far apart as WCAG 1.4.12 allows an applicant to set them. */
  readonly isSpaced?: true;
  /** The lower edge of the button on a first step that asks only for the loan. */
  readonly foldPx?: number;
}

const sizes: readonly Size[] = [
  { width: 320, height: 640 },
  { width: 360, height: 740, foldPx: 690 },
  { width: 1280, height: 800, foldPx: 705 },
  { width: 1920, height: 1080 },
  { width: 360, height: 740, largeText: 'setting' },
  { width: 360, height: 740, largeText: 'style' },
  { width: 360, height: 740, isSpaced: true },
  // 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
];
/** The first step and two later ones. */
const stepCount = 3;

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

async function setSize(page: Page, { width, height, largeText, isSpaced }: Size): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: largeText === 'setting' ? 32 : 16 } });
  await session.detach();
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async ([fontSize, rules]) => {
      document.documentElement.style.fontSize = fontSize;
      // The content policy forbids a style element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
      await document.fonts.ready;
      scrollTo(0, 0);
    },
    [largeText === 'style' ? '200%' : '', isSpaced === true ? spacing : ''] as const,
  );
}

/** What is wrong with the layout of the screen, with the elements that show it. */
function findFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const describe = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${element.textContent.slice(0, 40)}`;
    const getBox = (element: Element) => element.getBoundingClientRect();
    const isVisible = (element: Element) =>
      getBox(element).width > 1 &&
      getBox(element).height > 1 &&
      element.closest('.visually-hidden, [data-part="scene"], dialog') === null;
    const areas = [...document.querySelectorAll('header *, main *, footer *')].filter(isVisible);
    const intersects = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;

    const overflow = document.documentElement.scrollWidth - width;
    const outside = areas.filter((element) => getBox(element).right > width + 1 || getBox(element).left < -1);
    const cut = areas.filter(
      (element) =>
        getComputedStyle(element).overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.matches('input, select, progress'),
    );
    const header = [...document.querySelectorAll('header > *')].map(getBox);
    const isHeaderOverlapping = header.some((box, index) =>
      header.some((other, next) => next > index && intersects(box, other)),
    );
    const scene = document.querySelector('[data-part="scene"]');
    const words = [...document.querySelectorAll('[data-part="words"] > p, [data-part="about"] > *')];
    return [
      ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
      ...outside.map((element) => `is outside the window: ${describe(element)}`),
      ...cut.map((element) => `is cut off: ${describe(element)}`),
      ...(isHeaderOverlapping ? ['parts of the header overlap'] : []),
      ...(scene === null || getBox(scene).height === 0
        ? []
        : words
            .filter((text) => intersects(getBox(text), getBox(scene)))
            .map((text) => `runs into the picture: ${describe(text)}`)),
    ];
  });
}

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

/** The lower edges of the button and of the text below it. */
const readLowerEdges = (page: Page) =>
  form(page).evaluate((element) => {
    const button = element.querySelector('button[type="submit"]');
    const below = element.querySelector('[data-part="act"]')?.lastElementChild;
    const getBottom = (part: Element | null | undefined) => part?.getBoundingClientRect().bottom ?? 0;
    return { button: getBottom(button), below: getBottom(below) };
  });

test(
  'the first steps fit every window, and the button covers nothing',
  { tag: ['@every-page', '@layout', '@axe'] },
  async ({ page, visitor }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    for (let index = 0; index < stepCount; index += 1) {
      const step = await readCurrentStep(page);
      const asksOnlyForLoan = await form(page).evaluate(
        (element) =>
          element.querySelector('[data-part="price"]') !== null &&
          element.querySelector('[data-part="compact"]') === null,
      );
      for (const size of sizes) {
        await setSize(page, size);
        const name = `${step} at ${size.width} × ${size.height}, text ${size.isSpaced === true ? 'spaced' : (size.largeText ?? 'normal')}`;
        expect.soft(await findFaults(page), name).toEqual([]);
        const isLoanStep = index === 0 && asksOnlyForLoan;
        // With spaced text the form is longer than the window, and scrolls under the button.
        if ((isLoanStep && size.isSpaced !== true) || size.largeText !== undefined)
          expect.soft(await findCovered(page), name).toEqual([]);
        const { foldPx, height } = size;
        if (index > 0 || foldPx === undefined) continue;
        const edges = await readLowerEdges(page);
        expect.soft(edges.button, `${name}: button`).toBeLessThanOrEqual(isLoanStep ? foldPx : height);
        if (isLoanStep) expect.soft(edges.below, `${name}: warning`).toBeLessThanOrEqual(height);
      }
      await setSize(page, { width: 360, height: 740 });
      if (index === stepCount - 1) break;
      await answerAndSubmitStep(page, visitor.createAnswers());
      await waitUntilStepLeft(page, step);
    }
  },
);

test('a new step is shown from its top', { tag: ['@every-page', '@layout'] }, async ({ page, visitor }) => {
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
});

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
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(await getBackground(':not(:checked)')).not.toBe(await getBackground(':checked'));

    for (const field of await page.locator('input[name="house_number"]').all()) {
      const width = await field.evaluate((input) => input.parentElement?.clientWidth ?? 0);
      expect(width).toBeLessThanOrEqual(176);
    }
  },
);
