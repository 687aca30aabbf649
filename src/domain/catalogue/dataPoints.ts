import type { DataPoint } from './kinds';
import { contactDataPoints } from './dataPoints/contact';
import { expensesDataPoints } from './dataPoints/expenses';
import { incomeDataPoints } from './dataPoints/income';
import { loanDataPoints } from './dataPoints/loan';
import { otherDataPoints } from './dataPoints/other';
import { personalDataPoints } from './dataPoints/personal';
import { referenceDataPoints } from './dataPoints/reference';

/** Every question the product knows, by the name that the server, the form controls and QA use. */
const entries = {
  ...loanDataPoints,
  ...personalDataPoints,
  ...contactDataPoints,
  ...incomeDataPoints,
  ...expensesDataPoints,
  ...otherDataPoints,
  ...referenceDataPoints,
} as const;

export type DataPointName = keyof typeof entries;

export const dataPoints: Readonly<Record<DataPointName, DataPoint>> = entries;

export const dataPointNames: readonly DataPointName[] = Object.keys(entries).filter(isDataPointName);

/** Whether a name from outside (a server error, a stored key) is a data point of this release. */
export function isDataPointName(name: string): name is DataPointName {
  return Object.hasOwn(entries, name);
}
