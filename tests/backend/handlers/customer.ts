import type { HttpHandler } from 'msw';
import { calls } from '../../../src/api/calls.gen';
import { stateNumber } from '../../../src/domain/journey/states/progressStates';
import type { StageRequest } from '../../../src/domain/journey/states/stages';
import { takeAppeal } from '../appeals';
import { getBrokerage } from '../brokerage';
import { readBody, readFields, mergeBodies } from '../body';
import { getConsents, saveConsents } from '../consents';
import { http } from '../contract';
import { createEnvelope } from '../envelope';
import { createGone, findKeptLead, findLead } from '../leads';
import { carryOut, createStages, listOpenRequests, wasAsked } from '../stages';
import { getServerTime, type BackendLead } from '../store';
import { leaveState } from '../storyProgress';

const code = '1234';
/** How long the third wrong code locks the verification. */
const lockMs = 30_000;
/** How long an applicant waits for another code. */
const resendDelayMs = 30_000;

const requestKinds: readonly StageRequest[] = ['review', 'consents', 'deletion'];

/** Handlers for the mobile number, consents, the password, appeals, withdrawals, calls back, requests after an end and affiliate events. */
export const customerHandlers: readonly HttpHandler[] = [
  ...(['verifyMobile', 'mobileVerification'] as const).map((name) =>
    http.post(calls[name].path, async ({ request, response }) => {
      const body = await readFields(request);
      const { lead, status } = findLead(body['id']);
      if (lead === null) return response.untyped(createGone(status));
      const check = checkCode(lead, body['code']);
      if (check === 'locked') return response(429).empty({ headers: createRetryHeader(lead.lockedUntil) });
      if (check === 'wrong') return response(422).json({ errors: { code: 'not_accepted' } });
      leaveState(lead, name);
      return response(200).json(createEnvelope(lead, request));
    }),
  ),
  http.post('/v2/customer/mobile/resend-code', async ({ request, response }) => {
    const { lead, status } = findKeptLead((await readFields(request))['id']);
    if (lead === null) return response.untyped(createGone(status));
    if (lead.resendFrom > getServerTime())
      return response(429).empty({ headers: createRetryHeader(lead.resendFrom) });
    lead.resendFrom = getServerTime() + resendDelayMs;
    return response(204).empty();
  }),
  http.put('/v2/customer/mobile', async ({ request, response }) => {
    const { id, phoneNumber } = await readFields(request);
    const { lead, status } = findLead(id);
    if (lead === null) return response.untyped(createGone(status));
    if (!isPhone(phoneNumber)) return response(422).json({ errors: { phone_number: 'phone' } });
    lead.body = mergeBodies(lead.body, { contactDetails: { phoneNumber } });
    lead.resendFrom = getServerTime() + resendDelayMs;
    leaveState(lead, 'changeMobile');
    return response(200).json(createEnvelope(lead, request));
  }),
  http.get('/customer/{id}/consents', ({ params, response }) => {
    const { lead, status } = findLead(params.id);
    if (lead === null) return response.untyped(createGone(status));
    return response(200).json(getConsents(lead));
  }),
  http.put('/customer/{id}/consents', async ({ request, params, response }) => {
    const { lead, status } = findLead(params.id);
    if (lead === null) return response.untyped(createGone(status));
    const errors = saveConsents(lead, await readBody(request));
    return errors === null ? response(200).json(getConsents(lead)) : response(422).json({ errors });
  }),
  http.post('/lead/customer/password', async ({ request, response }) => {
    const { id, password } = await readFields(request);
    const { lead, status } = findLead(id);
    if (lead === null) return response.untyped(createGone(status));
    const isLongEnough = typeof password === 'string' && password.length >= 10;
    return isLongEnough ? response(204).empty() : response(422).json({ errors: { password: 'too_short' } });
  }),
  http.post('/lead/appeal', async ({ request, response }) => {
    const body = await readFields(request);
    const { lead, status } = findLead(body['id']);
    if (lead === null) return response.untyped(createGone(status));
    const errors = lead.state === stateNumber('REJECTED') ? takeAppeal(lead, body) : null;
    return errors === null
      ? response(200).json(createEnvelope(lead, request))
      : response(422).json({ errors });
  }),
  http.post('/lead/brokerage/withdrawal', async ({ request, response }) => {
    const body = await readFields(request);
    const { lead, status } = findKeptLead(body['id']);
    if (lead === null) return response.untyped(createGone(status));
    const contract = getBrokerage(lead);
    if (contract?.withdrawnAt !== undefined) return response(200).json(contract);
    if (contract?.isWithdrawable !== true)
      return response(422).json({ errors: { brokerage: contract === undefined ? 'unknown' : 'too_late' } });
    const check = checkCode(lead, body['code']);
    if (check === 'locked') return response(429).empty({ headers: createRetryHeader(lead.lockedUntil) });
    if (check === 'wrong') return response(422).json({ errors: { code: 'not_accepted' } });
    lead.withdrawnAt = new Date(getServerTime()).toISOString();
    return response(200).json({ ...contract, isWithdrawable: false, withdrawnAt: lead.withdrawnAt });
  }),
  // The call reaches nobody, and nothing of it is stored.
  http.post('/lead/call-back', async ({ request, response }) => {
    const { id, phoneNumber } = await readFields(request);
    const { lead, status } = findLead(id);
    if (id !== undefined && lead === null) return response.untyped(createGone(status));
    return isPhone(phoneNumber)
      ? response(204).empty()
      : response(422).json({ errors: { phone_number: 'phone' } });
  }),
  http.post('/lead/stages', async ({ request, response }) => {
    const body = await readFields(request);
    const { lead, status } = findKeptLead(body['id']);
    if (lead === null) return response.untyped(createGone(status));
    const kind = requestKinds.find((known) => known === body['kind']);
    if (kind === undefined) return response(422).json({ errors: { kind: 'required' } });
    if (!wasAsked(lead, kind)) {
      if (!listOpenRequests(lead).includes(kind))
        return response(422).json({ errors: { kind: 'not_accepted' } });
      const check = checkCode(lead, body['code']);
      if (check === 'locked') return response(429).empty({ headers: createRetryHeader(lead.lockedUntil) });
      if (check === 'wrong') return response(422).json({ errors: { code: 'not_accepted' } });
      carryOut(lead, kind);
    }
    return response(200).json({ stages: createStages(lead) ?? [] });
  }),
  http.post('/affiliate/event', async ({ request, response }) => {
    const { event } = await readFields(request);
    const isNamed = typeof event === 'string' && event !== '';
    return isNamed ? response(204).empty() : response(422).json({ errors: { event: 'required' } });
  }),
  http.post('/customer/email/unsubscribe', ({ query, response }) =>
    /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(query.get('email') ?? '')
      ? response(204).empty()
      : response(422).json({ errors: { email: 'email' } }),
  ),
];

function isPhone(text: unknown): boolean {
  return typeof text === 'string' && /^\+\d{6,15}$/.test(text);
}

/** Checks a one-time code. The third wrong one locks for some time. */
function checkCode(lead: BackendLead, typed: unknown): 'right' | 'wrong' | 'locked' {
  if (lead.lockedUntil > getServerTime()) return 'locked';
  if (typed === code) return 'right';
  lead.wrongCodes += 1;
  if (lead.wrongCodes % 3 !== 0) return 'wrong';
  lead.lockedUntil = getServerTime() + lockMs;
  return 'locked';
}

function createRetryHeader(time: number): Record<string, string> {
  return { 'Retry-After': String(Math.ceil((time - getServerTime()) / 1000)) };
}
