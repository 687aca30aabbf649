import type { Identifier } from '../country';
import { compactNumber } from '../normalise';
import { createShapeIdentifier } from './shapeIdentifier';

/**
 * Identity number of residents of Colombia, without a check digit: three to eight digits if issued before 2000, else ten that
 * begin with 1. No number with nine digits is known, so such a number is doubtful.
 * Source: Registraduría Nacional del Estado Civil, Ley 39 de 1961, NUIP of 2000.
 */
const shape = /^(?:[1-9]\d{2,7}|1\d{9})$/;
const neverIssued = /^[1-9]\d{8}$/;

export const cedula: Identifier = {
  name: 'Cédula de ciudadanía',
  normalise: compactNumber,
  check(normalised) {
    if (neverIssued.test(normalised)) return 'doubtful';
    return shape.test(normalised) ? null : 'shape';
  },
};

/** Of foreigners. Source: Migración Colombia; the lengths are those in use, no text says them. */
export const foreignersCedula = createShapeIdentifier(
  'Cédula de extranjería',
  /^[1-9]\d{2,6}$/,
  compactNumber,
);

/** Permiso por protección temporal, of Venezuelans. Source: Decreto 216 de 2021; the lengths are those in use. */
export const protectionPermit = createShapeIdentifier('PPT', /^[1-9]\d{5,7}$/, compactNumber);
