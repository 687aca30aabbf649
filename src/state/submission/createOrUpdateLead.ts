import { api } from '../../api/api';
import type { Envelope } from '../../api/envelope';
import { isFinalError, toApiFailure, type ApiFailure } from '../../api/failure';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Lead } from '../../domain/lead/lead';
import { createLeadPayload } from '../../domain/lead/payload';
import { lacksVersion } from '../../domain/lead/policies';
import { readLead } from '../../domain/lead/schema';
import { collectAnswersToSubmit } from '../../domain/pages/stepSequence';
import { requestPoliciesOnce } from './requestPolicies';
import { selectSteps } from '../selectors/journey';
import { sharedStateRequested } from '../events';
import { createPrepared, createSettled } from '../slices/lead';
import type { PendingCreate } from '../slices/leadState';
import type { Dependencies } from '../root';
import { isApplicationOver } from '../sessions';
import type { Attempt, CallResult, ListenerContext } from './deliver';
import { toJson } from '../../platform/json';
import { createKey, getKeyAttempt } from './idempotencyKey';

/** How long another tab may take to share the id of the lead that it created. */
const leadIdGraceMs = 1_000;

/** What an attempt to send the lead needs. An update has the key of its delivery, a create its own. */
export type LeadContext = ListenerContext & Pick<Attempt, 'getKey'>;

/**
 * Creates or updates the lead once with the answers up to a step. Fails with `gone` if the lead or the session has expired.
 *
 * @param isAwaited whether the application still waits for the response; nothing is sent for a deleted application
 */
export async function createOrUpdateLead(
  path: StepPath,
  context: LeadContext,
  isAwaited: () => boolean,
): Promise<CallResult<Envelope>> {
  const { getState, extra } = context;
  if (isApplicationOver(getState(), extra)) return { error: { kind: 'gone' } };
  const failure = await loadMissingVersions(context);
  if (failure !== null) return { error: failure };
  if (!isAwaited()) return { error: { kind: 'gone' } };
  if (getState().leadApplication.application.id !== undefined) return update(path, context, isAwaited);
  const pending = await extra.runExclusive('create', () => prepareCreate(path, context, isAwaited));
  if (!isAwaited()) return { error: { kind: 'gone' } };
  if (pending === 'lacks-version') return createOrUpdateLead(path, context, isAwaited);
  if (pending === null) return update(path, context, isAwaited);
  const body = readLead(createBody(path, context));
  const result = await create(pending, context, isAwaited);
  if (result.error === undefined) {
    return toJson(pending.body) === toJson(body) ? result : update(path, context, isAwaited);
  }
  return isConflict(result) && isAwaited() ? resolveConflict(result, path, context, isAwaited) : result;
}

/**
 * The create to send: the pending one of any tab, or a new one. Null if another tab has created the lead. Key and body are persisted
 * before the first attempt, so that a retry after a lost response, after a reload or in another tab repeats exactly this call and
 * never creates a second lead. It runs in one tab at a time, so that the other tabs find the pending create.
 *
 * @returns `lacks-version` if another tab has recorded a consent meanwhile and does not know the policies
 */
function prepareCreate(
  path: StepPath,
  context: ListenerContext,
  isAwaited: () => boolean,
): PendingCreate | 'lacks-version' | null {
  const { dispatch, getState, extra } = context;
  dispatch(sharedStateRequested());
  const { pendingCreate, attempt, application } = getState().leadApplication;
  if (!isAwaited() || application.id !== undefined) return null;
  if (pendingCreate === null && lacksVersion(application.policies ?? [])) return 'lacks-version';
  const pending = pendingCreate ?? {
    idempotencyKey: createKey(application.sessionId, attempt),
    // `readLead` gives the fields the order in which storage returns them, so that the body is identical after a reload.
    body: readLead(createBody(path, context)),
  };
  if (pendingCreate === null) dispatch(createPrepared(pending));
  extra.flush();
  return pending;
}

/**
 * The server knows the key with another body: from another tab, or from a create whose response and body were lost. The lead is
 * updated if the response or another tab names it. If another tab has used the key without creating a lead, the next key is tried.
 * Otherwise the key stays the next one, because a create under another key could be a second lead.
 */
async function resolveConflict(
  result: CallResult<Envelope>,
  path: StepPath,
  context: LeadContext,
  isAwaited: () => boolean,
): Promise<CallResult<Envelope>> {
  const { dispatch, getState, extra, signal } = context;
  if (getState().leadApplication.application.id !== undefined) return update(path, context, isAwaited);
  dispatch(createSettled({}));
  const { attempt } = getState().leadApplication;
  await extra.wait(leadIdGraceMs, signal);
  if (!isAwaited()) return { error: { kind: 'gone' } };
  dispatch(sharedStateRequested());
  const { leadApplication } = getState();
  if (leadApplication.application.id !== undefined) return update(path, context, isAwaited);
  return leadApplication.attempt > attempt ? createOrUpdateLead(path, context, isAwaited) : result;
}

/**
 * Sends a create. A captcha token is valid for one call: each attempt gets a new one, which is never persisted. A response that
 * names the lead or rejects the body settles the key.
 */
async function create(
  { body, idempotencyKey }: PendingCreate,
  { dispatch, getState, extra }: ListenerContext,
  isAwaited: () => boolean,
): Promise<CallResult<Envelope>> {
  const sent = await withCaptchaToken(body, extra);
  if (!isAwaited()) return { error: { kind: 'gone' } };
  const getSessionId = () => getState().leadApplication.application.sessionId;
  const session = getSessionId();
  const result = await dispatch(
    api.endpoints.postLead.initiate({ body: sent, idempotencyKey }, { track: false }),
  );
  const failure = result.error === undefined ? null : toApiFailure(result.error);
  const id = failure?.kind === 'conflict' ? failure.id : undefined;
  const isSettled = failure === null || (isFinalError(failure) && failure.kind !== 'conflict');
  // The attempts of a session that replaced this one are its own.
  if (getSessionId() !== session || !(isSettled || id !== undefined)) return result;
  const { application, attempt, pendingCreate } = getState().leadApplication;
  // A create that is rejected late does not settle the next one, which another tab has sent meanwhile.
  const isLate =
    failure?.kind !== 'conflict' && failure !== null && pendingCreate?.idempotencyKey !== idempotencyKey;
  dispatch(
    createSettled({
      ...(isLate && { pendingCreate }),
      application: id === undefined ? application : { ...application, id },
      attempt: Math.max(attempt, getKeyAttempt(idempotencyKey) + 1),
      isReapplying: false,
    }),
  );
  extra.flush();
  return result;
}

function isConflict({ error }: CallResult<Envelope>): boolean {
  return error !== undefined && toApiFailure(error).kind === 'conflict';
}

/**
 * Requests the policies if a consent has no policy version yet, because no consent may be sent without one. A failure counts as
 * a network error, so that it is shown and retried automatically.
 */
async function loadMissingVersions({
  dispatch,
  getState,
  extra,
}: ListenerContext): Promise<ApiFailure | null> {
  if (!lacksVersion(getState().leadApplication.application.policies ?? [])) return null;
  const { error } = await requestPoliciesOnce(dispatch, extra);
  if (error === undefined) return null;
  const failure = toApiFailure(error);
  return failure.kind === 'wait' ? failure : { kind: 'network-error' };
}

/** Adds a captcha token. The token is not part of the body that the idempotency key identifies. */
async function withCaptchaToken(body: Lead, { getCaptchaToken }: Dependencies): Promise<Lead> {
  const token = await getCaptchaToken();
  return token === null ? body : { ...body, googleCaptchaToken: token };
}

async function update(
  path: StepPath,
  context: LeadContext,
  isAwaited: () => boolean,
): Promise<CallResult<Envelope>> {
  const { dispatch, getState, getKey } = context;
  // Another tab may have stored an answer that this tab has not heard of, and the later update counts.
  dispatch(sharedStateRequested());
  const failure = await loadMissingVersions(context);
  if (failure !== null) return { error: failure };
  if (!isAwaited()) return { error: { kind: 'gone' } };
  const { emptied } = getState().leadApplication;
  const { id = '', ...lead } = createBody(path, context);
  const body = { ...lead, id, ...(emptied.length === 0 ? {} : { emptied }) };
  return dispatch(api.endpoints.putLead.initiate({ body, idempotencyKey: getKey(body) }, { track: false }));
}

function createBody(path: StepPath, { getState, extra }: ListenerContext): Lead {
  const { application } = getState().leadApplication;
  const steps = selectSteps(getState(), extra.page);
  return createLeadPayload(application, collectAnswersToSubmit(extra.page, application, steps, path));
}
