import * as v from 'valibot';
import type { StartDecision } from '../domain/journey/arrival/start';
import type { Entry } from '../domain/journey/arrival/entry';
import { believedStates } from '../domain/journey/states/progressStates';
import type { Page } from '../domain/pages/resolvePage';
import { consentSteps, withoutConsents } from '../domain/pages/stepSequence';
import type { KeyStore } from '../platform/storage';
import { initialDynamicPages, type DynamicPagesState } from '../state/slices/dynamicPages';
import { initialLeadState, type LeadState } from '../state/slices/leadState';
import { readApplication } from '../state/stored/applications';
import { dynamicPagesSchema, leadStateSchema } from '../state/stored/stored';

/** The state as an earlier visit left it. */
export interface Left {
  readonly lead: LeadState;
  readonly dynamicPages: DynamicPagesState;
}

/**
 * Reads what this tab left, or else what any tab of this browser kept for the same session; the newer of both. Null for
 * nothing. Answers of one lead never stand beside what the server told of another.
 *
 * @param wanted the session that the address names: nothing of another one is read
 */
export function readLeft(session: KeyStore, local: KeyStore, wanted?: string): Left | null {
  const ofTab = leftInTab(session);
  const own = wanted === undefined || ofTab?.lead.application.sessionId === wanted ? ofTab : null;
  const sessionId = own?.lead.application.sessionId ?? wanted ?? local.getParsed('sessionId', v.string());
  const kept = readApplication(local, sessionId);
  const isNewer = kept !== null && (own === null || kept.savedAt > (own.lead.lastOperationTimestamp ?? 0));
  if (!isNewer) return own;
  const { requested, submitted, drafts, savedAt, ...lead } = kept;
  const same = own !== null && isSameLead(own.lead, lead) ? own : nothingLeft;
  return {
    lead: { ...same.lead, ...lead, lastOperationTimestamp: savedAt },
    dynamicPages: { ...same.dynamicPages, requested, submitted, drafts },
  };
}

const nothingLeft: Left = { lead: initialLeadState, dynamicPages: initialDynamicPages };

function leftInTab(session: KeyStore): Left | null {
  const lead = session.getParsed('leadApplication', leadStateSchema);
  const dynamicPages = session.getParsed('dynamicPages', dynamicPagesSchema) ?? initialDynamicPages;
  return lead === null ? null : { lead, dynamicPages };
}

type LeadVersion = Pick<LeadState, 'application' | 'attempt'>;

/** Whether both are versions of one lead. What was told before it had an id was told of the way to it. */
function isSameLead(before: LeadVersion, after: LeadVersion): boolean {
  const [one, other] = [before.application.id, after.application.id];
  return one === other && (one !== undefined || before.attempt === after.attempt);
}

/** The state to start with: what was left, as far as the rules of the journey let it stay. */
export function restoredState(
  left: Left | null,
  { kept, application }: StartDecision,
  entry: Entry,
  page: Page,
): Left {
  const before = left ?? nothingLeft;
  if (kept === 'nothing') {
    return {
      lead: { ...initialLeadState, application },
      dynamicPages: withPrefill(initialDynamicPages, entry, page),
    };
  }
  if (kept === 'all') {
    const progressStates = believedStates(before.lead.progressStates, application.id);
    return {
      lead: { ...before.lead, application, progressStates, routeChange: null },
      dynamicPages: withPrefill(before.dynamicPages, entry, page),
    };
  }
  const toReopen = consentSteps(page);
  return {
    lead: {
      ...initialLeadState,
      application,
      attempt: before.lead.attempt + 1,
      lastOperationTimestamp: before.lead.lastOperationTimestamp,
    },
    dynamicPages: withPrefill(
      {
        ...before.dynamicPages,
        drafts: withoutConsents(before.dynamicPages.drafts, page),
        submitted: before.dynamicPages.submitted.filter((path) => !toReopen.some((step) => step === path)),
        isReturning: false,
      },
      entry,
      page,
    ),
  };
}

/** Prefilled values stand in their controls as if they had been typed; what the applicant typed before wins. */
function withPrefill(
  state: DynamicPagesState,
  { prefill, unsubscribing }: Entry,
  page: Page,
): DynamicPagesState {
  const drafts = { ...state.drafts };
  // The address loses the e-mail as soon as it is read; a reload asks of the same one.
  if (unsubscribing !== undefined) drafts['unsubscribe'] = { email: unsubscribing };
  for (const { key, dataPoints } of page.steps) {
    if (state.submitted.includes(key)) continue;
    const given = Object.fromEntries(
      Object.entries(prefill).filter(([name]) => dataPoints.some((asked) => asked.name === name)),
    );
    if (Object.keys(given).length > 0) drafts[key] = { ...given, ...drafts[key] };
  }
  return { ...state, drafts };
}
