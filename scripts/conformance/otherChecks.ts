import { isRecord } from '../../tests/backend/body';
import { expectStatus, submitForm, waitForDecision } from './applicants';
import { ConformanceError } from './client';
import type { ConformanceCheck } from './leadChecks';

/** Calls that need no lead, with the status of each answer. */
const lookUps: readonly (readonly [string, number])[] = [
  ['/v3/test/datapoints', 200],
  ['/policies?country=ES', 200],
  ['/postcode/lookup/28013', 200],
  ['/postcode/28013', 200],
  ['/company/panader%C3%ADa', 200],
  ['/email/validate/ana%40example.com', 200],
  ['/partner/logos', 200],
  ['/choices/country', 200],
  ['/choices/position', 200],
  ['/choices/professional-details', 200],
];

/** Look-ups, consents, the password, affiliates and unsubscribing. */
export const otherChecks: readonly ConformanceCheck[] = [
  ...lookUps.map(([path, status]): ConformanceCheck => ({
    name: `GET ${path}`,
    run: async ({ client }) => void expectStatus(await client.call('GET', path), status, 'the look-up'),
  })),
  {
    name: 'an affiliate event and an unsubscription are taken',
    run: async (context) => {
      const { client, product } = context;
      const body = { event: 'visit', product };
      expectStatus(await client.call('POST', '/affiliate/event', { body }), 204, 'the event');
      const unnamed = await client.call('POST', '/affiliate/event', { body: {}, isWrong: true });
      expectStatus(unnamed, 422, 'an event without a name');
      const email = `conformance@${context.emailDomain}`;
      const path = `/customer/email/unsubscribe?email=${encodeURIComponent(email)}`;
      expectStatus(await client.call('POST', path), 204, 'the unsubscription');
    },
  },
  {
    name: 'the consents of a customer are read and given, and a password is set',
    run: async (context) => {
      const { client } = context;
      const id = await submitForm(context, 'accepted');
      await waitForDecision(context, id);
      const path = `/customer/${id}/consents`;
      const { list } = expectStatus(await client.call('GET', path), 200, 'the consents');
      const given = list.filter(isRecord).map((consent) => ({ id: consent['id'], given: true }));
      expectStatus(await client.call('PUT', path, { body: given }), 200, 'the same consents, given');
      const again = expectStatus(await client.call('GET', path), 200, 'the consents again');
      if (again.list.filter(isRecord).some((consent) => consent['given'] !== true))
        throw new ConformanceError('a consent that was given is not read back');
      const body = { id, password: 'a long enough one' };
      expectStatus(await client.call('POST', '/lead/customer/password', { body }), 204, 'the password');
      const short = await client.call('POST', '/lead/customer/password', { body: { id, password: 'x' } });
      expectStatus(short, 422, 'a short password');
    },
  },
];
