import { noTerms } from '../../api/stepData/offerTerms';
import { OfferTermsSection } from '../parts/loan/OfferTermsSection';
import type { SeenParts } from '../parts/loan/useSeenParts';
import { OfferDecision, type OfferDecisionProps } from './OfferDecision';

interface OfferAcceptanceProps extends Omit<OfferDecisionProps, 'isSeen'> {
  /** Watches what the applicant must have seen: the figures, and here the documents. */
  readonly seen: SeenParts;
}

/** The terms of an offer, and the buttons that accept or decline it. Without a selected offer only the buttons. */
export function OfferAcceptance({ seen, ...decision }: OfferAcceptanceProps) {
  const { terms = noTerms } = decision.offer ?? {};
  return (
    <>
      {decision.offer === null ? null : <OfferTermsSection terms={terms} watch={seen.watch} />}
      <OfferDecision {...decision} isSeen={seen.areAllSeen} />
    </>
  );
}
