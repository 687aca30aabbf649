import { createContext, use, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';

const neverChanges = () => () => undefined;

const Context = createContext(false);

/**
 * Tells what is inside whether it takes over what the build rendered. What is, is said by a render of its own that follows in
 * slices: keys are heard meanwhile.
 */
export function AsBuilt({ children }: { readonly children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return <Context value={useDeferredValue(isHydrating)}>{children}</Context>;
}

/**
 * Whether this render takes over what the build rendered: then it must say what was built. The next one says what is. False in
 * every render that makes a screen anew.
 */
export const useIsAsBuilt = (): boolean => use(Context);
