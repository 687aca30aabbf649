import { facts as colombia } from '../co';
import type { Country, CountryCode } from '../country';
import { facts as germany } from '../de';
import { facts as spain } from '../es';
import { facts as mexico } from '../mx';
import { facts as philippines } from '../ph';
import { facts as poland } from '../pl';
import { facts as romania } from '../ro';
import { facts as vietnam } from '../vn';

/** The facts of every country, without the checks: a page needs no more. */
export const countryFacts = {
  ES: spain,
  PL: poland,
  MX: mexico,
  CO: colombia,
  RO: romania,
  DE: germany,
  VN: vietnam,
  PH: philippines,
} as const satisfies Readonly<Record<CountryCode, Country>>;
