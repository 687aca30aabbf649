import max from 'libphonenumber-js/metadata.max.json';
import { bankAccountReaders } from '../bankAccounts';
import type { Country, CountryChecks } from '../country';
import { checks as spanishChecks } from '../es.checks';
import { extractPhoneMetadata } from '../phoneMetadata';
import { checks as polishChecks } from '../pl.checks';
import { checks as mexicanChecks } from '../mx.checks';
import { checks as colombianChecks } from '../co.checks';
import { checks as romanianChecks } from '../ro.checks';
import { checks as germanChecks } from '../de.checks';
import { checks as vietnameseChecks } from '../vn.checks';
import { checks as philippineChecks } from '../ph.checks';
import { countryFacts } from './facts.fixture';
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
  ES: createCountry(countryFacts.ES, spanishChecks),
  PL: createCountry(countryFacts.PL, polishChecks),
  MX: createCountry(countryFacts.MX, mexicanChecks),
  CO: createCountry(countryFacts.CO, colombianChecks),
  RO: createCountry(countryFacts.RO, romanianChecks),
  DE: createCountry(countryFacts.DE, germanChecks),
  VN: createCountry(countryFacts.VN, vietnameseChecks),
  PH: createCountry(countryFacts.PH, philippineChecks),
} as const satisfies Readonly<Record<Vector['country'], unknown>>;

export const countryList = Object.values(countries);

/** The day on which the vectors were created. */
export const TODAY = '2026-11-20';
