import { delay, getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { bodyOf, emailOf, heldAt, isRecord, merged } from './body';
import { serverNow, store, type Fault } from './store';
import { storyOf } from './stories';

/**
 * Stands before the handlers of the contract: writes down each call, keeps the pace of its lead's story and lets the faults
 * that a test has set have their way. A call that no handler knows goes past it.
 */
export function gate(contract: readonly HttpHandler[]): HttpHandler {
  return http.all('*/api/*', async ({ request }) => {
    const known = await Promise.all(contract.map((handler) => handler.test({ request: request.clone() })));
    if (!known.includes(true)) return undefined;
    const call = await received(request);
    const refusal = refusalOf(request);
    if (refusal !== null) return new HttpResponse(null, { status: refusal });
    const email = emailOfCall(call);
    const fault = spendFault(call, email);
    if (fault?.kind === 'no-connection') return HttpResponse.error();
    if (fault?.kind === 'status') return failing(fault);
    if ((await pace(email)) === 'fails') return failing({ status: 503 });
    const answer = await getResponse([...contract], request);
    if (answer !== undefined) answer.headers.set('Date', new Date(serverNow()).toUTCString());
    return fault === null ? answer : spoilt(answer, fault);
  });
}

type Call = (typeof store.calls)[number];

async function received(request: Request): Promise<Call> {
  const url = new URL(request.url);
  const call = {
    method: request.method,
    path: url.pathname.replace(/^.*?\/api\//, '/'),
    query: url.search,
    idempotencyKey: request.headers.get('Idempotency-Key'),
    body: written(await bodyOf(request)),
    at: serverNow(),
  };
  store.calls.push(call);
  return call;
}

/** What changes something is refused where a form of another site could have sent it. */
function refusalOf({ method, headers }: Request): 403 | 415 | null {
  if (method === 'GET') return null;
  if (headers.get('X-Requested-With') !== 'loan-application') return 403;
  return /^(application\/json|multipart\/form-data)\b/.test(headers.get('Content-Type') ?? '') ? null : 415;
}

/** What of a body is written down: of pictures, name, type and size. */
function written(body: unknown): unknown {
  if (!isRecord(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      value instanceof File ? { name: value.name, type: value.type, size: value.size } : value,
    ]),
  );
}

/** The e-mail of the lead that a call is about: from its body, or as it is known by the id in body or path. */
function emailOfCall({ body, path }: Call): string | undefined {
  const sent = isRecord(body) ? body : {};
  const id = [sent['id'], ...path.split('/')].find(
    (part): part is string => typeof part === 'string' && Object.hasOwn(store.leads, part),
  );
  return emailOf(sent) ?? emailOf(store.leads[id ?? '']?.body ?? {});
}

function spendFault({ method, path }: Call, email: string | undefined): Fault | null {
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

function failing({ status = 503, retryAfter, body }: Partial<Fault>): Response {
  const headers = retryAfter === undefined ? {} : { headers: { 'Retry-After': retryAfter } };
  return body === undefined
    ? new HttpResponse(null, { status, ...headers })
    : Response.json(body, { status, ...headers });
}

/** Slow, flaky and down stories, from the moment the e-mail is known. */
async function pace(email: string | undefined): Promise<'answers' | 'fails'> {
  const told = storyOf(email).pace;
  if (email === undefined || store.isCalm || told === 'normal') return 'answers';
  if (told === 'down') return 'fails';
  if (told === 'slow') {
    await delay(store.slowness);
    return 'answers';
  }
  const count = (heldAt(store.flaky, email) ?? 0) + 1;
  store.flaky[email] = count;
  return count % 2 === 0 ? 'fails' : 'answers';
}

/** What becomes of an answer whose call was taken. */
async function spoilt(answer: Response | undefined, fault: Fault): Promise<Response | undefined> {
  if (fault.kind === 'lose-answer' || answer === undefined) return HttpResponse.error();
  if (fault.kind === 'body') return Response.json(fault.body, { status: fault.status ?? answer.status });
  if (fault.kind === 'never') await delay('infinite');
  if (fault.kind === 'late') await delay(fault.milliseconds ?? 1_000);
  const text = await answer.text();
  const { status, headers } = answer;
  if (fault.kind === 'cut') return new Response(text.slice(0, text.length / 2), { status, headers });
  if (fault.kind !== 'mutate') return new Response(text === '' ? null : text, { status, headers });
  const body: unknown = text === '' ? {} : JSON.parse(text);
  const change = isRecord(fault.body) ? fault.body : {};
  return Response.json(isRecord(body) ? merged(body, change) : change, { status });
}
