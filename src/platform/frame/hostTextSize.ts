/**
 * Tells the styles the text size of the embedding page, in CSS pixels: a brand that is a guest there takes it (`ui/layouts/hero/none.css`).
 * The CSSOM sets it, which every content policy allows.
 */
export function setHostTextSize(pixels: number): void {
  document.documentElement.style.setProperty('--host-text-size', `${pixels}px`);
}
