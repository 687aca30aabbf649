import type { CountryReading } from './country';
import { normaliseText } from './normalise';

/** Reads a postal code that is digits alone: however spaced, it has to have the country's shape. */
export function readPostalCode(typed: string, shape: RegExp): CountryReading<'shape'> {
  const value = normaliseText(typed).replaceAll(' ', '');
  return shape.test(value) ? { ok: true, value } : { ok: false, reason: 'shape' };
}
