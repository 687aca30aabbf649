import { use, useState } from 'react';

/** Loads a value for a render. */
interface LateValue<T> {
  readonly getLoaded: () => T | null;
  /** Returns the same promise at each attempt of the render, also after a failure. */
  readonly waitInRender: () => Promise<T>;
}

/**
 * A value that loads late. If it is loaded, the component renders synchronously with its surroundings. `use` alone suspends for a turn
 * even then, and the fallback stays visible for 300 ms.
 *
 * @throws the error of the load, which then stays until the page is loaded again
 */
export function useLoaded<T>({ getLoaded, waitInRender }: LateValue<T>): T {
  // React repeats a render that suspended, and then the same hooks must be called.
  const [loaded] = useState(getLoaded);
  return loaded ?? use(waitInRender());
}
