import { useDispatch, useSelector } from 'react-redux';
import type { StepPath } from '../../domain/catalogue/steps';
import { formatMoney } from '../../domain/countries/money';
import { isAcceptedOrEndState, isAfterOffer, isOfferState } from '../../domain/journey/states/progressStates';
import { getRequestedLoan } from '../../domain/pages/pageDefault';
import { formatPrice, getPriceFacts } from '../../domain/pages/price';
import type { Page } from '../../domain/pages/resolvePage';
import { formatPeriod } from '../../form/messages/formatError';
import { useTranslation } from '../../platform/texts';
import { changeRequested } from '../../state/events';
import type { AppDispatch } from '../../state/root';
import { selectApplication, selectProgressState } from '../../state/selectors/journey';
import { routeChangeRequested } from '../../state/slices/lead';
import type { Fact } from '../FactTable';
import { formatLoanFigures, getFigureLabel } from '../formatFigures';
import { useOutcome } from '../useOutcome';

/** The loan as the panel shows it. */
interface ShownLoan {
  readonly amount: string;
  /** The label and the value of each row. The second one is the payment, if it is known. */
  readonly rows: readonly Fact[];
  /** Whether the figures are an example by the page's terms, not those of a lender. */
  readonly isExample: boolean;
}

/**
 * The loan: what a lender has agreed to, or else what was asked for. The price of what was asked for is an example, so it is not shown
 * beside a lender's offer or after a decision.
 */
export function useShownLoan(page: Page): ShownLoan {
  const { t, i18n } = useTranslation();
  const application = useSelector(selectApplication);
  const state = useSelector(selectProgressState);
  const { loan: agreed } = useOutcome();
  const languageTag = i18n.language;
  const periodLabel = t('screensˆaccepted>period');
  if (agreed !== undefined) {
    const figures = formatLoanFigures(agreed, { page, t, languageTag });
    const names = ['period', 'instalment', 'total', 'apr'] as const;
    const rows = names.map((name) => ({
      label: name === 'period' ? periodLabel : getFigureLabel(name, agreed, t),
      value: figures[name],
    }));
    return { amount: figures.amount, rows, isExample: false };
  }
  const asked = getRequestedLoan(application, page);
  const amount = formatMoney(asked.amount, { currency: page.facts.currency, languageTag });
  const period = { label: periodLabel, value: formatPeriod(asked.period, { t, page }) };
  if (isOfferState(state) || isAcceptedOrEndState(state)) return { amount, rows: [period], isExample: false };
  const price = formatPrice(asked.amount, asked.period, getPriceFacts(page, languageTag));
  const isOnce = page.definition.periodScale === 'days';
  const rows = [
    period,
    { label: t(`commonˆprice>${isOnce ? 'once' : 'monthly'}`), value: price.instalment },
    isOnce
      ? { label: t('commonˆprice>cost'), value: price.cost }
      : { label: t('commonˆprice>total'), value: price.total },
    { label: t('commonˆprice>apr'), value: price.apr },
  ];
  return { amount, rows, isExample: true };
}

/** The step that asks for the loan. */
export function findLoanStep(page: Page): StepPath | null {
  return (
    page.steps.find(({ dataPoints }) => dataPoints.some(({ point }) => point.kind === 'amount'))?.path ?? null
  );
}

/**
 * Opens the step that asks for the loan, from which the applicant returns. Null where the loan cannot be changed any more.
 */
export function useChangeLoan(page: Page): (() => void) | null {
  const dispatch = useDispatch<AppDispatch>();
  const state = useSelector(selectProgressState);
  const path = findLoanStep(page);
  if (path === null || isAfterOffer(state)) return null;
  const isOnRequest = page.steps.find((step) => step.path === path)?.isOnRequest === true;
  return () =>
    void dispatch(isOnRequest ? routeChangeRequested({ route: path, mode: 'PUSH' }) : changeRequested(path));
}
