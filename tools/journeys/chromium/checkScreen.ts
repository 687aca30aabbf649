import type { Page } from 'playwright';

/** How long a screen may take until it has a way on: what it loads, and a server that is slow. */
const wayOnMs = 12_000;
const pollMs = 250;

/** The values of a form by the names of its controls, and the step that shows them. */
export interface ShownForm {
  readonly step: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The document of the same origin that an applicant leaves the application for. It stays in the history of the tab. */
export const otherDocument = 'robots.txt';

/** Whether the tab shows the other document. */
export const isOtherDocument = (page: Page): boolean => page.url().endsWith(`/${otherDocument}`);

/** Whether the tab shows the application, and not a page of a partner or of the browser, or the other document. */
export const isApplication = (page: Page): boolean =>
  !page.isClosed() &&
  page.url().startsWith('http') &&
  !page.url().includes('/partner-sandbox') &&
  !isOtherDocument(page);

/** Reads what the controls of the form contain; null without a form. One-time codes and passwords are never stored. */
export const readShownForm = (page: Page): Promise<ShownForm | null> =>
  page.evaluate(() => {
    const form = document.querySelector('form[data-step]');
    if (form === null) return null;
    const values: Record<string, string> = {};
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input[name], select[name]',
    )) {
      const isChoice = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type);
      if (/file|password/.test(control.type) || control.autocomplete === 'one-time-code') continue;
      if (!isChoice) values[control.name] = control.value;
      else if (control.checked) values[control.name] = control.value;
    }
    return { step: form.getAttribute('data-step') ?? '', values };
  });

/** Finds what is wrong with the screen of a tab; null if nothing is. */
export async function findScreenFault(page: Page): Promise<string | null> {
  const layout = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth, text: document.body.innerText };
  });
  if (layout.scrollWidth > layout.clientWidth)
    return `no overflow: the content is ${layout.scrollWidth} px wide, the window ${layout.clientWidth} px`;
  const [key] = /\S*ˆ\S*|\b\w+>\w+\b/.exec(layout.text) ?? [];
  if (key !== undefined) return `no text that is a key: the screen shows "${key}"`;
  return (await waitForWayOn(page)) ? null : `a way on: the screen ${page.url()} has no control`;
}

/** Waits until the main part has something that can be pressed or typed into, or the screen waits for the decision. */
async function waitForWayOn(page: Page): Promise<boolean> {
  for (let waited = 0; waited < wayOnMs; waited += pollMs) {
    if (!isApplication(page)) return true;
    const hasWay = await page.evaluate(() => {
      // No named function: the loader of the scripts would add a helper that the page does not have.
      const controls = [...document.querySelectorAll('main :is(button, a[href], input, select, summary)')];
      return (
        controls.some((control) => !control.matches(':disabled') && control.checkVisibility()) ||
        document.querySelector('main [role=status], main progress') !== null
      );
    });
    if (hasWay) return true;
    await page.waitForTimeout(pollMs);
  }
  return false;
}
