import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { readOffers, type Offer } from '../../api/stepData';
import { Notice } from '../../ui/Notice';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenProps } from '../screenProps';
import { WithStepData } from '../WithStepData';
import styles from './Offer.module.css';
import { OfferDecision } from './OfferDecision';
import { OfferFigures } from './OfferFigures';

/** Offers of several lenders, one of which can be selected and accepted. */
export default function OfferChoiceScreen(props: ScreenProps) {
  return (
    <WithStepData {...props} read={readOffers}>
      {(offers) => <OfferChoiceView {...props} offers={offers} />}
    </WithStepData>
  );
}

function OfferChoiceView({ page, isArrival, offers }: ScreenProps & { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation();
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const chosenOffer = offers.find(({ id }) => id === chosenId) ?? null;
  return (
    <ScreenFrame brand={page.brand.name} title={t('screensˆoffer>choice_title')} isArrival={isArrival}>
      <p>{t('screensˆoffer>lead')}</p>
      <fieldset ref={group} className={styles['choice']} aria-describedby={`${name}-missing`}>
        <legend className="visually-hidden">{t('screensˆoffer>choice_title')}</legend>
        {offers.map((offer) => (
          <div key={offer.id} className={styles['option']}>
            <label>
              <input
                type="radio"
                name={name}
                value={offer.id}
                checked={offer.id === chosenId}
                onChange={() => {
                  setChosenId(offer.id);
                  setMissing(false);
                }}
              />
              <span>{offer.partner}</span>
            </label>
            <OfferFigures page={page} offer={offer} />
          </div>
        ))}
      </fieldset>
      <div id={`${name}-missing`} role="alert">
        {isMissing ? <Notice tone="danger">{t('screensˆoffer>choice_missing')}</Notice> : null}
      </div>
      <OfferDecision
        key={chosenId}
        page={page}
        offer={chosenOffer}
        acceptAction={{ call: 'acceptCrediteaOffer', details: { offerId: chosenId ?? '' } }}
        onMissing={() => {
          setMissing(true);
          group.current?.querySelector('input')?.focus();
        }}
      />
    </ScreenFrame>
  );
}
