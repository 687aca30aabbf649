import type { Page } from '@playwright/test';
import { openHost } from '../fixtures/hostPage';
import { walkForm, type Surface, decisionTimeoutMs } from '../fixtures/robot';
import { expect, test, type Visitor } from '../fixtures/test';

/**
 * The form in a frame without `allow-same-origin`: the browser gives it no origin, no storage and no cookies. On both flows, because
 * they send differently.
 */

/** Opens a page of another site that embeds the form with these permissions. Returns the form's frame. */
async function openInSandbox(page: Page, address: string, permissions: string): Promise<Surface> {
  const host = `<!doctype html><title>Host</title><h1>Host</h1>
<iframe title="Form" src="${address}" sandbox="${permissions}" style="width: 100%; height: 900px"></iframe>`;
  await openHost(page, host);
  await expect(page.frameLocator('iframe').locator('#root[data-taken]')).toBeAttached();
  const frame = page.frames().find((each) => each.url().startsWith(address));
  if (frame === undefined) throw new Error('The form has no frame.');
  return frame;
}

const findWayToPartner = (frame: Surface, { text }: Visitor) =>
  frame.getByRole('button', { name: text('screensˆredirected>button', { partner: 'Banco Muestra' }) });

/** The browser reports what the sandbox forbids. */
function expectSandboxReports({ problems }: Visitor): void {
  for (const problem of problems.splice(0)) expect(problem).toContain('sandboxed');
}

test(
  'a frame without an origin walks to the end, and the partner opens in a new window',
  { tag: ['@rest', '@E1', '@frame'] },
  async ({ page, context, baseURL, visitor }) => {
    const address = String(baseURL);
    const frame = await openInSandbox(page, address, 'allow-scripts allow-forms allow-popups');
    expect(await frame.evaluate(() => window.origin)).toBe('null');
    await walkForm(frame, visitor.createAnswers('at-once'));
    await frame
      .getByRole('button', { name: visitor.text('screensˆaccepted>continue') })
      .press('Enter', { timeout: decisionTimeoutMs });
    const open = findWayToPartner(frame, visitor);
    await expect(open).toBeVisible();
    const opened = context.waitForEvent('page');
    await open.press('Enter');
    await expect((await opened).getByRole('heading', { name: 'Partner sandbox' })).toBeVisible();
    await expect(open).toBeVisible();
    expectSandboxReports(visitor);
  },
);

test(
  'a frame that may not open windows shows an address that leads to the partner',
  { tag: ['@rest', '@classic-page', '@E1', '@frame'] },
  async ({ page, context, baseURL, visitor }) => {
    const frame = await openInSandbox(page, String(baseURL), 'allow-scripts allow-forms');
    await walkForm(frame, visitor.createAnswers('at-once.post-redirect'));
    await frame
      .getByRole('button', { name: visitor.text('screensˆaccepted>continue') })
      .press('Enter', { timeout: decisionTimeoutMs });
    await findWayToPartner(frame, visitor).press('Enter');
    await expect(frame.getByText(visitor.text('screensˆpartner>no_window'))).toBeVisible();
    const address = await frame.getByText(/^http:\S+$/).innerText();
    const other = await context.newPage();
    await other.goto(address);
    await other.getByRole('button', { name: visitor.text('screensˆredirected>button_other') }).click();
    await expect(other.getByText('Reached by POST')).toBeVisible();
    expectSandboxReports(visitor);
  },
);
