import { getResponse, type HttpHandler } from 'msw';
import { isRecord, readBody } from './body';
import { createEnvelope } from './envelope';
import { findRemembered, getPlace, remember, type KeyedCall } from './keys';
import { findLead, findLeadId } from './leads';
import { getStateVersion } from './stateVersion';

/**
 * Answers a call of the contract. A call that changes something is answered once for each key, and only in the state that its body names.
 * Without a key and a state it is carried out, as by a server that knows neither.
 */
export async function answerCall(
  contract: readonly HttpHandler[],
  request: Request,
): Promise<Response | undefined> {
  if (request.method === 'GET') return getResponse([...contract], request);
  const call = await readCall(request);
  if (call.idempotencyKey === null) return carryOut(contract, call, request);
  const place = getPlace(call);
  // Two tabs may send one create at the same time: the second waits for the response to the first.
  const before = running.get(place);
  const answer = () => answerOnce(contract, call, request);
  const result = before === undefined ? answer() : before.then(answer, answer);
  running.set(place, result);
  return result.finally(() => {
    if (running.get(place) === result) running.delete(place);
  });
}

/** The calls that are being carried out, by the place of their key. */
const running = new Map<string, Promise<Response | undefined>>();

async function answerOnce(
  contract: readonly HttpHandler[],
  call: KeyedCall,
  request: Request,
): Promise<Response | undefined> {
  const remembered = findRemembered(call);
  if (remembered !== null) return remembered;
  const response = await carryOut(contract, call, request);
  if (response !== undefined) remember(call, response.status, await readJson(response));
  return response;
}

async function carryOut(
  contract: readonly HttpHandler[],
  call: KeyedCall,
  request: Request,
): Promise<Response | undefined> {
  return refuseForAnotherState(call, request) ?? getResponse([...contract], request);
}

/** What a key, the log and faults know a call by. */
export async function readCall(request: Request): Promise<KeyedCall> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname.replace(/^.*?\/api\//, '/'),
    query: search,
    idempotencyKey: request.headers.get('Idempotency-Key'),
    body: await readBody(request),
  };
}

/** 409 with the present envelope if the lead is in another state than the body says, or has another offer. */
function refuseForAnotherState({ body, path }: KeyedCall, request: Request): Response | null {
  const stateVersion = isRecord(body) ? body['stateVersion'] : undefined;
  const { lead } = findLead(findLeadId(body, path));
  if (lead === null || typeof stateVersion !== 'string') return null;
  if (stateVersion === getStateVersion(lead, new URL(request.url).origin)) return null;
  return Response.json(createEnvelope(lead, request), { status: 409 });
}

/** The JSON of a response; undefined if it has no body. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.clone().text();
  return text === '' ? undefined : JSON.parse(text);
}
