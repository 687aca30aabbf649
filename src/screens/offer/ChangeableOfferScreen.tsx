import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { readOffer, readOfferLimits, type OfferRange, type Offer } from '../../api/stepData';
import { formatMoney } from '../../domain/countries/money';
import { wait } from '../../platform/browser';
import { Button } from '../../ui/Button';
import { Slider } from '../../ui/Slider';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenProps } from '../screenProps';
import { useStateAction } from '../useStateAction';
import { WithStepData } from '../WithStepData';
import styles from './Offer.module.css';
import { OfferChangedNotice } from './OfferChangedNotice';
import { OfferCopy } from './OfferCopy';
import { OfferDecision } from './OfferDecision';
import { OfferFigures } from './OfferFigures';
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
    <WithStepData {...props} read={readChangeable}>
      {(changeable) => <ChangeableOfferView {...props} {...changeable} />}
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
  const { wish, isRecalculating, hasFailed, changeWish, retry } = useWish(offer);
  const previous = usePreviousOffer(offer, offer.amount === wish.amount && offer.period === wish.period);
  const format = { currency: page.facts.currency, languageTag: i18n.language };
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
      <p>{t('screensˆoffer>change_lead')}</p>
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
      <p role="status">{isRecalculating ? t('screensˆoffer>asking') : null}</p>
      <OfferFigures
        page={page}
        offer={offer}
        previous={previous}
        isRecalculating={isRecalculating || hasFailed}
      />
      {hasFailed ? <Button onClick={retry}>{t('screensˆoffer>ask_again')}</Button> : null}
      <OfferDecision
        page={page}
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
 * wins.
 */
function useWish(offer: Offer) {
  const { status, isBusy, send } = useStateAction('updateProvidentOffer');
  const [wish, setWish] = useState<Wish>({ amount: offer.amount, period: offer.period });
  const debounce = useRef<AbortController | null>(null);
  const queuedWish = useRef<Wish | null>(null);
  const isOpen = wish.amount !== offer.amount || wish.period !== offer.period;
  const hasFailed = isOpen && status.kind === 'not-saved' && !isBusy;
  const request = (details: Wish) => {
    queuedWish.current = isBusy ? details : null;
    if (!isBusy) send({ call: 'updateProvidentOffer', details });
  };
  useEffect(() => {
    // A change during a request is sent after it.
    if (isBusy || queuedWish.current === null) return;
    const details = queuedWish.current;
    queuedWish.current = null;
    send({ call: 'updateProvidentOffer', details });
  }, [isBusy, send]);
  useEffect(() => () => debounce.current?.abort(), []);
  const changeWish = (next: Wish) => {
    setWish(next);
    debounce.current?.abort();
    debounce.current = new AbortController();
    wait(debounceMs, debounce.current.signal).then(
      () => request(next),
      () => undefined,
    );
  };
  return { wish, isRecalculating: isOpen && !hasFailed, hasFailed, changeWish, retry: () => request(wish) };
}
