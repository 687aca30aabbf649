import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function of one identity that calls the latest version of another, so that components which receive it do not render again. Call it
 * in events only: during a render it still calls the version before.
 */
export function useEventCallback<Parameters extends readonly unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}
