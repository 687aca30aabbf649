import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { readPartnerMessage } from '../../api/partnerMessage';
import type { FrameTarget } from '../../domain/journey/states/partnerFrames';
import { after, onFrameMessage } from '../../platform/partnerFrame';
import { Notice } from '../../ui/Notice';
import styles from './PartnerFrame.module.css';

interface FrameProps {
  readonly target: FrameTarget;
  readonly onFinished: (reference: string) => void;
  readonly onCancelled: () => void;
}

/** Milliseconds after which the applicant is told that the page takes long. */
const patience = 15_000;

/** The partner's page, with no more rights than it needs; says while it is not there. */
export function Frame({ target, onFinished, onCancelled }: FrameProps) {
  const { t } = useTranslation();
  const { url, host, rights, origin } = target;
  const frame = useRef<HTMLIFrameElement>(null);
  const [standing, setStanding] = useState<'loading' | 'late' | 'loaded'>('loading');
  const hear = useEffectEvent((message: unknown) => {
    const read = readPartnerMessage(message);
    if (read?.event === 'finished') onFinished(read.reference);
    if (read?.event === 'cancelled') onCancelled();
  });
  useEffect(
    () =>
      frame.current === null ? undefined : onFrameMessage(frame.current, origin, (message) => hear(message)),
    [origin],
  );
  useEffect(() => after(patience, () => setStanding((now) => (now === 'loading' ? 'late' : now))), []);
  return (
    <>
      <div role="status">
        {standing === 'loading' ? <p>{t('screensˆpartner>loading', { host })}</p> : null}
        {standing === 'late' ? <Notice tone="warning">{t('screensˆpartner>late', { host })}</Notice> : null}
      </div>
      <iframe
        ref={frame}
        className={styles['frame']}
        title={t('screensˆpartner>frame', { host })}
        src={url}
        sandbox={rights}
        referrerPolicy="strict-origin"
        onLoad={() => setStanding('loaded')}
      />
    </>
  );
}
