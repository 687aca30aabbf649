import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Hears events of an element where they happen, and not by React, which walks its whole tree for each and writes name and type of
 * a line anew after it. For what comes with every key: React is not told of keys (`src/platform/quietRoot.ts`).
 *
 * @param types stay the same
 * @param hear gets the element too: it may be on its way out, as when a line that has the focus goes and tells its change
 */
export function useHeard<Heard extends HTMLElement, Type extends keyof HTMLElementEventMap>(
  element: RefObject<Heard | null>,
  types: readonly Type[],
  hear: (event: HTMLElementEventMap[Type], heard: Heard) => void,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const listener = (event: HTMLElementEventMap[Type]) => heard(event, target);
    for (const type of types) target.addEventListener(type, listener);
    return () => {
      for (const type of types) target.removeEventListener(type, listener);
    };
  }, [element, types]);
}
