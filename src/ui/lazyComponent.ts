import { createElement, lazy, useState, type ComponentType } from 'react';

/** A module with a default component. */
interface ComponentModule<Props> {
  readonly default: ComponentType<Props>;
}

/** Loads a value, such as a module. `getLoaded` returns the value once it is loaded. */
export interface Loader<T> {
  (): Promise<T>;
  readonly getLoaded: () => T | null;
}

/** A lazy component and the function that preloads it. */
export type LazyComponent<Props, Module = ComponentModule<Props>> = ComponentType<Props> & {
  readonly load: Loader<Module>;
};

/**
 * Creates a component whose code is loaded on first render or by an earlier preload. If the code is loaded,
 * the component renders synchronously with its surroundings. `React.lazy` always suspends for a turn, and its
 * fallback then stays visible for 300 ms.
 */
export function createLazyComponent<Props extends object, Module extends ComponentModule<Props>>(
  load: Loader<Module & ComponentModule<Props>>,
): LazyComponent<Props, Module> {
  const SuspendingComponent = lazy(load);
  function RenderedComponent(props: Props) {
    // The choice is fixed while the component is mounted. Switching would remount it and lose its input.
    const [component] = useState<ComponentType<Props>>(
      () => load.getLoaded()?.default ?? SuspendingComponent,
    );
    return createElement(component, props);
  }
  return Object.assign(RenderedComponent, { load });
}
