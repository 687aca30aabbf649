import { use, useState } from 'react';
import type { Loader } from './lazyComponent';

/**
 * A value that loads late. If it is loaded, the component renders synchronously with its surroundings. `use` alone suspends for a turn
 * even then, and the fallback stays visible for 300 ms.
 */
export function useLoaded<T>(load: Loader<T>): T {
  // React repeats a render that suspended, and then the same hooks must be called.
  const [loaded] = useState(load.getLoaded);
  return loaded ?? use(load());
}
