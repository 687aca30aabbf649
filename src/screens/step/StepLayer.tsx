import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { conceal } from '../../platform/conceal';
import styles from './StepLayer.module.css';

interface StepLayerProps {
  /** Whether it is the step on the screen. */
  readonly isLive: boolean;
  readonly children: ReactNode;
}

/**
 * The place of a step. One that is drawn ahead of its turn is laid out, but nobody sees it, finds it or fills it in, until it is live. It is a
 * fieldset, because browsers fill in lists that cannot have the focus unless they are disabled.
 */
export function StepLayer({ isLive, children }: StepLayerProps) {
  const element = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (!isLive && element.current !== null) return conceal(element.current);
    return undefined;
  }, [isLive]);
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
