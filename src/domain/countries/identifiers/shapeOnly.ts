import type { Identifier } from '../country';
import { compactCode } from '../normalise';

/** An identifier of which no check digit is published: its shape, as it is stored, is all that can be told. */
export function shapeOnly(name: string, shape: RegExp, normalise = compactCode): Identifier {
  return { name, normalise, check: (normalised) => (shape.test(normalised) ? null : 'shape') };
}
