import { firstUnfinished } from '../../pages/stepSequence';
import type { PageStep } from '../../pages/resolvePage';
import type { StepPath } from '../../catalogue/steps';
import { isOfferRoute, isStateRoute, partOf, routeOf, type OfferRoute } from './progressStates';

/** What to show for an address. */
export type Place =
  | { readonly show: 'step'; readonly path: StepPath }
  | { readonly show: 'state'; readonly route: OfferRoute }
  | { readonly show: 'elsewhere'; readonly route: string }
  | { readonly show: 'not-found' };

interface Whereabouts {
  /** The address below the base path, without slashes at its ends. */
  readonly route: string;
  readonly state: number;
  /** Of the state, by name, where it has one. */
  readonly partner?: string | undefined;
  /** Every step path of the page, on the path of the answers or not. */
  readonly pagePaths: readonly string[];
  /** The steps on the path of the answers. */
  readonly steps: readonly PageStep[];
  readonly submitted: readonly string[];
}

/**
 * What an address leads to, given what the server said and what is answered (decisions, section 4, last paragraph): a step
 * that is not reachable yet goes to the first unfinished one, and no state's screen is shown without the server's word.
 */
export function placeFor({ route, state, partner, pagePaths, steps, submitted }: Whereabouts): Place {
  const own = routeOf(state, partner) ?? '';
  const allFinished = firstUnfinished(steps, submitted) === null;
  const home = firstUnfinished(steps, submitted) ?? steps.at(-1)?.path;
  const isOwn = pagePaths.includes(route) || isStateRoute(route);

  if (isOfferRoute(own)) {
    if (route === own) return { show: 'state', route: own };
    return isOwn ? { show: 'elsewhere', route: own } : { show: 'not-found' };
  }
  if (home === undefined) return { show: 'not-found' };
  if (!isOwn) return { show: 'not-found' };
  const step = steps.find((candidate) => candidate.path === route) ?? stepOf(partOf(route), steps);
  const open = steps.findIndex((candidate) => candidate.path === home);
  if (step === undefined || (!allFinished && steps.indexOf(step) > open)) {
    return { show: 'elsewhere', route: home };
  }
  return step.path === route ? { show: 'step', path: step.path } : { show: 'elsewhere', route: step.path };
}

/** The step of a page without a step of the state's own: the first that fills the state's part of the lead. */
function stepOf(part: string | null, steps: readonly PageStep[]): PageStep | undefined {
  if (part === null) return undefined;
  return steps.find(({ dataPoints }) => dataPoints.some(({ point }) => point.path?.startsWith(`${part}.`)));
}
