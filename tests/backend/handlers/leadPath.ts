import type { HttpHandler } from 'msw';
import { dataPointNames } from '../../../src/domain/catalogue/dataPoints';
import { fieldsOf, heldAt, isRecord, merged, type Body } from '../body';
import { http, type Schemas } from '../contract';
import { continuationOf, envelopeOf, redirectOf } from '../envelope';
import { createLead, findLead, refusalOf } from '../leads';
import { leadFields } from '../leadFields';
import { isOfferChanged } from '../offers';
import { stepDataOf } from '../stepData';
import { store, type KeptLead } from '../store';
import { leave, poll, stateAfterSubmit } from '../walk';

const leadPaths = ['/lead', '/v2/lead', '/v3/lead'] as const;
const linkPaths = ['/v2/lead/url/{id}/{urlType}', '/v3/lead/url/{id}/{urlType}'] as const;

/** Creating, updating, finding and moving a lead. */
export const leadHandlers: readonly HttpHandler[] = [
  ...leadPaths.map((path) =>
    http.post(path, async ({ request, response }) => {
      const key = request.headers.get('Idempotency-Key');
      if (key === null) return response(400).empty();
      const body = await fieldsOf(request);
      // A captcha's token is used up by one call: a repeat carries another, or none.
      const { googleCaptchaToken: _token, ...compared } = body;
      const sent = JSON.stringify(compared);
      const before = heldAt(store.answers, key);
      if (before !== undefined && before.sent !== sent) return response(409).empty();
      const answer = before ?? create(path === '/v3/lead' ? 'dynamic' : 'classic', body, request);
      store.answers[key] = { ...answer, sent };
      return response.untyped(Response.json(answer.body, { status: answer.status }));
    }),
  ),
  ...leadPaths.map((path) =>
    http.put(path, async ({ request, response }) => {
      const { emptied, ...body } = await fieldsOf(request);
      const { lead, status } = findLead(body['id']);
      if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
      const errors = refusalOf(body, lead.body);
      if (errors !== null) return response(422).json({ errors });
      lead.body = without(merged(lead.body, body), emptied);
      lead.state = stateAfterSubmit(lead, body, 'update');
      return response(200).json(envelopeOf(lead, request));
    }),
  ),
  http.get('/v3/test/datapoints', ({ response }) => response(200).json({ dataPoints: [...dataPointNames] })),
  ...linkPaths.map((path) =>
    http.get(path, ({ request, params, query, response }) => {
      const { lead, status } = findLead(params.id);
      if (status === 410) return response(410).empty();
      const isLinkOfLead = lead !== null && belongs(query.get('refTransactionId'), lead);
      const isKnownType = ['continue', 'retargeting', 'abandonment'].includes(params.urlType);
      if (!isLinkOfLead || !isKnownType) return response(404).empty();
      return response(200).json(continuationOf(lead, request));
    }),
  ),
  http.get('/lead/status/{id}', ({ request, params, response }) => {
    const { lead, status } = findLead(params.id);
    if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
    poll(lead);
    return response(200).json(envelopeOf(lead, request));
  }),
  http.post('/lead/skip/{id}', ({ request, params, response }) => {
    const { lead, status } = findLead(params.id);
    if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
    leave(lead, '/lead/skip');
    return response(200).json(envelopeOf(lead, request));
  }),
  http.post('/lead/continue/{id}', ({ request, params, response }) => {
    const { lead, status } = findLead(params.id);
    if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
    const { offer } = stepDataOf(lead, new URL(request.url).origin) ?? {};
    if (!isOfferChanged(lead, offer)) leave(lead, '/lead/continue');
    return response(200).json(envelopeOf(lead, request));
  }),
  http.get('/lead/{id}/redirect', ({ request, params, response }) => {
    const { lead, status } = findLead(params.id);
    if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
    return response(200).json({ redirect: redirectOf(lead, request) });
  }),
];

type Answer =
  | { readonly status: 201; readonly body: Schemas['Envelope'] }
  | { readonly status: 422; readonly body: Schemas['FieldErrors'] };

function create(version: KeptLead['version'], body: Body, request: Request): Answer {
  const errors = refusalOf(body);
  if (errors !== null) return { status: 422, body: { errors } };
  return { status: 201, body: envelopeOf(createLead(version, body), request) };
}

/** A lead without the answers of these data points. */
function without(body: Body, names: unknown): Body {
  if (!Array.isArray(names)) return body;
  return [...leadFields]
    .filter(([name]) => names.includes(name))
    .reduce((rest, [, path]) => omittedAt(rest, path.split('.')), body);
}

function omittedAt(body: Body, [key, ...deeper]: readonly string[]): Body {
  if (key === undefined || !(key in body)) return body;
  const { [key]: part, ...others } = body;
  return deeper.length > 0 && isRecord(part) ? { ...others, [key]: omittedAt(part, deeper) } : others;
}

/** A link that names a transaction opens only the lead that came with it. */
function belongs(transactionId: string | null, lead: KeptLead): boolean {
  const reference = lead.body['affiliateReferenceParams'];
  const own = isRecord(reference) ? reference['transactionId'] : undefined;
  return transactionId === null || transactionId === '' || own === undefined || own === transactionId;
}
