import type { StepPath } from '../../catalogue/steps';
import type { Lead } from '../../lead/lead';
import { mergeLead } from '../../lead/merge';
import { leadPayload } from '../../lead/payload';
import type { Page, PageStep } from '../../pages/resolvePage';
import { answersOf, consentSteps, questionsOf, stepsOnPath } from '../../pages/stepSequence';
import { progressStateOf, stateNumber } from '../states/progressStates';
import type { Session } from './session';
import { hasExpired, isDeclined } from './staleness';
import { freshApplication, renewedApplication } from './start';

/** What the server tells of a lead that a link names. */
export interface LinkedLead {
  readonly lead: Lead;
  /** The data points that the server knows, by name: personal values themselves stay there. */
  readonly given: readonly string[];
  readonly envelope: Pick<Lead, 'id' | 'expiresAt' | 'leadStatus'> & {
    readonly state?: number;
    readonly dataPoints?: readonly string[];
  };
}

/** How a linked lead goes on in this browser. */
export interface ContinuationDecision {
  readonly application: Lead;
  /** Whether the lead is the one that is open here: then what was typed here stays beside it. */
  readonly isSame: boolean;
  /** Whether the lead is over: its input goes on in a new session, and the consents are asked anew. */
  readonly isStale: boolean;
  readonly state: number;
  readonly requested: readonly string[] | null;
  readonly submitted: readonly string[];
}

/**
 * Decides how a linked lead goes on: the input of the same lead stays, that of another never mixes with it, not even its
 * amount. The link begins a visit, so that the age of the session says nothing of the lead that it leads to.
 *
 * @param open what this browser holds of an application
 * @param session the one that is open; a new one for a lead that is over
 * @param now milliseconds since the epoch
 */
export function decideContinuation(
  { lead, given, envelope }: LinkedLead,
  open: { readonly application: Lead; readonly submitted: readonly string[] },
  session: { readonly current: Session; readonly next: () => Session },
  page: Page,
  now: number,
): ContinuationDecision {
  const { id, expiresAt, leadStatus } = envelope;
  const isSame = id !== undefined && open.application.id === id;
  const own = isSame
    ? open.application
    : freshApplication(leadPayload(open.application, {}), session.current);
  const told = mergeLead(mergeLead(lead, own), {
    ...(id === undefined ? {} : { id }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(leadStatus === undefined ? {} : { leadStatus }),
    ...session.current,
  });
  const isStale = hasExpired(told, now) || isDeclined(told);
  const application = isStale ? renewedApplication(told, session.next()) : told;
  const state = isStale ? stateNumber('NONE') : stateToContinue(envelope.state);
  const requested = envelope.dataPoints ?? null;
  const steps = stepsOnPath(page, answersOf(questionsOf(page.steps), application), requested);
  const submitted = [...(isSame ? open.submitted : []), ...stepsAlreadyDone(steps, given, state)];
  const toReopen = isStale ? consentSteps(page) : [];
  return {
    application,
    isSame,
    isStale,
    state,
    requested,
    submitted: [...new Set(submitted)].filter((path) => !toReopen.some((step) => step === path)),
  };
}

/** The state in which a lead is continued: one that stands where it is to be continued goes on with its form. */
function stateToContinue(state: number | undefined): number {
  return state === undefined || state === stateNumber('CONTINUE') ? stateNumber('NONE') : state;
}

/**
 * The steps that need not be gone through again when a lead is continued: those up to the last of which the server knows
 * something, if all their questions but the optional ones are known; in a classic page those before the step of the
 * server's state.
 *
 * @param given names of the data points that the server knows
 */
function stepsAlreadyDone(
  steps: readonly PageStep[],
  given: readonly string[],
  state: number,
): readonly StepPath[] {
  const route = progressStateOf(state)?.route ?? '';
  const here = steps.findIndex((step) => step.path === route);
  if (here >= 0) return steps.slice(0, here).map((step) => step.path);
  const reached = steps.findLastIndex((step) => step.dataPoints.some(({ name }) => given.includes(name)));
  return steps
    .slice(0, reached + 1)
    .filter((step) =>
      step.dataPoints.every(({ name, point }) => point.optional === true || given.includes(name)),
    )
    .map((step) => step.path);
}
