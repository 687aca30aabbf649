import { useState } from 'react';
import type { Appeal, AppealKind } from '../../api/stepData/rejection';
import {
  isRequestPending,
  isWaitingForNetwork,
  isWaitingForServer,
} from '../../domain/journey/calls/requestStatus';
import { useTranslation } from '../../platform/i18n/texts';
import { Button } from '../../ui/Button';
import { Collapsible } from '../../ui/Collapsible';
import { Notice } from '../../ui/Notice';
import { ActionStatus } from '../parts/requests/ActionStatus';
import { formatDatedMoment } from '../parts/loan/formatFigures';
import { useStateAction } from '../parts/requests/useStateAction';
import styles from './RejectedScreen.module.css';
import { StatementForm } from './StatementForm';

/**
 * What a rejected applicant may ask. Each appeal is sent once: what has been sent takes the place of its button, as the server names it, or
 * as this page knows it until the server does.
 */
export function Appeals({ appeals }: { readonly appeals: readonly Appeal[] }) {
  const { t } = useTranslation();
  const { status, isBusy, withdraw, send } = useStateAction('appeal');
  const [pressed, setPressed] = useState<AppealKind | null>(null);
  const [sent, setSent] = useState<readonly AppealKind[]>([]);
  if (pressed !== null && status.kind === 'saved') {
    setSent([...sent, pressed]);
    setPressed(null);
  }
  // One at a time, also if it waits for the network: the status is that of the appeal that was pressed.
  const isOtherUnderWay = (kind: AppealKind) =>
    pressed !== kind && (isRequestPending(status) || isWaitingForNetwork(status));
  const ask = (kind: AppealKind, text?: string) => {
    if (isOtherUnderWay(kind) || isRequestPending(status)) return;
    send({ call: 'appeal', details: text === undefined ? { kind } : { kind, text } });
    setPressed(kind);
  };
  return (
    <div className={styles['appeals']}>
      {appeals.map(({ kind, sentAt }) => {
        const isOwn = sent.includes(kind);
        if (isOwn || sentAt !== undefined)
          return <SentAppeal key={kind} kind={kind} sentAt={sentAt} isOwn={isOwn} />;
        const isPressed = isBusy && pressed === kind;
        const isUnavailable = isWaitingForServer(status) || isOtherUnderWay(kind);
        return kind === 'statement' ? (
          <Collapsible
            key={kind}
            label={t('screensˆdecision>statement')}
            content={() => (
              <StatementForm
                isBusy={isPressed}
                isUnavailable={isUnavailable}
                onEdit={() => (pressed === kind ? withdraw() : undefined)}
                onSend={(text) => ask(kind, text)}
              />
            )}
          />
        ) : (
          <Button
            key={kind}
            variant="outlined"
            isBusy={isPressed}
            aria-disabled={isUnavailable}
            onClick={() => ask(kind)}
          >
            {t(`screensˆdecision>${kind}`)}
          </Button>
        );
      })}
      <ActionStatus status={status} rejectionText={t('screensˆdecision>refused')} />
    </div>
  );
}

interface SentAppealProps {
  readonly kind: AppealKind;
  /** Undefined until the server names it. */
  readonly sentAt: string | undefined;
  /** Whether it was sent on this screen. */
  readonly isOwn: boolean;
}

function SentAppeal({ kind, sentAt, isOwn }: SentAppealProps) {
  const { t, i18n } = useTranslation();
  return (
    <Notice tone="success" takesFocus={isOwn}>
      <p>{t(`screensˆdecision>sent_${kind}`)}</p>
      {sentAt === undefined ? null : (
        <p>{t('screensˆdecision>sent_at', { time: formatDatedMoment(sentAt, i18n.language) })}</p>
      )}
    </Notice>
  );
}
