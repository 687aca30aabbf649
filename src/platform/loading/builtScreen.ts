import * as v from 'valibot';

/**
 * The first screen that the build rendered into the document, and the marks of its starter script (`src/starter`): `data-start` on
 * the document if the built screen is not the right one, `data-pressed` on buttons that were pressed before the application started.
 */

/** What the build rendered the first screen with. Its texts are in a file beside the document, because only the application needs them. */
export interface BuiltScreen {
  readonly languageTag: string;
  readonly year: number;
  readonly textsAddress: string;
}

const textsSchema = v.record(v.string(), v.record(v.string(), v.unknown()));

/** The texts of the built screen, by namespace. */
export type BuiltTexts = v.InferOutput<typeof textsSchema>;

/** The link at the end of the document. The browser loads the texts early through it, and the application finds them. */
export const createBuiltLink = ({ languageTag, year, textsAddress }: BuiltScreen): string =>
  `<link id="built" rel="preload" as="fetch" crossorigin fetchpriority="low" href="${textsAddress}" data-language="${languageTag}" data-year="${year}" />`;

/** A first screen of a variant, which the starter may put into the place of the page's. */
export const createVariantTemplate = (name: string, content: string, textsAddress: string): string =>
  `<template id="variant-${name}" data-texts="${textsAddress}">${content}</template>`;

/** Reads the link of the document. Returns null if there is no built screen, or the starter found it wrong for this visit. */
export function readBuiltScreen(): BuiltScreen | null {
  const link = document.getElementById('built');
  if (hasStartMarker() || !(link instanceof HTMLLinkElement)) return null;
  return {
    languageTag: link.dataset['language'] ?? '',
    year: Number(link.dataset['year']),
    textsAddress: link.href,
  };
}

/** Loads the texts of the built screen. Null if they do not load. */
export async function loadBuiltTexts({ textsAddress }: BuiltScreen): Promise<BuiltTexts | null> {
  try {
    const response = await fetch(textsAddress);
    const parsed = v.safeParse(textsSchema, response.ok ? await response.json() : null);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Whether the placeholder is shown, because the build did not render this screen. */
export const hasStartMarker = (): boolean => document.documentElement.dataset['start'] !== undefined;

/** Removes the placeholder and the message about a start that takes long once the application shows its own screen. */
export function removeStartMarker(): void {
  document.querySelector('.unstarted')?.remove();
  delete document.documentElement.dataset['start'];
}

/** Stops the starter script: the application listens to events now. */
export function stopStarter(root: HTMLElement): void {
  root.dataset['taken'] = '';
}

/** Returns selectors of the buttons that were pressed before the application started, in the order of the presses. */
export function findEarlyPresses(root: HTMLElement): readonly string[] {
  return [...root.querySelectorAll('button')]
    .map((button) => ({ selector: getSelector(button), order: Number(button.dataset['pressed'] ?? 0) }))
    .filter(({ order }) => order > 0)
    .sort((one, other) => one.order - other.order)
    .map(({ selector }) => selector);
}

/** The selector of the button that submits. */
export const submitSelector = 'form button[type="submit"]';

/** The selector does not use positions: a frame has no header, and a new screen has other elements. */
function getSelector(button: HTMLButtonElement): string {
  if (button.type === 'submit') return submitSelector;
  if (button.closest('[data-part="loan"]') !== null) return '[data-part="loan"] button';
  // In the header, or in a frame with the legal texts.
  return button.lang === ''
    ? `[data-part="legal"] button[name="${button.name}"]`
    : `button[lang="${button.lang}"]`;
}

/** Repeats the presses. */
export function replayPresses(root: HTMLElement, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const button = root.querySelector<HTMLButtonElement>(selector);
    if (button === null) continue;
    delete button.dataset['pressed'];
    button.click();
  }
}

/** The position of the focus and the caret. */
export interface Caret {
  readonly id: string;
  /**
   * The two ends of the selection, counted from the end of the text; null if the element is no text input. The start is no
   * stable reference: an amount may get a thousands separator before the caret is restored.
   */
  readonly offsetsFromEnd: readonly [number, number] | null;
}

/** Returns null if the focus is outside of the element. */
export function readCaret(root: HTMLElement): Caret | null {
  const { activeElement } = document;
  if (activeElement === null || activeElement.id === '' || !root.contains(activeElement)) return null;
  return { id: activeElement.id, offsetsFromEnd: getSelection(activeElement) };
}

function getSelection(element: Element): Caret['offsetsFromEnd'] {
  if (!(element instanceof HTMLInputElement)) return null;
  const { selectionStart, selectionEnd, value } = element;
  if (selectionStart === null || selectionEnd === null) return null;
  return [value.length - selectionStart, value.length - selectionEnd];
}

/** Restores the focus and the caret if they were lost. */
export function restoreCaret({ id, offsetsFromEnd }: Caret): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  if (!(control instanceof HTMLInputElement) || offsetsFromEnd === null) return;
  const [start, end] = offsetsFromEnd.map((characters) => Math.max(control.value.length - characters, 0));
  control.setSelectionRange(start ?? 0, end ?? 0);
}
