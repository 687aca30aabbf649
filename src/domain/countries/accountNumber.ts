import type { CountryReading } from './country';
import { compactCode } from './normalise';

/** Reads the number of an account where banks number each in their own way: its shape is all that can be told. */
export function readAccountNumber(typed: string, shape: RegExp): CountryReading<'shape'> {
  const value = compactCode(typed);
  return shape.test(value) ? { ok: true, value } : { ok: false, reason: 'shape' };
}
