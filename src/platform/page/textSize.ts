/** In percent of the size that the browser has set. Every size of the page follows, because all of them are in `rem`. */
export const largeTextPercent = 130;

/** What the styles multiply the size of the text with (`ui/tokens.css`). */
export const textScaleProperty = '--text-scale';

/** Whether the applicant has made the text larger in this tab, perhaps before a reload (`starter/gate.ts`). */
export const isTextLarge = (): boolean =>
  document.documentElement.style.getPropertyValue(textScaleProperty) !== '';

/** Makes the text larger, or as large as before. What was pressed stays at its place in the window. */
export function setTextLarge(isLarge: boolean, pressed: Element): void {
  const before = pressed.getBoundingClientRect().top;
  const { style } = document.documentElement;
  style.setProperty(textScaleProperty, isLarge ? `${largeTextPercent / 100}` : '');
  window.scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: 'instant' });
}
