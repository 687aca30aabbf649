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
import { createPrepared, createSettled } from '../slices/lead';
import type { Dependencies } from '../root';
import { isApplicationOver } from '../sessions';
import type { ListenerContext, CallResult } from './deliver';
import { toJson } from '../../platform/json';

/** How long another tab may take to share the id of the lead that it created. */
const leadIdGraceMs = 1_000;

/**
 * Creates or updates the lead once with the answers up to a step. Fails with `gone` if the lead or the session has expired.
 *
 * @param isAwaited whether the application still waits for the response; nothing is sent for a deleted application
 */
export async function createOrUpdateLead(
  path: StepPath,
  context: ListenerContext,
  isAwaited: () => boolean,
): Promise<CallResult<Envelope>> {
  const { getState, extra } = context;
  if (isApplicationOver(getState(), extra)) return { error: { kind: 'gone' } };
  const failure = await loadMissingVersions(context);
  if (failure !== null) return { error: failure };
  if (!isAwaited()) return { error: { kind: 'gone' } };
  if (getState().leadApplication.application.id !== undefined) return update(path, context);
  const body = createBody(path, context);
  const { sent, result } = await create(body, context, isAwaited);
  if (result.error !== undefined) {
    const isCreated = toApiFailure(result.error).kind === 'conflict' && (await wasCreatedElsewhere(context));
    return isCreated ? update(path, context) : result;
  }
  return toJson(sent) === toJson(readLead(body)) ? result : update(path, context);
}

/**
 * Sends the pending create, or prepares one. Key and body are persisted before the first attempt, so that a retry after a lost
 * response, after a reload or in another tab repeats exactly this call and never creates a second lead. A captcha token is valid
 * for one call: each attempt gets a new one, which is never persisted.
 */
async function create(
  body: Lead,
  { dispatch, getState, extra }: ListenerContext,
  isAwaited: () => boolean,
): Promise<{ sent: Lead; result: CallResult<Envelope> }> {
  const { pendingCreate, attempt, application } = getState().leadApplication;
  const pending = pendingCreate ?? {
    idempotencyKey: `${application.sessionId ?? ''}:${attempt}`,
    // `readLead` gives the fields the order in which storage returns them, so that the body is identical after a reload.
    body: readLead(body),
  };
  if (pendingCreate === null) dispatch(createPrepared(pending));
  extra.flush();
  const sent = await withCaptchaToken(pending.body, extra);
  if (!isAwaited()) return { sent: pending.body, result: { error: { kind: 'gone' } } };
  const result = await dispatch(
    api.endpoints.postLead.initiate({ body: sent, idempotencyKey: pending.idempotencyKey }),
  );
  if (result.error === undefined || isFinalError(toApiFailure(result.error))) dispatch(createSettled());
  return { sent: pending.body, result };
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

/** Waits for the id of a lead that another tab of this session created under the same key. */
async function wasCreatedElsewhere({ getState, extra, signal }: ListenerContext): Promise<boolean> {
  await extra.wait(leadIdGraceMs, signal);
  return getState().leadApplication.application.id !== undefined;
}

/** Adds a captcha token. The token is not part of the body that the idempotency key identifies. */
async function withCaptchaToken(body: Lead, { getCaptchaToken }: Dependencies): Promise<Lead> {
  const token = await getCaptchaToken();
  return token === null ? body : { ...body, googleCaptchaToken: token };
}

function update(path: StepPath, context: ListenerContext): Promise<CallResult<Envelope>> {
  const { dispatch, getState } = context;
  const { emptied } = getState().leadApplication;
  const { id = '', ...lead } = createBody(path, context);
  const body = { ...lead, id, ...(emptied.length === 0 ? {} : { emptied }) };
  return dispatch(api.endpoints.putLead.initiate({ body }));
}

function createBody(path: StepPath, { getState, extra }: ListenerContext): Lead {
  const { application } = getState().leadApplication;
  const steps = selectSteps(getState(), extra.page);
  return createLeadPayload(application, collectAnswersToSubmit(application, steps, path));
}
