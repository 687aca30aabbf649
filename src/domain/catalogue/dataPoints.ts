import { bankDataPoints } from './dataPoints/bank';
import { callDataPoints } from './dataPoints/call';
import { recordedConsents } from './dataPoints/consents';
import { contactDataPoints } from './dataPoints/contact';
import { employerDataPoints } from './dataPoints/employer';
import { employmentDataPoints } from './dataPoints/employment';
import { expensesDataPoints } from './dataPoints/expenses';
import { homeDataPoints } from './dataPoints/home';
import { householdDataPoints } from './dataPoints/household';
import { incomeDataPoints } from './dataPoints/income';
import { incomeKindsDataPoints } from './dataPoints/incomeKinds';
import { loanDataPoints } from './dataPoints/loan';
import { originDataPoints } from './dataPoints/origin';
import { personalDataPoints } from './dataPoints/personal';
import { referenceDataPoints } from './dataPoints/reference';
import { vehicleDataPoints } from './dataPoints/vehicle';
import type { DataPoint } from './kinds';
import type { DataPointName } from './names';

/**
 * Every question the product knows, by the name that the server, the form controls and QA use. The build makes a page of it;
 * nothing that an applicant loads holds the whole of it.
 */
const entries = {
  ...loanDataPoints,
  ...personalDataPoints,
  ...originDataPoints,
  ...householdDataPoints,
  ...contactDataPoints,
  ...homeDataPoints,
  ...vehicleDataPoints,
  ...incomeDataPoints,
  ...incomeKindsDataPoints,
  ...employmentDataPoints,
  ...employerDataPoints,
  ...expensesDataPoints,
  ...bankDataPoints,
  ...referenceDataPoints,
  ...recordedConsents,
  ...callDataPoints,
} as const satisfies Readonly<Record<DataPointName, DataPoint>>;

/** The data points that have an entry. */
export type CataloguedName = keyof typeof entries;

export const dataPoints: Readonly<Record<CataloguedName, DataPoint>> = entries;

export const dataPointNames: readonly CataloguedName[] = Object.keys(entries).filter(isCatalogued);

/** Whether a name is a data point of this release. */
export function isCatalogued(name: string): name is CataloguedName {
  return Object.hasOwn(entries, name);
}
