import type { Offer } from '../../api/stepData';
import type { Page } from '../../domain/pages/resolvePage';
import { ReviewSection } from '../../form/layout/ReviewSection';
import { useTranslation } from '../../platform/i18n/texts';
import { FactTable } from '../parts/FactTable';
import { figureNames, formatDeadline, formatOfferFigures, getFigureLabel } from '../parts/loan/formatFigures';
import { DownloadCopy } from '../parts/copy/DownloadCopy';
import { TermFacts } from '../parts/loan/TermFacts';

interface OfferCopyProps {
  readonly page: Page;
  readonly offers: readonly Offer[];
}

/** The offers and the answers, to keep before one is accepted. */
export function OfferCopy({ page, offers }: OfferCopyProps) {
  const { t, i18n } = useTranslation();
  const languageTag = i18n.language;
  return (
    <DownloadCopy page={page} version={JSON.stringify(offers)}>
      {offers.map((offer) => {
        const figures = formatOfferFigures(offer, { page, t, languageTag });
        return (
          <ReviewSection key={offer.id} title={offer.partner} action={null}>
            <FactTable
              facts={figureNames.map((name) => ({
                label: getFigureLabel(name, offer, t),
                value: figures[name],
              }))}
            />
            <TermFacts terms={offer.terms} />
            <p>{t('screensˆoffer>until', { time: formatDeadline(offer.expiresAt, languageTag) })}</p>
          </ReviewSection>
        );
      })}
    </DownloadCopy>
  );
}
