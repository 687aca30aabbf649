import { readTimings, waitUntilIdle, type Phone } from './phone';

/** The result of typing into the first field. */
export interface FirstFieldResult {
  /** When the first key press that stayed was painted, in milliseconds since the navigation started. */
  readonly usableAtMs: number;
  /** Key presses that were painted and then lost. */
  readonly lostKeyCount: number;
}

/** Text inputs of the step. */
export const textInputSelector =
  'form[data-step] input[name]:not([type=radio]):not([type=checkbox]):not([type=range]):not([type=hidden])';
const key = '3';
/** The interval between attempts and checks. */
const attemptIntervalMs = 25;

/**
 * Opens an address and types into its first field as soon as it exists. Types again whenever the value is lost, until the page is idle.
 *
 * @throws when the field never accepts the key
 */
export async function measureFirstField(phone: Phone, address: string): Promise<FirstFieldResult> {
  const { page } = phone;
  await page.goto(address, { waitUntil: 'commit' });
  const load = { isIdle: false };
  const loading = watchIdle(phone, load);
  let usableAtMs: number | null = null;
  let lostKeyCount = 0;
  for (;;) {
    // Read before the field is checked, so code that removes the value has already run.
    const { isIdle } = load;
    if (usableAtMs !== null && !(await fieldHasKey(phone))) {
      lostKeyCount += 1;
      usableAtMs = null;
    }
    if (usableAtMs === null) usableAtMs = await typeOnce(phone);
    else if (isIdle) break;
    if (usableAtMs === null && isIdle) throw new Error(`The first field of ${address} accepts no key press.`);
    await page.waitForTimeout(attemptIntervalMs);
  }
  await loading;
  return { usableAtMs, lostKeyCount };
}

async function watchIdle(phone: Phone, load: { isIdle: boolean }): Promise<void> {
  await waitUntilIdle(phone);
  load.isIdle = true;
}

/** Replaces the field's value with the key. Returns the time of its paint, or null if it was not painted. */
async function typeOnce(phone: Phone): Promise<number | null> {
  const { page } = phone;
  const exists = await page.evaluate((selector) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    field?.focus();
    field?.select();
    return field !== null;
  }, textInputSelector);
  if (!exists) return null;
  const { lastEcho: before } = await readTimings(page);
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const { lastEcho } = await readTimings(page);
  return lastEcho > before && (await fieldHasKey(phone)) ? lastEcho : null;
}

/** Whether the field contains only the key, ignoring characters that the page adds. */
function fieldHasKey({ page }: Phone): Promise<boolean> {
  return page.evaluate(
    ([selector, key]) =>
      document.querySelector<HTMLInputElement>(selector)?.value.replace(/[^\p{L}\d]/gu, '') === key,
    [textInputSelector, key] as const,
  );
}
