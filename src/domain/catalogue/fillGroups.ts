import type { DataPointName } from './names';

/**
 * Answers that a look-up fills in at once, with the one that it looks up with. They are stored and taken from another tab together, so that the
 * town of one postal code never stands beside another code. A test holds the table to the `fills` of the catalogue.
 */
export const fillGroups = {
  postal_code: ['postal_code', 'city', 'municipality', 'suburb', 'province', 'street'],
  employer_name: [
    'employer_name',
    'employer_tax_registry_code',
    'employer_postal_code',
    'employer_city',
    'employer_province',
    'employer_street',
    'employer_house_number',
  ],
} as const satisfies Partial<Record<DataPointName, readonly DataPointName[]>>;

/** A data point with those that are filled in with it. */
export function listFilledTogether(name: string): readonly string[] {
  const group = findFillGroup(name);
  return group === null ? [name] : fillGroups[group];
}

/** The group of a data point, by the name of its first; null if it is in none. */
export function findFillGroup(name: string): keyof typeof fillGroups | null {
  for (const driver of ['postal_code', 'employer_name'] as const)
    if (fillGroups[driver].some((member) => member === name)) return driver;
  return null;
}
