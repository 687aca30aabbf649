import type { TFunction } from 'i18next';
import type { Offer } from '../../api/stepData';
import { countDecimals, getMoneyFormat } from '../../domain/countries/money';
import { getDateFormat, getNumberFormat } from '../../domain/countries/formats';
import type { Page } from '../../domain/pages/resolvePage';

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

/** Formats the figures of an offer in the language. */
export function formatOfferFigures(offer: Offer, { page, t, languageTag }: FigureFormat): FormattedFigures {
  const { currency } = page.facts;
  const decimals = countDecimals(currency);
  const money = getMoneyFormat({ currency, languageTag }, decimals);
  const percent = getNumberFormat(languageTag, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const preventWrapping = (text: string) => text.replace(/\s/g, '\u00A0');
  return {
    amount: preventWrapping(money.format(offer.amount)),
    instalment: preventWrapping(money.format(offer.instalment)),
    period: t(`commonˆ${offer.periodScale}`, { count: offer.period }),
    total: preventWrapping(money.format(offer.total)),
    rate: preventWrapping(percent.format(offer.nominalRate / 100)),
    apr: preventWrapping(percent.format(offer.annualRate / 100)),
  };
}

/** The label of a figure. A loan in days has one payment. */
export function getFigureLabel(name: FigureName, { periodScale }: Offer, t: TFunction): string {
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
