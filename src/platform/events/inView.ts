/**
 * Calls the listener once, when the whole element has been in the window. Never for one that is larger than the window, and never where the
 * browser cannot tell.
 */
export function onSeen(element: Element, listener: () => void): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      listener();
    },
    { threshold: 1 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
