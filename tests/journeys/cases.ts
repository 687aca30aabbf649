import type { Journey } from './journey';

/** A journey that broke an invariant once, as short as it went, and what it found. */
export interface JourneyCase extends Journey {
  readonly found: string;
}

/** Every journey that found a fault of the application. They are run again with each test. */
export const journeyCases: readonly JourneyCase[] = [
  {
    found: 'A link with prefilled answers stored them in a tab that showed the end of an application.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'proceed', tab: 0, times: 6, variant: 0 },
      { do: 'open a link', tab: 0, link: 'prefill' },
    ],
  },
];
