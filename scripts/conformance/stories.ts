import { calls } from '../../src/api/calls.gen';
import { findProgressState, stateNumber } from '../../src/domain/journey/states/progressStates';
import { stateCalls, type StateCallName } from '../../src/domain/journey/states/stateCalls';
import { isRecord, type Body } from '../../tests/backend/body';
import {
  createStateBody,
  expectStatus,
  submitForm,
  waitForDecision,
  type ConformanceContext,
} from './applicants';
import { ConformanceError, type Answer } from './client';
import type { ConformanceCheck } from './leadChecks';

/**
 * The stories of test applicants: after the decision the lead is in the state of the story, and the call of the state leads on. Faults of
 * the reference back end (`slow`, `flaky`, `down`) are no stories of a real one.
 */
export const storyChecks: readonly ConformanceCheck[] = [
  ...stateCalls.map(({ route, name, leavesState }): ConformanceCheck => ({
    name: `story ${route}: ${name}`,
    run: async (context) => {
      const isEnd = route === 'accepted';
      const { id, decided } = await decide(context, isEnd ? route : `${route}.rejected`, route);
      const left = await callState(context, name, id, decided);
      if (leavesState && left.body['state'] === decided.body['state'])
        throw new ConformanceError(`${name} does not leave the state`);
    },
  })),
  ...['cofidis-offer', 'instabank-offer', 'provident-offer'].flatMap((route) =>
    (['continue', 'skip'] as const).map((way): ConformanceCheck => ({
      name: `story ${route}: ${way}`,
      run: async (context) => {
        const { id } = await decide(context, `${route}.rejected`, route);
        const left = await context.client.call('POST', `/lead/${way}/${id}`);
        expectState(expectStatus(left, 200, way), stateNumber('REJECTED'));
      },
    })),
  ),
  {
    name: 'story provident-offer: updateProvidentOffer',
    run: async (context) => {
      const { id } = await decide(context, 'provident-offer.rejected', 'provident-offer');
      const body = { id, amount: 1500, period: 24 };
      expectStatus(
        await context.client.call('PUT', calls.updateProvidentOffer.path, { body }),
        200,
        'the change',
      );
    },
  },
  {
    name: 'story declined: the status is negative',
    run: async (context) => {
      const { decided } = await decide(context, 'declined', 'rejected');
      if (decided.body['leadStatus'] !== 'negative') throw new ConformanceError('the status is not negative');
    },
  },
  ...['', 'post-redirect'].map((story): ConformanceCheck => ({
    name: `story accepted: the redirect by ${story === '' ? 'GET' : 'POST'}`,
    run: async (context) => {
      const { client } = context;
      const { id } = await decide(context, story, 'accepted');
      expectStatus(await client.call('POST', '/lead/sale', { body: { id } }), 200, 'the sale');
      const { body } = expectStatus(await client.call('GET', `/lead/${id}/redirect`), 200, 'the redirect');
      const method = isRecord(body['redirect']) ? body['redirect']['method'] : undefined;
      if (method !== (story === '' ? 'GET' : 'POST'))
        throw new ConformanceError(`the method is ${String(method)}`);
    },
  })),
];

function expectState({ body }: Answer, state: number): void {
  const actual = Number(body['state']);
  if (actual !== state)
    throw new ConformanceError(`the state is ${describeState(actual)} in place of ${describeState(state)}`);
}

const describeState = (state: number): string => findProgressState(state)?.name ?? String(state);

/** Submits the form of a story and waits for its state. */
async function decide(context: ConformanceContext, story: string, route: string) {
  const id = await submitForm(context, story);
  const decided = await waitForDecision(context, id);
  const row = findProgressState(Number(decided.body['state']));
  if (row?.route !== route)
    throw new ConformanceError(`the decision leads to /${row?.route ?? '?'}, not to /${route}`);
  return { id, decided };
}

/** Sends the call of a state's screen, with what the back end offered. */
async function callState(
  { client, code }: ConformanceContext,
  name: StateCallName,
  id: string,
  { body: decided }: Answer,
): Promise<Answer> {
  const { method, path } = calls[name];
  const body = createStateBody(name, id, readOffered(name, decided, code));
  return expectStatus(await client.call(method, path, { body }), 200, name);
}

/** The fields that a back end chooses: ids of consents and offers, the code. */
function readOffered(name: StateCallName, decided: Body, code: string): Body {
  const { customerConsents, stepData } = decided;
  if (name === 'verifyMobile' || name === 'mobileVerification') return { code };
  if (name === 'policyConsents' || name === 'dynamicPolicyConsents') {
    const listed = Array.isArray(customerConsents) ? customerConsents.filter(isRecord) : [];
    return { consents: listed.map((consent) => ({ id: consent['id'], given: true })) };
  }
  const offers = isRecord(stepData) ? stepData['offers'] : undefined;
  const [offer] = Array.isArray(offers) ? offers.filter(isRecord) : [];
  return name === 'acceptCrediteaOffer' && offer !== undefined ? { offerId: offer['id'] } : {};
}
