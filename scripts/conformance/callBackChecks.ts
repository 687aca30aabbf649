import { calls } from '../../src/api/calls.gen';
import {
  createApplicant,
  createLead,
  expectRefusal,
  expectStatus,
  type ConformanceContext,
} from './applicants';
import { ConformanceError, UnsupportedError } from './client';
import type { ConformanceCheck } from './leadChecks';

const { method, path } = calls.callBack;
const loss = 'the page names the telephone and the e-mail address';
const phoneNumber = '+34612345678';
/** How a server answers a call that it does not have. */
const missingStatuses: readonly number[] = [404, 405, 501];

/** What asks for a call back. A server that takes none serves pages whose definition lacks `callsBack`. */
export const callBackChecks: readonly ConformanceCheck[] = [
  {
    name: 'a call back is taken without a lead and for one, and the need for support is read back nowhere',
    run: async (context) => {
      const { client, product } = context;
      await expectSupported(context);
      const id = await createLead(context, createApplicant(context));
      const hours = { from: '09:00', to: '12:00' };
      const call = {
        body: { id, product, phoneNumber, hours, needsSupport: true },
        key: crypto.randomUUID(),
      };
      expectStatus(await client.call(method, path, call), 204, 'a call back');
      expectStatus(await client.call(method, path, call), 204, 'the same call back again');
      for (const read of [`/v3/lead/url/${id}/continue`, `/lead/status/${id}`]) {
        const { body } = expectStatus(await client.call('GET', read), 200, read.replace(id, '{id}'));
        if (/needs_?support/i.test(JSON.stringify(body)))
          throw new ConformanceError('the need for support is read back with the lead');
      }
    },
  },
  {
    name: 'a call back of another shape, for no lead or of another site is rejected',
    run: async (context) => {
      const { client, product } = context;
      await expectSupported(context);
      const send = (body: object, headers = {}) =>
        client.call(method, path, { body: { product, ...body }, headers, isWrong: true });
      const { errors } = expectStatus(await send({ phoneNumber: '600' }), 422, 'a number that is none').body;
      if (!JSON.stringify(errors ?? {}).includes('phone_number'))
        throw new ConformanceError('the error of the number has another name');
      expectStatus(await send({ id: crypto.randomUUID(), phoneNumber }), 404, 'a call back for no lead');
      expectRefusal(
        await send({ phoneNumber }, { 'X-Requested-With': null }),
        403,
        'without X-Requested-With',
      );
    },
  },
];

/** Whether the server takes a call back. The status that says no is none of the contract, so the shape is checked afterwards. */
async function expectSupported({ client, product }: ConformanceContext): Promise<void> {
  const body = { product, phoneNumber };
  const { status } = await client.call(method, path, { body, isWrong: true });
  if (missingStatuses.includes(status)) throw new UnsupportedError(loss);
  expectStatus(await client.call(method, path, { body }), 204, 'a call back without a lead');
}
