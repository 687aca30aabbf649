import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import type { StepPath } from '../../domain/catalogue/steps';
import type { DrawnStep } from '../screenProps';
import { StepLayer } from './StepLayer';
import styles from './StepLayers.module.css';

interface StepLayersProps {
  readonly ref: Ref<(path: StepPath | null) => void>;
  /** The open step, and the one that is drawn before its turn. */
  readonly layers: readonly { readonly path: StepPath; readonly content: ReactNode }[];
  /** The open step. */
  readonly live: StepPath;
  /** Undefined if nothing is drawn out of sight. */
  readonly conceal: DrawnStep['conceal'] | undefined;
}

/** The places of the steps, of which one is shown. To show another one renders none of the steps. */
export function StepLayers({ ref, layers, live, conceal }: StepLayersProps) {
  const [early, setEarly] = useState<{ readonly path: StepPath; readonly after: StepPath } | null>(null);
  useImperativeHandle(ref, () => (path) => setEarly(path === null ? null : { path, after: live }), [live]);
  const shown = early?.after === live ? early.path : live;
  return (
    <div className={styles['layers']}>
      {layers.map(({ path, content }) => (
        <StepLayer key={path} isShown={path === shown} isLive={path === live} conceal={conceal}>
          {content}
        </StepLayer>
      ))}
    </div>
  );
}
