import type { InputHTMLAttributes } from 'react';
import type { DataPoint, DataPointOf, DataPointKind, PatternName } from '../../../domain/catalogue/kinds';

export type LineKind =
  'text' | 'email' | 'phone' | 'money' | 'number' | 'identifier' | 'bank-account' | 'postal-code';

interface LineInput {
  readonly type: 'text' | 'tel';
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly size: 'short' | 'medium' | 'full';
}

/** The input element of each kind that is typed in one line. It decides the keyboard of a phone. */
export const lineInputs: Readonly<Record<LineKind, LineInput>> = {
  text: { type: 'text', inputMode: 'text', size: 'full' },
  // Chromium rewrites the value of an input for e-mails while its domain is typed: `ü` becomes `xn--`.
  email: { type: 'text', inputMode: 'email', size: 'full' },
  phone: { type: 'tel', inputMode: 'tel', size: 'medium' },
  money: { type: 'text', inputMode: 'decimal', size: 'short' },
  number: { type: 'text', inputMode: 'numeric', size: 'short' },
  identifier: { type: 'text', inputMode: 'text', size: 'medium' },
  'bank-account': { type: 'text', inputMode: 'text', size: 'full' },
  'postal-code': { type: 'text', inputMode: 'text', size: 'short' },
};

/** The letters that the keyboard of a phone makes capitals: by the pattern of a text, or else by the kind. */
const capitals = {
  name: 'words',
  street: 'words',
  city: 'words',
  place: 'words',
  company: 'words',
  jobTitle: 'sentences',
  free: 'sentences',
  houseNumber: 'off',
  plate: 'characters',
  identifier: 'characters',
  'bank-account': 'characters',
  'postal-code': 'off',
  email: 'off',
  phone: 'off',
  money: 'off',
  number: 'off',
} as const satisfies Record<
  PatternName | Exclude<LineKind, 'text'>,
  'off' | 'sentences' | 'words' | 'characters'
>;

export function getCapitals(point: DataPointOf<LineKind>): (typeof capitals)[keyof typeof capitals] {
  return capitals[point.kind === 'text' ? point.pattern : point.kind];
}

export function isLinePoint(point: DataPoint): point is DataPointOf<LineKind> {
  return isLineKind(point.kind);
}

function isLineKind(kind: DataPointKind): kind is LineKind {
  return Object.hasOwn(lineInputs, kind);
}
