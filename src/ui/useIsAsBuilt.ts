import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether this render takes over what the build rendered: then it must say what was built. The next one, which follows at
 * once, says what is. False in every render that makes a screen anew.
 */
export const useIsAsBuilt = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
