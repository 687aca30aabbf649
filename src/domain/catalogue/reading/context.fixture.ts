import { countries, TODAY } from '../../countries/vectors/countries.fixture';
import type { ReadingContext } from '../reading';
import { readCountryValue } from './countryValues';

/** A page of the country on a day on which all ages of the tests are counted, with the limits of a page in Spain. */
export function pageOf(country: keyof typeof countries): ReadingContext {
  return {
    ...countries[country],
    readCountryValue,
    today: TODAY,
    amount: { default: 2500, min: 500, max: 30000, step: 100 },
    period: { default: 12, min: 3, max: 96, step: 1 },
    answers: {},
  };
}

export const spain = pageOf('ES');

export const poland: ReadingContext = {
  ...pageOf('PL'),
  amount: { default: 1500, min: 100, max: 8000, step: 100 },
  period: { default: 61, min: 61, max: 90, step: 1 },
};
