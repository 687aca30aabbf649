import type { HttpHandler } from 'msw';
import { bodyOf, fieldsOf, merged } from '../body';
import { consentsOf, takeConsents } from '../consents';
import { http } from '../contract';
import { envelopeOf } from '../envelope';
import { findLead } from '../leads';
import { serverNow } from '../store';
import { leave } from '../walk';

const code = '1234';
/** Milliseconds for which the third wrong code locks. */
const lockTime = 30_000;
/** Milliseconds before a code is sent again. */
const resendTime = 30_000;

/** The applicant as a customer: the mobile number, consents, the password, and who sent them here. */
export const customerHandlers: readonly HttpHandler[] = [
  ...(['/v2/customer/mobile/verify', '/lead/mobile/verification'] as const).map((path) =>
    http.post(path, async ({ request, response }) => {
      const body = await fieldsOf(request);
      const { lead, status } = findLead(body['id']);
      if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
      if (lead.lockedUntil > serverNow())
        return response(429).empty({ headers: waitUntil(lead.lockedUntil) });
      if (body['code'] === code) {
        leave(lead, path);
        return response(200).json(envelopeOf(lead, request));
      }
      lead.wrongCodes += 1;
      if (lead.wrongCodes % 3 !== 0) return response(422).json({ errors: { code: 'not_accepted' } });
      lead.lockedUntil = serverNow() + lockTime;
      return response(429).empty({ headers: waitUntil(lead.lockedUntil) });
    }),
  ),
  http.post('/v2/customer/mobile/resend-code', async ({ request, response }) => {
    const { lead, status } = findLead((await fieldsOf(request))['id']);
    if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
    if (lead.resendFrom > serverNow()) return response(429).empty({ headers: waitUntil(lead.resendFrom) });
    lead.resendFrom = serverNow() + resendTime;
    return response(204).empty();
  }),
  http.put('/v2/customer/mobile', async ({ request, response }) => {
    const { id, phoneNumber } = await fieldsOf(request);
    const { lead, status } = findLead(id);
    if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
    if (typeof phoneNumber !== 'string' || !/^\+\d{6,15}$/.test(phoneNumber)) {
      return response(422).json({ errors: { phone_number: 'phone' } });
    }
    lead.body = merged(lead.body, { contactDetails: { phoneNumber } });
    lead.resendFrom = serverNow() + resendTime;
    leave(lead, '/v2/customer/mobile');
    return response(200).json(envelopeOf(lead, request));
  }),
  http.get('/customer/{id}/consents', ({ params, response }) => {
    const { lead, status } = findLead(params.id);
    if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
    return response(200).json(consentsOf(lead));
  }),
  http.put('/customer/{id}/consents', async ({ request, params, response }) => {
    const { lead, status } = findLead(params.id);
    if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
    const errors = takeConsents(lead, await bodyOf(request));
    return errors === null ? response(200).json(consentsOf(lead)) : response(422).json({ errors });
  }),
  http.post('/lead/customer/password', async ({ request, response }) => {
    const { id, password } = await fieldsOf(request);
    const { lead, status } = findLead(id);
    if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
    const isLongEnough = typeof password === 'string' && password.length >= 10;
    return isLongEnough ? response(204).empty() : response(422).json({ errors: { password: 'too_short' } });
  }),
  http.post('/affiliate/event', async ({ request, response }) => {
    const { event } = await fieldsOf(request);
    const isNamed = typeof event === 'string' && event !== '';
    return isNamed ? response(204).empty() : response(422).json({ errors: { event: 'required' } });
  }),
  http.post('/customer/email/unsubscribe', ({ query, response }) =>
    /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(query.get('email') ?? '')
      ? response(204).empty()
      : response(422).json({ errors: { email: 'email' } }),
  ),
];

function waitUntil(moment: number): Record<string, string> {
  return { 'Retry-After': String(Math.ceil((moment - serverNow()) / 1000)) };
}
