import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { readOffers, type Offer } from '../../api/stepData';
import { findCheapest, sortByTotal } from '../../domain/pages/costs/compareOffers';
import { Notice } from '../../ui/Notice';
import { ScreenFrame } from '../parts/ScreenFrame';
import type { ScreenProps } from '../screenProps';
import { useRequest } from '../parts/requests/useRequest';
import { WithStepData } from '../parts/requests/WithStepData';
import { OfferChangedNotice } from './OfferChangedNotice';
import { OfferCopy } from './OfferCopy';
import { OfferAcceptance } from './OfferAcceptance';
import { OfferTable } from './OfferTable';
import { isSameOffer, useAreChanged } from './usePreviousOffer';

/** Offers of several lenders, one of which can be selected and accepted. */
export default function OfferChoiceScreen(props: ScreenProps) {
  return (
    <WithStepData {...props} read={readOffers}>
      {(offers, isArrival) => <OfferChoiceView {...props} isArrival={isArrival} offers={offers} />}
    </WithStepData>
  );
}

function OfferChoiceView({ page, isArrival, offers }: ScreenProps & { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation();
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  /** An offer that has changed, or one of another lender with its id, is not chosen. */
  const [chosen, setChosen] = useState<Offer | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { withdraw } = useRequest('stateAction');
  const areChanged = useAreChanged(offers);
  const chosenOffer = offers.find((offer) => isSameOffer(offer, chosen)) ?? null;
  const chosenId = chosenOffer?.id ?? null;
  return (
    <ScreenFrame brand={page.brand.name} title={t('screensˆoffer>choice_title')} isArrival={isArrival}>
      <p>
        {t('screensˆoffer>lead')} {t('screensˆoffer>order')}
      </p>
      <OfferChangedNotice isChanged={areChanged} />
      <fieldset
        ref={group}
        role="radiogroup"
        aria-required
        aria-invalid={isMissing}
        aria-describedby={`${name}-missing`}
      >
        <legend className="visually-hidden">{t('screensˆoffer>choice_title')}</legend>
        <OfferTable
          page={page}
          offers={sortByTotal(offers)}
          cheapestId={findCheapest(offers)?.id}
          chosenId={chosenId}
          onChoose={(id) => {
            withdraw();
            setChosen(offers.find((offer) => offer.id === id) ?? null);
            setMissing(false);
          }}
        />
      </fieldset>
      {/* The focus moves into the group, whose description it is. */}
      <div id={`${name}-missing`}>
        {isMissing ? <Notice tone="danger">{t('screensˆoffer>choice_missing')}</Notice> : null}
      </div>
      <OfferAcceptance
        key={chosen?.id}
        offer={chosenOffer}
        acceptAction={{ call: 'acceptCrediteaOffer', details: { offerId: chosenId ?? '' } }}
        onMissing={() => {
          setMissing(true);
          group.current?.querySelector('input')?.focus();
        }}
      />
      <OfferCopy page={page} offers={sortByTotal(offers)} />
    </ScreenFrame>
  );
}
