import { createElement, lazy, useState, type ComponentType } from 'react';

/** Loads a value, such as a file of code. `getLoaded` returns the value once it is loaded. */
interface CodeLoader<T> {
  (): Promise<T>;
  readonly getLoaded: () => T | null;
}

/** A lazy component and the function that preloads it. */
export type LazyComponent<Props> = ComponentType<Props> & {
  readonly load: CodeLoader<unknown>;
};

/**
 * Creates a component whose code is loaded on first render or by an earlier preload. If the code is loaded,
 * the component renders synchronously with its surroundings. `React.lazy` always suspends for a turn, and its
 * fallback then stays visible for 300 ms.
 *
 * @param pick takes the component from what is loaded
 */
export function createLazyComponent<T, Props extends object>(
  load: CodeLoader<T>,
  pick: (loaded: T) => ComponentType<Props>,
): LazyComponent<Props> {
  const SuspendingComponent = lazy(async () => ({ default: pick(await load()) }));
  function RenderedComponent(props: Props) {
    // The choice is fixed while the component is mounted. Switching would remount it and lose its input.
    const [component] = useState<ComponentType<Props>>(() => {
      const loaded = load.getLoaded();
      return loaded === null ? SuspendingComponent : pick(loaded);
    });
    return createElement(component, props);
  }
  return Object.assign(RenderedComponent, { load });
}
