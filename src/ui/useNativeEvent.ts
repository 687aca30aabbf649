import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Listens to events of an element with native listeners. Use it for events that come with each key: React does not receive key events
 * (src/platform/reactEventFilter.ts), and after each `input` event it writes the name and the type of the element again.
 *
 * @param types must stay the same
 * @param onEvent receives the element too: it may already be detached, as when a focused line is removed and sends `change`
 */
export function useNativeEvent<Target extends HTMLElement, Type extends keyof HTMLElementEventMap>(
  element: RefObject<Target | null>,
  types: readonly Type[],
  onEvent: (event: HTMLElementEventMap[Type], target: Target) => void,
): void {
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const listener = (event: HTMLElementEventMap[Type]) => handleEvent(event, target);
    for (const type of types) target.addEventListener(type, listener);
    return () => {
      for (const type of types) target.removeEventListener(type, listener);
    };
  }, [element, types]);
}
