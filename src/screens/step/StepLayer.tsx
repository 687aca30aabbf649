import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { StepAhead } from '../screenProps';
import styles from './StepLayer.module.css';

interface StepLayerProps {
  /** Whether it is the step on the screen. */
  readonly isLive: boolean;
  /** Undefined if nothing was drawn ahead so far. */
  readonly conceal: StepAhead['conceal'] | undefined;
  readonly children: ReactNode;
}

/**
 * The place of a step. One that is drawn ahead of its turn is laid out, but nobody sees it, finds it or fills it in, until it is live. It is a
 * fieldset, because browsers fill in lists that cannot have the focus unless they are disabled.
 */
export function StepLayer({ isLive, conceal, children }: StepLayerProps) {
  const element = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    return isLive || element.current === null ? undefined : conceal?.(element.current);
  }, [isLive, conceal]);
  return (
    <fieldset
      ref={element}
      role="presentation"
      className={isLive ? undefined : styles['ahead']}
      inert={!isLive}
      disabled={!isLive}
    >
      {children}
    </fieldset>
  );
}
