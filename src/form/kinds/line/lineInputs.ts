import type { InputHTMLAttributes } from 'react';
import type { DataPoint, DataPointOf, DataPointKind } from '../../../domain/catalogue/kinds';

export type LineKind =
  'text' | 'email' | 'phone' | 'money' | 'number' | 'identifier' | 'bank-account' | 'postal-code';

interface LineInput {
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoCapitalize: 'off' | 'words' | 'characters';
  readonly size: 'short' | 'medium' | 'full';
}

/** The input element of each kind that is typed in one line. It decides the keyboard of a phone. */
export const lineInputs: Readonly<Record<LineKind, LineInput>> = {
  text: { type: 'text', inputMode: 'text', autoCapitalize: 'words', size: 'full' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'off', size: 'full' },
  phone: { type: 'tel', inputMode: 'tel', autoCapitalize: 'off', size: 'medium' },
  money: { type: 'text', inputMode: 'decimal', autoCapitalize: 'off', size: 'short' },
  number: { type: 'text', inputMode: 'numeric', autoCapitalize: 'off', size: 'short' },
  identifier: { type: 'text', inputMode: 'text', autoCapitalize: 'characters', size: 'medium' },
  'bank-account': { type: 'text', inputMode: 'text', autoCapitalize: 'characters', size: 'full' },
  'postal-code': { type: 'text', inputMode: 'text', autoCapitalize: 'off', size: 'short' },
};

export function isLinePoint(point: DataPoint): point is DataPointOf<LineKind> {
  return isLineKind(point.kind);
}

function isLineKind(kind: DataPointKind): kind is LineKind {
  return Object.hasOwn(lineInputs, kind);
}
