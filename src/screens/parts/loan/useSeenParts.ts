import { useCallback, useState } from 'react';
import { onSeen } from '../../../platform/events/inView';

/** Whether the parts of a screen that an applicant must see before an action have been in the window. */
export interface SeenParts {
  /** Receives each of these parts. A part that is large has them inside, so that each fits the window. */
  readonly watch: (part: HTMLElement | null) => (() => void) | undefined;
  /** False until there are parts and each has been in view. */
  readonly areAllSeen: boolean;
}

/** Watches parts of a screen from their first render. */
export function useSeenParts(): SeenParts {
  const [parts, setParts] = useState<ReadonlyMap<HTMLElement, boolean>>(new Map());
  const watch = useCallback((part: HTMLElement | null) => {
    if (part === null) return undefined;
    setParts((before) => new Map(before).set(part, false));
    const stop = onSeen(part, () => setParts((before) => new Map(before).set(part, true)));
    return () => {
      stop();
      setParts((before) => new Map([...before].filter(([one]) => one !== part)));
    };
  }, []);
  return { watch, areAllSeen: parts.size > 0 && [...parts.values()].every(Boolean) };
}
