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
  {
    found: 'Two tabs that received the decision from the server both told the platforms.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [{ do: 'open a tab' }, { do: 'proceed', tab: 1, times: 1, variant: 0 }],
  },
  {
    found: 'A tab sent its answers to the lead of a link that another tab of its session had continued.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'proceed', tab: 0, times: 2, variant: 1 },
      { do: 'open a tab' },
      { do: 'open a link', tab: 1, link: 'other lead' },
      { do: 'use a button', tab: 1, button: 0 },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
    ],
  },
  {
    found: 'After the lead of a link, a create repeated the key of the first lead with another body.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'proceed', tab: 1, times: 2, variant: 0 },
      { do: 'open a link', tab: 1, link: 'other lead' },
      { do: 'use a button', tab: 1, button: 0 },
      { do: 'close and come back', tab: 1 },
    ],
  },
  {
    found: 'After a deletion with a full storage the next application went into the lead of the deleted one.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
      { do: 'proceed', tab: 0, times: 5, variant: 0 },
      { do: 'open a tab' },
      { do: 'type', tab: 1, variant: 0 },
      { do: 'fill the storage' },
      { do: 'delete', tab: 0 },
      { do: 'press', tab: 0 },
    ],
  },
  {
    found:
      'An untouched page in the back-forward cache returns in a session whose application has ended meanwhile.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'leave for another site', tab: 1 },
      { do: 'proceed', tab: 0, times: 7, variant: 0 },
      { do: 'close and come back', tab: 0 },
      { do: 'press', tab: 0 },
    ],
  },
  {
    found: 'A page in the back-forward cache returns after a deletion and stores what was typed.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a link', tab: 0, link: 'other lead' },
      { do: 'open a tab' },
      { do: 'type', tab: 0, variant: 0 },
      { do: 'leave for another site', tab: 2 },
      { do: 'delete', tab: 1 },
      { do: 'step back', tab: 0 },
    ],
  },
  {
    found: 'A tab kept what a link had prefilled after another tab, in another session, deleted all data.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'open a link', tab: 0, link: 'prefill' },
      { do: 'open a link', tab: 1, link: 'session' },
      { do: 'delete', tab: 1 },
    ],
  },
  {
    found: 'A tab that sent again after the network returned put its old answer over a later one of another tab.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'press', tab: 1 },
      { do: 'open a tab' },
      { do: 'lose the network' },
      { do: 'proceed', tab: 1, times: 6, variant: 1 },
      { do: 'type', tab: 0, variant: 0 },
    ],
  },
];
