import type { QuestionnaireInput } from '../../catalogue/input';
import type { StepPath } from '../../catalogue/steps';
import type { Lead } from '../../lead/lead';
import { dropUndefined } from '../../lead/dropUndefined';
import { mergeLead } from '../../lead/merge';
import { pickServerFields } from '../../lead/serverFields';
import type { Page, PageStep } from '../../pages/resolvePage';
import { getAnswers, indexQuestions } from '../../pages/questionIndex';
import { findStepsToReopen, removeConsents } from '../../pages/renewedAnswers';
import { getStepsOnPath } from '../../pages/stepSequence';
import { findProgressState, stateNumber } from '../states/progressStates';
import { readAdClick, withAdClick } from './adClick';
import { isEmpty } from './campaign';
import type { Session } from './session';
import { isLeadExpired, isLeadDeclined } from './staleness';
import { createEmptyApplication, renewApplication } from './start';

/** The server's response about the lead of a link. */
export interface LinkedLead {
  readonly lead: Lead;
  /** The names of the data points that the server knows. It does not send personal values. */
  readonly given: readonly string[];
  readonly envelope: Pick<Lead, 'id' | 'expiresAt' | 'leadStatus'> & {
    readonly state?: number;
    readonly dataPoints?: readonly string[];
  };
}

/** How a linked lead continues in this browser. */
export interface ContinuationDecision {
  readonly application: Lead;
  /** Whether the lead is the one that is already open here: then the input here remains. */
  readonly isSame: boolean;
  /** Whether the lead is stale: then its input continues in a new session, and consents are asked again. */
  readonly isStale: boolean;
  readonly state: number;
  readonly requested: readonly string[] | null;
  readonly submitted: readonly string[];
  /** What is typed and not submitted, by the key of its questionnaire. */
  readonly drafts: Drafts;
}

type Drafts = Readonly<Record<string, QuestionnaireInput>>;

/** The application that is open in this browser. */
export interface OpenHere {
  readonly application: Lead;
  readonly submitted: readonly string[];
  readonly drafts: Drafts;
  /** Whether it has begun, so that its source is its own. If not, it is that of the visit by the link. */
  readonly isBegun: boolean;
}

/**
 * Decides how a linked lead continues. The input of the same lead remains; the input of another lead is never mixed with it, not
 * even the amount. The link begins a visit, so the age of the open session does not matter.
 *
 * @param session the open session, and a new one for a stale lead
 * @param now milliseconds since the epoch
 */
export function decideContinuation(
  { lead, given, envelope }: LinkedLead,
  open: OpenHere,
  session: { readonly current: Session; readonly next: () => Session },
  page: Page,
  now: number,
): ContinuationDecision {
  const { id } = envelope;
  const isSame = id !== undefined && open.application.id === id;
  const continued = isSame
    ? mergeLead(lead, open.application)
    : continueOther(lead, createEmptyApplication(open.application, session.current), open.isBegun);
  const merged = mergeLead(continued, {
    ...pickServerFields(envelope),
    ...session.current,
  });
  const isStale = isLeadExpired(merged, now) || isLeadDeclined(merged);
  const application = isStale ? renewApplication(merged, session.next()) : merged;
  const state = isStale ? stateNumber('NONE') : getStateToContinue(envelope.state);
  const requested = envelope.dataPoints ?? null;
  const steps = getStepsOnPath(page, getAnswers(indexQuestions(page.steps), application), requested);
  const submitted = [...(isSame ? open.submitted : []), ...findCompletedSteps(steps, given, state)];
  const drafts = isSame ? open.drafts : {};
  const stepsToReopen = isStale ? findStepsToReopen(page, application) : [];
  return {
    application,
    isSame,
    isStale,
    state,
    requested,
    submitted: [...new Set(submitted)].filter((path) => !stepsToReopen.some((step) => step === path)),
    drafts: isStale ? removeConsents(drafts, page) : drafts,
  };
}

/**
 * The lead of a link in a visit. Its source, campaign, affiliate with its tier, and ad click remain as a whole unless the visit has one. The source of
 * another application is none of the visit.
 */
function continueOther(lead: Lead, visit: Lead, isOfOther: boolean): Lead {
  const { leadSource, utm, utmAt, affiliateReferenceParams, ...others } = withAdClick(visit, null);
  if (isOfOther) {
    const { sellingTierGlobalId: _tier, ...machine } = others;
    return mergeLead(lead, machine);
  }
  const click = readAdClick(visit);
  const hasCampaign = !isEmpty(utm ?? {});
  const hasAffiliate = !isEmpty(affiliateReferenceParams ?? {});
  const source = dropUndefined({
    leadSource: leadSource === 'direct' ? undefined : leadSource,
    utm: hasCampaign ? utm : undefined,
    utmAt: hasCampaign ? utmAt : undefined,
    affiliateReferenceParams: hasAffiliate ? affiliateReferenceParams : undefined,
  });
  const { sellingTierGlobalId, ...untiered } = click === null ? lead : withAdClick(lead, click);
  const tier = hasAffiliate ? {} : dropUndefined({ sellingTierGlobalId });
  return mergeLead({ ...untiered, ...tier, ...source }, others);
}

/** The state in which a lead goes on. In the state CONTINUE it goes on with the form. */
export function getStateToContinue(state: number | undefined): number {
  return state === undefined || state === stateNumber('CONTINUE') ? stateNumber('NONE') : state;
}

/**
 * The steps that a continued lead has already completed. On a classic page these are the steps before the step of the server's
 * state. Otherwise these are the steps up to the last one with a known data point, if all their required data points are known.
 *
 * @param given names of the data points that the server knows
 */
function findCompletedSteps(
  steps: readonly PageStep[],
  given: readonly string[],
  state: number,
): readonly StepPath[] {
  const route = findProgressState(state)?.route ?? '';
  const stateStep = steps.findIndex((step) => step.path === route);
  if (stateStep >= 0) return steps.slice(0, stateStep).map((step) => step.path);
  const lastKnownStep = steps.findLastIndex((step) =>
    step.dataPoints.some(({ name }) => given.includes(name)),
  );
  return steps
    .slice(0, lastKnownStep + 1)
    .filter((step) =>
      step.dataPoints.every(({ name, point }) => point.optional === true || given.includes(name)),
    )
    .map((step) => step.path);
}
