import { callDataPoints } from './dataPoints/call';
import { contactDataPoints } from './dataPoints/contact';
import { expensesDataPoints } from './dataPoints/expenses';
import { incomeDataPoints } from './dataPoints/income';
import { loanDataPoints } from './dataPoints/loan';
import { otherDataPoints } from './dataPoints/other';
import { personalDataPoints } from './dataPoints/personal';
import { referenceDataPoints } from './dataPoints/reference';
import type { DataPoint } from './kinds';

/**
 * Every question the product knows, by the name that the server, the form controls and QA use. The build makes a page of it;
 * nothing that an applicant loads holds the whole of it.
 */
const entries = {
  ...loanDataPoints,
  ...personalDataPoints,
  ...contactDataPoints,
  ...incomeDataPoints,
  ...expensesDataPoints,
  ...otherDataPoints,
  ...referenceDataPoints,
  ...callDataPoints,
} as const;

/** The data points that have an entry. */
export type CataloguedName = keyof typeof entries;

export const dataPoints: Readonly<Record<CataloguedName, DataPoint>> = entries;

export const dataPointNames: readonly CataloguedName[] = Object.keys(entries).filter(isCatalogued);

/** Whether a name is a data point of this release. */
export function isCatalogued(name: string): name is CataloguedName {
  return Object.hasOwn(entries, name);
}
