import type { Identifier } from '../country';
import { compactCode } from '../normalise';

/** Creates an identifier without a published check digit. Only the shape of its stored form is checked. */
export function createShapeIdentifier(name: string, shape: RegExp, normalise = compactCode): Identifier {
  return { name, normalise, check: (normalised) => (shape.test(normalised) ? null : 'shape') };
}
