import type { Body } from '../../tests/backend/body';
import { createFirstContact, remainingAnswers } from '../../tests/contract/applicant';
import { stateNumber } from '../../src/domain/journey/states/progressStates';
import { stateCalls, type StateCallName } from '../../src/domain/journey/states/stateCalls';
import { calls } from '../../src/api/calls.gen';
import { stateBodies } from '../../tests/contract/stateBodies';
import { ConformanceError, type Answer, type ConformanceClient } from './client';
import { createPicture } from './pictures';

/** What a check gets. */
export interface ConformanceContext {
  readonly client: ConformanceClient;
  /** The backend product of the leads. */
  readonly product: string;
  /** The domain of the applicants' addresses. The back end knows them as test applicants. */
  readonly emailDomain: string;
  /** The one-time code that the back end accepts from test applicants. */
  readonly code: string;
  /** The longest wait for a decision: the number of polls, and the milliseconds between two. */
  readonly polls: { readonly count: number; readonly waitMs: number };
}

/** @throws ConformanceError unless the answer has the status */
export function expectStatus(answer: Answer, status: number, what: string): Answer {
  if (answer.status !== status) throw new ConformanceError(`${what}: ${answer.status} in place of ${status}`);
  return answer;
}

/** @throws ConformanceError unless the server refuses the call with the status and a code */
export function expectRefusal(answer: Answer, status: number, what: string): void {
  const { code } = expectStatus(answer, status, what).body;
  if (typeof code !== 'string' || code === '')
    throw new ConformanceError(`${what}: ${status} without a code`);
}

/** A new applicant. The words of the address name their story (docs/back-end.md). */
export function createApplicant({ product, emailDomain }: ConformanceContext, story = '') {
  const email = `conformance-${crypto.randomUUID().slice(0, 8)}${story === '' ? '' : `+${story}`}@${emailDomain}`;
  return { ...createFirstContact(email), product, sessionId: crypto.randomUUID() };
}

/** Creates a lead under the first key of its session. Returns its id. */
export async function createLead(
  { client }: ConformanceContext,
  body: Body & { readonly sessionId: string },
  path = '/v3/lead',
  what = 'the create',
): Promise<string> {
  const created = await client.call('POST', path, { body, key: `${body.sessionId}:1` });
  return String(expectStatus(created, 201, what).body['id']);
}

/** Submits the whole dynamic form of an applicant. Returns the id of the lead. */
export async function submitForm(context: ConformanceContext, story: string): Promise<string> {
  const body = createApplicant(context, story);
  const id = await createLead(context, body);
  const whole = { ...body, ...remainingAnswers, id };
  expectStatus(await context.client.call('PUT', '/v3/lead', { body: whole }), 200, 'the update');
  return id;
}

/** Polls the status until the back end has decided. */
export async function waitForDecision({ client, polls }: ConformanceContext, id: string): Promise<Answer> {
  for (let poll = 0; poll < polls.count; poll += 1) {
    const answer = expectStatus(await client.call('GET', `/lead/status/${id}`), 200, 'the status');
    if (answer.body['state'] !== stateNumber('CHECKING')) return answer;
    await new Promise((resolve) => setTimeout(resolve, polls.waitMs));
  }
  throw new ConformanceError(`there is no decision after ${polls.count} polls`);
}

/** The calls of the screens of all states. */
export const stateCallNames: readonly StateCallName[] = [...new Set(stateCalls.map(({ name }) => name))];

/** The body of the call of a state's screen. */
export function createStateBody(name: StateCallName, id: string, chosen: object = {}): object {
  if (calls[name].body !== 'multipart') return { id, ...stateBodies[name], ...chosen };
  const form = createPictures(id, createPicture('front'));
  for (const [field, value] of Object.entries(chosen)) form.set(field, String(value));
  return form;
}

/** A form with the pictures of a document. */
export function createPictures(id: string, front: File, back?: File): FormData {
  const form = new FormData();
  form.set('id', id);
  form.set('front', front);
  if (back !== undefined) form.set('back', back);
  return form;
}
