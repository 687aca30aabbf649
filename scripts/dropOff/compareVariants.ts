import type { Experiment } from '../../src/domain/pages/experiment';
import { countDropOff, type StepDropOff, type Visit } from './countDropOff';
import { estimateDifference, estimateShare, isSampleRatioOff, type ShareEstimate } from './statistics';

/** A variant of an experiment on one page. */
export interface VariantResult {
  readonly variant: string;
  /** Visits that saw a step. */
  readonly visits: number;
  /** Those that completed the form. */
  readonly finished: number;
  readonly finishedShare: ShareEstimate;
  /** How much more of them finished than of the first variant. Null for the first variant. */
  readonly difference: ShareEstimate | null;
  /** What the difference says. */
  readonly verdict: 'the page as it is' | 'not enough yet' | 'better' | 'worse' | 'no difference that counts';
  readonly steps: readonly StepDropOff[];
}

/** An experiment on one page. */
export interface Comparison {
  readonly page: string;
  readonly variants: readonly VariantResult[];
  /** Visits that were shown more than one variant. They are left out. */
  readonly mixed: number;
  /** Variants whose number of visits does not fit their share. */
  readonly offShares: readonly string[];
}

/** Fewer finished and unfinished visits of a variant than this say nothing. */
const leastVisits = 100;
/** A difference of two percentage points or less decides nothing. */
const leastDifference = 0.02;

/**
 * Compares the variants of an experiment, for each page. Each visit counts along the path that it was asked, as in `countDropOff`.
 *
 * @param name the name of the experiment
 */
export function compareVariants(
  visits: readonly Visit[],
  name: string,
  { variants }: Pick<Experiment, 'variants'>,
): readonly Comparison[] {
  const names = Object.keys(variants);
  const listShown = (visit: Visit) => names.filter((variant) => visit.variants.has(`${name}:${variant}`));
  const shown = visits
    .map((visit) => ({ visit, names: listShown(visit) }))
    .filter((each) => each.names.length > 0);
  const pages = new Set(shown.map(({ visit }) => visit.page));
  return [...pages].toSorted().map((page) => {
    const own = shown.filter(({ visit }) => visit.page === page);
    const counted = own.filter((each) => each.names.length === 1);
    const [control, ...others] = names.map((variant) =>
      summarize(
        variant,
        counted.filter((each) => each.names[0] === variant).map(({ visit }) => visit),
      ),
    );
    if (control === undefined) throw new Error(`${name} has no variants.`);
    const isOff = ({ variant, visits: count }: Summary) =>
      isSampleRatioOff(count, counted.length, (variants[variant]?.share ?? 0) / 100);
    return {
      page,
      variants: [
        { ...control, difference: null, verdict: 'the page as it is' },
        ...others.map((other) => judge(other, control)),
      ],
      mixed: own.length - counted.length,
      offShares: [control, ...others].filter(isOff).map(({ variant }) => variant),
    };
  });
}

type Summary = Omit<VariantResult, 'difference' | 'verdict'>;

function summarize(variant: string, visits: readonly Visit[]): Summary {
  const finished = visits.filter(({ isComplete }) => isComplete).length;
  const finishedShare = estimateShare(finished, visits.length);
  return { variant, visits: visits.length, finished, finishedShare, steps: countDropOff(visits) };
}

function judge(result: Summary, control: Summary): VariantResult {
  const difference = estimateDifference(control.finishedShare, result.finishedShare);
  const isEnough = [result, control].every(
    ({ finished, visits }) => Math.min(finished, visits - finished) >= leastVisits,
  );
  return { ...result, difference, verdict: isEnough ? findVerdict(difference) : 'not enough yet' };
}

function findVerdict({ low, high }: ShareEstimate): VariantResult['verdict'] {
  if (low > 0) return 'better';
  if (high < 0) return 'worse';
  return low > -leastDifference && high < leastDifference ? 'no difference that counts' : 'not enough yet';
}
