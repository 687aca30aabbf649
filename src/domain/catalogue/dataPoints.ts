import { bankDataPoints } from './parts/bank';
import { callDataPoints } from './parts/call';
import { consentDataPoints } from './parts/consents';
import { contactDataPoints } from './parts/contact';
import { employerDataPoints } from './parts/employer';
import { employmentDataPoints } from './parts/employment';
import { expensesDataPoints } from './parts/expenses';
import { homeDataPoints } from './parts/home';
import { householdDataPoints } from './parts/household';
import { incomeDataPoints } from './parts/income';
import { incomeKindsDataPoints } from './parts/incomeKinds';
import { loanDataPoints } from './parts/loan';
import { originDataPoints } from './parts/origin';
import { personalDataPoints } from './parts/personal';
import { referenceDataPoints } from './parts/reference';
import { vehicleDataPoints } from './parts/vehicle';
import type { DataPoint } from './kinds';
import type { DataPointName } from './names';

/**
 * Every data point, by the name that the server, the form controls and QA use. The build resolves a page from it, so no page
 * loads the whole catalogue.
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
  ...consentDataPoints,
  ...callDataPoints,
} as const satisfies Readonly<Record<DataPointName, DataPoint>>;

/** The data points that have an entry. */
export type CataloguedName = keyof typeof entries;

export const dataPoints: Readonly<Record<CataloguedName, DataPoint>> = entries;

export const dataPointNames: readonly CataloguedName[] = Object.keys(entries).filter(isCatalogued);

/** Whether the catalogue has a data point of this name. */
export function isCatalogued(name: string): name is CataloguedName {
  return Object.hasOwn(entries, name);
}
