import type { TFunction } from 'i18next';
import type { Offer } from '../api/stepData';
import { countDecimals, getMoneyFormat } from '../domain/countries/money';
import { getDateFormat, getNumberFormat } from '../domain/countries/formats';
import type { Page } from '../domain/pages/resolvePage';

/** The figures of an offer, in display order. */
export const figureNames = ['amount', 'instalment', 'period', 'total', 'rate', 'apr'] as const;
export type FigureName = (typeof figureNames)[number];
export type FormattedFigures = Readonly<Record<FigureName, string>>;

/** What the format of the figures depends on. */
export interface FigureFormat {
  readonly page: Page;
  readonly t: TFunction;
  readonly languageTag: string;
}

/** The figures that an offer and an accepted loan have in common. */
export type Loan = Omit<Offer, 'id' | 'partner' | 'nominalRate' | 'expiresAt'>;

/** Formats the figures of an offer in the language. */
export function formatOfferFigures(offer: Offer, format: FigureFormat): FormattedFigures {
  return {
    ...formatLoanFigures(offer, format),
    rate: formatRate(offer.nominalRate, format),
  };
}

/** Formats the figures of a loan in the language. */
export function formatLoanFigures(loan: Loan, format: FigureFormat): Omit<FormattedFigures, 'rate'> {
  const { page, t, languageTag } = format;
  const { currency } = page.facts;
  const money = getMoneyFormat({ currency, languageTag }, countDecimals(currency));
  return {
    amount: preventWrapping(money.format(loan.amount)),
    instalment: preventWrapping(money.format(loan.instalment)),
    period: t(`commonˆ${loan.periodScale}`, { count: loan.period }),
    total: preventWrapping(money.format(loan.total)),
    apr: formatRate(loan.annualRate, format),
  };
}

function formatRate(rate: number, { languageTag }: Pick<FigureFormat, 'languageTag'>): string {
  const percent = getNumberFormat(languageTag, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return preventWrapping(percent.format(rate / 100));
}

const preventWrapping = (text: string): string => text.replace(/\s/g, '\u00A0');

/** The label of a figure. A loan in days has one payment. */
export function getFigureLabel(
  name: FigureName,
  { periodScale }: Pick<Offer, 'periodScale'>,
  t: TFunction,
): string {
  if (name === 'apr') return t('commonˆprice>apr');
  if (name === 'instalment') return t(`screensˆoffer>${periodScale === 'days' ? 'once' : 'instalment'}`);
  return t(`screensˆoffer>${name}`);
}

/** Formats the expiry of an offer in the time zone of the page. */
export function formatLastDay(
  { expiresAt }: Pick<Offer, 'expiresAt'>,
  { page, languageTag }: Omit<FigureFormat, 't'>,
): string {
  const format = getDateFormat(languageTag, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: page.facts.timeZone,
  });
  return format.format(Date.parse(expiresAt));
}
