import max from 'libphonenumber-js/metadata.max.json';
import { facts as spanishFacts } from '../../countries/es';
import { checks as spanishChecks } from '../../countries/es.checks';
import { cutMetadata } from '../../countries/phoneMetadata';
import { facts as polishFacts } from '../../countries/pl';
import { checks as polishChecks } from '../../countries/pl.checks';
import type { ReadingContext } from '../reading';

/** A Spanish page on a day on which all ages of the tests are counted. */
export const spain: ReadingContext = {
  facts: spanishFacts,
  checks: spanishChecks,
  phoneMetadata: cutMetadata(max, 'ES'),
  today: '2026-11-20',
  amount: { default: 2500, min: 500, max: 30000, step: 100 },
  period: { default: 12, min: 3, max: 96, step: 1 },
  answers: {},
};

/** A Polish page on the same day. */
export const poland: ReadingContext = {
  facts: polishFacts,
  checks: polishChecks,
  phoneMetadata: cutMetadata(max, 'PL'),
  today: '2026-11-20',
  amount: { default: 1500, min: 100, max: 8000, step: 100 },
  period: { default: 61, min: 61, max: 90, step: 1 },
  answers: {},
};
