/**
 * Runs the work at once, or, in a page that the browser loads ahead of a press on a link, when the page is shown. Nobody may ever see it, so
 * until then nothing of the visit is read, stored, sent or counted.
 *
 * @param work receives the event with which the page is shown, if it had to wait for it
 */
export function whenShown(work: (event?: Event) => void): void {
  if (Reflect.get(document, 'prerendering') !== true) work();
  else document.addEventListener('prerenderingchange', work, { once: true });
}
