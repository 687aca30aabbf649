import { useTranslation } from '../../platform/texts';
import { readOffer, type Offer } from '../../api/stepData';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenProps } from '../screenProps';
import { WithStepData } from '../WithStepData';
import { OfferChangedNotice } from './OfferChangedNotice';
import { OfferCopy } from './OfferCopy';
import { OfferDecision } from './OfferDecision';
import { OfferFigures } from './OfferFigures';
import { usePreviousOffer } from './usePreviousOffer';

/** A lender's offer that can only be accepted or declined. */
export default function FixedOfferScreen(props: ScreenProps) {
  return (
    <WithStepData {...props} read={readOffer}>
      {(offer) => <FixedOfferView {...props} offer={offer} />}
    </WithStepData>
  );
}

function FixedOfferView({ page, isArrival, offer }: ScreenProps & { readonly offer: Offer }) {
  const { t } = useTranslation();
  const previous = usePreviousOffer(offer, false);
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆoffer>title', { partner: offer.partner })}
      isArrival={isArrival}
    >
      <p>{t('screensˆoffer>lead')}</p>
      <OfferChangedNotice isChanged={previous !== null} />
      <OfferFigures page={page} offer={offer} previous={previous} />
      <OfferDecision page={page} offer={offer} acceptAction={{ call: 'continueOffer', details: {} }} />
      <OfferCopy page={page} offers={[offer]} />
    </ScreenFrame>
  );
}
