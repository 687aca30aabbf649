import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isFocusLost } from '../../platform/events/focus';
import { useTranslation } from '../../platform/i18n/texts';
import { readOffer, readOfferLimits, type OfferRange, type Offer } from '../../api/stepData';
import { formatMoney } from '../../domain/countries/money';
import { isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import { wait } from '../../platform/events/browser';
import { Button } from '../../ui/Button';
import { Slider } from '../../ui/Slider';
import { ScreenFrame } from '../parts/ScreenFrame';
import type { ScreenProps } from '../screenProps';
import { useStateAction } from '../parts/requests/useStateAction';
import { WithStepData } from '../parts/requests/WithStepData';
import styles from './Offer.module.css';
import { OfferChangedNotice } from './OfferChangedNotice';
import { OfferCopy } from './OfferCopy';
import { OfferAcceptance } from './OfferAcceptance';
import { OfferFigures } from './OfferFigures';
import { formatOfferFigures } from '../parts/loan/formatFigures';
import { usePreviousOffer } from './usePreviousOffer';

interface Changeable {
  readonly offer: Offer;
  readonly limits: { readonly amount: OfferRange; readonly period: OfferRange };
}

type Wish = Pick<Offer, 'amount' | 'period'>;

const debounceMs = 400;

/** An offer whose amount and period the applicant may change. The lender recalculates its cost. */
export default function ChangeableOfferScreen(props: ScreenProps) {
  return (
    <WithStepData {...props} read={readChangeable} getLender={({ offer }) => offer.partner}>
      {(changeable, isArrival) => <ChangeableOfferView {...props} isArrival={isArrival} {...changeable} />}
    </WithStepData>
  );
}

function readChangeable(stepData: Readonly<Record<string, unknown>>): Changeable | null {
  const offer = readOffer(stepData);
  const limits = readOfferLimits(stepData);
  return offer === null || limits === null ? null : { offer, limits };
}

function ChangeableOfferView({ page, isArrival, offer, limits }: ScreenProps & Changeable) {
  const { t, i18n } = useTranslation();
  const { wish, isRecalculating, isAnswered, isOwn, hasFailed, isWaiting, again, changeWish, retry } =
    useWish(offer);
  const figures = useRef<HTMLDListElement>(null);
  useEffect(() => {
    // The pressed button has gone.
    if (again === 'answered' && isFocusLost()) figures.current?.focus({ preventScroll: true });
  }, [again]);
  const previous = usePreviousOffer(offer, isOwn);
  const format = { currency: page.facts.currency, languageTag: i18n.language };
  const { total } = formatOfferFigures(offer, { page, t, languageTag: i18n.language });
  const formatters = {
    amount: (value: number) => formatMoney(value, format),
    period: (value: number) => t(`commonˆ${offer.periodScale}`, { count: value }),
  } as const;
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆoffer>title', { partner: offer.partner })}
      isArrival={isArrival}
    >
      <p>
        {t('screensˆoffer>lead')} {t('screensˆoffer>change_lead')}
      </p>
      <OfferChangedNotice isChanged={previous !== null} />
      {(['amount', 'period'] as const).map((part) => (
        <div key={part} className={styles['wish']}>
          <div className={styles['wished']} aria-hidden="true">
            <span>{t(`screensˆoffer>${part}`)}</span>
            <strong>{formatters[part](wish[part])}</strong>
          </div>
          <Slider
            controlName={`offer_${part}`}
            {...limits[part]}
            value={wish[part]}
            onChange={(value) => changeWish({ ...wish, [part]: value })}
            label={t(`screensˆoffer>${part}`)}
            valueText={formatters[part](wish[part])}
            minText={formatters[part](limits[part].min)}
            maxText={formatters[part](limits[part].max)}
          />
        </div>
      ))}
      <p role="status">
        {isRecalculating ? <span key="asking">{t('screensˆoffer>asking')}</span> : null}
        {isAnswered ? <span key={total}>{t('screensˆoffer>asked', { total })}</span> : null}
      </p>
      <OfferFigures
        ref={figures}
        page={page}
        offer={offer}
        previous={previous}
        isRecalculating={isRecalculating || hasFailed}
      />
      {/* It stays while the figures are asked for again, because it has the focus. */}
      {hasFailed || again === 'asking' ? (
        <Button
          isBusy={!hasFailed}
          aria-disabled={!hasFailed || isWaiting}
          onClick={hasFailed ? retry : undefined}
        >
          {t('screensˆoffer>ask_again')}
        </Button>
      ) : null}
      <OfferAcceptance
        offer={offer}
        acceptAction={hasFailed ? null : { call: 'continueOffer', details: {} }}
        isRecalculating={isRecalculating}
      />
      <OfferCopy page={page} offers={[offer]} />
    </ScreenFrame>
  );
}

/**
 * The desired amount and period and the status of the recalculation: one request at a time, the last change
 * wins. The lender's response ends a wish, also if it differs.
 */
function useWish(offer: Offer) {
  const { status, isBusy, withdraw, send } = useStateAction('updateProvidentOffer');
  /** The change without a response; null if the offer is what is shown. */
  const [open, setOpen] = useState<Wish | null>(null);
  const [requested, setRequested] = useState<Wish | null>(null);
  /** The wish whose figures a press has asked for again. */
  const [askedAgain, setAskedAgain] = useState<Wish | null>(null);
  const isRequested = open !== null && open === requested;
  // A request that came too late for its offer has no status: the offer that has come is shown.
  if (isRequested && (status.kind === 'saved' || status.kind === 'idle')) setOpen(null);
  const { amount, period } = open ?? offer;
  const wish = { amount, period };
  // While the server demands a delay, nothing is asked for.
  const isWaiting = isWaitingForServer(status);
  const hasFailed = open !== null && (isWaiting || (isRequested && status.kind === 'not-saved'));
  const request = useEffectEvent((details: Wish) => {
    send({ call: 'updateProvidentOffer', details });
    setRequested(details);
  });
  useEffect(() => {
    // A change during a request is sent after it.
    if (isBusy || isWaiting || open === null || isRequested) return;
    const pause = new AbortController();
    wait(debounceMs, pause.signal).then(
      () => request(open),
      () => undefined,
    );
    return () => pause.abort();
  }, [isBusy, isWaiting, open, isRequested]);
  return {
    wish,
    isRecalculating: open !== null && !hasFailed,
    /** Whether the lender has answered the last change. */
    isAnswered: open === null && requested !== null && status.kind === 'saved',
    /** Whether the applicant caused the offer: it is what they asked for, or another change follows. */
    isOwn: open !== null && (!isRequested || (offer.amount === open.amount && offer.period === open.period)),
    /** Whether the lender was not asked for the figures of the wish, and nothing asks for them. */
    hasFailed,
    /** Whether the server demands a delay, which is shown beside the buttons. */
    isWaiting,
    /** How the last press for the figures goes; null without one. */
    again: askedAgain === null ? null : open === null ? 'answered' : open === askedAgain ? 'asking' : null,
    changeWish: (next: Wish) => {
      // An acceptance that waits for the network is about the offer before.
      withdraw();
      setOpen(next);
    },
    retry: () => {
      setAskedAgain(open);
      send({ call: 'updateProvidentOffer', details: wish });
    },
  };
}
