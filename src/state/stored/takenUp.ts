import * as v from 'valibot';
import { companySchema } from '../../api/lookups';
import { policiesSchema } from '../../api/policies';
import type { SendingKey } from '../../domain/journey/calls/sending';
import type { KeyStore } from '../../platform/storage';
import { waitTakenUp } from '../signals';
import { announced, companyChosen, policiesKept, type Announcement } from '../slices/asyncFormData';
import type { AppDispatch, RootState } from '../root';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const waitingSchema = v.object({
  kind: v.literal('not-saved'),
  reason: v.literal('wait'),
  seconds: whole,
  until: v.pipe(v.number(), v.finite()),
  secondsLeft: whole,
});
const waitOf = v.exactOptional(v.fallback(v.nullable(waitingSchema), null));
/** Every sending, so that no reload unlocks what the server has locked. */
const sendingKeys = [
  'lead',
  'state',
  'aside',
  'act',
  'resend',
  'sale',
  'password',
  'unsubscribe',
] as const satisfies SendingKey[];
const waitsSchema = v.object(v.entriesFromList(sendingKeys, waitOf));
const nothingWaited: v.InferOutput<typeof waitsSchema> = {};

const announcements = ['session-over', 'other-tab', 'deleted'] as const satisfies Announcement[];

/** `asyncFormData` in session storage; an earlier release kept the policies alone. */
const keptFormDataSchema = v.union([
  v.pipe(
    policiesSchema,
    v.transform((policies) => ({ policies, waits: nothingWaited, announcement: null, sessionId: undefined })),
  ),
  v.object({
    policies: v.fallback(policiesSchema, []),
    waits: v.fallback(waitsSchema, nothingWaited),
    announcement: v.fallback(v.nullable(v.picklist(announcements)), null),
    sessionId: v.exactOptional(v.string()),
  }),
]);

interface Store {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
}

/** `companyData` in session storage. */
const keptCompanySchema = v.object({ company: companySchema, sessionId: v.exactOptional(v.string()) });

/**
 * Takes up what this tab was told before a reload: the policies, whose versions go with the consents, also without a network;
 * the employer that was chosen; what was told at the top of the screen; and how long the server wants to be left alone.
 */
export function takeUpFormData({ dispatch, getState }: Store, session: KeyStore): void {
  const { sessionId } = getState().leadApplication.application;
  const chosen = session.getParsed('companyData', keptCompanySchema);
  if (chosen !== null && chosen.sessionId === sessionId) dispatch(companyChosen(chosen.company));
  const kept = session.getParsed('asyncFormData', keptFormDataSchema);
  if (kept === null) return;
  dispatch(policiesKept(kept.policies));
  if (kept.sessionId !== sessionId) return;
  if (kept.announcement !== null) dispatch(announced(kept.announcement));
  for (const key of sendingKeys) {
    const waiting = kept.waits[key] ?? null;
    if (waiting !== null) dispatch(waitTakenUp({ key, waiting }));
  }
}
