import type { DataPoint } from '../kinds';

const countryKinds = ['phone', 'identifier', 'bank-account', 'postal-code'] as const;

/** A question whose answer is judged by the country's own code. */
export type CountryPoint = Extract<DataPoint, { readonly kind: (typeof countryKinds)[number] }>;

export function isCountryPoint(point: DataPoint): point is CountryPoint {
  return countryKinds.some((kind) => kind === point.kind);
}
