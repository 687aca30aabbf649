import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import { getApplicantAnswers } from '../../e2e/fixtures/answers';
import { getScreenAfterStep, form, submit, title, walkForm } from '../../e2e/fixtures/robot';
import { createPageTextLookup } from '../../e2e/fixtures/texts';
import { getPageUrl, type ServedPage } from '../serve/servedPages';
import { takeInEachSize } from './takeInEachSize';
import { viewportSizes, type PictureGroup } from './sheet';

/** The screenshots of a page on the sheets of all pages, in this order. */
export const moments = ['first step', 'error', 'accepted'] as const;
type Moment = (typeof moments)[number];

/** Walks through a served page and takes its screenshots: the first step, the first step with errors, and the offer. */
export async function takePictures(browser: Browser, served: ServedPage): Promise<PictureGroup> {
  const context = await browser.newContext({ baseURL: getPageUrl(served), reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const pictures = new Map<Moment, readonly Buffer[]>();
    const take = async (moment: Moment) => void pictures.set(moment, await takeInEachSize(page));
    const email = `ana-${crypto.randomUUID().slice(0, 8)}+at-once@example.com`;
    await page.goto('./');
    await walkForm(
      page,
      { ...getApplicantAnswers(served.name), email },
      {
        onStep: async (step) => {
          if (!pictures.has('first step')) await take('first step');
          if (!pictures.has('error') && (await showsErrors(page, step))) await take('error');
        },
      },
    );
    const accepted = createPageTextLookup(served.name)('screensˆaccepted>title', {
      partner: 'Banco Muestra',
    });
    await expect(title(page, accepted)).toBeVisible({ timeout: 20_000 });
    await take('accepted');
    return {
      name: served.name,
      pictures: viewportSizes.flatMap((_size, index) =>
        moments.flatMap((moment) => pictures.get(moment)?.[index] ?? []),
      ),
    };
  } finally {
    await context.close();
  }
}

/** Submits an unanswered step. Returns whether it shows errors, and goes back if it does not. */
async function showsErrors(page: Page, step: string): Promise<boolean> {
  const summary = page.getByRole('alert');
  await submit(page);
  await expect(summary.or(getScreenAfterStep(page, step)).first()).toBeVisible();
  if (await summary.isVisible()) return true;
  await page.goBack();
  await expect(form(page)).toHaveAttribute('data-step', step);
  return false;
}
