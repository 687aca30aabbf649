import { createElement, lazy, useState, type ComponentType } from 'react';

/** A file that comes late, with the component that it gives; `atHand` once it has come. */
interface Coming<Props> {
  (): Promise<{ readonly default: ComponentType<Props> }>;
  readonly atHand: () => { readonly default: ComponentType<Props> } | null;
}

/** A component whose code comes late, and the way to have it at hand before it is shown. */
export type Late<Props> = ComponentType<Props> & { readonly load: Coming<Props> };

/**
 * A component whose code comes when it is first shown, or asked for before. At hand, it is drawn with what is around it:
 * React's own lazy component always waits for a turn, and what it falls back to then stays on the screen for 300 ms.
 */
export function late<Props extends object>(load: Coming<Props>): Late<Props> {
  const Awaited = lazy(load);
  function Drawn(props: Props) {
    // For as long as it stands: another component in its place would lose what was typed.
    const [component] = useState<ComponentType<Props>>(() => load.atHand()?.default ?? Awaited);
    return createElement(component, props);
  }
  return Object.assign(Drawn, { load });
}
