import max from 'libphonenumber-js/metadata.max.json';
import type { Country, CountryChecks } from '../country';
import { facts as spain } from '../es';
import { checks as spanishChecks } from '../es.checks';
import { cutMetadata } from '../phoneMetadata';
import { facts as poland } from '../pl';
import { checks as polishChecks } from '../pl.checks';
import { facts as mexico } from '../mx';
import { checks as mexicanChecks } from '../mx.checks';
import { facts as colombia } from '../co';
import { checks as colombianChecks } from '../co.checks';
import { facts as romania } from '../ro';
import { checks as romanianChecks } from '../ro.checks';
import { facts as germany } from '../de';
import { checks as germanChecks } from '../de.checks';
import { facts as vietnam } from '../vn';
import { checks as vietnameseChecks } from '../vn.checks';
import { facts as philippines } from '../ph';
import { checks as philippineChecks } from '../ph.checks';
import type { Vector } from './vectors.fixture';

/** A country with all that its pages load of it. */
const whole = (facts: Country, checks: CountryChecks) => ({
  facts,
  checks,
  phoneMetadata: cutMetadata(max, facts.code),
});

/** Every country that has vectors. */
export const countries = {
  ES: whole(spain, spanishChecks),
  PL: whole(poland, polishChecks),
  MX: whole(mexico, mexicanChecks),
  CO: whole(colombia, colombianChecks),
  RO: whole(romania, romanianChecks),
  DE: whole(germany, germanChecks),
  VN: whole(vietnam, vietnameseChecks),
  PH: whole(philippines, philippineChecks),
} as const satisfies Readonly<Record<Vector['country'], unknown>>;

export const countryList = Object.values(countries);

/** The day on which the vectors were made. */
export const TODAY = '2026-11-20';
