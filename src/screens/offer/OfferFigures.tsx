import { useTranslation } from '../../platform/texts';
import type { Offer } from '../../api/stepData';
import type { Page } from '../../domain/pages/resolvePage';
import { figureLabel, figureNames, figuresOf } from './figures';
import styles from './Offer.module.css';
import { changedFigures } from './useShown';

interface OfferFiguresProps {
  readonly page: Page;
  readonly offer: Offer;
  /** What stood there before; what of it has changed is marked. */
  readonly before?: Offer | null;
  /** Whether other figures are being asked for. */
  readonly isAsked?: boolean;
}

/** Every figure of an offer, the total as plain as the instalment. */
export function OfferFigures({ page, offer, before = null, isAsked = false }: OfferFiguresProps) {
  const { t, i18n } = useTranslation();
  const wording = { page, t, languageTag: i18n.language };
  const figures = figuresOf(offer, wording);
  const changed = before === null ? {} : changedFigures(figuresOf(before, wording), figures);
  return (
    <dl className={styles['figures']} aria-busy={isAsked}>
      {figureNames.map((name) => (
        <div key={name} className={styles[name]}>
          <dt>{figureLabel(name, offer, t)}</dt>
          <dd>
            {figures[name]}
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
