import type { CDPSession, Page } from '@playwright/test';
import { answerStep, form, readCurrentStep, submit } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The next step is drawn out of sight while the open one stands still (decision 64). */

const drawnStep = (page: Page) => page.locator('main fieldset[inert]');
const stepCount = 4;

/** What anybody could find of the step that is drawn out of sight. */
const describeDrawnScreen = (page: Page) =>
  drawnStep(page).evaluate((layer: HTMLElement) => {
    const height = document.documentElement.scrollHeight;
    const width = document.documentElement.scrollWidth;
    layer.style.display = 'none';
    const addedHeight = height - document.documentElement.scrollHeight;
    const addedWidth = width - document.documentElement.scrollWidth;
    layer.style.display = '';
    const [own, open] = [layer, document.querySelector('form[data-step]')?.closest('fieldset')];
    const findable = '[id], [name], [for], [role], [aria-live], [data-step], [type=submit]';
    return {
      findable: layer.querySelectorAll(findable).length,
      isDisabled: layer.matches(':disabled'),
      visibility: getComputedStyle(layer).visibility,
      addedHeight,
      addedWidth,
      isAsWide: own.getBoundingClientRect().width === open?.getBoundingClientRect().width,
      forms: document.querySelectorAll('form[data-step]').length,
    };
  });

test(
  'the next step is drawn where nobody finds it, and opens with the same elements',
  { tag: ['@rest', '@keyboard', '@layout', '@firefox'] },
  async ({ page, visitor }) => {
    await page.goto('');
    for (let count = 0; count < stepCount; count += 1) {
      const step = await readCurrentStep(page);
      await answerStep(page, visitor.createAnswers());
      await expect(drawnStep(page)).toBeAttached();
      expect(await describeDrawnScreen(page)).toEqual({
        findable: 0,
        isDisabled: true,
        visibility: 'hidden',
        addedHeight: 0,
        addedWidth: 0,
        isAsWide: true,
        forms: 1,
      });
      const drawnTitle = (await drawnStep(page).locator('h1').textContent()) ?? '';
      await expect(page.locator('body')).not.toMatchAriaSnapshot(`- heading "${drawnTitle}" [level=1]`);
      const drawnForm = await drawnStep(page).locator('form').elementHandle();
      await submit(page);
      await expect(form(page)).not.toHaveAttribute('data-step', step);
      expect(await form(page).evaluate((open, drawn) => open === drawn, drawnForm)).toBe(true);
      await expect(page.getByRole('heading', { level: 1, name: drawnTitle, exact: true })).toBeFocused();
      expect(
        await page.evaluate(() => {
          const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
          const controls = [...document.querySelectorAll('form[data-step] :is(input, select)')];
          return {
            repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
            disabled: controls.filter((control) => control.matches(':disabled')).length,
            // The switch for all consents and the sliders have no name of their own.
            hasNames: controls.some((control) => control.hasAttribute('name')),
          };
        }),
      ).toEqual({ repeated: [], disabled: 0, hasNames: true });
    }
  },
);

test(
  'nothing is drawn where data are saved',
  { tag: ['@rest', '@dynamic-page'] },
  async ({ page, visitor }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('');
    await answerStep(page, visitor.createAnswers());
    await page.waitForTimeout(2500);
    await expect(drawnStep(page)).toHaveCount(0);
  },
);

/** A stored profile, by the names of the protocol of Chromium. */
const profile = Object.entries({
  NAME_FULL: 'Ana Muestra',
  NAME_FIRST: 'Ana',
  NAME_LAST: 'Muestra',
  EMAIL_ADDRESS: 'ana@example.com',
  PHONE_HOME_WHOLE_NUMBER: '+34612345678',
  ADDRESS_HOME_LINE1: 'Calle Mayor 1',
  ADDRESS_HOME_CITY: 'Madrid',
  ADDRESS_HOME_ZIP: '28013',
  ADDRESS_HOME_STATE: 'Madrid',
  ADDRESS_HOME_COUNTRY: 'ES',
}).map(([name, value]) => ({ name, value }));

/** Lets the browser fill in the form of a field, as when the applicant takes its suggestion. */
async function fillInByBrowser(client: CDPSession, selector: string): Promise<void> {
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await client.send('DOM.describeNode', { nodeId });
  await client.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields: profile } });
}

const countFilledIn = (page: Page, where: string) => page.locator(`${where} :autofill`).count();

test(
  'the browser fills in the open step from a stored profile, and nothing of the drawn one',
  { tag: ['@rest', '@autofill'] },
  async ({ page, visitor }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('DOM.enable');
    await client.send('Autofill.enable');
    await client.send('Autofill.setAddresses', { addresses: [{ fields: profile }] });
    await page.goto('');
    let filledIn = 0;
    let drawnWithTokens = 0;
    for (let count = 0; count < stepCount; count += 1) {
      const step = await readCurrentStep(page);
      await expect(drawnStep(page)).toBeAttached();
      drawnWithTokens += await drawnStep(page).locator('[autocomplete]:not([autocomplete=off])').count();
      const field =
        'form[data-step] input[autocomplete]:not([autocomplete=off], [type=radio], [type=checkbox])';
      if ((await page.locator(field).count()) > 0) {
        await page.locator(field).first().click();
        await fillInByBrowser(client, field);
        await expect(async () => expect(await countFilledIn(page, 'form[data-step]')).toBeGreaterThan(0))
          .toPass({ timeout: 2000 })
          .catch(() => undefined);
        filledIn += await countFilledIn(page, 'form[data-step]');
        expect(await countFilledIn(page, 'main fieldset[inert]')).toBe(0);
      }
      await answerStep(page, visitor.createAnswers());
      await submit(page);
      await expect(form(page)).not.toHaveAttribute('data-step', step);
      expect(await countFilledIn(page, 'form[data-step]')).toBe(0);
    }
    expect(filledIn).toBeGreaterThan(0);
    expect(drawnWithTokens).toBeGreaterThan(0);
  },
);
