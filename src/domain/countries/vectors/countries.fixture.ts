import max from 'libphonenumber-js/metadata.max.json';
import { bankAccountReaders } from '../bankAccounts';
import type { Country, CountryChecks } from '../country';
import { facts as spain } from '../es';
import { checks as spanishChecks } from '../es.checks';
import { extractPhoneMetadata } from '../phoneMetadata';
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

/** A country with everything that its pages load. */
const createCountry = (facts: Country, checks: CountryChecks) => ({
  facts,
  checks,
  readBankAccount: bankAccountReaders[facts.code],
  phoneMetadata: extractPhoneMetadata(max, facts.code),
});

/** Every country that has vectors. */
export const countries = {
  ES: createCountry(spain, spanishChecks),
  PL: createCountry(poland, polishChecks),
  MX: createCountry(mexico, mexicanChecks),
  CO: createCountry(colombia, colombianChecks),
  RO: createCountry(romania, romanianChecks),
  DE: createCountry(germany, germanChecks),
  VN: createCountry(vietnam, vietnameseChecks),
  PH: createCountry(philippines, philippineChecks),
} as const satisfies Readonly<Record<Vector['country'], unknown>>;

export const countryList = Object.values(countries);

/** The day on which the vectors were created. */
export const TODAY = '2026-11-20';
