import { calls } from '../../src/api/calls.gen';
import { stateNumber } from '../../src/domain/journey/states/progressStates';
import {
  createStateBody,
  expectStatus,
  stateCallNames,
  submitForm,
  waitForDecision,
  type ConformanceContext,
} from './applicants';
import { ConformanceError, UnsupportedError, type Answer } from './client';
import type { ConformanceCheck } from './leadChecks';

/** Two offers in a row, so that a call that is carried out twice is seen. */
const twoOffers = 'cofidis-offer.instabank-offer.rejected';
const threeOffers = 'cofidis-offer.instabank-offer.provident-offer.rejected';

/** What a back end may leave out, and what it loses without it (docs/back-end.md). */
const losses = {
  actionKeys: 'a repeated accept may meet the next offer',
  updateKeys: 'an update may arrive twice, and the earlier one may come last',
  rejectionKeys: 'a wrong code that is sent again counts again',
  versions: 'an accept that arrives late may meet the next offer',
} as const;

/**
 * What a back end may support: keys of calls other than a create, and versions of states. One that supports neither passes. One that
 * supports them wrongly fails.
 */
export const repeatChecks: readonly ConformanceCheck[] = [
  ...(['continue', 'skip'] as const).map((way): ConformanceCheck => ({
    name: `a key of ${way}: the repeated call has the same response and no second effect`,
    run: async (context) => {
      const { client } = context;
      const { id } = await openFirstOffer(context);
      const path = `/lead/${way}/${id}`;
      const key = crypto.randomUUID();
      const first = expectStatus(await client.call('POST', path, { key }), 200, way);
      expectState(first, 'INSTABANK_OFFER', way);
      const again = expectStatus(await client.call('POST', path, { key }), 200, `the repeated ${way}`);
      const present = await readStatus(context, id);
      if (present.body['state'] !== first.body['state']) throw new UnsupportedError(losses.actionKeys);
      expectSame(again, first, `the repeated ${way} has another response`);
      const other = await client.call('POST', path, { key: crypto.randomUUID() });
      expectState(
        expectStatus(other, 200, `${way} under another key`),
        'REJECTED',
        `${way} under another key`,
      );
    },
  })),
  {
    name: 'a key of continue: the call repeated under it is not late, whatever version it carries',
    run: async (context) => {
      const { id, version } = await openFirstOffer(context, threeOffers);
      if (version === null) throw new UnsupportedError(losses.versions);
      const accept = (body: object, key: string) =>
        context.client.call('POST', `/lead/continue/${id}`, { body, key });
      const [first, next] = [crypto.randomUUID(), crypto.randomUUID()];
      const body = { stateVersion: version };
      expectState(expectStatus(await accept(body, first), 200, 'accept'), 'INSTABANK_OFFER', 'accept');
      const again = await accept(body, first);
      // A back end without keys refuses that too, and carries the next accept out twice.
      await accept({}, next);
      if ((await accept({}, next)).body['state'] !== stateNumber('PROVIDENT_OFFER'))
        throw new UnsupportedError(losses.actionKeys);
      expectState(expectStatus(again, 200, 'the repeated accept'), 'INSTABANK_OFFER', 'the repeated accept');
    },
  },
  {
    name: 'a key of an update: another body is refused under it, and changes nothing',
    run: async (context) => {
      const { client, product } = context;
      const id = await submitForm(context, 'never');
      const key = crypto.randomUUID();
      const update = (amount: number) =>
        client.call('PUT', '/v3/lead', { body: { id, product, amount }, key });
      expectStatus(await update(2000), 200, 'the update');
      expectStatus(await update(2000), 200, 'the same update');
      const other = await update(2100);
      const { body } = await client.call('GET', `/v3/lead/url/${id}/continue`);
      const isChanged = Object(body['lead']).amount !== 2000;
      if (other.status === 200 && isChanged) throw new UnsupportedError(losses.updateKeys);
      expectStatus(other, 409, 'another body under the same key');
      // An envelope would say that the lead has moved on.
      if ('state' in other.body) throw new ConformanceError('the refusal of a key names a state');
      const elsewhere = await client.call('POST', calls.sale.path, { body: { id }, key });
      expectStatus(elsewhere, 409, 'another call under the same key');
      if (isChanged) throw new ConformanceError('the refused body has changed the lead');
      expectStatus(await update(2000), 200, 'the first update again');
    },
  },
  {
    name: 'a key of a rejected call: the rejection is repeated, and another key is not rejected by it',
    run: async (context) => {
      const { client, code } = context;
      const id = await submitForm(context, 'mobile-verification.rejected');
      await waitForDecision(context, id);
      const verify = (sent: string, key: string) =>
        client.call('POST', calls.verifyMobile.path, { body: { id, code: sent }, key });
      const key = crypto.randomUUID();
      const wrong = code === '0000' ? '0001' : '0000';
      expectStatus(await verify(wrong, key), 422, 'a wrong code');
      expectStatus(await verify(wrong, key), 422, 'the same wrong code');
      // The third wrong code locks the verification. One that is only repeated is no other.
      const third = await verify(wrong, key);
      if (third.status === 429) throw new UnsupportedError(losses.rejectionKeys);
      expectStatus(third, 422, 'the same wrong code again');
      const right = await verify(code, crypto.randomUUID());
      expectState(expectStatus(right, 200, 'the right code'), 'REJECTED', 'the right code');
    },
  },
  {
    name: 'the version of a state: a call for an earlier state is refused with the present envelope',
    run: async (context) => {
      const { client } = context;
      const { id, version } = await openFirstOffer(context);
      if (version === null) throw new UnsupportedError(losses.versions);
      const path = `/lead/continue/${id}`;
      const body = { stateVersion: version };
      const first = expectStatus(
        await client.call('POST', path, { body, key: crypto.randomUUID() }),
        200,
        'accept',
      );
      expectState(first, 'INSTABANK_OFFER', 'accept');
      const next = readVersion(first);
      if (next === null || next === version)
        throw new ConformanceError('the next state has the same version');
      for (const late of [path, `/lead/skip/${id}`]) {
        const refused = await client.call('POST', late, { body, key: crypto.randomUUID() });
        expectState(expectStatus(refused, 409, 'a late call'), 'INSTABANK_OFFER', 'a late call');
      }
      expectState(await readStatus(context, id), 'INSTABANK_OFFER', 'a late call');
      const accepted = await client.call('POST', path, { body: { stateVersion: next } });
      expectState(expectStatus(accepted, 200, 'the next accept'), 'REJECTED', 'the next accept');
    },
  },
  {
    name: 'the version of a state: every call of a screen is refused in a later one',
    run: async (context) => {
      const { client } = context;
      const id = await submitForm(context, 'vehicle.cofidis-offer.rejected');
      const stateVersion = readVersion(await waitForDecision(context, id));
      if (stateVersion === null) throw new UnsupportedError(losses.versions);
      const call = (name: (typeof stateCallNames)[number]) => {
        const { method, path } = calls[name];
        const body = createStateBody(name, id, { stateVersion });
        return client.call(method, path, { body, key: crypto.randomUUID() });
      };
      expectState(expectStatus(await call('vehicle'), 200, 'vehicle'), 'COFIDIS_OFFER', 'vehicle');
      for (const name of stateCallNames) expectStatus(await call(name), 409, `a late call of ${name}`);
      expectState(await readStatus(context, id), 'COFIDIS_OFFER', 'a late call');
    },
  },
  {
    name: 'the version of a state: another offer in the same state has another one',
    run: async (context) => {
      const { client } = context;
      const id = await submitForm(context, 'provident-offer.rejected');
      const decided = await waitForDecision(context, id);
      const version = readVersion(decided);
      if (version === null) throw new UnsupportedError(losses.versions);
      const { offer, limits } = Object(decided.body['stepData']);
      const { min, step } = Object(Object(limits).amount);
      const amount = Number(offer.amount) + (offer.amount > min ? -step : step);
      const { method, path } = calls.updateProvidentOffer;
      const body = { id, stateVersion: version, amount, period: offer.period };
      const changed = expectStatus(await client.call(method, path, { body }), 200, 'a changed offer');
      if (readVersion(changed) === version) throw new ConformanceError('another offer has the same version');
    },
  },
  {
    name: 'the version of a state: an update of the lead leaves it, and a call without it is carried out',
    run: async (context) => {
      const { client, product } = context;
      const { id, version } = await openFirstOffer(context);
      if (version === null) throw new UnsupportedError(losses.versions);
      const update = { id, product, personalDetails: { firstName: 'Eva' } };
      const updated = expectStatus(await client.call('PUT', '/v3/lead', { body: update }), 200, 'an update');
      if (readVersion(updated) !== version) throw new ConformanceError('an update changes the version');
      const accepted = expectStatus(await client.call('POST', `/lead/continue/${id}`), 200, 'accept');
      expectState(accepted, 'INSTABANK_OFFER', 'accept without a version');
    },
  },
];

async function openFirstOffer(context: ConformanceContext, story = twoOffers) {
  const id = await submitForm(context, story);
  const decided = await waitForDecision(context, id);
  expectState(decided, 'COFIDIS_OFFER', 'the decision');
  return { id, version: readVersion(decided) };
}

function readStatus({ client }: ConformanceContext, id: string): Promise<Answer> {
  return client.call('GET', `/lead/status/${id}`);
}

/** The word of the present state; null if the back end has none. */
function readVersion({ body }: Answer): string | null {
  return typeof body['stateVersion'] === 'string' ? body['stateVersion'] : null;
}

function expectState({ body }: Answer, name: Parameters<typeof stateNumber>[0], what: string): void {
  if (body['state'] !== stateNumber(name)) throw new ConformanceError(`${what} does not lead to ${name}`);
}

function expectSame(answer: Answer, first: Answer, what: string): void {
  if (answer.body['state'] !== first.body['state'] || answer.body['id'] !== first.body['id'])
    throw new ConformanceError(what);
}
