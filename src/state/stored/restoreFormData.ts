import * as v from 'valibot';
import { companySchema } from '../../api/lookups';
import { policiesSchema } from '../../api/policies';
import { keysAboutState, keysEndingWithState, requestKeys } from '../../domain/journey/calls/requests';
import { isRequestPending, isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import { dropUndefined } from '../../domain/lead/dropUndefined';
import type { KeyValueStorage } from '../../platform/storage/storage';
import { leadStatusRequested, waitRestored } from '../events';
import { migrated } from './migrations';
import { companyChosen, formDataRestored, responseLost } from '../slices/asyncFormData';
import type { Announcement } from '../slices/asyncFormDataState';
import type { AppDispatch, AppThunk, RootState } from '../root';
import { selectApplicationId, selectProgressState, selectRequestStatus } from '../selectors/journey';

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A pending `Retry-After` delay. */
const waitSchema = v.object({
  kind: v.literal('not-saved'),
  reason: v.literal('wait'),
  seconds: wholeNumber,
  until: v.pipe(v.number(), v.finite()),
  secondsLeft: wholeNumber,
  isPlanned: v.exactOptional(v.literal(true)),
});
const optionalWaitSchema = v.exactOptional(v.fallback(v.nullable(waitSchema), null));
/** The waits survive a reload, so that a reload does not send a request before its `Retry-After`. */
const waitsSchema = v.object(v.entriesFromList(requestKeys, optionalWaitSchema));
const noWaits: v.InferOutput<typeof waitsSchema> = {};

const announcements = ['session-over', 'other-tab', 'deleted'] as const satisfies Announcement[];

const continuedLeadSchema = v.object({
  given: v.array(v.string()),
  masked: v.object({ email: v.exactOptional(v.string()), phoneNumber: v.exactOptional(v.string()) }),
});

/** `asyncFormData` in session storage. */
const storedFormDataSchema = migrated(
  'asyncFormData',
  v.object({
    policies: v.fallback(policiesSchema, []),
    waits: v.fallback(waitsSchema, noWaits),
    announcement: v.fallback(v.optional(v.picklist(announcements)), undefined),
    isResponseLost: v.fallback(v.boolean(), false),
    continuedLead: v.fallback(v.optional(continuedLeadSchema), undefined),
    applicationId: v.fallback(v.string(), ''),
  }),
);

interface Store {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
}

/** `companyData` in session storage. */
const storedCompanySchema = migrated(
  'companyData',
  v.object({ company: companySchema, applicationId: v.fallback(v.string(), '') }),
);

/** Restores what this tab had before a reload. If a request may have arrived, the status of the lead is requested. */
export function restoreFormData({ dispatch, getState }: Store, session: KeyValueStorage): void {
  const { applicationId } = getState().leadApplication;
  const chosen = session.getParsed('companyData', storedCompanySchema);
  if (chosen !== null && chosen.applicationId === applicationId)
    dispatch(companyChosen({ company: chosen.company, outdated: {} }));
  // The employer of an application that another tab has ended or deleted.
  else session.remove('companyData');
  const stored = session.getParsed('asyncFormData', storedFormDataSchema);
  if (stored === null) return;
  const { policies, announcement, continuedLead } = stored;
  const isOwn = stored.applicationId === applicationId;
  dispatch(formDataRestored({ policies, ...(isOwn && dropUndefined({ announcement, continuedLead })) }));
  if (!isOwn) return;
  for (const key of requestKeys) {
    const waiting = stored.waits[key] ?? null;
    if (waiting !== null) dispatch(waitRestored({ key, waiting }));
  }
  if (!stored.isResponseLost) return;
  dispatch(responseLost());
  dispatch(leadStatusRequested());
}

/** `wait` in local storage: the latest `Retry-After` delay. The server asked all tabs of the application to wait. */
const sharedWaitSchema = v.object({
  applicationId: v.string(),
  /** The progress state then. */
  state: v.number(),
  key: v.picklist(requestKeys),
  waiting: waitSchema,
});

/** Waits in this tab, too, for what is left of a delay that another tab has received. */
export function restoreSharedWait(): AppThunk {
  return (dispatch, getState, { shared, now }) => {
    const stored = shared.getParsed('wait', sharedWaitSchema);
    if (stored === null || stored.applicationId !== selectApplicationId(getState())) return;
    const { key, waiting, state } = stored;
    const isOfState = keysAboutState.includes(key) || keysEndingWithState.includes(key);
    if (isOfState && state !== selectProgressState(getState())) return;
    // The clock was set back since, and would begin the whole delay again at each start.
    if (waiting.until - waiting.seconds * 1000 > now()) return;
    const status = selectRequestStatus(getState(), key);
    if (!isRequestPending(status) && !isWaitingForServer(status)) dispatch(waitRestored({ key, waiting }));
  };
}
