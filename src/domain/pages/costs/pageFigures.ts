import { preventWrapping } from '../../countries/formats';
import { countDecimals, formatMoney } from '../../countries/money';
import { calculateLoanCost } from './cost';
import type { Page } from '../resolvePage';
import type { TextTree } from '../textTree';

type Figures = Readonly<Record<string, string>>;

/**
 * Formats the figures for the placeholders of the page's own texts: limits and costs in the given language.
 * Texts contain no literal figures, so they cannot differ from the page's data. No figure breaks across
 * lines.
 */
export function formatPageFigures({ definition, facts }: Page, languageTag: string): Figures {
  const { amount, period, periodScale, disclosures, registerEntry } = definition;
  const { example, terms } = disclosures;
  const cost = calculateLoanCost({ ...example, periodScale }, terms, countDecimals(facts.currency));
  const money = (value: number) => formatMoney(value, { currency: facts.currency, languageTag });
  const percent = (value: number, decimals = 2) =>
    new Intl.NumberFormat(languageTag, {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: 2,
    }).format(value / 100);
  const createUnitFormat = (unit: 'day' | 'month' | 'minute') =>
    new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'long' });
  const periods = createUnitFormat(periodScale === 'days' ? 'day' : 'month');
  const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
  const figures = {
    amount_min: money(amount.min),
    amount_max: money(amount.max),
    period_min: periods.format(period.min),
    period_max: periods.format(period.max),
    // Some languages have a hyphen in ranges, which reads as part of a number.
    period_range: periods.formatRange(period.min, period.max).replace(/(?<=\d)-(?=\d)/, '–'),
    minutes: createUnitFormat('minute').format(disclosures.minutes),
    // A line may break after a hyphen or a slash that no word joiner follows.
    register_entry: registerEntry.replace(/[-/]/g, '$&\u2060'),
    highest_apr: percent(disclosures.highestApr, Number.isInteger(disclosures.highestApr) ? 0 : 2),
    example_amount: money(example.amount),
    example_period: periods.format(example.period),
    example_rate: percent(terms.nominalRate),
    example_apr: percent(cost.apr),
    example_instalments: String(cost.instalments),
    example_instalment: money(cost.instalment),
    example_interest: money(cost.interest),
    example_total: money(cost.total),
    // Without a fee or a tax in the terms, a text must not mention one: its amount would be 0, which no lender has set.
    ...(terms.fee === undefined ? {} : { example_commission: money(cost.fee) }),
    ...(terms.vat === undefined ? {} : { example_vat: money(cost.vat) }),
    ...(disclosures.calculatedOn === undefined
      ? {}
      : { calculated_on: day.format(new Date(`${disclosures.calculatedOn}T00:00:00Z`)) }),
  };
  return Object.fromEntries(Object.entries(figures).map(([name, text]) => [name, preventWrapping(text)]));
}

/**
 * Replaces the placeholders of the texts by figures.
 *
 * @throws if a text contains a placeholder that the page has no figure for
 */
export function fillPlaceholders(figures: Figures, texts: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? fillText(figures, text) : fillPlaceholders(figures, text),
    ]),
  );
}

function fillText(figures: Figures, text: string): string {
  return text.replace(/{{(\w+)}}/g, (_placeholder, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`The page has no figure "${name}" for: ${text}`);
    return figure;
  });
}
