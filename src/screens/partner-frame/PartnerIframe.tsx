import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { readPartnerMessage } from '../../api/partnerMessage';
import type { FrameTarget } from '../../domain/journey/states/frameTarget';
import { callAfter, onFrameEntered, onFrameMessage } from '../../platform/frame/partnerFrame';
import { Notice } from '../../ui/Notice';
import styles from './PartnerFrameScreen.module.css';

interface PartnerIframeProps {
  readonly target: FrameTarget;
  readonly partner: string;
  readonly onFinished: (reference: string) => void;
  readonly onCancelled: () => void;
}

/**
 * What is known of the partner's page. A browser reports a page that refuses to be shown in a frame as loaded, and tells nothing else
 * about a page of another origin. So `unseen` is a loaded page that nobody has used for a while.
 */
type FrameState = 'loading' | 'late' | 'loaded' | 'unseen' | 'used';

const noticeDelayMs = 15_000;

/** The partner's page in a sandboxed frame. A notice says that it loads, is late, or may not be shown. */
export function PartnerIframe({ target, partner, onFinished, onCancelled }: PartnerIframeProps) {
  const { t } = useTranslation();
  const { url, sandbox, origin } = target;
  const frame = useRef<HTMLIFrameElement>(null);
  const [frameState, setFrameState] = useState<FrameState>('loading');
  const handleMessage = useEffectEvent((message: unknown) => {
    setFrameState('used');
    const parsed = readPartnerMessage(message);
    if (parsed?.event === 'finished') onFinished(parsed.reference);
    if (parsed?.event === 'cancelled') onCancelled();
  });
  useEffect(
    () =>
      frame.current === null
        ? undefined
        : onFrameMessage(frame.current, origin, (message) => handleMessage(message)),
    [origin],
  );
  useEffect(
    () => (frame.current === null ? undefined : onFrameEntered(frame.current, () => setFrameState('used'))),
    [],
  );
  useEffect(() => {
    if (frameState === 'loading') return callAfter(noticeDelayMs, () => setFrameState('late'));
    if (frameState === 'loaded') return callAfter(noticeDelayMs, () => setFrameState('unseen'));
    return undefined;
  }, [frameState]);
  return (
    <>
      <div role="status">
        {frameState === 'loading' ? <p>{t('screensˆpartner>loading', { partner })}</p> : null}
        {frameState === 'late' ? (
          <Notice tone="warning">{t('screensˆpartner>late', { partner })}</Notice>
        ) : null}
        {frameState === 'unseen' ? (
          <Notice tone="info">{t('screensˆpartner>unseen', { partner })}</Notice>
        ) : null}
      </div>
      <iframe
        ref={frame}
        className={styles['frame']}
        title={t('screensˆpartner>frame', { partner })}
        src={url}
        sandbox={sandbox}
        referrerPolicy="strict-origin"
        onLoad={() => setFrameState((now) => (now === 'used' ? now : 'loaded'))}
      />
    </>
  );
}
