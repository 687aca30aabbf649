import type { CurrencyCode } from './country';
import { normaliseText } from './normalise';
import { getNumberFormat } from './formats';

/** Lower-case words that people write beside an amount, besides the signs and the code that `Intl` knows. */
const moneyWords: Readonly<Record<CurrencyCode, readonly string[]>> = {
  EUR: ['euro', 'euros'],
  MXN: ['peso', 'pesos', 'm.n.'],
  COP: ['peso', 'pesos', 'm/cte', 'moneda corriente'],
  PLN: ['zl', 'złoty', 'złote', 'złotych'],
  RON: ['leu', 'lei'],
  VND: ['đ', 'vnđ', 'đồng', 'dong'],
  PHP: ['p', 'piso', 'peso', 'pesos'],
};
/** The decimals that people write although the currency is used without them: centavos. Reading an answer rounds them. */
const writtenDecimals: Readonly<Partial<Record<CurrencyCode, number>>> = { COP: 2 };
/** A number with more digits is not exact. */
const MAX_DIGITS = 15;
/** What stands in the place of decimals: `2500,-`, `2500,--`, or the letters of Colombian contracts, `2.500,oo`. */
const emptyDecimals = /[.,](?: ?[-–—]{1,2}|oo)$/;
/** An apostrophe before decimals, which people of Spain write. In America it stands before the last six digits of millions. */
const apostropheOfDecimals = /['’‘`´](?=\d{1,2}$)/;
const groupMarks = /[ '’‘`´_]/g;
const shape = /^\d+(?:[.,_]\d+)*$/;
const grouped = /^[1-9]\d{0,2}(?:[.,_]\d{3})+$/;

/**
 * Reads an amount in major units in the formats of these markets: `2500`, `2.500`, `2 500,50`, `1,234.56`, `2'500.000`, `12'50`, with
 * the sign, code or name of the currency on either side. A single dot or comma before exactly three digits groups thousands in
 * every language, because no currency here has three decimals. Undefined if the text is ambiguous: the sign of another
 * currency, a minus, groups of other lengths, decimals that the currency does not have, more than 15 digits. Centavos of Colombia,
 * which people write but do not use, are rounded.
 */
export function parseMoney(typed: string, currency: CurrencyCode): number | undefined {
  const bare = withoutCurrency(normaliseText(typed).toLowerCase(), currency)
    .replace(emptyDecimals, '')
    .replace(/[.,]$/, '')
    .replace(apostropheOfDecimals, (mark) => (currency === 'EUR' ? ',' : mark))
    .replace(groupMarks, '_');
  if (!shape.test(bare)) return undefined;
  const [whole, decimals] = splitDecimals(bare);
  const hasGroups = /\D/.test(whole);
  if (hasGroups && (!grouped.test(whole) || (whole.includes('.') && whole.includes(',')))) return undefined;
  if (Number(decimals) > 0 && decimals.length > (writtenDecimals[currency] ?? countDecimals(currency)))
    return undefined;
  const plain = whole.replace(/\D/g, '');
  if (plain.length + decimals.length > MAX_DIGITS) return undefined;
  // `Number` reads a dot without decimals too.
  const value = Number(`${plain}.${decimals}`);
  return countDecimals(currency) === 0 ? Math.round(value) : value;
}

/** The last dot or comma separates decimals if one or two digits follow and it does not occur before. */
function splitDecimals(text: string): readonly [string, string] {
  const match = /^(.*)([.,])(\d{1,2})$/.exec(text);
  if (match === null) return [text, ''];
  const [, whole = '', mark = '', decimals = ''] = match;
  return whole.includes(mark) ? [text, ''] : [whole, decimals];
}

/** After a dot, they may be decimals. */
const twoDigits = /^\d{1,2}$/;

function withoutCurrency(text: string, currency: CurrencyCode): string {
  // `Intl` is slow, and most texts contain only digits.
  if (/^\d(?:.*\d)?$/.test(text)) return text;
  const names = currencyNames(currency);
  const before = names.find(
    (name) => text.startsWith(name) && !(name.endsWith('.') && twoDigits.test(text.slice(name.length))),
  );
  const rest = before === undefined ? text : text.slice(before.length).trim();
  const removeAfter = (amount: string) => {
    const after = names.find((name) => amount.endsWith(name));
    return after === undefined ? amount : amount.slice(0, -after.length).trim();
  };
  // Two may follow: `pesos M.N.`.
  return removeAfter(removeAfter(rest));
}

/** Longest first, so that `euros` is not read as `euro` and another letter. */
function currencyNames(currency: CurrencyCode): readonly string[] {
  const signs = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    getNumberFormat('en-US', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .filter((part) => part.type === 'currency')
      .map((part) => part.value),
  );
  return (
    [currency, ...signs, ...moneyWords[currency]]
      .map((name) => name.toLowerCase())
      // An abbreviation may end with a dot, a word at the end of a sentence too.
      .flatMap((name) => (/\p{L}$/u.test(name) ? [name, `${name}.`] : [name]))
      .sort((first, second) => second.length - first.length)
  );
}

/** The currencies without decimals. `Intl` of an older browser has two for the Colombian peso. */
const wholeCurrencies: readonly CurrencyCode[] = ['COP', 'VND'];

/** The number of decimals of a currency. */
export function countDecimals(currency: CurrencyCode): number {
  return wholeCurrencies.includes(currency) ? 0 : 2;
}

/** The currency and the language of an amount. */
export interface MoneyFormat {
  readonly currency: CurrencyCode;
  readonly languageTag: string;
}

/** An amount with the short sign of its currency, without decimals if it is a whole number. */
export function formatMoney(value: number, format: MoneyFormat): string {
  return getMoneyFormat(format, countShownDecimals(value, format)).format(value);
}

/**
 * The short sign of the currency, with the space that the language writes between it and the digits, and whether it stands before
 * the digits.
 */
export function getCurrencySign(format: MoneyFormat): { readonly sign: string; readonly isBefore: boolean } {
  const [before = '', after = ''] = getMoneyFormat(format, 0).format(1).split('1');
  return before === '' ? { sign: after, isBefore: false } : { sign: before, isBefore: true };
}

/**
 * A format of amounts with a fixed number of decimals and a short sign. Mexico and Colombia share the dollar sign with other countries,
 * so `Intl` chooses a sign that cannot be mistaken outside of the country: `MX$2,500`.
 */
export function getMoneyFormat({ currency, languageTag }: MoneyFormat, decimals: number): Intl.NumberFormat {
  return getNumberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: /MX|CO/.test(currency) ? 'symbol' : 'narrowSymbol',
    ...digitOptions(decimals),
  });
}

/** An amount without its currency, for a field that shows the sign beside it. */
export function formatAmount(value: number, format: MoneyFormat): string {
  return getNumberFormat(format.languageTag, digitOptions(countShownDecimals(value, format))).format(value);
}

/** Always groups thousands. `Intl` does not group four digits in Spanish and Polish, which looks wrong beside 25.000. */
function digitOptions(decimals: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: 'always' };
}

/** A whole amount has no decimals. */
function countShownDecimals(value: number, { currency }: MoneyFormat): number {
  return Number.isInteger(value) ? 0 : countDecimals(currency);
}
