import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { dataPointNames } from '../../src/domain/catalogue/dataPoints';
import { lookupHandlers } from './lookups';
import {
  advance,
  continuationOf,
  createLead,
  emailOf,
  envelopeOf,
  errorsIn,
  isRecord,
  poll,
  redirectOf,
  take,
  type Body,
} from './leads';
import { serverNow, store, type KeptLead } from './store';
import { storyOf } from './stories';

/** The calls of the contract that leave a state of the story (decisions, section 4, *sends to*). */
const stateCalls = [
  '/lead/sale',
  '/lead/vehicle',
  '/lead/account',
  '/lead/marital-details',
  '/lead/aide',
  '/lead/cnp',
  '/lead/wniosek',
  ...[
    'payment',
    'employment-details',
    'personal-details',
    'policy',
    'dynamic-policy',
    'credit-details',
    'professional-details',
    'customer-debts',
    'reference-details',
    'skip-document-upload',
    'accept-creditea-offer',
    'proficredit',
  ].map((name) => `/lead/offer/${name}`),
];

const lockTime = 30_000;
const code = '1234';

export const handlers: readonly HttpHandler[] = [
  ...['/lead', '/v2/lead', '/v3/lead'].flatMap((path) => [
    http.post(`*/api${path}`, ({ request }) => answered(request, (body) => create(path, body, request))),
    http.put(`*/api${path}`, ({ request }) => answered(request, (body) => update(body, request))),
  ]),
  http.get('*/api/v3/test/datapoints', ({ request }) =>
    answered(request, () => HttpResponse.json({ dataPoints: [...dataPointNames] })),
  ),
  ...['v2', 'v3'].map((version) =>
    http.get(`*/api/${version}/lead/url/:id/:urlType`, ({ request, params }) =>
      answered(request, () => resume(String(params['id']), request)),
    ),
  ),
  http.get('*/api/lead/status/:id', ({ request, params }) =>
    onLead(request, String(params['id']), (lead) => poll(lead)),
  ),
  http.post('*/api/lead/skip/:id', ({ request, params }) => onLead(request, String(params['id']), advance)),
  http.post('*/api/lead/continue/:id', ({ request, params }) =>
    onLead(request, String(params['id']), advance),
  ),
  http.get('*/api/lead/:id/redirect', ({ request, params }) =>
    answered(request, () => {
      const lead = store.leads[String(params['id'])];
      return lead === undefined
        ? gone(404)
        : HttpResponse.json({ redirect: redirectOf(lead, originOf(request)) });
    }),
  ),
  http.get('*/api/customer/:id/consents', ({ request, params }) =>
    answered(request, () => HttpResponse.json(consents(String(params['id'])))),
  ),
  http.put('*/api/customer/:id/consents', ({ request, params }) =>
    answered(request, () => HttpResponse.json(consents(String(params['id'])))),
  ),
  http.post('*/api/lead/customer/password', ({ request }) =>
    answered(request, (body) =>
      typeof body['password'] === 'string' && body['password'].length >= 10
        ? new HttpResponse(null, { status: 204 })
        : fieldErrors({ password: 'too_short' }),
    ),
  ),
  http.post('*/api/affiliate/event', ({ request }) =>
    answered(request, () => new HttpResponse(null, { status: 204 })),
  ),
  ...['/v2/customer/mobile/verify', '/lead/mobile/verification'].map((path) =>
    http.post(`*/api${path}`, ({ request }) => answered(request, (body) => verify(body, request))),
  ),
  http.post('*/api/v2/customer/mobile/resend-code', ({ request }) =>
    answered(request, () => new HttpResponse(null, { status: 204 })),
  ),
  http.put('*/api/v2/customer/mobile', ({ request }) =>
    answered(request, (body) => leaveState(body, request)),
  ),
  ...stateCalls.map((path) =>
    http.post(`*/api${path}`, ({ request }) => answered(request, (body) => leaveState(body, request))),
  ),
  http.put('*/api/lead/offer/update-provident-offer', ({ request }) =>
    answered(request, (body) => {
      const lead = leadOf(body);
      return lead === undefined ? gone(404) : HttpResponse.json(envelopeOf(lead, originOf(request)));
    }),
  ),
  ...['/lead/documentId', '/lead/idUpload'].map((path) =>
    http.post(`*/api${path}`, ({ request }) => answered(request, (body) => leaveState(body, request))),
  ),
  http.post('*/api/customer/email/unsubscribe', ({ request }) =>
    answered(request, () =>
      /^[^@\s]+@[^@\s]+$/.test(new URL(request.url).searchParams.get('email') ?? '')
        ? new HttpResponse(null, { status: 204 })
        : fieldErrors({ email: 'email' }),
    ),
  ),
  ...lookupHandlers,
];

/** Logs a call, lets a fault have its way with it, keeps the pace of the lead's story, and answers. */
async function answered(
  request: Request,
  act: (body: Body) => Response | Promise<Response>,
): Promise<Response> {
  const body = await bodyOf(request);
  const path = new URL(request.url).pathname.replace(/^.*?\/api/, '');
  store.calls.push({
    method: request.method,
    path,
    idempotencyKey: request.headers.get('Idempotency-Key'),
    body,
    at: serverNow(),
  });
  const fault = spendFault(request.method, path);
  if (fault?.kind === 'no-connection') return HttpResponse.error();
  if (fault?.kind === 'status') return faulty(fault.status ?? 503, fault.retryAfter);
  if (fault?.kind === 'late') await delay(fault.milliseconds ?? 1_000);
  const refusal = await pace(body, path);
  if (refusal !== null) return refusal;
  const answer = await act(body);
  if (fault?.kind === 'lose-answer') return HttpResponse.error();
  return fault?.kind === 'body' ? json(fault.body) : answer;
}

async function bodyOf(request: Request): Promise<Body> {
  try {
    const body: unknown = await request.clone().json();
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

function spendFault(method: string, path: string) {
  const index = store.faults.findIndex(
    (fault) => path.includes(fault.path) && (fault.method ?? method) === method && fault.times > 0,
  );
  const fault = store.faults[index];
  if (fault === undefined) return null;
  store.faults[index] = { ...fault, times: fault.times - 1 };
  return fault;
}

function faulty(status: number, retryAfter: string | undefined): Response {
  return HttpResponse.json(
    {},
    { status, ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': retryAfter } }) },
  );
}

/** Slow, flaky and down stories, from the moment the e-mail is known. */
async function pace(body: Body, path: string): Promise<Response | null> {
  const known = leadOf(body) ?? store.leads[path.split('/').find((part) => part in store.leads) ?? ''];
  const story = storyOf(emailOf(body) ?? emailOf(known?.body ?? {}));
  if (story.pace === 'slow') await delay(store.slowness);
  if (story.pace === 'down') return faulty(503, undefined);
  if (story.pace !== 'flaky') return null;
  store.counter += 1;
  return store.counter % 2 === 1 ? faulty(503, undefined) : null;
}

/** The same key answers the same; the same key with another body is a conflict; what failed is not remembered. */
function create(path: string, body: Body, request: Request): Response {
  const key = request.headers.get('Idempotency-Key');
  if (key === null) return HttpResponse.json({}, { status: 400 });
  const sent = JSON.stringify(body);
  const before = store.answers[key];
  if (before !== undefined) {
    return before.sent === sent ? json(before.body, before.status) : HttpResponse.json({}, { status: 409 });
  }
  const refused = Object.values(store.answers).flatMap((answer) =>
    answer.status === 422 && isRecord(answer.body) ? Object.keys(Object(answer.body['errors'])) : [],
  );
  const errors = errorsIn(body, emailOf(body), refused);
  const lead = errors.length > 0 ? null : createLead(path === '/v3/lead' ? 'dynamic' : 'classic', body);
  const answer =
    lead === null
      ? { status: 422, body: { errors: Object.fromEntries(errors.map((name) => [name, 'not_accepted'])) } }
      : { status: 201, body: envelopeOf(lead, originOf(request)) };
  store.answers[key] = { sent, ...answer };
  return json(answer.body, answer.status);
}

function update(body: Body, request: Request): Response {
  const lead = leadOf(body);
  if (lead === undefined) return gone(404);
  if (isOver(lead)) return gone(410);
  const errors = errorsIn(body, emailOf(body) ?? emailOf(lead.body), lead.refused);
  if (errors.length > 0) {
    lead.refused.push(...errors);
    return fieldErrors(Object.fromEntries(errors.map((name) => [name, 'not_accepted'])));
  }
  take(lead, body);
  return HttpResponse.json(envelopeOf(lead, originOf(request)));
}

function resume(id: string, request: Request): Response {
  if (id.startsWith('gone-')) return gone(410);
  const lead = store.leads[id];
  if (lead === undefined) return gone(404);
  return isOver(lead) ? gone(410) : json(continuationOf(lead, originOf(request)));
}

function verify(body: Body, request: Request): Response {
  const lead = leadOf(body);
  if (lead === undefined) return gone(404);
  const wait = Math.ceil((lead.lockedUntil - serverNow()) / 1000);
  if (wait > 0) return faulty(429, String(wait));
  if (body['code'] === code) return leaveState(body, request);
  lead.wrongCodes += 1;
  if (lead.wrongCodes % 3 !== 0) return fieldErrors({ code: 'not_accepted' });
  lead.lockedUntil = serverNow() + lockTime;
  return faulty(429, String(lockTime / 1000));
}

function leaveState(body: Body, request: Request): Response {
  const lead = leadOf(body);
  if (lead === undefined) return gone(404);
  advance(lead);
  return json(envelopeOf(lead, originOf(request)));
}

function onLead(request: Request, id: string, act: (lead: KeptLead) => void): Promise<Response> {
  return answered(request, () => {
    const lead = store.leads[id];
    if (lead === undefined) return gone(404);
    act(lead);
    return json(envelopeOf(lead, originOf(request)));
  });
}

function leadOf(body: Body): KeptLead | undefined {
  return typeof body['id'] === 'string' ? store.leads[body['id']] : undefined;
}

function isOver(lead: KeptLead): boolean {
  return Date.parse(lead.expiresAt) <= serverNow();
}

function consents(id: string): Body[] {
  return [
    {
      id: `${id}-bureau`,
      text: 'Consulta de ficheros de crédito',
      required: true,
      group: 'credit',
      given: false,
    },
    { id: `${id}-partners`, text: 'Cesión a socios', required: false, group: 'partners', given: false },
  ];
}

const originOf = (request: Request): string => new URL(request.url).origin;
const gone = (status: 404 | 410): Response => HttpResponse.json({}, { status });
const fieldErrors = (errors: Record<string, string>): Response =>
  HttpResponse.json({ errors }, { status: 422 });

function json(body: unknown, status = 200): Response {
  return new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}
