import { api } from '../../api/api';
import type { Envelope } from '../../api/envelope';
import { asFailure, type ApiFailure } from '../../api/failure';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Lead } from '../../domain/lead/lead';
import { leadPayload } from '../../domain/lead/payload';
import { lacksVersion } from '../../domain/lead/policies';
import { readLead } from '../../domain/lead/schema';
import { answersToSend } from '../../domain/pages/stepSequence';
import { askPoliciesOnce } from '../following/policies';
import { selectSteps } from '../selectors/journey';
import { createPrepared, createSettled } from '../slices/lead';
import type { Dependencies } from '../root';
import { isOver } from '../sessions';
import type { Effect, Outcome } from './deliver';

/** Milliseconds that another tab may take to tell the id of the lead that it created. */
const grace = 1_000;

/**
 * One try to create or update the lead from the answers up to a step; what came to its end meanwhile is gone.
 *
 * @param isAwaited whether the application still waits for it: nothing goes out for one that was deleted meanwhile
 */
export async function createOrUpdate(
  path: StepPath,
  effect: Effect,
  isAwaited: () => boolean,
): Promise<Outcome<Envelope>> {
  const { getState, extra } = effect;
  if (isOver(getState(), extra)) return { error: { kind: 'gone' } };
  const trouble = await versionsLacked(effect);
  if (trouble !== null) return { error: trouble };
  if (!isAwaited()) return { error: { kind: 'gone' } };
  if (getState().leadApplication.application.id !== undefined) return update(path, effect);
  const body = bodyFrom(path, effect);
  const { sent, outcome } = await create(body, effect, isAwaited);
  if (outcome.error !== undefined) {
    const isKnown = asFailure(outcome.error).kind === 'conflict' && (await isKnownByNow(effect));
    return isKnown ? update(path, effect) : outcome;
  }
  return JSON.stringify(sent) === JSON.stringify(readLead(body)) ? outcome : update(path, effect);
}

/**
 * Sends the create that is pending, or makes one: key and body are kept together before the first send, so that a lost
 * answer, a reload or another tab repeats exactly this call and never makes a second lead. A captcha's token is used up by one
 * call: each gets its own, which is kept nowhere.
 */
async function create(
  body: Lead,
  { dispatch, getState, extra }: Effect,
  isAwaited: () => boolean,
): Promise<{ sent: Lead; outcome: Outcome<Envelope> }> {
  const { pendingCreate, attempt, application } = getState().leadApplication;
  const pending = pendingCreate ?? {
    idempotencyKey: `${application.sessionId ?? ''}:${attempt}`,
    // In the order in which it is read from storage, so that it is the same to the letter after a reload.
    body: readLead(body),
  };
  if (pendingCreate === null) dispatch(createPrepared(pending));
  extra.keepNow();
  const sent = await withCaptchaToken(pending.body, extra);
  if (!isAwaited()) return { sent: pending.body, outcome: { error: { kind: 'gone' } } };
  const outcome = await dispatch(
    api.endpoints.postLead.initiate({ body: sent, idempotencyKey: pending.idempotencyKey }),
  );
  if (outcome.error === undefined || isAnswer(asFailure(outcome.error))) dispatch(createSettled());
  return { sent: pending.body, outcome };
}

/**
 * No consent goes out without the version of its text: where it was given before the server told that, it is asked for first.
 * What fails in that counts as not reached, so that it is told and tried again by itself.
 */
async function versionsLacked({ dispatch, getState, extra }: Effect): Promise<ApiFailure | null> {
  if (!lacksVersion(getState().leadApplication.application.policies ?? [])) return null;
  const { error } = await askPoliciesOnce(dispatch, extra);
  if (error === undefined) return null;
  const failure = asFailure(error);
  return failure.kind === 'wait' ? failure : { kind: 'unreached' };
}

/** Another tab of this session created the lead under the same key; it tells the id to this one. */
async function isKnownByNow({ getState, extra, signal }: Effect): Promise<boolean> {
  await extra.wait(grace, signal);
  return getState().leadApplication.application.id !== undefined;
}

/** A token is no part of what the key stands for. */
async function withCaptchaToken(body: Lead, { captchaToken }: Dependencies): Promise<Lead> {
  const token = await captchaToken();
  return token === null ? body : { ...body, googleCaptchaToken: token };
}

function update(path: StepPath, effect: Effect): Promise<Outcome<Envelope>> {
  const { dispatch, getState } = effect;
  const { emptied } = getState().leadApplication;
  const { id = '', ...lead } = bodyFrom(path, effect);
  const body = { ...lead, id, ...(emptied.length === 0 ? {} : { emptied }) };
  return dispatch(api.endpoints.putLead.initiate({ body }));
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
