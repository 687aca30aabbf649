import { virtual } from '@guidepup/virtual-screen-reader';
import { onTestFinished, vi } from 'vitest';

/** Marks of the reader that stand at each text, and ends. They say nothing about a screen and hide what does. */
const structureMark = /^(?:document|paragraph|strong|·|end of .+|end, .+)$/s;
/** As many options of a list are read. The others sound the same, and some lists have hundreds. */
const readOptions = 2;

/** More phrases than any screen has. The reader goes round for ever, so a container without an end must fail. */
const maxPhrases = 1000;

/** What a screen reader says on the way through an element. Removes the further options of its lists. */
export function readAloud(container: Element): Promise<readonly string[]> {
  for (const list of container.querySelectorAll('select')) {
    for (const option of [...list.options].slice(readOptions)) option.remove();
  }
  // The reader tells the end only of an element with a role.
  if (container.matches('div:not([role])')) container.setAttribute('role', 'document');
  return listen(container, async () => {
    const [start] = await virtual.spokenPhraseLog();
    for (let count = 0; count < maxPhrases; count += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === `end of ${start}`) return;
    }
    throw new Error(`The screen reader has not told the end of ${start}.`);
  });
}

/** What a screen reader says while something happens: what gets the focus, and what is announced. */
export async function listen(container: Element, act: () => Promise<void>): Promise<readonly string[]> {
  await virtual.start({ container });
  try {
    await act();
    const phrases = await virtual.spokenPhraseLog();
    return phrases.filter((phrase) => !structureMark.test(phrase));
  } finally {
    await virtual.stop();
  }
}

/** Stops the date of the test at noon, so that no phrase depends on the day. The timers go on. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
}

/** A time of day, which depends on the time zone of the machine. */
const timeOfDay = /\b\d{1,2}:\d{2}(?:\s[AP]M|\s[ap]\.\s?m\.)?/gu;

/** The table of a language, for people to read: a heading for each reading, and a line for each phrase. */
export function formatReadings(
  readings: readonly (readonly [name: string, phrases: readonly string[]])[],
): string {
  return readings
    .map(([name, phrases]) => [`# ${name}`, ...phrases].join('\n').replaceAll(/[\u00A0\u202F]/g, ' '))
    .map((text) => text.replaceAll(timeOfDay, '<time>'))
    .join('\n\n')
    .concat('\n');
}
