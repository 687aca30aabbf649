import type { HttpHandler } from 'msw';
import { dataPointNames } from '../../../src/domain/catalogue/dataPoints';
import { isRecord, mergeBodies, readFields } from '../body';
import { http } from '../contract';
import { createContinuation, createEnvelope, createRedirect } from '../envelope';
import { noteContract } from '../brokerage';
import { createGone, createLead, findKeptLead, findLead, takeStoryErrors } from '../leads';
import { omitAnswers } from '../omitAnswers';
import { isOfferChanged } from '../offers';
import { getStepData } from '../stepData';
import type { BackendLead } from '../store';
import { enterAfterSubmit, leaveState, pollStatus } from '../storyProgress';

const leadPaths = ['/lead', '/v2/lead', '/v3/lead'] as const;
const linkPaths = ['/v2/lead/url/{id}/{urlType}', '/v3/lead/url/{id}/{urlType}'] as const;

/** Handlers that create, update, find and move a lead. */
export const leadHandlers: readonly HttpHandler[] = [
  ...leadPaths.map((path) =>
    http.post(path, async ({ request, response }) => {
      if (request.headers.get('Idempotency-Key') === null) return response(400).json({ code: 'no_key' });
      const body = await readFields(request);
      const errors = takeStoryErrors(body);
      if (errors !== null) return response(422).json({ errors });
      const lead = createLead(path === '/v3/lead' ? 'dynamic' : 'classic', body);
      return response(201).json({ ...createEnvelope(lead, request), id: lead.id });
    }),
  ),
  ...leadPaths.map((path) =>
    http.put(path, async ({ request, response }) => {
      const { emptied, ...body } = await readFields(request);
      const { lead, status } = findLead(body['id']);
      if (lead === null) return response.untyped(createGone(status));
      const errors = takeStoryErrors(body, lead.body);
      if (errors !== null) return response(422).json({ errors });
      lead.body = omitAnswers(mergeBodies(lead.body, body), emptied);
      noteContract(lead);
      enterAfterSubmit(lead, body, 'update');
      return response(200).json(createEnvelope(lead, request));
    }),
  ),
  http.get('/v3/test/datapoints', ({ response }) => response(200).json({ dataPoints: [...dataPointNames] })),
  ...linkPaths.map((path) =>
    http.get(path, ({ request, params, query, response }) => {
      const { lead, status } = findKeptLead(params.id);
      if (status === 410) return response.untyped(createGone(status));
      const isLinkOfLead = lead !== null && canOpen(query.get('refTransactionId'), lead);
      const isKnownType = ['continue', 'retargeting', 'abandonment'].includes(params.urlType);
      if (!isLinkOfLead || !isKnownType) return response.untyped(createGone(404));
      return response(200).json(createContinuation(lead, request));
    }),
  ),
  http.get('/lead/status/{id}', ({ request, params, response }) => {
    const { lead, status } = findLead(params.id);
    if (lead === null) return response.untyped(createGone(status));
    pollStatus(lead);
    return response(200).json(createEnvelope(lead, request));
  }),
  http.post('/lead/skip/{id}', ({ request, params, response }) => {
    const { lead, status } = findLead(params.id);
    if (lead === null) return response.untyped(createGone(status));
    leaveState(lead, 'skipOffer');
    return response(200).json(createEnvelope(lead, request));
  }),
  http.post('/lead/continue/{id}', ({ request, params, response }) => {
    const { lead, status } = findLead(params.id);
    if (lead === null) return response.untyped(createGone(status));
    const { offer } = getStepData(lead, new URL(request.url).origin) ?? {};
    if (!isOfferChanged(lead, offer)) leaveState(lead, 'continueOffer');
    return response(200).json(createEnvelope(lead, request));
  }),
  http.get('/lead/{id}/redirect', ({ request, params, response }) => {
    const { lead, status } = findLead(params.id);
    if (lead === null) return response.untyped(createGone(status));
    return response(200).json({ redirect: createRedirect(lead, request) });
  }),
];

/** Whether a link may open the lead: a link with a transaction opens only the lead of that transaction. */
function canOpen(transactionId: string | null, lead: BackendLead): boolean {
  const reference = lead.body['affiliateReferenceParams'];
  const own = isRecord(reference) ? reference['transactionId'] : undefined;
  return transactionId === null || transactionId === '' || own === undefined || own === transactionId;
}
