import * as v from 'valibot';
import { companySchema } from '../../api/lookups';
import { policiesSchema } from '../../api/policies';
import type { RequestKey } from '../../domain/journey/calls/requestStatus';
import type { KeyValueStorage } from '../../platform/storage';
import { waitRestored } from '../events';
import { migrated } from './migrations';
import { announcementSet, companyChosen, policiesRestored, type Announcement } from '../slices/asyncFormData';
import type { AppDispatch, RootState } from '../root';

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A pending `Retry-After` delay. */
export const waitSchema = v.object({
  kind: v.literal('not-saved'),
  reason: v.literal('wait'),
  seconds: wholeNumber,
  until: v.pipe(v.number(), v.finite()),
  secondsLeft: wholeNumber,
});
const optionalWaitSchema = v.exactOptional(v.fallback(v.nullable(waitSchema), null));
/** The requests whose waits survive a reload, so that a reload does not send one before its `Retry-After`. */
export const requestKeys = [
  'lead',
  'state',
  'secondaryCall',
  'stateAction',
  'resend',
  'sale',
  'password',
  'unsubscribe',
] as const satisfies RequestKey[];
const waitsSchema = v.object(v.entriesFromList(requestKeys, optionalWaitSchema));
const noWaits: v.InferOutput<typeof waitsSchema> = {};

const announcements = ['session-over', 'other-tab', 'deleted'] as const satisfies Announcement[];

/** `asyncFormData` in session storage. */
const storedFormDataSchema = migrated(
  'asyncFormData',
  v.object({
    policies: v.fallback(policiesSchema, []),
    waits: v.fallback(waitsSchema, noWaits),
    announcement: v.fallback(v.nullable(v.picklist(announcements)), null),
    sessionId: v.exactOptional(v.string()),
  }),
);

interface Store {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
}

/** `companyData` in session storage. */
const storedCompanySchema = v.object({ company: companySchema, sessionId: v.exactOptional(v.string()) });

/**
 * Restores the data that this tab had before a reload: the policies, whose versions are sent with the consents; the employer that
 * the applicant chose; the announcement; and the pending `Retry-After` delays.
 */
export function restoreFormData({ dispatch, getState }: Store, session: KeyValueStorage): void {
  const { sessionId } = getState().leadApplication.application;
  const chosen = session.getParsed('companyData', storedCompanySchema);
  if (chosen !== null && chosen.sessionId === sessionId) dispatch(companyChosen(chosen.company));
  // The employer of an application that another tab has ended or deleted.
  else session.remove('companyData');
  const stored = session.getParsed('asyncFormData', storedFormDataSchema);
  if (stored === null) return;
  dispatch(policiesRestored(stored.policies));
  if (stored.sessionId !== sessionId) return;
  if (stored.announcement !== null) dispatch(announcementSet(stored.announcement));
  for (const key of requestKeys) {
    const waiting = stored.waits[key] ?? null;
    if (waiting !== null) dispatch(waitRestored({ key, waiting }));
  }
}
