import * as v from 'valibot';
import type { StartDecision } from '../domain/journey/arrival/start';
import type { Entry } from '../domain/journey/arrival/entry';
import { believedStates } from '../domain/journey/states/progressStates';
import type { Lead } from '../domain/lead/lead';
import type { Page } from '../domain/pages/resolvePage';
import { consentSteps } from '../domain/pages/stepSequence';
import type { KeyStore } from '../platform/storage';
import { initialDynamicPages, type DynamicPagesState } from '../state/slices/dynamicPages';
import { initialLeadState, type LeadState } from '../state/slices/lead';
import { dynamicPagesSchema, leadStateSchema, storedLoanApplicationSchema } from '../state/stored/stored';

/** The state as an earlier visit left it. */
export interface Left {
  readonly lead: LeadState;
  readonly dynamicPages: DynamicPagesState;
}

/**
 * Reads what this tab left, or else what any tab of this browser kept for the same session; the newer of both. Null for
 * nothing. Answers of one lead never stand beside what the server told of another.
 */
export function readLeft(session: KeyStore, local: KeyStore): Left | null {
  const own = session.getParsed('leadApplication', leadStateSchema);
  const steps = session.getParsed('dynamicPages', dynamicPagesSchema) ?? initialDynamicPages;
  const kept = local.getParsed('storedLoanApplication', storedLoanApplicationSchema);
  const sessionId = own?.application.sessionId ?? local.getParsed('sessionId', v.string());
  if (
    kept !== null &&
    isOfSession(kept.application, sessionId) &&
    (own === null || kept.savedAt > (own.lastOperationTimestamp ?? 0))
  ) {
    const { requested, submitted, drafts, savedAt, ...lead } = kept;
    return {
      lead: {
        ...(own !== null && isSameLead(own.application, lead.application) ? own : initialLeadState),
        ...lead,
        lastOperationTimestamp: savedAt,
      },
      dynamicPages: { ...steps, requested, submitted, drafts },
    };
  }
  return own === null ? null : { lead: own, dynamicPages: steps };
}

/** An application that names no session belongs to whichever stands. */
function isOfSession({ sessionId }: Lead, session: string | null): boolean {
  return sessionId === undefined || session === null || sessionId === session;
}

/** Whether both are versions of one lead; one that has no id yet may have become the other. */
function isSameLead(before: Lead, after: Lead): boolean {
  return before.id === undefined || before.id === after.id;
}

/** The state to start with: what was left, as far as the rules of the journey let it stay. */
export function restoredState(
  left: Left | null,
  { kept, application }: StartDecision,
  entry: Entry,
  page: Page,
): Left {
  const before = left ?? { lead: initialLeadState, dynamicPages: initialDynamicPages };
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
