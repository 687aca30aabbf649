import { useId, useState, type ReactNode } from 'react';
import { useAppSelector } from '../storeHooks';
import { useLocation } from 'react-router-dom';
import { isEndState, type AfterOfferRoute } from '../../domain/journey/states/progressStates';
import { formatOpeningHours, formatPhoneLink } from '../../domain/pages/contact';
import type { Page } from '../../domain/pages/resolvePage';
import { useTranslation } from '../../platform/i18n/texts';
import { selectProgressState, selectResult } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { FactTable } from '../parts/FactTable';
import { HandoverFacts } from '../parts/loan/HandoverFacts';
import { usePlace } from '../usePlace';
import { useOutcome } from '../parts/loan/useOutcome';
import { useShownLoan } from '../parts/loan/useShownLoan';
import styles from './LoanPanel.module.css';
import { SectionList } from './SectionList';
import { findLoanStep, useChangeLoan } from './useChangeLoan';

export interface LoanPanelProps {
  readonly page: Page;
}

/**
 * The loan beside each step and state: a column on a wide window, a line that unfolds on a narrow one and in a frame. Where there is no
 * application, the column has a human to call, so that the card stands where it stood before. The review lists the sections itself. Where
 * the card has the figures of the lender, the column has what happens next in their place.
 */
export default function LoanPanel({ page }: LoanPanelProps) {
  const { pathname } = useLocation();
  const route = pathname.split('/').filter(Boolean).join('/');
  const place = usePlace(page, route);
  const isLoading = useAppSelector((state) => state.isLoading);
  const isOver = isEndState(useAppSelector(selectProgressState));
  const { loan: agreed } = useOutcome();
  const hasAnswered = useAppSelector(selectResult).stepData !== undefined;
  if (isLoading) return null;
  const next = place.show === 'state' ? nextStages[place.route] : undefined;
  if (isOver && next !== undefined) {
    return (
      <div className={styles['wide']}>
        <HandoverFacts place="column" isPortal={next === 'portal'} />
        <Help page={page} />
      </div>
    );
  }
  if (isOver || place.show === 'redirect' || place.show === 'not-found') {
    return isOver && agreed !== undefined ? (
      <div className={styles['wide']}>
        <PanelFigures page={page} />
        <Help page={page} />
      </div>
    ) : (
      <HelpBox page={page} />
    );
  }
  // The lender may have agreed to another loan than was asked for.
  if (next !== undefined && !hasAnswered) return <HelpBox page={page} />;
  const path = place.show === 'step' ? place.path : null;
  // The step that asks for the loan shows what it costs by itself, while it is changed.
  const showsLoan = path === null || path !== findLoanStep(page);
  const sections = path === null ? null : <SectionList page={page} path={path} />;
  if (!showsLoan) return <HelpBox page={page}>{sections}</HelpBox>;
  return next === undefined ? (
    <PanelLoan page={page} figures={<PanelFigures page={page} />}>
      {sections}
    </PanelLoan>
  ) : (
    <PanelLoan
      page={page}
      figures={
        <div className={styles['narrow']}>
          <PanelFigures page={page} />
        </div>
      }
    >
      <HandoverFacts place="column" isPortal={next === 'portal'} />
    </PanelLoan>
  );
}

/** The screens whose card has the figures of the lender, and whether a portal compares offers first. */
const nextStages: Readonly<Partial<Record<AfterOfferRoute, 'lender' | 'portal'>>> = {
  accepted: 'lender',
  smava: 'portal',
  redirected: 'lender',
};

/** The column where it has no figures. */
function HelpBox({ page, children }: LoanPanelProps & { readonly children?: ReactNode }) {
  return (
    <div className={styles['wide']}>
      <div className={styles['alone']} data-part="aside">
        {children}
        <Help page={page} />
      </div>
    </div>
  );
}

interface LoanProps extends LoanPanelProps {
  readonly figures: ReactNode;
  readonly children: ReactNode;
}

function PanelLoan({ page, figures, children }: LoanProps) {
  const { t } = useTranslation();
  const { amount, rows } = useShownLoan(page);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const [period, payment] = rows;
  return (
    <section aria-label={t('commonˆloan>title')} data-part="loan-panel">
      <button
        type="button"
        className={styles['line']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          {/* Each text in an element of its own: a browser's translation replaces texts, and React could not change them any more. */}
          <strong>{amount}</strong> <span aria-hidden="true">·</span> <span>{period?.value}</span>
          {payment === undefined ? null : (
            <span>
              {' '}
              <span aria-hidden="true">·</span> <span className="visually-hidden">{payment.label}</span>{' '}
              <span>{payment.value}</span>
            </span>
          )}
        </span>
        <Icon name="unfold" size={20} />
      </button>
      <div id={id} className={isOpen ? undefined : styles['wide']}>
        {figures}
        {children}
        <Help page={page} />
      </div>
    </section>
  );
}

/** The figures of the loan, and the way to change it as long as that is possible. */
function PanelFigures({ page }: LoanPanelProps) {
  const { t } = useTranslation();
  const { amount, rows, isExample } = useShownLoan(page);
  const change = useChangeLoan(page);
  return (
    <div className={styles['loan']} data-part="loan-figures">
      <p className={styles['title']}>{t('commonˆloan>title')}</p>
      <p className={styles['amount']}>{amount}</p>
      <FactTable facts={rows} />
      {isExample ? <p className={styles['note']}>{t('commonˆprice>example')}</p> : null}
      {change === null ? null : (
        <Button variant="quiet" aria-label={t('commonˆloan>change')} onClick={change}>
          {t('commonˆchange')}
        </Button>
      )}
    </div>
  );
}

/** A human to call. */
function Help({ page: { definition } }: LoanPanelProps) {
  const { t, i18n } = useTranslation();
  const { phone, hours } = definition.contact;
  return (
    <p className={styles['help']}>
      <strong>{t('commonˆcontact>title')}</strong>
      <span>
        <a href={formatPhoneLink(phone)}>{phone}</a> <span>{formatOpeningHours(hours, i18n.language)}</span>
      </span>
    </p>
  );
}
