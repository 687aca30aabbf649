import { api } from '../../api/api';
import type { CallResult } from '../../api/callResult';
import type { Envelope } from '../../api/envelope';
import { isFinalError, type ApiFailure } from '../../api/failure';
import type { StepPath } from '../../domain/catalogue/steps';
import { hasLeftForm, isAfterOffer } from '../../domain/journey/states/progressStates';
import { dropUndefined } from '../../domain/lead/dropUndefined';
import type { Lead } from '../../domain/lead/lead';
import { createLeadPayload } from '../../domain/lead/payload';
import { lacksVersion } from '../../domain/lead/policies';
import { readLead } from '../../domain/lead/schema';
import { getStepsUpTo } from '../../domain/pages/stepSequence';
import { collectAnswersToSubmit } from '../../domain/pages/leadToSend';
import { requestPoliciesOnce } from './requestPolicies';
import { selectSteps } from '../selectors/journey';
import { createConflicted, createPrepared, createSettled } from '../slices/lead';
import { isSameDraft } from '../slices/dynamicPagesState';
import type { PendingCreate } from '../slices/leadState';
import type { Dependencies, RootState } from '../root';
import { isApplicationOver } from '../tabs/sessions';
import { catchUp } from '../tabs/tabs';
import { notAwaited, type Attempt, type ListenerContext } from './context';
import { createCall } from './createCall';
import { listEmptied } from './listEmptied';
import { createKey } from '../../domain/journey/calls/idempotencyKey';

/** How long another tab may take to share the id of the lead that it created. */
const leadIdGraceMs = 1_000;

/** What an attempt to send the lead needs. An update has the key of its request, a create its own. */
export interface LeadContext extends ListenerContext, Attempt {
  readonly press: LeadPress;
}

/** The press whose answers are sent. */
export interface LeadPress {
  /** What was typed and not submitted at the press. */
  readonly drafts: RootState['dynamicPages']['drafts'];
  /** The update that an attempt before has sent. */
  update: LeadUpdate | null;
}

type LeadUpdate = Lead & { readonly id: string; readonly emptied?: readonly string[] };

/** Creates or updates the lead once. Fails with `gone` if it has expired, or if nobody waits for the response any more. */
export async function createOrUpdateLead(
  path: StepPath,
  context: LeadContext,
): Promise<CallResult<Envelope>> {
  const { getState, extra, isAwaited } = context;
  if (isApplicationOver(getState(), extra)) return { error: { kind: 'gone' } };
  const failure = await loadMissingVersions(context);
  if (failure !== null) return { error: failure };
  if (!isAwaited()) return notAwaited;
  if (getState().leadApplication.application.id !== undefined) return update(path, context);
  const eventIds = await createEventIds(context);
  const pending = await extra.runExclusive('create', () => prepareCreate(path, context, eventIds));
  if (!isAwaited()) return notAwaited;
  if (pending === 'lacks-version') return createOrUpdateLead(path, context);
  if (pending === null) return update(path, context);
  const body = readLead(createBody(path, context, eventIds));
  const result = await create(pending, context);
  if (result.error === undefined) {
    // After a decision nothing is updated any more, also if it waits for the applicant to leave a field.
    const isDecided = isAfterOffer(result.data.state ?? 0);
    const isWhole = JSON.stringify(pending.body) === JSON.stringify(body);
    // What was edited meanwhile is sent with the next press.
    return isWhole || isDecided || isEdited(path, context) ? result : update(path, context);
  }
  return result.error.kind === 'conflict' && isAwaited() ? resolveConflict(result, path, context) : result;
}

/**
 * The create to send: the pending one of any tab, or a new one. Null if another tab has created the lead. It is stored before it is sent, so that any
 * repeat is exactly this call. `lacks-version` if another tab has recorded a consent and does not know the policies.
 */
function prepareCreate(
  path: StepPath,
  context: LeadContext,
  eventIds: EventIds,
): PendingCreate | 'lacks-version' | null {
  const { dispatch, getState, extra, isAwaited } = context;
  dispatch(catchUp());
  const { applicationId, pendingCreate, attempt, application } = getState().leadApplication;
  if (!isAwaited() || application.id !== undefined) return null;
  if (pendingCreate === null && lacksVersion(application.policies ?? [])) return 'lacks-version';
  const pending = pendingCreate ?? {
    idempotencyKey: createKey(applicationId, attempt),
    // `readLead` gives the fields the order in which storage returns them, so that the body is identical after a reload.
    body: readLead(createBody(path, context, eventIds)),
  };
  if (pendingCreate === null) dispatch(createPrepared(pending));
  extra.flush();
  return pending;
}

/**
 * The server knows the key with another body. The lead is updated if it is known by now. If another tab has used the key without creating one, the
 * next key is tried. Otherwise the key stays, because a create under another one could be a second lead.
 */
async function resolveConflict(
  result: CallResult<Envelope>,
  path: StepPath,
  context: LeadContext,
): Promise<CallResult<Envelope>> {
  const { dispatch, getState, extra, signal, isAwaited } = context;
  if (getState().leadApplication.application.id !== undefined) return update(path, context);
  dispatch(createConflicted());
  const { attempt } = getState().leadApplication;
  await extra.wait(leadIdGraceMs, signal);
  if (!isAwaited()) return notAwaited;
  dispatch(catchUp());
  const { leadApplication } = getState();
  if (leadApplication.application.id !== undefined) return update(path, context);
  return leadApplication.attempt > attempt ? createOrUpdateLead(path, context) : result;
}

/** Sends a create with a captcha token of its own. A response that names the lead or rejects the body settles the key. */
async function create(
  { body, idempotencyKey }: PendingCreate,
  context: LeadContext,
): Promise<CallResult<Envelope>> {
  const { dispatch, getState, extra, isAwaited } = context;
  const sent = await withCaptchaToken(body, extra);
  if (!isAwaited()) return notAwaited;
  const { applicationId } = getState().leadApplication;
  const result = await createCall(
    api.endpoints.postLead,
    { body: sent },
    context,
  )({ getKey: () => idempotencyKey });
  const { error: failure = null } = result;
  const id = failure?.kind === 'conflict' ? failure.id : undefined;
  const isRejected = failure !== null && isFinalError(failure) && failure.kind !== 'conflict';
  // The attempts of an application that replaced this one are its own.
  if (getState().leadApplication.applicationId !== applicationId) return result;
  if (failure !== null && !isRejected && id === undefined) return result;
  dispatch(createSettled({ idempotencyKey, isRejected, ...dropUndefined({ id }) }));
  extra.flush();
  return result;
}

/** Requests the policies if a consent has no version: none may be sent without. A failure counts as one of the network, which is repeated. */
async function loadMissingVersions({
  dispatch,
  getState,
  extra,
}: ListenerContext): Promise<ApiFailure | null> {
  if (!lacksVersion(getState().leadApplication.application.policies ?? [])) return null;
  const { error } = await requestPoliciesOnce(dispatch, extra);
  if (error === undefined) return null;
  return error.kind === 'wait' ? error : { kind: 'network-error' };
}

/** Adds a captcha token. The token is not part of the body that the idempotency key identifies. */
async function withCaptchaToken(body: Lead, { getCaptchaToken }: Dependencies): Promise<Lead> {
  const token = await getCaptchaToken();
  return token === null ? body : { ...body, googleCaptchaToken: token };
}

async function update(path: StepPath, context: LeadContext): Promise<CallResult<Envelope>> {
  const { dispatch, getState, extra, press, isAwaited } = context;
  // Another tab may have stored an answer that this tab has not received, and the later update counts.
  dispatch(catchUp());
  const failure = await loadMissingVersions(context);
  if (failure !== null) return { error: failure };
  const eventIds = await createEventIds(context);
  if (!isAwaited()) return notAwaited;
  const { progressStates } = getState().leadApplication;
  // Another tab has completed the form while this one repeated its update.
  if (hasLeftForm(progressStates)) return { error: { kind: 'moved', envelope: {} } };
  const { id = '', ...lead } = createBody(path, context, eventIds);
  const emptied = listEmptied(getState(), extra.page);
  const present = { ...lead, id, ...(emptied.length === 0 ? {} : { emptied }) };
  // A press whose answers are edited again is taken back, so the update before it is repeated.
  const body = press.update !== null && isEdited(path, context) ? press.update : present;
  press.update = body;
  return createCall(api.endpoints.putLead, { body }, context)(context);
}

/** Whether a step up to this one was edited since the press, in any tab. */
function isEdited(path: StepPath, { getState, extra, press }: LeadContext): boolean {
  const { drafts } = getState().dynamicPages;
  const steps = selectSteps(getState(), extra.page);
  return getStepsUpTo(steps, path).some(
    ({ path: key }) => key in drafts && !isSameDraft(drafts[key], press.drafts[key]),
  );
}

/** The ids of the lead's events, as a part of the lead. */
type EventIds = Pick<Lead, 'eventIds'>;

async function createEventIds({ getState, extra }: ListenerContext): Promise<EventIds> {
  const { applicationId, application } = getState().leadApplication;
  const { sessionStartedAt = '' } = application;
  const eventIds = await extra.createEventIds({ applicationId, sessionStartedAt });
  return eventIds === null ? {} : { eventIds };
}

function createBody(path: StepPath, { getState, extra }: ListenerContext, eventIds: EventIds): Lead {
  // A lead that was continued by its link has the ids of the browser that it comes from.
  const { eventIds: _former, ...application } = getState().leadApplication.application;
  const steps = selectSteps(getState(), extra.page);
  const answers = collectAnswersToSubmit(extra.page, application, steps, path);
  return createLeadPayload({ ...application, ...eventIds }, answers);
}
