import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { answerCall, readCall } from './answerCall';
import { describeBody, getEmail, getOwn, isRecord, mergeBodies } from './body';
import { findLeadId } from './leads';
import { getServerTime, store, type Fault } from './store';
import { parseStory } from './stories';

/**
 * Runs before the handlers of the contract. It records each call, applies the pace of the lead's story and the faults that a test
 * has set. It ignores calls without a handler.
 */
export function createGateway(contract: readonly HttpHandler[]): HttpHandler {
  return http.all('*/api/*', async ({ request }) => {
    // Only the method and the address say which handler a call has. Copies of large bodies take time.
    const asked = new Request(request.url, { method: request.method });
    const known = await Promise.all(contract.map((handler) => handler.test({ request: asked })));
    if (!known.includes(true)) return undefined;
    const response = await answer(contract, request);
    if (response === undefined || response.type === 'error') return response;
    response.headers.set('Date', new Date(getServerTime()).toUTCString());
    response.headers.set('Cache-Control', 'no-store');
    return response;
  });
}

async function answer(contract: readonly HttpHandler[], request: Request): Promise<Response | undefined> {
  const call = await recordCall(request);
  const refusal = checkForgery(request);
  if (refusal !== null) return refusal;
  const email = findEmail(call);
  const fault = takeFault(call, email);
  if (fault?.kind === 'no-connection') return HttpResponse.error();
  if (fault?.kind === 'status') return createFailure(fault);
  if ((await applyPace(email)) === 'fails') return createFailure({ status: 503 });
  const response = await answerCall(contract, request);
  return fault === null ? response : applyFault(response, fault);
}

type Call = (typeof store.calls)[number];

async function recordCall(request: Request): Promise<Call> {
  const { body, ...sent } = await readCall(request);
  const call = { ...sent, body: describeBody(body), at: getServerTime() };
  store.calls.push(call);
  return call;
}

/** The response to a call that a form of another site could have sent; null for an allowed call. */
function checkForgery({ method, headers }: Request): Response | null {
  if (method === 'GET') return null;
  if (headers.get('X-Requested-With') !== 'loan-application')
    return Response.json({ code: 'no_header' }, { status: 403 });
  const isAllowed = /^(application\/json|multipart\/form-data)\b/.test(headers.get('Content-Type') ?? '');
  return isAllowed ? null : Response.json({ code: 'no_json' }, { status: 415 });
}

/** The e-mail of the lead of a call: from the body, or from the lead. */
function findEmail({ body, path }: Call): string | undefined {
  const id = findLeadId(body, path);
  return getEmail(isRecord(body) ? body : {}) ?? getEmail(store.leads[id ?? '']?.body ?? {});
}

function takeFault({ method, path }: Call, email: string | undefined): Fault | null {
  const index = store.faults.findIndex(
    (fault) =>
      path.includes(fault.path) &&
      (fault.method ?? method) === method &&
      (fault.email ?? email) === email &&
      fault.times > 0,
  );
  const fault = store.faults[index];
  if (fault === undefined) return null;
  store.faults[index] = { ...fault, times: fault.times - 1 };
  return fault;
}

function createFailure({ status = 503, retryAfter, body }: Partial<Fault>): Response {
  const headers = retryAfter === undefined ? {} : { headers: { 'Retry-After': retryAfter } };
  return body === undefined
    ? new HttpResponse(null, { status, ...headers })
    : Response.json(body, { status, ...headers });
}

/** Delays or fails the call for slow, flaky and down stories, once the e-mail is known. */
async function applyPace(email: string | undefined): Promise<'responds' | 'fails'> {
  const { pace } = parseStory(email);
  if (email === undefined || store.isCalm || pace === 'normal') return 'responds';
  if (pace === 'down') return 'fails';
  if (pace === 'slow') {
    await delay(store.slowness);
    return 'responds';
  }
  const count = (getOwn(store.flaky, email) ?? 0) + 1;
  store.flaky[email] = count;
  return count % 2 === 0 ? 'fails' : 'responds';
}

/** Applies a fault to the response of a call that the server has processed. */
async function applyFault(response: Response | undefined, fault: Fault): Promise<Response | undefined> {
  if (fault.kind === 'lose-answer' || response === undefined) return HttpResponse.error();
  if (fault.kind === 'body') return Response.json(fault.body, { status: fault.status ?? response.status });
  if (fault.kind === 'never') await delay('infinite');
  if (fault.kind === 'late') await delay(fault.milliseconds ?? 1_000);
  const text = await response.text();
  const { status, headers } = response;
  if (fault.kind === 'cut') return new Response(text.slice(0, text.length / 2), { status, headers });
  if (fault.kind !== 'mutate') return new Response(text === '' ? null : text, { status, headers });
  const body: unknown = text === '' ? {} : JSON.parse(text);
  const change = isRecord(fault.body) ? fault.body : {};
  return Response.json(isRecord(body) ? mergeBodies(body, change) : change, { status });
}
