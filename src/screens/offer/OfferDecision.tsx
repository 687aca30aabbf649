import { useRef, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import type { StateAct } from '../../api/acts';
import type { Offer } from '../../api/stepData';
import type { Page } from '../../domain/pages/resolvePage';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ActState } from '../ActState';
import { useAct } from '../useAct';
import { lastDayOf } from './figures';
import styles from './Offer.module.css';

interface OfferDecisionProps {
  readonly page: Page;
  /** The offer that is decided on; null where none was chosen yet. */
  readonly offer: Offer | null;
  /** How it is accepted; null where something on the screen does it. */
  readonly accepts: StateAct | null;
  /** Whether its figures are being asked for anew. */
  readonly isAsked?: boolean;
  /** Accept was pressed before one was chosen. */
  readonly onMissing?: () => void;
}

/**
 * Accept and decline, of the same size; to decline is asked back. Whether an offer still stands, the lender says: a clock that is
 * wrong takes nobody's offer away.
 */
export function OfferDecision({ page, offer, accepts, isAsked = false, onMissing }: OfferDecisionProps) {
  const { t, i18n } = useTranslation();
  const { sending, isBusy, take } = useAct('continueOffer');
  const [isDeclining, setDeclining] = useState(false);
  const accept = () => {
    if (offer === null) onMissing?.();
    else if (accepts !== null) take(accepts);
  };
  return (
    <div className={styles['decision']}>
      <ActState sending={sending} />
      {accepts === null ? null : (
        <Button isBusy={isBusy || isAsked} onClick={accept}>
          {t('screensˆoffer>accept')}
        </Button>
      )}
      <Button look="outlined" isBusy={isBusy} onClick={() => setDeclining(true)}>
        {t('screensˆoffer>decline')}
      </Button>
      {offer === null ? null : (
        <p className={styles['until']}>
          {t('screensˆoffer>until', { time: lastDayOf(offer, { page, languageTag: i18n.language }) })}
        </p>
      )}
      {isDeclining ? (
        <DeclineDialog
          onKeep={() => setDeclining(false)}
          onDecline={() => {
            setDeclining(false);
            take({ call: 'skipOffer', told: {} });
          }}
        />
      ) : null}
    </div>
  );
}

interface DeclineDialogProps {
  readonly onKeep: () => void;
  readonly onDecline: () => void;
}

/** To keep the offer is the first and plain choice. */
function DeclineDialog({ onKeep, onDecline }: DeclineDialogProps) {
  const { t } = useTranslation();
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog label={t('screensˆoffer>decline_title')} onClose={onKeep} startAt={keep}>
      <div className={styles['asking']}>
        <h2>{t('screensˆoffer>decline_title')}</h2>
        <p>{t('screensˆoffer>decline_lead')}</p>
        <Button ref={keep} onClick={onKeep}>
          {t('screensˆoffer>keep')}
        </Button>
        <Button look="outlined" onClick={onDecline}>
          {t('screensˆoffer>decline_confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
