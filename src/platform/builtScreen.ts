import * as v from 'valibot';

/**
 * The first screen as the build left it in the document, and what its starter (`src/starter`) marks there: `data-start` on the
 * document while the built screen is not the right one, `data-pressed` on what was pressed before the application was there.
 */

const builtSchema = v.object({
  languageTag: v.string(),
  year: v.number(),
  texts: v.record(v.string(), v.record(v.string(), v.unknown())),
});

/** What the build knew when it rendered the first screen. */
export type Built = v.InferOutput<typeof builtSchema>;

/** What the document holds of the first screen; null where it was not built or the starter found it wrong for this visit. */
export function readBuilt(): Built | null {
  if (document.documentElement.dataset['start'] !== undefined) return null;
  const text = document.getElementById('built')?.textContent;
  if (text === undefined || text === null) return null;
  const parsed = v.safeParse(builtSchema, JSON.parse(text));
  return parsed.success ? parsed.output : null;
}

/** The screen that the application made stands: what stood for it until then goes. */
export function endStarting(): void {
  delete document.documentElement.dataset['start'];
}

/** Tells the starter that the application hears for itself from now on. */
export function silenceStarter(root: HTMLElement): void {
  root.dataset['taken'] = '';
}

/** What was pressed before the application was there, in the order in which it was, each by how it is found again. */
export function pressedEarly(root: HTMLElement): readonly string[] {
  return [...root.querySelectorAll('button')]
    .map((button) => ({ selector: selectorOf(button), order: Number(button.dataset['pressed'] ?? 0) }))
    .filter(({ order }) => order > 0)
    .toSorted((one, other) => one.order - other.order)
    .map(({ selector }) => selector);
}

/** By what it is, not by its place: a frame shows no header, and a screen that is made anew has other elements. */
function selectorOf(button: HTMLButtonElement): string {
  if (button.type === 'submit') return 'form button[type="submit"]';
  return button.lang === '' ? 'footer button' : `header button[lang="${button.lang}"]`;
}

/** Presses again what was pressed early. */
export function pressAgain(root: HTMLElement, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const button = root.querySelector<HTMLButtonElement>(selector);
    if (button === null) continue;
    delete button.dataset['pressed'];
    button.click();
  }
}

/** Where the focus and the caret are. */
export interface Caret {
  readonly id: string;
  /**
   * Characters behind the two ends of what is selected; null where there is no line of text. Counted from behind: an amount
   * may be written with its thousands apart by the time the caret comes back.
   */
  readonly behind: readonly [number, number] | null;
}

/** The focus inside the element; null where it is elsewhere. */
export function readCaret(root: HTMLElement): Caret | null {
  const { activeElement } = document;
  if (activeElement === null || activeElement.id === '' || !root.contains(activeElement)) return null;
  return { id: activeElement.id, behind: caretIn(activeElement) };
}

function caretIn(element: Element): Caret['behind'] {
  if (!(element instanceof HTMLInputElement)) return null;
  const { selectionStart, selectionEnd, value } = element;
  if (selectionStart === null || selectionEnd === null) return null;
  return [value.length - selectionStart, value.length - selectionEnd];
}

/** Puts the focus and the caret back where they were, if they were lost meanwhile. */
export function putCaret({ id, behind }: Caret): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  if (!(control instanceof HTMLInputElement) || behind === null) return;
  const [start, end] = behind.map((characters) => Math.max(control.value.length - characters, 0));
  control.setSelectionRange(start ?? 0, end ?? 0);
}
