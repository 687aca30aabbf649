import { useId } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import type { Offer } from '../../api/stepData';
import type { Page } from '../../domain/pages/resolvePage';
import { formatOfferFigures, getFigureLabel } from '../parts/loan/formatFigures';
import { PartnerLogo } from '../parts/loan/PartnerLogo';
import styles from './OfferTable.module.css';

interface OfferTableProps {
  readonly page: Page;
  /** In display order. */
  readonly offers: readonly Offer[];
  readonly cheapestId: string | undefined;
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
}

/** The figures of an offer, in display order: what is paid, what it costs, what is lent. */
const rows = ['instalment', 'total', 'rate', 'apr', 'amount', 'period'] as const;

/**
 * Offers to choose from: a column of figures for each beside one column of labels. On a phone, and where the labels differ because a loan in
 * days has one payment, a card for each. The figures keep their own labels for assistive technology, so the column of labels is hidden from
 * it. A screen reader says the figures with each offer, because in a form it says only controls.
 */
export function OfferTable({ page, offers, cheapestId, chosenId, onChoose }: OfferTableProps) {
  const { t, i18n } = useTranslation();
  const name = useId();
  const [first] = offers;
  if (first === undefined) return null;
  const haveSameLabels = offers.every(({ periodScale }) => periodScale === first.periodScale);
  return (
    <div className={haveSameLabels ? styles['table'] : styles['cards']}>
      <div className={styles['labels']} aria-hidden="true">
        {rows.map((row) => (
          <span key={row}>{getFigureLabel(row, first, t)}</span>
        ))}
      </div>
      {offers.map((offer, index) => {
        const figures = formatOfferFigures(offer, { page, t, languageTag: i18n.language });
        const isCheapest = offer.id === cheapestId;
        const getFigureId = (row: string) => `${name}-${index}-${row}`;
        return (
          <div key={offer.id} className={styles['option']}>
            <label>
              <input
                type="radio"
                name={name}
                value={offer.id}
                checked={offer.id === chosenId}
                aria-describedby={[
                  ...(isCheapest ? [`${name}-cheapest`] : []),
                  ...rows.map(getFigureId),
                ].join(' ')}
                onChange={() => onChoose(offer.id)}
              />
              <PartnerLogo name={offer.partner} />
            </label>
            {isCheapest ? (
              <p id={`${name}-cheapest`} className={styles['cheapest']}>
                {t('screensˆoffer>cheapest')}
              </p>
            ) : null}
            <dl>
              {rows.map((row) => (
                <div key={row} id={getFigureId(row)} className={styles[row]}>
                  <dt>{getFigureLabel(row, offer, t)}</dt>
                  <dd>{figures[row]}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </div>
  );
}
