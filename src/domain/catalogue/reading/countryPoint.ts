import type { DataPoint } from '../kinds';

const countryKinds = ['phone', 'identifier', 'bank-account', 'postal-code'] as const;

/** A data point that needs the code of the country. */
export type CountryPoint = Extract<DataPoint, { readonly kind: (typeof countryKinds)[number] }>;

export function isCountryPoint(point: DataPoint): point is CountryPoint {
  return countryKinds.some((kind) => kind === point.kind);
}
