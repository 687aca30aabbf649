/** Whether another page embeds this one. */
export const isFramed = (): boolean => window.parent !== window;

/** Pixels by which the height must differ from the last one told. */
const threshold = 10;
/** Milliseconds without a further change before the height is told. */
const debounce = 100;

/**
 * Tells the embedding page how high this one is: at once, and after each change of more than ten pixels from what was told
 * last, growing or shrinking.
 *
 * @param origins the configured origins that may embed the page
 * @returns how to stop
 */
export function tellHeight(origins: readonly string[]): () => void {
  document.documentElement.dataset['framed'] = '';
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (Math.abs(height - told) <= threshold) return;
    told = height;
    window.parent.postMessage({ type: 'FORM_HEIGHT', height }, parentOrigin(origins));
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, debounce);
  };
  tell();
  const observer = new ResizeObserver(later);
  observer.observe(document.documentElement);
  window.addEventListener('resize', later);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('resize', later);
  };
}

/**
 * Hears the messages of the embedding page, and of no other window. Where origins are configured, of a page of theirs alone.
 *
 * @param listener takes what was sent, which can be anything
 */
export function onParentMessage(origins: readonly string[], listener: (message: unknown) => void): void {
  window.addEventListener('message', ({ source, origin, data }) => {
    const isKnown = origins.length === 0 || origins.includes(origin);
    if (source === window.parent && isKnown) listener(data);
  });
}

/** The embedding origin where it is known; a height is harmless, so without configuration it goes to any. */
function parentOrigin(origins: readonly string[]): string {
  const embedding = document.referrer === '' ? '' : new URL(document.referrer).origin;
  if (origins.includes(embedding)) return embedding;
  return origins[0] ?? '*';
}
