import type { TFunction } from 'i18next';
import type { Offer } from '../../api/stepData';
import { decimalsOf } from '../../domain/countries/money';
import { dateFormat, numberFormat } from '../../domain/countries/formats';
import type { Page } from '../../domain/pages/resolvePage';

/** What is told of an offer, in the order of the table. */
export const figureNames = ['amount', 'instalment', 'period', 'total', 'rate', 'apr'] as const;
export type FigureName = (typeof figureNames)[number];
export type Figures = Readonly<Record<FigureName, string>>;

/** How figures are worded. */
export interface Wording {
  readonly page: Page;
  readonly t: TFunction;
  readonly languageTag: string;
}

/** An offer as it is read, each figure in the form of the language. */
export function figuresOf(offer: Offer, { page, t, languageTag }: Wording): Figures {
  const { currency } = page.facts;
  const decimals = decimalsOf(currency);
  const money = numberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
  const percent = numberFormat(languageTag, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const inOneLine = (text: string) => text.replace(/\s/g, '\u00A0');
  return {
    amount: inOneLine(money.format(offer.amount)),
    instalment: inOneLine(money.format(offer.instalment)),
    period: t(`commonˆ${offer.periodScale}`, { count: offer.period }),
    total: inOneLine(money.format(offer.total)),
    rate: inOneLine(percent.format(offer.nominalRate / 100)),
    apr: inOneLine(percent.format(offer.annualRate / 100)),
  };
}

/** What a figure is called; a loan in days is paid back at once. */
export function figureLabel(name: FigureName, { periodScale }: Offer, t: TFunction): string {
  if (name === 'apr') return t('commonˆprice>apr');
  if (name === 'instalment') return t(`screensˆoffer>${periodScale === 'days' ? 'once' : 'instalment'}`);
  return t(`screensˆoffer>${name}`);
}

/** The last day of an offer where the page is, as it is read. */
export function lastDayOf({ expiresAt }: Offer, { page, languageTag }: Omit<Wording, 't'>): string {
  const format = dateFormat(languageTag, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: page.facts.timeZone,
  });
  return format.format(Date.parse(expiresAt));
}
