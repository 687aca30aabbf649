import { useMemo } from 'react';
import { useAppSelector } from '../../storeHooks';
import { formatMoney } from '../../../domain/countries/money';
import { isAcceptedOrEndState, isOfferState } from '../../../domain/journey/states/progressStates';
import { getRequestedLoan, type RequestedLoan } from '../../../domain/pages/pageDefault';
import { formatPrice, getPriceFacts } from '../../../domain/pages/costs/price';
import type { Page } from '../../../domain/pages/resolvePage';
import { formatPeriod } from '../../../form/messages/formatError';
import type { TextContext } from '../../../form/formatting/textContext';
import { useTranslation } from '../../../platform/i18n/texts';
import { selectApplication, selectProgressState } from '../../../state/selectors/journey';
import type { Fact } from '../FactTable';
import { formatLoanFigures, getFigureLabel, type PricedOffer } from './formatFigures';
import { useOutcome } from './useOutcome';

/** The loan as the screens after the first step show it. */
export interface ShownLoan {
  readonly amount: string;
  /** The label and the value of each row. The second one is the payment, if it is known. */
  readonly rows: readonly Fact[];
  /** What has to be repaid in all; undefined if it is not known. */
  readonly total: Fact | undefined;
  /** Whether the figures are an example by the page's terms, not those of a lender. */
  readonly isExample: boolean;
}

/**
 * The loan: what a lender has agreed to, or else what was asked for. The price of what was asked for is an example, so it is not shown
 * beside a lender's offer or after a decision.
 */
export function useShownLoan(page: Page): ShownLoan {
  const { t, i18n } = useTranslation();
  const amount = useAppSelector((state) => getRequestedLoan(selectApplication(state), page).amount);
  const period = useAppSelector((state) => getRequestedLoan(selectApplication(state), page).period);
  const state = useAppSelector(selectProgressState);
  const { loan: agreed } = useOutcome();
  const languageTag = i18n.language;
  // A step change leaves the loan as it is, and is faster without its figures.
  return useMemo(() => {
    const context = { page, t, languageTag };
    return agreed === undefined
      ? showRequestedLoan({ amount, period }, state, context)
      : showAgreedLoan(agreed, context);
  }, [amount, period, state, agreed, page, t, languageTag]);
}

const formatAmount = (value: number, { page, languageTag }: TextContext) =>
  formatMoney(value, { currency: page.facts.currency, languageTag });

function showAgreedLoan(agreed: PricedOffer, context: TextContext): ShownLoan {
  const { t } = context;
  const figures = formatLoanFigures(agreed, context);
  const names = ['period', 'instalment', 'total', 'apr'] as const;
  const rows = names.map((name) => ({
    label: name === 'period' ? t('screensˆaccepted>period') : getFigureLabel(name, agreed, t),
    value: figures[name],
  }));
  const total = { label: getFigureLabel('total', agreed, t), value: figures.total };
  return { amount: formatAmount(agreed.amount, context), rows, total, isExample: false };
}

function showRequestedLoan(asked: RequestedLoan, state: number, context: TextContext): ShownLoan {
  const { page, t, languageTag } = context;
  const amount = formatAmount(asked.amount, context);
  const period = { label: t('screensˆaccepted>period'), value: formatPeriod(asked.period, { t, page }) };
  if (isOfferState(state) || isAcceptedOrEndState(state))
    return { amount, rows: [period], total: undefined, isExample: false };
  const price = formatPrice(asked.amount, asked.period, getPriceFacts(page, languageTag));
  const isOnce = page.definition.periodScale === 'days';
  const payment = { label: t(`commonˆprice>${isOnce ? 'once' : 'monthly'}`), value: price.instalment };
  const total = { label: t('commonˆprice>total'), value: price.total };
  const rows = [
    period,
    payment,
    isOnce ? { label: t('commonˆprice>cost'), value: price.cost } : total,
    { label: t('commonˆprice>apr'), value: price.apr },
  ];
  // A single payment is the total.
  return { amount, rows, total: isOnce ? payment : total, isExample: true };
}
