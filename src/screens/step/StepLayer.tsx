import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { DrawnScreen } from '../screenProps';
import styles from './StepLayer.module.css';

interface StepLayerProps {
  /** Whether it is what the applicant sees. */
  readonly isShown: boolean;
  /** Whether its step is the open one. */
  readonly isLive: boolean;
  /** Undefined if nothing is drawn out of sight. */
  readonly conceal: DrawnScreen['conceal'] | undefined;
  readonly children: ReactNode;
}

/**
 * The place of a step. One that is drawn before its turn is laid out, but nobody sees it, finds it or fills it in, until it is live. It is a
 * fieldset, because browsers fill in lists that cannot have the focus unless they are disabled. A failure to draw it is one only when it
 * is live. A step that was submitted is hidden in the cheapest way until it goes, which is a moment later.
 */
export function StepLayer({ isShown, isLive, conceal, children }: StepLayerProps) {
  const element = useRef<HTMLFieldSetElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isDrawnAhead = !isShown && !isLive;
  useLayoutEffect(() => {
    return isShown || element.current === null ? undefined : conceal?.(element.current);
  }, [isShown, conceal]);
  return (
    <fieldset
      ref={element}
      role="presentation"
      className={isShown ? undefined : styles[isLive ? 'submitted' : 'hidden']}
      inert={isDrawnAhead}
      disabled={isDrawnAhead}
    >
      {isLive && hasFailed ? (
        children
      ) : (
        <ErrorBoundary fallback={null} onError={() => setHasFailed(true)}>
          {children}
        </ErrorBoundary>
      )}
    </fieldset>
  );
}
