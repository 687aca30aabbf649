import { calls } from '../../src/api/calls.gen';
import { stateNumber } from '../../src/domain/journey/states/progressStates';
import { createStateBody, expectStatus, stateCallNames, submitForm, waitForDecision } from './applicants';
import { ConformanceError } from './client';
import type { ConformanceCheck } from './leadChecks';

/** What belongs to a state. A response that names another state has all of it. */
const stateParts = ['application', 'stepData', 'customerConsents', 'redirect'] as const;

/** A call that leads into a state with parts of its own. */
const transitions = [
  ['vehicle.cofidis-offer', 'vehicle', 'stepData'],
  ['vehicle.consents', 'vehicle', 'customerConsents'],
  ['accepted', 'sale', 'redirect'],
] as const;

/** What the calls of a state do in another one, and what a response about another state has. */
export const stateChecks: readonly ConformanceCheck[] = [
  ...(['vehicle', 'rejected'] as const).map((route): ConformanceCheck => ({
    name: `the calls of other states change nothing in the state ${route}`,
    run: async (context) => {
      const { client } = context;
      const id = await submitForm(context, route === 'rejected' ? route : `${route}.rejected`);
      const state = (await waitForDecision(context, id)).body['state'];
      const others = stateCallNames.filter((name) => name !== route);
      for (const name of others) {
        const { method, path } = calls[name];
        const answer = await client.call(method, path, { body: createStateBody(name, id) });
        if (expectStatus(answer, 200, name).body['state'] !== state)
          throw new ConformanceError(`${name} leaves the state`);
      }
      const { body } = expectStatus(await client.call('GET', `/lead/status/${id}`), 200, 'the status');
      if (body['state'] !== state) throw new ConformanceError('one of the calls has left the state');
    },
  })),
  {
    name: 'the end is left by no offer and by no update',
    run: async (context) => {
      const { client, product } = context;
      const id = await submitForm(context, 'rejected');
      await waitForDecision(context, id);
      const sent = [
        ['POST', `/lead/continue/${id}`, {}],
        ['POST', `/lead/skip/${id}`, {}],
        ['PUT', '/v3/lead', { id, product, amount: 2000 }],
      ] as const;
      for (const [method, path, body] of sent) {
        const answer = expectStatus(await client.call(method, path, { body }), 200, path.replace(id, '{id}'));
        if (answer.body['state'] !== stateNumber('REJECTED'))
          throw new ConformanceError(`${path.replace(id, '{id}')} leaves the end`);
      }
    },
  },
  ...transitions.map(([story, name, part]): ConformanceCheck => ({
    name: `a response that names another state has all of it: ${part}`,
    run: async (context) => {
      const { client } = context;
      const id = await submitForm(context, story);
      await waitForDecision(context, id);
      const { method, path } = calls[name];
      const left = expectStatus(
        await client.call(method, path, { body: createStateBody(name, id) }),
        200,
        name,
      );
      const { body } = expectStatus(await client.call('GET', `/lead/status/${id}`), 200, 'the status');
      const missing = stateParts.filter((each) => each in body && !(each in left.body));
      if (missing.length > 0) throw new ConformanceError(`${name} lacks ${missing.join(', ')}`);
      if (!(part in left.body)) throw new ConformanceError(`neither ${name} nor the status has ${part}`);
    },
  })),
];
