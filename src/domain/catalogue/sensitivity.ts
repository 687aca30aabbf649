import type { DataPoint, DataPointKind, PatternName } from './kinds';

/**
 * Which data points are sensitive: identifiers, account numbers, and contact data. Their answers are covered when nobody has used
 * the page for a while. A data point that its kind does not decide has `isSensitive` in its row.
 */

const sensitivePatterns: Readonly<Record<PatternName, boolean>> = {
  name: true,
  street: true,
  houseNumber: true,
  city: true,
  place: true,
  plate: true,
  jobTitle: false,
  company: false,
  free: false,
};

/** A kind that is decided by its settings, or by all its data points alike. A list is as sensitive as the data points of its rows. */
type KindRule = 'always' | 'by-pattern' | 'if-birth' | 'never';

/** A new kind without a row does not compile. */
const kindRules: Readonly<Record<DataPointKind, KindRule>> = {
  identifier: 'always',
  'bank-account': 'always',
  email: 'always',
  phone: 'always',
  'postal-code': 'always',
  code: 'always',
  text: 'by-pattern',
  date: 'if-birth',
  month: 'never',
  money: 'never',
  number: 'never',
  amount: 'never',
  period: 'never',
  choice: 'never',
  'yes-no': 'never',
  consent: 'never',
  list: 'never',
};

/** Whether the answer to a data point must be covered. */
export function isSensitive(point: DataPoint): boolean {
  if (point.isSensitive === true) return true;
  switch (kindRules[point.kind]) {
    case 'always':
      return true;
    case 'by-pattern':
      return point.kind === 'text' && sensitivePatterns[point.pattern];
    case 'if-birth':
      return point.kind === 'date' && point.range === 'birth';
    case 'never':
      return false;
  }
}
