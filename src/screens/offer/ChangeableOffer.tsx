import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { readOffer, readOfferLimits, type Limits, type Offer } from '../../api/stepData';
import { formatMoney } from '../../domain/countries/money';
import { wait } from '../../platform/browser';
import { Button } from '../../ui/Button';
import { Slider } from '../../ui/Slider';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenProps } from '../screenProps';
import { useAct } from '../useAct';
import { WithStepData } from '../WithStepData';
import styles from './Offer.module.css';
import { OfferChanged } from './OfferChanged';
import { OfferDecision } from './OfferDecision';
import { OfferFigures } from './OfferFigures';
import { useOfferBefore } from './useShown';

interface Changeable {
  readonly offer: Offer;
  readonly limits: { readonly amount: Limits; readonly period: Limits };
}

type Wish = Pick<Offer, 'amount' | 'period'>;

/** Milliseconds without a further change before the lender is asked. */
const pause = 400;

/** An offer whose amount and period the applicant may change: what it costs then, the lender says. */
export default function ChangeableOffer(props: ScreenProps) {
  return (
    <WithStepData {...props} read={readChangeable}>
      {(changeable) => <Offered {...props} {...changeable} />}
    </WithStepData>
  );
}

function readChangeable(stepData: Readonly<Record<string, unknown>>): Changeable | null {
  const offer = readOffer(stepData);
  const limits = readOfferLimits(stepData);
  return offer === null || limits === null ? null : { offer, limits };
}

function Offered({ page, isArrival, offer, limits }: ScreenProps & Changeable) {
  const { t, i18n } = useTranslation();
  const { wish, isAsked, isRefused, wishFor, askAgain } = useWish(offer);
  const before = useOfferBefore(offer, offer.amount === wish.amount && offer.period === wish.period);
  const format = { currency: page.facts.currency, languageTag: i18n.language };
  const inWords = {
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
      <OfferChanged isChanged={before !== null} />
      {(['amount', 'period'] as const).map((part) => (
        <div key={part} className={styles['wish']}>
          <div className={styles['wished']} aria-hidden="true">
            <span>{t(`screensˆoffer>${part}`)}</span>
            <strong>{inWords[part](wish[part])}</strong>
          </div>
          <Slider
            of={`offer_${part}`}
            {...limits[part]}
            value={wish[part]}
            onChange={(value) => wishFor({ ...wish, [part]: value })}
            label={t(`screensˆoffer>${part}`)}
            valueText={inWords[part](wish[part])}
            minText={inWords[part](limits[part].min)}
            maxText={inWords[part](limits[part].max)}
          />
        </div>
      ))}
      <p role="status">{isAsked ? t('screensˆoffer>asking') : null}</p>
      <OfferFigures page={page} offer={offer} before={before} isAsked={isAsked || isRefused} />
      {isRefused ? <Button onClick={askAgain}>{t('screensˆoffer>ask_again')}</Button> : null}
      <OfferDecision
        page={page}
        offer={offer}
        accepts={isRefused ? null : { call: 'continueOffer', told: {} }}
        isAsked={isAsked}
      />
    </ScreenFrame>
  );
}

/** What the applicant wishes, and how asking for it goes: one question at a time, the last wish at the end. */
function useWish(offer: Offer) {
  const { sending, isBusy, take } = useAct('updateProvidentOffer');
  const [wish, setWish] = useState<Wish>({ amount: offer.amount, period: offer.period });
  const resting = useRef<AbortController | null>(null);
  const waiting = useRef<Wish | null>(null);
  const isOpen = wish.amount !== offer.amount || wish.period !== offer.period;
  const isRefused = isOpen && sending.kind === 'not-saved' && !isBusy;
  const ask = (told: Wish) => {
    waiting.current = isBusy ? told : null;
    if (!isBusy) take({ call: 'updateProvidentOffer', told });
  };
  useEffect(() => {
    // What was wished while the lender was being asked is asked next.
    if (isBusy || waiting.current === null) return;
    const told = waiting.current;
    waiting.current = null;
    take({ call: 'updateProvidentOffer', told });
  }, [isBusy, take]);
  useEffect(() => () => resting.current?.abort(), []);
  const wishFor = (next: Wish) => {
    setWish(next);
    resting.current?.abort();
    resting.current = new AbortController();
    wait(pause, resting.current.signal).then(
      () => ask(next),
      () => undefined,
    );
  };
  return { wish, isAsked: isOpen && !isRefused, isRefused, wishFor, askAgain: () => ask(wish) };
}
