import { calls } from '../../src/api/calls.gen';
import { createApplicant, createLead, expectStatus, type ConformanceContext } from './applicants';
import { ConformanceError, UnsupportedError, type Answer } from './client';
import type { ConformanceCheck } from './leadChecks';
import { isRecord, type Body } from '../../tests/backend/body';

const { method, path } = calls.withdrawBrokerage;
const loss = 'a page with a brokerage contract names the e-mail address for the withdrawal';

/** The brokerage contract and the withdrawal from it. A server without such contracts names none. */
export const brokerageChecks: readonly ConformanceCheck[] = [
  {
    name: 'a withdrawal from a brokerage contract needs the code, is acknowledged once, and is read back',
    run: async (context) => {
      const { client, code } = context;
      const id = await concludeContract(context);
      const body = { id, code: `${code}0` };
      expectStatus(
        await client.call(method, path, { body, isWrong: true }),
        422,
        'a withdrawal with a wrong code',
      );
      if ((await readContract(context, id))?.['withdrawnAt'] !== undefined)
        throw new ConformanceError('a wrong code withdraws');
      const first = await client.call(method, path, { body: { id, code } });
      const withdrawnAt = expectWithdrawn(expectStatus(first, 200, 'the withdrawal'));
      const again = await client.call(method, path, { body: { id, code }, key: crypto.randomUUID() });
      if (expectWithdrawn(expectStatus(again, 200, 'a second withdrawal')) !== withdrawnAt)
        throw new ConformanceError('a second withdrawal has another time');
      if ((await readContract(context, id))?.['withdrawnAt'] !== withdrawnAt)
        throw new ConformanceError('the link does not name the withdrawal');
      const unknown = { id: crypto.randomUUID(), code };
      expectStatus(await client.call(method, path, { body: unknown }), 404, 'a withdrawal of no lead');
    },
  },
];

/** Creates a lead with the consent to the contract. Returns its id. */
async function concludeContract(context: ConformanceContext): Promise<string> {
  const givenAt = new Date().toISOString();
  const policies = [{ id: 'brokerage_contract', version: 'conformance', given: true, givenAt }];
  const id = await createLead(context, { ...createApplicant(context), policies });
  if ((await readContract(context, id)) === undefined) throw new UnsupportedError(loss);
  return id;
}

async function readContract({ client }: ConformanceContext, id: string): Promise<Body | undefined> {
  const link = await client.call('GET', `/v3/lead/url/${id}/continue`);
  const { brokerage } = expectStatus(link, 200, 'the link').body;
  return isRecord(brokerage) ? brokerage : undefined;
}

function expectWithdrawn({ body }: Answer): unknown {
  if (body['isWithdrawable'] !== false || body['withdrawnAt'] === undefined)
    throw new ConformanceError('the withdrawal is not acknowledged');
  return body['withdrawnAt'];
}
