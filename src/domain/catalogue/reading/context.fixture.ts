import { countries, TODAY } from '../../countries/vectors/countries.fixture';
import * as contradictions from '../contradictions';
import type { NoticeContext } from '../noticeRow';
import type { ReadingContext } from '../reading';
import { readCountryValue } from './countryValues';

/** What readers and notices need. The page asks every question of the catalogue. */
type TestContext = ReadingContext & Pick<NoticeContext, 'contradictions'>;

/** The context of a page in the country, with the limits of a page in Spain, on the day that all tests use. */
export function createReadingContext(country: keyof typeof countries): TestContext {
  return {
    ...countries[country],
    readCountryValue,
    today: TODAY,
    amount: { default: 2500, min: 500, max: 30000, step: 100 },
    period: { default: 12, min: 3, max: 96, step: 1 },
    answers: {},
    contradictions: Object.values(contradictions).flat(),
  };
}

export const spainContext = createReadingContext('ES');

export const polandContext: TestContext = {
  ...createReadingContext('PL'),
  amount: { default: 1500, min: 100, max: 8000, step: 100 },
  period: { default: 61, min: 61, max: 90, step: 1 },
};
