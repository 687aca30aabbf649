import type { TFunction } from 'i18next';
import type { Offer } from '../../../api/stepData';
import type { OfferTerms } from '../../../api/stepData/offerTerms';
import { countDecimals, getMoneyFormat } from '../../../domain/countries/money';
import { formatUnbroken, getDateFormat, preventWrapping } from '../../../domain/countries/formats';
import { formatRate } from '../../../domain/pages/costs/price';
import type { Page } from '../../../domain/pages/resolvePage';

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
export type PricedOffer = Omit<Offer, 'id' | 'partner' | 'nominalRate' | 'expiresAt' | 'terms'>;

/** Formats the figures of an offer in the language. */
export function formatOfferFigures(offer: Offer, format: FigureFormat): FormattedFigures {
  return {
    ...formatLoanFigures(offer, format),
    rate: formatBorrowingRate(offer.terms, format) ?? formatRate(offer.nominalRate, format.languageTag),
  };
}

/** Formats the figures of a loan in the language. */
export function formatLoanFigures(loan: PricedOffer, format: FigureFormat): Omit<FormattedFigures, 'rate'> {
  const { page, t, languageTag } = format;
  const { currency } = page.facts;
  const money = getMoneyFormat({ currency, languageTag }, countDecimals(currency));
  return {
    amount: preventWrapping(money.format(loan.amount)),
    instalment: preventWrapping(money.format(loan.instalment)),
    period: t(`commonˆ${loan.periodScale}`, { count: loan.period }),
    total: preventWrapping(money.format(loan.total)),
    apr: formatRate(loan.annualRate, languageTag),
  };
}

/** The rate of the contract with its kind; null if the server sends none. */
export function formatBorrowingRate({ borrowingRate }: OfferTerms, format: FigureFormat): string | null {
  if (borrowingRate === undefined) return null;
  const value = formatRate(borrowingRate.rate, format.languageTag);
  return format.t(`screensˆoffer>rate_${borrowingRate.kind}`, { value });
}

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

const momentFormat = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

/**
 * Formats a moment by the clock of the device, which the applicant goes by.
 *
 * @param moment ISO date and time
 */
export function formatMoment(moment: string, languageTag: string): string {
  return writeMoment(moment, languageTag, momentFormat);
}

/** Formats a moment as `formatMoment` does, with its year: it may be long ago or far ahead. */
export function formatDatedMoment(moment: string, languageTag: string): string {
  return writeMoment(moment, languageTag, { ...momentFormat, year: 'numeric' });
}

/** Formats the day of a moment by the clock of the device, with its year. */
export function formatDay(moment: string, languageTag: string): string {
  return writeMoment(moment, languageTag, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats the end of a period as `formatMoment` does, with the name of the time zone: the country may have several. */
export function formatDeadline(moment: string, languageTag: string): string {
  return writeMoment(moment, languageTag, { ...momentFormat, timeZoneName: 'short' });
}

function writeMoment(moment: string, languageTag: string, options: Intl.DateTimeFormatOptions): string {
  const text = formatUnbroken(getDateFormat(languageTag, options), Date.parse(moment));
  // Intl writes "a las" before each hour, and no "Uhr". Spanish says "a la 1:05", German "14:30 Uhr".
  if (languageTag.startsWith('es')) return text.replace(/ a las (?=1:)/, ' a la ');
  return languageTag.startsWith('de') ? text.replace(/\d\d:\d\d/, '$&\u00a0Uhr') : text;
}
