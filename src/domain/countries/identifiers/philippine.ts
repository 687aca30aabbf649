import { shapeOnly } from './shapeOnly';

/** Numbers of the Philippines. None of their check digits is published. */

/** Tax identification number: nine digits, and three or five of a branch. Source: Bureau of Internal Revenue, RR 7-2012. */
export const tin = shapeOnly('TIN', /^(?!0{9})\d{9}(?:\d{3}|\d{5})?$/);

/** Of the Social Security System. Source: sss.gov.ph, 2-7-1 digits. */
export const sss = shapeOnly('SSS', /^(?!0+$)\d{10}$/);

/** Common reference number of the unified multi-purpose card. Source: Executive Order 420 of 2005, 4-7-1 digits. */
export const umidCrn = shapeOnly('UMID CRN', /^(?!0+$)\d{12}$/);

/** Number on the front of the national card. Source: philsys.gov.ph. */
export const philsysPcn = shapeOnly('PhilSys PCN', /^(?!0+$)\d{16}$/);

/** The holder's permanent number, which is confidential: nobody is to ask it. Source: RA 11055, philsys.gov.ph. */
export const philsysPsn = shapeOnly('PhilSys PSN', /^(?!0+$)\d{12}$/);
