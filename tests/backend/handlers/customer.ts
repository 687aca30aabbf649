import type { HttpHandler } from 'msw';
import { calls } from '../../../src/api/calls.gen';
import { readBody, readFields, mergeBodies } from '../body';
import { getConsents, saveConsents } from '../consents';
import { http } from '../contract';
import { createEnvelope } from '../envelope';
import { createGone, findLead } from '../leads';
import { getServerTime } from '../store';
import { leaveState } from '../storyProgress';

const code = '1234';
/** How long the third wrong code locks the verification. */
const lockMs = 30_000;
/** How long an applicant waits for another code. */
const resendDelayMs = 30_000;

/** Handlers for the mobile number, consents, the password and affiliate events. */
export const customerHandlers: readonly HttpHandler[] = [
  ...(['verifyMobile', 'mobileVerification'] as const).map((name) =>
    http.post(calls[name].path, async ({ request, response }) => {
      const body = await readFields(request);
      const { lead, status } = findLead(body['id']);
      if (lead === null) return response.untyped(createGone(status));
      if (lead.lockedUntil > getServerTime())
        return response(429).empty({ headers: createRetryHeader(lead.lockedUntil) });
      if (body['code'] === code) {
        leaveState(lead, name);
        return response(200).json(createEnvelope(lead, request));
      }
      lead.wrongCodes += 1;
      if (lead.wrongCodes % 3 !== 0) return response(422).json({ errors: { code: 'not_accepted' } });
      lead.lockedUntil = getServerTime() + lockMs;
      return response(429).empty({ headers: createRetryHeader(lead.lockedUntil) });
    }),
  ),
  http.post('/v2/customer/mobile/resend-code', async ({ request, response }) => {
    const { lead, status } = findLead((await readFields(request))['id']);
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
    if (typeof phoneNumber !== 'string' || !/^\+\d{6,15}$/.test(phoneNumber)) {
      return response(422).json({ errors: { phone_number: 'phone' } });
    }
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

function createRetryHeader(time: number): Record<string, string> {
  return { 'Retry-After': String(Math.ceil((time - getServerTime()) / 1000)) };
}
