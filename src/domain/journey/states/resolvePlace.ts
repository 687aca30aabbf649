import { findFirstUnfinishedStep, reviewRoute } from '../../pages/stepSequence';
import type { Page, PageStep } from '../../pages/resolvePage';
import type { StepPath } from '../../catalogue/steps';
import {
  isAfterOfferRoute,
  isStateRoute,
  findLeadPart,
  findStateRoute,
  type AfterOfferRoute,
} from './progressStates';

/** What the application shows for an address. The screen of a state shows at once, while the address is corrected to its route. */
export type Place =
  | { readonly show: 'step'; readonly path: StepPath }
  | { readonly show: 'review' }
  | { readonly show: 'state'; readonly route: AfterOfferRoute }
  | { readonly show: 'redirect'; readonly route: string }
  | { readonly show: 'not-found' };

/** An address, and what decides what it shows. */
export interface PlaceInput {
  /** The address below the base path, without slashes at its ends. */
  readonly route: string;
  readonly state: number;
  /** The name of the state's partner, if it has one. */
  readonly partner?: string | undefined;
  readonly page: Page;
  /** The steps on the path of the answers. */
  readonly steps: readonly PageStep[];
  readonly submitted: readonly string[];
}

/**
 * Decides what an address shows, from the progress state and the answers. A step that is not
 * reachable yet redirects to the first unfinished one, and so does the review before every step is submitted. A state's screen is shown
 * only if the server named the state.
 */
export function resolvePlace({ route, state, partner, page, steps, submitted }: PlaceInput): Place {
  const stateRoute = findStateRoute(state, partner) ?? '';
  const pageStep = page.steps.find((step) => isAskedAt(step, route));
  const isReview = route === reviewRoute;
  const isKnown = pageStep !== undefined || isReview || isStateRoute(route);
  if (isAfterOfferRoute(stateRoute)) {
    return isKnown || route === stateRoute ? { show: 'state', route: stateRoute } : { show: 'not-found' };
  }
  const unfinished = findFirstUnfinishedStep(steps, submitted);
  const home = unfinished ?? steps.at(-1)?.path;
  if (home === undefined || !isKnown) return { show: 'not-found' };
  if (isReview && unfinished === null) return { show: 'review' };
  if (pageStep?.isOnRequest === true) return { show: 'step', path: pageStep.path };
  const step = findStepAt(route, steps);
  const homeIndex = steps.findIndex(({ path }) => path === home);
  if (step === undefined || (unfinished !== null && steps.indexOf(step) > homeIndex)) {
    return { show: 'redirect', route: home };
  }
  return step.path === route ? { show: 'step', path: step.path } : { show: 'redirect', route: step.path };
}

/** The step that a route leads to: its own, else the one that stands in for a state without a step. */
export const findStepAt = (route: string, steps: readonly PageStep[]): PageStep | undefined =>
  steps.find((each) => isAskedAt(each, route)) ?? findStepWithPart(findLeadPart(route), steps);

/** Whether the address is that of the step, or that of a step whose place it has taken in a later release. */
function isAskedAt({ path, replaces = [] }: PageStep, route: string): boolean {
  return path === route || replaces.some((replaced) => replaced === route);
}

/** The step that stands in for a state without its own step: the first that asks for the state's part of the lead. */
function findStepWithPart(part: string | null, steps: readonly PageStep[]): PageStep | undefined {
  if (part === null) return undefined;
  return steps.find(({ dataPoints }) => dataPoints.some(({ point }) => point.path?.startsWith(`${part}.`)));
}
