import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import type { FormScreen } from '../../domain/pages/resolvePage';
import type { DrawnScreen } from '../screenProps';
import { StepLayer } from './StepLayer';
import styles from './StepLayers.module.css';

interface StepLayersProps {
  readonly ref: Ref<(screen: FormScreen | null) => void>;
  /** The open screen, and the one that is drawn before its turn. */
  readonly layers: readonly {
    readonly screen: FormScreen;
    /** The message above it, which may be empty. Null if it never has one. */
    readonly message: string | null;
    readonly content: ReactNode;
  }[];
  /** The open screen. */
  readonly live: FormScreen;
  /** Undefined if nothing is drawn out of sight. */
  readonly conceal: DrawnScreen['conceal'] | undefined;
}

/** The places of the screens, of which one is shown. To show another one renders none of the screens. */
export function StepLayers({ ref, layers, live, conceal }: StepLayersProps) {
  const [early, setEarly] = useState<{ readonly screen: FormScreen; readonly after: FormScreen } | null>(
    null,
  );
  useImperativeHandle(ref, () => (screen) => setEarly(screen === null ? null : { screen, after: live }), [
    live,
  ]);
  const shown = early?.after === live ? early.screen : live;
  const message = layers.find(({ screen }) => screen === shown)?.message ?? null;
  return (
    <div className={styles['layers']}>
      {message === null ? null : (
        <p role="status" className={styles['message']}>
          {message}
        </p>
      )}
      {layers.map(({ screen, content }) => (
        <StepLayer key={screen} isShown={screen === shown} isLive={screen === live} conceal={conceal}>
          {content}
        </StepLayer>
      ))}
    </div>
  );
}
