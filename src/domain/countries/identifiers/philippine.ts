import { createShapeIdentifier } from './shapeIdentifier';

/** Numbers of the Philippines. Their check digits are not published. */

/** Tax identification number: nine digits, and three or five for a branch. Source: Bureau of Internal Revenue, RR 7-2012. */
export const tin = createShapeIdentifier('TIN', /^(?!0{9})\d{9}(?:\d{3}|\d{5})?$/);

/** Number of the Social Security System. Source: sss.gov.ph, 2-7-1 digits. */
export const sss = createShapeIdentifier('SSS', /^(?!0+$)\d{10}$/);

/** Common reference number of the unified multi-purpose card. Source: Executive Order 420 of 2005, 4-7-1 digits. */
export const umidCrn = createShapeIdentifier('UMID CRN', /^(?!0+$)\d{12}$/);

/** Number on the front of the national card. Source: philsys.gov.ph. */
export const philsysPcn = createShapeIdentifier('PhilSys PCN', /^(?!0+$)\d{16}$/);

/** The holder's permanent number. It is confidential and must not be asked. Source: RA 11055, philsys.gov.ph. */
export const philsysPsn = createShapeIdentifier('PhilSys PSN', /^(?!0+$)\d{12}$/);
