import { api } from '../../api/api';
import type { Envelope } from '../../api/envelope';
import { asFailure, type ApiFailure } from '../../api/failure';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Lead } from '../../domain/lead/lead';
import { leadPayload } from '../../domain/lead/payload';
import { readLead } from '../../domain/lead/schema';
import { answersToSend } from '../../domain/pages/stepSequence';
import { createPrepared, createSettled } from '../slices/lead';
import type { AppDispatch, Dependencies, RootState } from '../root';
import { selectSteps } from '../selectors/journey';

/** Milliseconds that another tab may take to tell the id of the lead that it created. */
const grace = 1_000;
/** Milliseconds waited before each further try after a 5xx. */
const retries = [1_000, 3_000];

/** What a listener is given of the store and the world. */
export interface Effect {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly extra: Dependencies;
  readonly signal: AbortSignal;
}

/** Creates or updates the lead from the answers up to a step. Null when the server has taken it. */
export async function createOrUpdate(path: StepPath, effect: Effect): Promise<ApiFailure | null> {
  const { getState } = effect;
  if (getState().leadApplication.application.id !== undefined) return update(path, effect);
  const body = bodyFrom(path, effect);
  const { sent, failure } = await create(body, effect);
  if (failure?.kind === 'conflict' && (await isKnownByNow(effect))) return update(path, effect);
  if (failure !== null) return failure;
  const { googleCaptchaToken: _token, ...told } = sent;
  return JSON.stringify(told) === JSON.stringify(readLead(body)) ? null : update(path, effect);
}

/**
 * Sends the create that is pending, or makes one: key and body are kept together before the first send, so that a lost
 * answer, a reload or another tab repeats exactly this call and never makes a second lead.
 */
async function create(
  body: Lead,
  { dispatch, getState, extra, signal }: Effect,
): Promise<{ sent: Lead; failure: ApiFailure | null }> {
  const { pendingCreate, attempt, application } = getState().leadApplication;
  const pending = pendingCreate ?? {
    idempotencyKey: `${application.sessionId ?? ''}:${attempt}`,
    // In the order in which it is read from storage, so that it is the same to the letter after a reload.
    body: readLead(await withCaptchaToken(body, extra)),
  };
  if (pendingCreate === null) dispatch(createPrepared(pending));
  const failure = await withRetries(
    () =>
      dispatch(
        api.endpoints.postLead.initiate({ body: pending.body, idempotencyKey: pending.idempotencyKey }),
      ),
    extra,
    signal,
  );
  if (failure === null || isAnswer(failure)) dispatch(createSettled());
  return { sent: pending.body, failure };
}

/** Another tab of this session created the lead under the same key; it tells the id to this one. */
async function isKnownByNow({ getState, extra, signal }: Effect): Promise<boolean> {
  await extra.wait(grace, signal);
  return getState().leadApplication.application.id !== undefined;
}

async function withCaptchaToken(body: Lead, { captchaToken }: Dependencies): Promise<Lead> {
  const token = await captchaToken();
  return token === null ? body : { ...body, googleCaptchaToken: token };
}

function update(path: StepPath, effect: Effect): Promise<ApiFailure | null> {
  const { dispatch, getState, extra, signal } = effect;
  const { emptied, application } = getState().leadApplication;
  const body = {
    ...bodyFrom(path, effect),
    id: application.id ?? '',
    ...(emptied.length === 0 ? {} : { emptied }),
  };
  return withRetries(() => dispatch(api.endpoints.putLead.initiate({ body })), extra, signal);
}

function bodyFrom(path: StepPath, { getState, extra }: Effect): Lead {
  const { application } = getState().leadApplication;
  const steps = selectSteps(getState(), extra.page);
  return leadPayload(application, answersToSend(application, steps, path));
}

/** Whether the server answered for good, so that the same key would only hear the same again. */
function isAnswer(failure: ApiFailure): boolean {
  return ['field-errors', 'gone', 'conflict', 'refused'].includes(failure.kind);
}

type Outcome = { readonly data: Envelope } | { readonly error: unknown };

async function withRetries(
  attempt: () => Promise<Outcome>,
  { wait }: Dependencies,
  signal: AbortSignal,
): Promise<ApiFailure | null> {
  for (const pause of [...retries, null]) {
    const failure = failureIn(await attempt());
    if (failure === null || failure.kind !== 'server' || pause === null) return failure;
    await wait(pause, signal);
  }
  return { kind: 'server' };
}

function failureIn(outcome: Outcome): ApiFailure | null {
  return 'data' in outcome ? null : asFailure(outcome.error);
}
