import { noTerms } from '../../api/stepData/offerTerms';
import { OfferTermsSection } from '../parts/loan/OfferTermsSection';
import { OfferDecision, type OfferDecisionProps } from './OfferDecision';

/** The terms of an offer, and the buttons that accept or decline it. Without a selected offer only the buttons. */
export function OfferAcceptance(decision: OfferDecisionProps) {
  const { terms = noTerms } = decision.offer ?? {};
  return (
    <>
      {decision.offer === null ? null : <OfferTermsSection terms={terms} />}
      <OfferDecision {...decision} />
    </>
  );
}
