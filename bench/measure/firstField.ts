import { observedOn, quiet, type Phone } from './phone';

/** How the first field took typing. */
export interface FirstField {
  /** When the key that stayed was on the screen; milliseconds since the navigation began. */
  readonly usableAt: number;
  /** Keys that were on the screen and did not stay. */
  readonly keysLost: number;
}

/** A line to type into, by its name. */
export const lineSelector =
  'form[data-step] input[name]:not([type=radio]):not([type=checkbox]):not([type=range]):not([type=hidden])';
const key = '3';
/** How often a key is tried, and how often it is looked whether it stayed; in milliseconds. */
const tryEvery = 25;

/**
 * Opens an address and types into its first field from the moment it exists, again whenever what was typed is gone, until
 * nothing more comes that could take it away.
 *
 * @throws when the field never takes it
 */
export async function tryFirstField(phone: Phone, address: string): Promise<FirstField> {
  const { page } = phone;
  await page.goto(address, { waitUntil: 'commit' });
  const arrived = { isQuiet: false };
  const arriving = tellQuiet(phone, arrived);
  let usableAt: number | null = null;
  let keysLost = 0;
  for (;;) {
    // Asked before the field is looked at: what took the key away has come before.
    const { isQuiet } = arrived;
    if (usableAt !== null && !(await fieldHolds(phone))) {
      keysLost += 1;
      usableAt = null;
    }
    if (usableAt === null) usableAt = await typeOnce(phone);
    else if (isQuiet) break;
    if (usableAt === null && isQuiet) throw new Error(`The first field of ${address} takes no typing.`);
    await page.waitForTimeout(tryEvery);
  }
  await arriving;
  return { usableAt, keysLost };
}

async function tellQuiet(phone: Phone, arrived: { isQuiet: boolean }): Promise<void> {
  await quiet(phone);
  arrived.isQuiet = true;
}

/** Types the key in place of what stands in the field; null where it has not come onto the screen. */
async function typeOnce(phone: Phone): Promise<number | null> {
  const { page } = phone;
  const isThere = await page.evaluate((selector) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    field?.focus();
    field?.select();
    return field !== null;
  }, lineSelector);
  if (!isThere) return null;
  const { lastEcho: before } = await observedOn(page);
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const { lastEcho } = await observedOn(page);
  return lastEcho > before && (await fieldHolds(phone)) ? lastEcho : null;
}

/** Whether the key, and nothing else, stands in the field; signs that the page adds do not count. */
function fieldHolds({ page }: Phone): Promise<boolean> {
  return page.evaluate(
    ([selector, key]) =>
      document.querySelector<HTMLInputElement>(selector)?.value.replace(/[^\p{L}\d]/gu, '') === key,
    [lineSelector, key] as const,
  );
}
