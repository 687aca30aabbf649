import { existsSync, readFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { expectState, moveTo, placeLead } from '../fixtures/moveTo';
import { visitOtherScreens } from '../fixtures/otherScreens';
import { readCurrentStep, submit, walkForm } from '../fixtures/robot';
import { isFinalState, progressStates } from '../fixtures/states';
import { expect, test } from '../fixtures/test';

/**
 * The names and roles of every screen, as the browser gives them to a screen reader: in `trees` one file of each page for its steps, one
 * for the states, and one for what is beside them. `--update-snapshots` writes them anew.
 */

test.use({ timezoneId: 'UTC' });

/** What differs on each run: ids, addresses and moments. Answers are days after today, so the clock is that of today too. */
const variable: readonly (readonly [RegExp, string])[] = [
  [/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '<id>'],
  [/R-\d{3}-\d{3}/g, '<reference>'],
  [/ana-[\da-f]{8}/g, 'ana'],
  [/127\.0\.0\.1(?::|%3A)\d+/g, '<host>'],
  // Between one and two o'clock Spanish says "a la".
  [/\ba la (?=1:\d\d\b)/g, 'a las '],
  [/\b\d{1,2}:\d\d\b/g, '<time>'],
  // The footer.
  [/(?<=^ *- paragraph: \w+ - )\d{4}$/gm, '<year>'],
];

/** A day of this year or the next in the page's language, with and without the year: "25 de noviembre de 2026", "25 nov". */
function createDayPattern(languageTag: string): RegExp {
  const thisYear = new Date().getUTCFullYear();
  const days = (['long', 'short'] as const).flatMap((month) => {
    const format = { day: 'numeric', month, timeZone: 'UTC' } as const;
    const withoutYear = new Intl.DateTimeFormat(languageTag, format);
    const withYear = new Intl.DateTimeFormat(languageTag, { ...format, year: 'numeric' });
    return Array.from({ length: 12 }, (_none, index) => {
      const date = Date.UTC(2026, index, 9);
      const day = withoutYear.format(date);
      const year = withYear
        .format(date)
        .replace(day, '')
        .replace('2026', `(?:${thisYear}|${thisYear + 1})`);
      return `${day.replace('9', String.raw`\d{1,2}`)}(?:${year})?`;
    });
  });
  return new RegExp(days.join('|'), 'g');
}

/** The accessibility tree of a part of the page, without what differs on each run. */
async function readTree(page: Page, selector: string): Promise<string> {
  const tree = await page.locator(selector).ariaSnapshot();
  const days = createDayPattern(await page.evaluate(() => document.documentElement.lang));
  return variable
    .reduce((text, [pattern, name]) => text.replaceAll(pattern, name), tree)
    .replaceAll(days, '<day>');
}

/** The trees of some screens, in one file. */
class Trees {
  readonly #file: string;
  readonly #stored: string | null;
  #text = '';

  constructor(file: string, info: TestInfo) {
    this.#file = file;
    const stored = info.snapshotPath(file, { kind: 'snapshot' });
    this.#stored = existsSync(stored) ? readFileSync(stored, 'utf8') : null;
  }

  /** Adds what is on the screen, by default without the loan beside it. Waits until it is as stored: parts load late. */
  async add(screen: string, page: Page, selector = '[data-part=card]'): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const read = async () => `# ${screen}\n${await readTree(page, selector)}\n\n`;
    await expect
      .poll(async () => this.#stored?.includes(await read()) ?? false)
      .toBe(true)
      .catch(() => undefined);
    this.#text += await read();
  }

  expectSame(): void {
    expect(this.#text).toMatchSnapshot(this.#file);
  }
}

test(
  'the steps have the names and roles of their tree',
  { tag: ['@X8', '@rest', '@X14', '@two-pages'] },
  async ({ page, visitor }, info) => {
    test.setTimeout(300_000);
    const trees = new Trees('steps.txt', info);
    await page.goto('./');
    await readCurrentStep(page);
    await trees.add('the whole page', page, 'body');
    await walkForm(page, visitor.createAnswers('never'), {
      onStep: (step) => trees.add(step, page),
    });
    trees.expectSame();
  },
);

test(
  'the screens of the states have the names and roles of their tree',
  { tag: ['@X8', '@rest', '@X14', '@states', '@two-pages'] },
  async ({ page, request, openAtReview }, info) => {
    test.setTimeout(300_000);
    const openChecking = async () => {
      await openAtReview('never');
      await submit(page);
      await expectState(page, 'CHECKING');
    };
    await openChecking();
    const trees = new Trees('states.txt', info);
    await trees.add('CHECKING', page);
    let canMoveOn = true;
    for (const row of progressStates.filter(
      ({ phase, name }) => phase === 'after-offer' && name !== 'CHECKING',
    )) {
      if (!canMoveOn) await openChecking();
      if (row.name === 'REDIRECTED') {
        // The partner is opened at once. Who comes back finds the screen.
        await placeLead(row.name, page, request);
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Partner sandbox' })).toBeVisible();
        await page.goto('./');
        await expectState(page, row.name);
      } else await moveTo(row.name, page, request);
      await trees.add(row.name, page);
      // The page asks the server for no state after an end, or after a link of a lead was opened.
      canMoveOn = !isFinalState(row) && row.name !== 'CONTINUE';
    }
    trees.expectSame();
  },
);

test(
  'the screens beside the application have the names and roles of their tree',
  { tag: ['@X8', '@rest', '@X14', '@two-pages'] },
  async ({ page, visitor }, info) => {
    const trees = new Trees('others.txt', info);
    await visitOtherScreens(page, visitor, (name) =>
      trees.add(name, page, name === 'delete' ? '[role=dialog], dialog[open]' : undefined),
    );
    trees.expectSame();
  },
);
