import { hasStartMarker } from '../loading/builtScreen';
import { postToParent } from './parentOrigins';

/** What the page does for the page that embeds it: heights, and the place of its headings. Loaded in a frame only. */

/** Smaller changes of the height are not reported. */
const thresholdPx = 10;
const debounceMs = 100;

/**
 * Reports the height of this page to the embedding page: at once, and after each change of more than ten pixels from the last
 * report. The placeholder before the first screen has no height of its own.
 *
 * @param origins the configured origins that may embed the page
 * @returns stops the reports
 */
export function reportHeight(origins: readonly string[]): () => void {
  document.documentElement.dataset['framed'] = '';
  let reportedHeight = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    if (hasStartMarker()) {
      // The first screen can have the same height, and then nothing resizes.
      scheduleReport();
      return;
    }
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (Math.abs(height - reportedHeight) <= thresholdPx) return;
    reportedHeight = height;
    postToParent({ type: 'FORM_HEIGHT', height }, origins);
  };
  const scheduleReport = () => {
    clearTimeout(timer);
    timer = setTimeout(report, debounceMs);
  };
  report();
  const observer = new ResizeObserver(scheduleReport);
  observer.observe(document.documentElement);
  window.addEventListener('resize', scheduleReport);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('resize', scheduleReport);
  };
}

/** Input after which the applicant, not the application, decides what the window shows. */
const inputEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Room for the progress between the upper edge of the window and a heading. */
const roomAboveHeadingPx = 112;

/**
 * Scrolls the embedding page when a heading takes the focus, because a heading takes it when the screen changes. The heading is then
 * always at the same distance from the upper edge of the window. Scrolls once more when the embedding page has adopted the new height:
 * until then this page may be scrolled inside its frame.
 */
export function scrollToNewScreens(): void {
  /** The browser focuses what is clicked between these two events, and a step changes after them. */
  let isPointing = false;
  for (const type of ['mousedown', 'mouseup']) {
    window.addEventListener(type, () => (isPointing = type === 'mousedown'), true);
  }
  document.addEventListener('focusin', ({ target }) => {
    // A click on a heading moves nothing.
    if (!(target instanceof HTMLHeadingElement) || isPointing) return;
    const scroll = () => scrollToPlaceAbove(target);
    scroll();
    const untilInput = new AbortController();
    const { signal } = untilInput;
    window.addEventListener('resize', scroll, { signal, once: true });
    for (const name of inputEvents) {
      window.addEventListener(name, () => untilInput.abort(), { signal, passive: true });
    }
  });
}

/** Scrolls to an empty element above the heading, because `scroll-margin` ends at the edge of the frame. */
function scrollToPlaceAbove(heading: HTMLElement): void {
  const place = document.createElement('span');
  place.style.position = 'absolute';
  place.style.insetBlockStart = `${heading.getBoundingClientRect().top + window.scrollY - roomAboveHeadingPx}px`;
  document.body.append(place);
  place.scrollIntoView({ block: 'start', behavior: 'instant' });
  place.remove();
}
