import { useId, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import type { Offer } from '../../api/stepData';
import type { Page } from '../../domain/pages/resolvePage';
import { Button } from '../../ui/Button';
import { joinClassNames } from '../../ui/classNames';
import { formatOfferFigures, getFigureLabel } from '../formatFigures';
import { PartnerLogo } from '../PartnerLogo';
import type { ScreenServices } from '../screenProps';
import styles from './OfferTable.module.css';

interface OfferTableProps {
  readonly page: Page;
  /** In display order. */
  readonly offers: readonly Offer[];
  readonly cheapestId: string | undefined;
  readonly chosenId: string | null;
  readonly loadLogo: ScreenServices['loadPartnerLogo'];
  readonly onChoose: (id: string) => void;
}

/** The figures to compare, and those that are folded on a phone. */
const comparedFigures = ['instalment', 'amount', 'total', 'apr'] as const;
const furtherFigures = ['period', 'rate'] as const;
const rows = [...comparedFigures, ...furtherFigures] as const;

const isFurther = (name: string): boolean => furtherFigures.some((further) => further === name);

/**
 * Offers to choose from: a column of figures for each beside one column of labels, or a card for each on a phone. The figures keep their
 * own labels for assistive technology, so the column of labels is hidden from it. A screen reader says the compared figures with each
 * offer, because in a form it says only controls.
 */
export function OfferTable({ page, offers, cheapestId, chosenId, loadLogo, onChoose }: OfferTableProps) {
  const { t, i18n } = useTranslation();
  const name = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const [first] = offers;
  const getRowClass = (row: (typeof rows)[number]) =>
    joinClassNames(styles[row], isFurther(row) && !isUnfolded ? styles['folded'] : undefined);
  if (first === undefined) return null;
  return (
    <>
      <div className={styles['table']}>
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
                    ...comparedFigures.map(getFigureId),
                  ].join(' ')}
                  onChange={() => onChoose(offer.id)}
                />
                <PartnerLogo name={offer.partner} loadLogo={loadLogo} />
              </label>
              {isCheapest ? (
                <p id={`${name}-cheapest`} className={styles['cheapest']}>
                  {t('screensˆoffer>cheapest')}
                </p>
              ) : null}
              <dl>
                {rows.map((row) => (
                  <div key={row} id={getFigureId(row)} className={getRowClass(row)}>
                    <dt>{getFigureLabel(row, offer, t)}</dt>
                    <dd>{figures[row]}</dd>
                  </div>
                ))}
              </dl>
            </div>
          );
        })}
      </div>
      <div className={styles['more']}>
        <Button variant="quiet" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {t('screensˆoffer>more')}
        </Button>
      </div>
    </>
  );
}
