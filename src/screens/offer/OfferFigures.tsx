import type { Ref } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import type { Offer } from '../../api/stepData';
import type { Page } from '../../domain/pages/resolvePage';
import { getFigureLabel, figureNames, formatOfferFigures } from '../parts/loan/formatFigures';
import styles from './Offer.module.css';
import { findChangedFigures } from './usePreviousOffer';

interface OfferFiguresProps {
  readonly ref?: Ref<HTMLDListElement>;
  readonly page: Page;
  readonly offer: Offer;
  /** The previous offer. Changed figures are marked. */
  readonly previous?: Offer | null;
  readonly isRecalculating?: boolean;
}

/** All figures of an offer. The total is as prominent as the instalment. */
export function OfferFigures({
  ref,
  page,
  offer,
  previous = null,
  isRecalculating = false,
}: OfferFiguresProps) {
  const { t, i18n } = useTranslation();
  const format = { page, t, languageTag: i18n.language };
  const figures = formatOfferFigures(offer, format);
  const changed = previous === null ? {} : findChangedFigures(formatOfferFigures(previous, format), figures);
  return (
    <dl
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      className={styles['figures']}
      aria-busy={isRecalculating}
    >
      {figureNames.map((name) => (
        <div key={name} className={styles[name]}>
          <dt>{getFigureLabel(name, offer, t)}</dt>
          <dd>
            {/* In an element of its own: a browser's translation replaces texts, and React could not change this one any more. */}
            <span>{figures[name]}</span>
            {changed[name] === undefined ? null : (
              <small className={styles['before']}>
                {t('screensˆoffer>before', { value: changed[name] })}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
