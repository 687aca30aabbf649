import { createContext, use, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';

const subscribeToNothing = () => () => undefined;

const Context = createContext(false);

/**
 * Provides whether the subtree is hydrating the prerendered markup. The render after hydration is deferred,
 * so that it is interruptible and typing stays responsive. Values of the store follow at once (`serverState` of react-redux).
 */
export function HydrationProvider({ children }: { readonly children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  return <Context value={useDeferredValue(isHydrating)}>{children}</Context>;
}

/**
 * Whether this render hydrates the prerendered markup. It must then match that markup; the next render shows
 * the current state. Always false for a screen that is rendered on the client.
 */
export const useIsHydrating = (): boolean => use(Context);
