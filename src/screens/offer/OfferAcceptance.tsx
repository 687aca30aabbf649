import { noTerms } from '../../api/stepData/offerTerms';
import { OfferTermsSection } from '../parts/loan/OfferTermsSection';
import type { ScreenProps } from '../screenProps';
import type { SeenParts } from '../parts/loan/useSeenParts';
import { useOpenedDocuments } from '../parts/loan/useOpenedDocuments';
import { OfferDecision, type OfferDecisionProps } from './OfferDecision';

interface OfferAcceptanceProps
  extends Pick<ScreenProps, 'page'>, Omit<OfferDecisionProps, 'mayAccept' | 'isSeen'> {
  /** Watches what the applicant must have seen: the figures, and here the documents. */
  readonly seen: SeenParts;
}

/** The terms of an offer, and the buttons that accept or decline it. Without a selected offer only the buttons. */
export function OfferAcceptance({ page, seen, ...decision }: OfferAcceptanceProps) {
  const { terms = noTerms } = decision.offer ?? {};
  const opened = useOpenedDocuments(terms.documents, page);
  return (
    <>
      {decision.offer === null ? null : (
        <OfferTermsSection terms={terms} opened={opened} watch={seen.watch} />
      )}
      <OfferDecision {...decision} mayAccept={opened.mayAccept} isSeen={seen.areAllSeen} />
    </>
  );
}
