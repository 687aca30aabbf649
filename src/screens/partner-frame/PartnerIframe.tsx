import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { readPartnerMessage } from '../../api/partnerMessage';
import type { FrameTarget } from '../../domain/journey/states/frameTarget';
import { callAfter, onFrameMessage } from '../../platform/partnerFrame';
import { Notice } from '../../ui/Notice';
import styles from './PartnerFrameScreen.module.css';

interface PartnerIframeProps {
  readonly target: FrameTarget;
  readonly partner: string;
  readonly onFinished: (reference: string) => void;
  readonly onCancelled: () => void;
}

const slowNoticeDelayMs = 15_000;

/** The partner's page in a sandboxed frame, with a loading and a delay notice. */
export function PartnerIframe({ target, partner, onFinished, onCancelled }: PartnerIframeProps) {
  const { t } = useTranslation();
  const { url, sandbox, origin } = target;
  const frame = useRef<HTMLIFrameElement>(null);
  const [loadState, setLoadState] = useState<'loading' | 'late' | 'loaded'>('loading');
  const handleMessage = useEffectEvent((message: unknown) => {
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
    () => callAfter(slowNoticeDelayMs, () => setLoadState((now) => (now === 'loading' ? 'late' : now))),
    [],
  );
  return (
    <>
      <div role="status">
        {loadState === 'loading' ? <p>{t('screensˆpartner>loading', { partner })}</p> : null}
        {loadState === 'late' ? (
          <Notice tone="warning">{t('screensˆpartner>late', { partner })}</Notice>
        ) : null}
      </div>
      <iframe
        ref={frame}
        className={styles['frame']}
        title={t('screensˆpartner>frame', { partner })}
        src={url}
        sandbox={sandbox}
        referrerPolicy="strict-origin"
        onLoad={() => setLoadState('loaded')}
      />
    </>
  );
}
