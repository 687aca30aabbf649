import type { Page } from '@playwright/test';
import { filterLeadCalls } from '../fixtures/calls';
import { deleteData } from '../fixtures/deleteData';
import { holdScripts } from '../fixtures/holdRequests';
import { form, readCurrentStep, title, waitUntilHydrated, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The variants of `experiments/first-words.ts`, on the build that runs it. */

const experiment = 'experiment:first-words:';
const titles = { control: 'Calcula tu préstamo', answers: 'Una solicitud, varias entidades' } as const;
const variantNames = ['control', 'answers'] as const;
const words = (page: Page) => page.locator('[data-part="words"] p').first();
const readVariant = (page: Page) => page.evaluate(() => document.documentElement.dataset['variant']);
const duringExperiment = new Date('2026-12-15T10:00:00Z');

for (const variant of variantNames) {
  test(`the form can be completed in the variant ${variant}, which the lead names`, async ({
    page,
    visitor,
  }) => {
    await page.goto(`./?variant=${variant}`);
    await waitUntilHydrated(page);
    await expect(words(page)).toHaveText(titles[variant]);
    await walkForm(page, visitor.createAnswers());
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    const [created] = filterLeadCalls(visitor);
    expect(created?.body).toMatchObject({ tags: ['ui:react', `${experiment}${variant}`] });
  });

  test(`the first frame shows the variant ${variant}, nothing moves, and the application keeps it`, async ({
    page,
  }) => {
    const { release } = await holdScripts(page);
    await page.addInitScript(() => {
      const frames: string[] = [];
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        frames.push(document.querySelector('[data-part="words"] p')?.textContent ?? '');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Reflect.set(window, 'readFrames', () => ({ frames: [...new Set(frames)].filter(Boolean), shift }));
    });
    await page.goto(`./?variant=${variant}`, { waitUntil: 'commit' });
    await readCurrentStep(page);
    await expect(words(page)).toHaveText(titles[variant]);
    release();
    await waitUntilHydrated(page);
    await expect(page.locator('#root')).toHaveAttribute('data-taken', '');
    const { frames, shift } = await page.evaluate(() => Reflect.get(window, 'readFrames')());
    expect(frames).toEqual([titles[variant]]);
    // The fonts of the page move its text by less than a pixel, as they do without an experiment.
    expect(shift).toBeLessThan(0.001);
  });
}

test('a variant is drawn once: a reload and a second tab show the same, with and without answers', async ({
  context,
  visitor,
}) => {
  const drawn = new Set<string | undefined>();
  for (const chance of [0, 0.999]) {
    const page = await context.newPage();
    await page.clock.setFixedTime(duringExperiment);
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, chance);
    await page.goto('./');
    await waitUntilHydrated(page);
    const variant = await readVariant(page);
    drawn.add(variant);
    const second = await context.newPage();
    await second.clock.setFixedTime(duringExperiment);
    // Another draw would have the other variant.
    await second.addInitScript((value) => {
      Math.random = () => 1 - value;
    }, chance);
    await second.goto('./');
    await waitUntilHydrated(second);
    expect(await readVariant(second)).toBe(variant);
    await form(second).locator('input[name="loan_amount"][inputmode]').fill('7000');
    await second.reload();
    await waitUntilHydrated(second);
    expect(await readVariant(second)).toBe(variant);
    await page.close();
    await deleteData(second, visitor);
    await second.close();
  }
  expect([...drawn]).toEqual(['control', 'answers']);
});

test('outside of its dates the page is as it is, and the lead has no tag', async ({ page, visitor }) => {
  await page.clock.setFixedTime(new Date('2026-11-29T10:00:00Z'));
  await page.goto('./');
  await waitUntilHydrated(page);
  await expect(words(page)).toHaveText(titles.control);
  expect(await readVariant(page)).toBeUndefined();
  const tags = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('marenza-es:leadApplication') ?? '{}').application.tags,
  );
  expect(tags).toEqual(['ui:react']);
  expect(visitor.problems).toEqual([]);
});
