import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { hasSentCode } from '../../domain/journey/calls/requestStatus';
import type { StageRequest } from '../../domain/journey/states/stages';
import { useTranslation } from '../../platform/i18n/texts';
import { stageRequestConfirmed, withdrawalCodeRequested } from '../../state/events';
import { selectRequestStatus } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { takeFocus } from '../../ui/takeFocus';
import { CodeForm } from './CodeForm';

interface StageRequestsProps {
  readonly requests: readonly StageRequest[];
  /** Masked by the server. */
  readonly phoneNumber: string | undefined;
  readonly contactEmail: string;
}

/** What the applicant may ask for after an end. A press sends a code and shows what is declared, a second one with the code declares it. */
export function StageRequests({ requests, phoneNumber, contactEmail }: StageRequestsProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => selectRequestStatus(state, 'stageRequest'));
  const hasCode = useAppSelector((state) => hasSentCode(selectRequestStatus(state, 'withdrawalCode')));
  const [asked, setAsked] = useState<{ readonly kind: StageRequest; readonly isConfirmed: boolean } | null>(
    null,
  );
  const [cancelled, setCancelled] = useState<StageRequest | null>(null);
  // An earlier request has left its status.
  const isTaken = asked?.isConfirmed === true && status.kind === 'saved';
  const open = isTaken ? null : asked;
  return (
    <>
      {isTaken ? (
        <Notice tone="success" takesFocus>
          {t('screensˆstands>done')}
        </Notice>
      ) : null}
      {open === null ? (
        requests.map((kind) => (
          <Button
            key={kind}
            // The button that was pressed to cancel is gone.
            ref={kind === cancelled ? takeFocus : null}
            variant="outlined"
            onClick={() => {
              setCancelled(null);
              setAsked({ kind, isConfirmed: false });
              // The code for what was cancelled is unused.
              if (cancelled === null || !hasCode) dispatch(withdrawalCodeRequested());
            }}
          >
            {t(`screensˆstands>ask_${kind}`)}
          </Button>
        ))
      ) : (
        <CodeForm
          requestKey="stageRequest"
          isOwn={open.isConfirmed}
          statement={t(`screensˆstands>state_${open.kind}`)}
          texts={{
            confirm: t('screensˆstands>confirm'),
            cancel: t('commonˆcancel'),
            refused: t('screensˆdecision>refused'),
            byMail: t('screensˆstands>by_mail', { email: '{{email}}' }),
          }}
          phoneNumber={phoneNumber}
          contactEmail={contactEmail}
          onConfirm={(code) => {
            setAsked({ ...open, isConfirmed: true });
            dispatch(stageRequestConfirmed({ kind: open.kind, code }));
          }}
          onCancel={() => {
            setCancelled(open.kind);
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
