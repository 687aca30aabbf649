import type { InputHTMLAttributes } from 'react';
import type { DataPoint, DataPointOf, Kind } from '../../../domain/catalogue/kinds';
import type { CountryFacts } from '../../../domain/countries/country';
import { parseMoney, formatAmount } from '../../../domain/countries/money';

export type LineKind =
  'text' | 'email' | 'phone' | 'money' | 'number' | 'identifier' | 'bank-account' | 'postal-code';

interface Line {
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoCapitalize: 'off' | 'words' | 'characters';
  readonly fits: 'short' | 'medium' | 'full';
  /** How an answer is written when its field is left; a value that cannot be read stays as it was typed. */
  readonly tidied?: (typed: string, facts: CountryFacts, languageTag: string) => string;
}

/** In groups of four, as banks write it; where the country's letters are left out, the two check digits stand first. */
function groupedAccount(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const first = /^\d/.test(signs) ? 2 : 4;
  return [signs.slice(0, first), ...(signs.slice(first).match(/.{1,4}/g) ?? [])].join(' ');
}

function tidiedMoney(typed: string, facts: CountryFacts, languageTag: string): string {
  const amount = parseMoney(typed, facts.currency);
  return amount === undefined ? typed : formatAmount(amount, languageTag);
}

/** How each one-line kind is typed on a phone. */
export const lines: Readonly<Record<LineKind, Line>> = {
  text: { type: 'text', inputMode: 'text', autoCapitalize: 'words', fits: 'full' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'off', fits: 'full' },
  phone: { type: 'tel', inputMode: 'tel', autoCapitalize: 'off', fits: 'medium' },
  money: { type: 'text', inputMode: 'decimal', autoCapitalize: 'off', fits: 'short', tidied: tidiedMoney },
  number: { type: 'text', inputMode: 'numeric', autoCapitalize: 'off', fits: 'short' },
  identifier: { type: 'text', inputMode: 'text', autoCapitalize: 'characters', fits: 'medium' },
  'bank-account': {
    type: 'text',
    inputMode: 'text',
    autoCapitalize: 'characters',
    fits: 'full',
    tidied: groupedAccount,
  },
  'postal-code': { type: 'text', inputMode: 'text', autoCapitalize: 'off', fits: 'short' },
};

export function isLine(point: DataPoint): point is DataPointOf<LineKind> {
  return isLineKind(point.kind);
}

function isLineKind(kind: Kind): kind is LineKind {
  return Object.hasOwn(lines, kind);
}
