import type { CurrencyCode } from './country';
import { normaliseText } from './normalise';
import { numberFormat } from './formats';

/** What people write beside an amount apart from the signs and the code that `Intl` knows; lower case. */
const moneyWords: Readonly<Record<CurrencyCode, readonly string[]>> = {
  EUR: ['euro', 'euros'],
  MXN: ['peso', 'pesos', 'm.n.'],
  COP: ['peso', 'pesos'],
  PLN: ['zl', 'złoty', 'złote', 'złotych'],
  RON: ['leu', 'lei'],
  VND: ['đ', 'vnđ', 'đồng', 'dong'],
  PHP: ['p', 'piso', 'peso', 'pesos'],
};
/** Amounts above this many digits are no longer exact as numbers. */
const MAX_DIGITS = 15;
const groupMarks = /[ '’‘`´_]/g;
const shape = /^\d+(?:[.,_]\d+)*$/;
const grouped = /^[1-9]\d{0,2}(?:[.,_]\d{3})+$/;

/**
 * Reads an amount in major units as people of these markets type it: `2500`, `2.500`, `2 500,50`, `1,234.56`,
 * `2'500.000`, with the currency's sign, code or name before or behind. A lone dot or comma with exactly three
 * digits behind it groups thousands, in every language: no currency here has three decimals. Undefined for anything that
 * is not surely one amount: a sign of another currency, a minus, groups of other than three digits, decimals that the
 * currency does not have, more than 15 digits.
 */
export function parseMoney(typed: string, currency: CurrencyCode): number | undefined {
  const bare = withoutCurrency(normaliseText(typed).toLowerCase(), currency)
    .replace(/[.,] ?[-–]$/, '')
    .replace(/[.,]$/, '')
    .replace(groupMarks, '_');
  if (!shape.test(bare)) return undefined;
  const [whole, decimals] = splitDecimals(bare);
  const hasGroups = /\D/.test(whole);
  if (hasGroups && (!grouped.test(whole) || (whole.includes('.') && whole.includes(',')))) return undefined;
  if (Number(decimals) > 0 && decimals.length > decimalsOf(currency)) return undefined;
  const plain = whole.replace(/\D/g, '');
  if (plain.length + decimals.length > MAX_DIGITS) return undefined;
  return Number(decimals === '' ? plain : `${plain}.${decimals}`);
}

/** The last dot or comma parts decimals off when one or two digits follow and it is no group mark before that. */
function splitDecimals(text: string): readonly [string, string] {
  const match = /^(.*)([.,])(\d{1,2})$/.exec(text);
  if (match === null) return [text, ''];
  const [, whole = '', mark = '', decimals = ''] = match;
  return whole.includes(mark) ? [text, ''] : [whole, decimals];
}

function withoutCurrency(text: string, currency: CurrencyCode): string {
  // To ask `Intl` takes its time, and mostly there is nothing but figures.
  if (/^\d(?:.*\d)?$/.test(text)) return text;
  const names = currencyNames(currency);
  const before = names.find((name) => text.startsWith(name));
  const rest = before === undefined ? text : text.slice(before.length).trim();
  const after = names.find((name) => rest.endsWith(name));
  return after === undefined ? rest : rest.slice(0, -after.length).trim();
}

/** Longest first, so that `euros` is not read as `euro` and a rest. */
function currencyNames(currency: CurrencyCode): readonly string[] {
  const signs = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    numberFormat('en-US', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .filter((part) => part.type === 'currency')
      .map((part) => part.value),
  );
  return [currency, ...signs, ...moneyWords[currency]]
    .map((name) => name.toLowerCase())
    .sort((first, second) => second.length - first.length);
}

/** How many decimals amounts of a currency have, as they are paid. */
export function decimalsOf(currency: CurrencyCode): number {
  return numberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;
}

/** How an amount is written: whose money, and in which language. */
export interface MoneyFormat {
  readonly currency: CurrencyCode;
  readonly languageTag: string;
}

/** An amount with its currency's short sign, without decimals when it is whole. */
export function formatMoney(value: number, format: MoneyFormat): string {
  return moneyFormat(value, format).format(value);
}

/** The currency's short sign, and whether the language sets it before the figures. */
export function currencySign(format: MoneyFormat): { readonly sign: string; readonly isBefore: boolean } {
  const parts = moneyFormat(1, format).formatToParts(1);
  const place = parts.findIndex((part) => part.type === 'currency');
  return { sign: parts[place]?.value ?? format.currency, isBefore: place === 0 };
}

function moneyFormat(value: number, format: MoneyFormat): Intl.NumberFormat {
  const { currency, languageTag } = format;
  return numberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digitOptions(value, format),
  });
}

/** An amount without its currency, as it stands in a field beside the sign. */
export function formatAmount(value: number, format: MoneyFormat): string {
  return numberFormat(format.languageTag, digitOptions(value, format)).format(value);
}

/** Thousands are always grouped: Spanish and Polish leave four digits bare by themselves, which looks wrong beside 25.000. */
function digitOptions(value: number, { currency }: MoneyFormat): Intl.NumberFormatOptions {
  const decimals = Number.isInteger(value) ? 0 : decimalsOf(currency);
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: 'always' };
}
