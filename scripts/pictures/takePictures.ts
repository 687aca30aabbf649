import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import { answersOn } from '../../e2e/fixtures/answers';
import { afterStep, form, submit, title, walkForm } from '../../e2e/fixtures/robot';
import { wordsOf } from '../../e2e/fixtures/words';
import { addressOf, type ServedPage } from '../serve/servedPages';
import { moments, sizes, type Moment, type PagePictures } from './sheet';

/** Walks through a page that is served and takes its pictures: the first step, the first step that tells of errors, the offer. */
export async function takePictures(browser: Browser, served: ServedPage): Promise<PagePictures> {
  const context = await browser.newContext({ baseURL: addressOf(served), reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const taken = new Map<Moment, readonly Buffer[]>();
    const take = async (moment: Moment) => void taken.set(moment, await inEachSize(page));
    const email = `ana-${crypto.randomUUID().slice(0, 8)}+at-once@example.com`;
    await page.goto('./');
    await walkForm(
      page,
      { ...answersOn(served.name), email },
      {
        onStep: async (step) => {
          if (!taken.has('first step')) await take('first step');
          if (!taken.has('error') && (await tellsOfErrors(page, step))) await take('error');
        },
      },
    );
    const accepted = wordsOf(served.name)('screensˆaccepted>title', { partner: 'Banco Muestra' });
    await expect(title(page, accepted)).toBeVisible({ timeout: 20_000 });
    await take('accepted');
    return {
      name: served.name,
      pictures: sizes.flatMap((_size, index) =>
        moments.flatMap((moment) => taken.get(moment)?.[index] ?? []),
      ),
    };
  } finally {
    await context.close();
  }
}

/** Whether a step has something to tell when it is left unanswered; a step that can be left is come back to. */
async function tellsOfErrors(page: Page, step: string): Promise<boolean> {
  const summary = page.getByRole('alert');
  await submit(page);
  await expect(summary.or(afterStep(page, step)).first()).toBeVisible();
  if (await summary.isVisible()) return true;
  await page.goBack();
  await expect(form(page)).toHaveAttribute('data-step', step);
  return false;
}

async function inEachSize(page: Page): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
    pictures.push(await page.screenshot({ animations: 'disabled' }));
  }
  return pictures;
}
