import type { InputHTMLAttributes } from 'react';
import type { DataPoint, DataPointOf, Kind } from '../../../domain/catalogue/kinds';

export type LineKind =
  'text' | 'email' | 'phone' | 'money' | 'number' | 'code' | 'identifier' | 'bank-account' | 'postal-code';

interface Line {
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoCapitalize: 'off' | 'words' | 'characters';
  readonly fits: 'short' | 'medium' | 'full';
}

/** How each one-line kind is typed on a phone. */
export const lines: Readonly<Record<LineKind, Line>> = {
  text: { type: 'text', inputMode: 'text', autoCapitalize: 'words', fits: 'full' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'off', fits: 'full' },
  phone: { type: 'tel', inputMode: 'tel', autoCapitalize: 'off', fits: 'medium' },
  money: { type: 'text', inputMode: 'decimal', autoCapitalize: 'off', fits: 'short' },
  number: { type: 'text', inputMode: 'numeric', autoCapitalize: 'off', fits: 'short' },
  code: { type: 'text', inputMode: 'numeric', autoCapitalize: 'off', fits: 'short' },
  identifier: { type: 'text', inputMode: 'text', autoCapitalize: 'characters', fits: 'medium' },
  'bank-account': { type: 'text', inputMode: 'text', autoCapitalize: 'characters', fits: 'full' },
  'postal-code': { type: 'text', inputMode: 'text', autoCapitalize: 'off', fits: 'short' },
};

export function isLine(point: DataPoint): point is DataPointOf<LineKind> {
  return isLineKind(point.kind);
}

function isLineKind(kind: Kind): kind is LineKind {
  return Object.hasOwn(lines, kind);
}
