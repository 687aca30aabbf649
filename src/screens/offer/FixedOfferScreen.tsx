import { useTranslation } from '../../platform/i18n/texts';
import { readOffer, type Offer } from '../../api/stepData';
import { ScreenFrame } from '../parts/ScreenFrame';
import type { ScreenProps } from '../screenProps';
import { WithStepData } from '../parts/requests/WithStepData';
import { OfferChangedNotice } from './OfferChangedNotice';
import { OfferCopy } from './OfferCopy';
import { OfferAcceptance } from './OfferAcceptance';
import { OfferFigures } from './OfferFigures';
import { usePreviousOffer } from './usePreviousOffer';

/** A lender's offer that can only be accepted or declined. */
export default function FixedOfferScreen(props: ScreenProps) {
  return (
    <WithStepData {...props} read={readOffer} getLender={({ partner }) => partner}>
      {(offer, isArrival) => <FixedOfferView {...props} isArrival={isArrival} offer={offer} />}
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
      <OfferAcceptance offer={offer} acceptAction={{ call: 'continueOffer', details: {} }} />
      <OfferCopy page={page} offers={[offer]} />
    </ScreenFrame>
  );
}
