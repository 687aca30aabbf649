import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import type { StateAction } from '../../api/stateActions';
import { isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import type { Offer } from '../../api/stepData';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ActionBar } from '../parts/ActionBar';
import { ActionStatus } from '../parts/requests/ActionStatus';
import { useStateAction } from '../parts/requests/useStateAction';
import { formatDeadline } from '../parts/loan/formatFigures';
import { formatAccept } from './formatAccept';
import styles from './Offer.module.css';
import { isSameOffer } from './usePreviousOffer';

export interface OfferDecisionProps {
  /** Null if no offer is selected yet. */
  readonly offer: Offer | null;
  /** The action that accepts the offer. Null if another control on the screen accepts it. */
  readonly acceptAction: StateAction | null;
  readonly isRecalculating?: boolean;
  /** Called if no offer is selected when the applicant accepts. */
  readonly onMissing?: () => void;
}

/**
 * Accept and decline, of the same size. Declining needs a confirmation. The lender decides whether an offer
 * has expired, because the local clock may be wrong.
 */
export function OfferDecision({
  offer,
  acceptAction,
  isRecalculating = false,
  onMissing,
}: OfferDecisionProps) {
  const { t, i18n } = useTranslation();
  const { status, isBusy, send } = useStateAction('continueOffer');
  /** Accept and decline are one request, so its status does not tell which of them is being sent. */
  const [pressed, setPressed] = useState<'accept' | 'decline' | null>(null);
  const [asked, setAsked] = useState<{ readonly offer: Offer | null } | null>(null);
  // The question belongs to the offer that showed then, and not to one that has taken its place.
  if (asked !== null && !isSameOffer(asked.offer, offer)) setAsked(null);
  const ownerId = useId();
  const acceptLabel = formatAccept(offer, t);
  const owner = offer === null || acceptAction === null ? null : getOfferOwner(offer);
  // The button itself may have said it.
  const showsOwner = owner !== null && !acceptLabel.includes(owner);
  const accept = () => {
    if (offer === null) onMissing?.();
    // The figures on the screen are not those that were asked for yet.
    else if (acceptAction !== null && !isRecalculating) {
      setPressed('accept');
      send(acceptAction);
    }
  };
  return (
    <div className={styles['decision']}>
      <ActionBar
        status={<ActionStatus status={status} />}
        owner={showsOwner ? <p id={ownerId}>{t('screensˆoffer>of', { partner: owner })}</p> : null}
      >
        {acceptAction === null ? null : (
          <Button
            isBusy={isRecalculating || (isBusy && pressed === 'accept')}
            aria-disabled={isWaitingForServer(status)}
            aria-describedby={showsOwner ? ownerId : undefined}
            onClick={accept}
          >
            {acceptLabel}
          </Button>
        )}
        <Button
          variant="outlined"
          isBusy={isRecalculating || (isBusy && pressed === 'decline')}
          // The figures that arrive would be another offer than the one that is declined.
          onClick={() => (isRecalculating ? undefined : setAsked({ offer }))}
        >
          {t('screensˆoffer>decline')}
        </Button>
      </ActionBar>
      {offer === null ? null : (
        <p className={styles['until']}>
          {t('screensˆoffer>until', { time: formatDeadline(offer.expiresAt, i18n.language) })}
        </p>
      )}
      {asked === null ? null : (
        <ConfirmDialog
          title={t('screensˆoffer>decline_title')}
          lead={t('screensˆoffer>decline_lead')}
          cancelLabel={t('screensˆoffer>keep')}
          confirmLabel={t('screensˆoffer>decline_confirm')}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            setPressed('decline');
            send({ call: 'skipOffer', details: {} });
          }}
        />
      )}
    </div>
  );
}

/** Whose offer it is: the lender by the name of its company, if the server sends that. */
const getOfferOwner = ({ terms, partner }: Offer): string => terms.lender?.name ?? partner;
