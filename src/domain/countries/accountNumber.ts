import type { CountryReadResult } from './country';
import { compactCode } from './normalise';

/** Reads an account number of a country whose banks each use their own format. Only its shape can be checked. */
export function readAccountNumber(typed: string, shape: RegExp): CountryReadResult<'shape'> {
  const value = compactCode(typed);
  return shape.test(value) ? { ok: true, value } : { ok: false, reason: 'shape' };
}
