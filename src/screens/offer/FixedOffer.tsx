import { useTranslation } from '../../platform/texts';
import { readOffer, type Offer } from '../../api/stepData';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenProps } from '../screenProps';
import { WithStepData } from '../WithStepData';
import { OfferChanged } from './OfferChanged';
import { OfferDecision } from './OfferDecision';
import { OfferFigures } from './OfferFigures';
import { useOfferBefore } from './useShown';

/** A lender's offer that is taken or left as it is. */
export default function FixedOffer(props: ScreenProps) {
  return (
    <WithStepData {...props} read={readOffer}>
      {(offer) => <Offered {...props} offer={offer} />}
    </WithStepData>
  );
}

function Offered({ page, isArrival, offer }: ScreenProps & { readonly offer: Offer }) {
  const { t } = useTranslation();
  const before = useOfferBefore(offer, false);
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆoffer>title', { partner: offer.partner })}
      isArrival={isArrival}
    >
      <p>{t('screensˆoffer>lead')}</p>
      <OfferChanged isChanged={before !== null} />
      <OfferFigures page={page} offer={offer} before={before} />
      <OfferDecision page={page} offer={offer} accepts={{ call: 'continueOffer', told: {} }} />
    </ScreenFrame>
  );
}
