import type { StartDecision } from '../domain/journey/arrival/start';
import type { Entry } from '../domain/journey/arrival/entry';
import { believedStates } from '../domain/journey/states/progressStates';
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

/** Reads what this tab left, or else what any tab of this browser kept; the newer of both. Null for nothing. */
export function readLeft(session: KeyStore, local: KeyStore): Left | null {
  const own = session.getParsed('leadApplication', leadStateSchema);
  const steps = session.getParsed('dynamicPages', dynamicPagesSchema) ?? initialDynamicPages;
  const kept = local.getParsed('storedLoanApplication', storedLoanApplicationSchema);
  if (kept !== null && (own === null || kept.savedAt > (own.lastOperationTimestamp ?? 0))) {
    const { requested, submitted, drafts, savedAt, ...lead } = kept;
    return {
      lead: {
        ...(own ?? initialLeadState),
        ...lead,
        lastOperationTimestamp: savedAt,
      },
      dynamicPages: { ...steps, requested, submitted, drafts },
    };
  }
  return own === null ? null : { lead: own, dynamicPages: steps };
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
function withPrefill(state: DynamicPagesState, { prefill }: Entry, page: Page): DynamicPagesState {
  const drafts = { ...state.drafts };
  for (const { key, dataPoints } of page.steps) {
    if (state.submitted.includes(key)) continue;
    const given = Object.fromEntries(
      Object.entries(prefill).filter(([name]) => dataPoints.some((asked) => asked.name === name)),
    );
    if (Object.keys(given).length > 0) drafts[key] = { ...given, ...drafts[key] };
  }
  return { ...state, drafts };
}
