import { decimalsOf, formatMoney } from '../countries/money';
import { costOf } from './cost';
import type { Page } from './resolvePage';
import type { TextTree } from './pageTexts';

type Figures = Readonly<Record<string, string>>;

/**
 * What the page's own texts are filled with, by placeholder: its limits and costs in words of a language, so that no text
 * holds a figure that the page's data changes without it. No figure breaks over lines.
 */
export function figuresOf({ definition, facts }: Page, languageTag: string): Figures {
  const { amount, period, periodScale, told, registerEntry } = definition;
  const { example, terms } = told;
  const cost = costOf({ ...example, periodScale }, terms, decimalsOf(facts.currency));
  const money = (value: number) => formatMoney(value, { currency: facts.currency, languageTag });
  const percent = (value: number, decimals = 2) =>
    new Intl.NumberFormat(languageTag, {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: 2,
    }).format(value / 100);
  const spans = (unit: 'day' | 'month' | 'minute') =>
    new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'long' });
  const periods = spans(periodScale === 'days' ? 'day' : 'month');
  const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
  const figures = {
    amount_min: money(amount.min),
    amount_max: money(amount.max),
    period_min: periods.format(period.min),
    period_max: periods.format(period.max),
    period_range: periods.formatRange(period.min, period.max),
    minutes: spans('minute').format(told.minutes),
    register_entry: registerEntry,
    highest_apr: percent(told.highestApr, Number.isInteger(told.highestApr) ? 0 : 2),
    example_amount: money(example.amount),
    example_period: periods.format(example.period),
    example_rate: percent(terms.nominalRate),
    example_apr: percent(cost.apr),
    example_instalments: String(cost.instalments),
    example_instalment: money(cost.instalment),
    example_interest: money(cost.interest),
    example_commission: money(cost.fee),
    example_total: money(cost.total),
    ...(told.calculatedOn === undefined
      ? {}
      : { calculated_on: day.format(new Date(`${told.calculatedOn}T00:00:00Z`)) }),
  };
  return Object.fromEntries(
    Object.entries(figures).map(([name, text]) => [name, text.replace(/\s/g, '\u00A0')]),
  );
}

/**
 * The texts with their figures in the place of the placeholders.
 *
 * @throws where a text asks for a figure that the page does not have
 */
export function filledWith(figures: Figures, texts: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? filled(figures, text) : filledWith(figures, text),
    ]),
  );
}

function filled(figures: Figures, text: string): string {
  return text.replace(/{{(\w+)}}/g, (_placeholder, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`The page has no figure "${name}" for: ${text}`);
    return figure;
  });
}
