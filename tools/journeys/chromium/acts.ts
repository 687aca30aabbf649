import fc from 'fast-check';

/** What goes wrong with the next call about a lead. */
export const faultKinds = [
  'lost answer',
  'lost request',
  '500',
  '503',
  '429',
  '422',
  'html',
  'late answer',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The widths of the window, in CSS pixels. */
const widths = [320, 360, 1280] as const;

/** Something that happens in a journey in Chromium. A journey is a list of them. */
export type BrowserAct =
  | { readonly do: 'proceed'; readonly tab: number; readonly times: number }
  | {
      readonly do:
        | 'type'
        | 'type wrongly'
        | 'press'
        | 'press twice'
        | 'back'
        | 'forward'
        | 'reload'
        | 'close and come back'
        | 'leave and come back'
        | 'choose the other language';
      readonly tab: number;
    }
  | { readonly do: 'open a tab' }
  | { readonly do: 'lose the network' }
  | { readonly do: 'find the network' }
  | { readonly do: 'resize'; readonly tab: number; readonly width: number }
  | { readonly do: 'fail'; readonly fault: FaultKind };

/** Two tabs: what a third adds is in the journeys without a browser. */
const tab = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) });
const act = <Kind extends BrowserAct['do']>(kind: Kind) => fc.constant(kind);

const anyAct: fc.Arbitrary<BrowserAct> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: act('proceed'), tab, times: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 4, arbitrary: fc.record({ do: act('type'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: act('type wrongly'), tab }) },
  { weight: 4, arbitrary: fc.record({ do: act('press'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: act('press twice'), tab }) },
  { weight: 3, arbitrary: fc.record({ do: act('back'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: act('forward'), tab }) },
  { weight: 3, arbitrary: fc.record({ do: act('reload'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: act('close and come back'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: act('leave and come back'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: act('choose the other language'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: act('open a tab') }) },
  { weight: 1, arbitrary: fc.record({ do: act('lose the network') }) },
  { weight: 2, arbitrary: fc.record({ do: act('find the network') }) },
  { weight: 2, arbitrary: fc.record({ do: act('resize'), tab, width: fc.constantFrom(...widths) }) },
  { weight: 5, arbitrary: fc.record({ do: act('fail'), fault: fc.constantFrom(...faultKinds) }) },
);

/** The stories of the back end: short forms, so that most journeys reach a decision. */
const stories: Readonly<Record<string, readonly string[]>> = {
  'ondara-es': [
    'few-first_name.iban+at-once',
    'few-first_name.iban+at-once+declined',
    'few-first_name.iban+at-once+thank-you',
  ],
  'pravelo-pl': ['at-once', 'at-once+declined'],
};

/** A journey in Chromium, before it is run. */
export interface BrowserJourney {
  readonly page: string;
  /** Selects the journey: `--seed` with it, `--count 1` and `--page` repeat it alone. */
  readonly seed: number;
  readonly story: string;
  readonly acts: readonly BrowserAct[];
}

/** The journey that a page and a seed select. */
export function createBrowserJourney(page: string, seed: number): BrowserJourney {
  const arbitrary = fc.record({
    story: fc.constantFrom(...(stories[page] ?? ['at-once'])),
    acts: fc.array(anyAct, { minLength: 3, maxLength: 12, size: 'max' }),
  });
  const [drawn] = fc.sample(arbitrary, { seed, numRuns: 1 });
  if (drawn === undefined) throw new Error(`The seed ${seed} selects no journey.`);
  return { page, seed, ...drawn };
}
