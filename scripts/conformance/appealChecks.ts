import { calls } from '../../src/api/calls.gen';
import { stateNumber } from '../../src/domain/journey/states/progressStates';
import { isRecord, type Body } from '../../tests/backend/body';
import {
  expectRefusal,
  expectStatus,
  submitForm,
  waitForDecision,
  type ConformanceContext,
} from './applicants';
import { ConformanceError, UnsupportedError, type Answer } from './client';
import type { ConformanceCheck } from './leadChecks';

const { method, path } = calls.appeal;
const loss = 'the page names the contact and what to write';

/** What a rejected applicant may ask the server. A server that takes no appeals names none. */
export const appealChecks: readonly ConformanceCheck[] = [
  {
    name: 'an appeal is taken once for each kind, and is read back',
    run: async (context) => {
      const { client } = context;
      const { id, kinds } = await openRejection(context);
      for (const kind of kinds) {
        const body = { id, kind, ...(kind === 'statement' ? { text: 'Conformance' } : {}) };
        const first = expectStatus(await client.call(method, path, { body }), 200, `the appeal ${kind}`);
        expectRejected(first);
        const sentAt = readAppeals(first.body).get(kind);
        if (sentAt === undefined) throw new ConformanceError(`the appeal ${kind} has no sentAt`);
        const again = await client.call(method, path, { body, key: crypto.randomUUID() });
        if (readAppeals(expectStatus(again, 200, `${kind} again`).body).get(kind) !== sentAt)
          throw new ConformanceError(`a repeated appeal ${kind} counts again`);
        const status = expectStatus(await client.call('GET', `/lead/status/${id}`), 200, 'the status');
        if (readAppeals(status.body).get(kind) !== sentAt)
          throw new ConformanceError(`the status does not name the appeal ${kind}`);
      }
    },
  },
  {
    name: 'an appeal of another shape, of no lead or of another site is rejected',
    run: async (context) => {
      const { client } = context;
      const { id, kinds } = await openRejection(context);
      const send = (body: object, headers = {}) =>
        client.call(method, path, { body, headers, isWrong: true });
      if (kinds.includes('statement')) {
        const statement = { id, kind: 'statement' };
        expectStatus(await send(statement), 422, 'a statement without a text');
        expectStatus(await send({ ...statement, text: 'x'.repeat(2001) }), 422, 'a text that is too long');
      }
      const [kind] = kinds;
      const unknown = { id: crypto.randomUUID(), kind, text: 'Conformance' };
      expectStatus(await client.call(method, path, { body: unknown }), 404, 'an appeal of no lead');
      expectRefusal(await send({ id, kind }, { 'X-Requested-With': null }), 403, 'without X-Requested-With');
    },
  },
];

/** A rejected lead with the kinds of appeals that the server takes. */
async function openRejection(context: ConformanceContext) {
  const id = await submitForm(context, 'rejected');
  const kinds = [...readAppeals((await waitForDecision(context, id)).body).keys()];
  if (kinds.length === 0) throw new UnsupportedError(loss);
  return { id, kinds };
}

/** When each appeal was sent; undefined if it was not. */
function readAppeals({ stepData }: Body): ReadonlyMap<string, unknown> {
  const rejection = isRecord(stepData) ? stepData['rejection'] : undefined;
  const appeals = isRecord(rejection) ? rejection['appeals'] : undefined;
  const listed = Array.isArray(appeals) ? appeals.filter(isRecord) : [];
  return new Map(listed.map(({ kind, sentAt }) => [String(kind), sentAt]));
}

function expectRejected({ body }: Answer): void {
  if (body['state'] !== stateNumber('REJECTED')) throw new ConformanceError('an appeal leaves the end');
}
