import { calls } from '../../src/api/calls.gen';
import { isRecord, type Body } from '../../tests/backend/body';
import { expectStatus, submitForm, waitForDecision, type ConformanceContext } from './applicants';
import { ConformanceError, UnsupportedError, type Answer } from './client';
import type { ConformanceCheck } from './leadChecks';

const { method, path } = calls.requestStage;
const loss = 'after an end the link opens the screen of the state, and a deletion is asked for by e-mail';

/** The kind of stage that carrying out a request leaves. */
const carriedOut: Readonly<Record<string, string>> = {
  review: 'review_asked',
  consents: 'consents_withdrawn',
  deletion: 'deleted',
};

/** What a server tells by the link after an end, and what it carries out. One that tells no stages names none. */
export const stageChecks: readonly ConformanceCheck[] = [
  {
    name: 'stages after an end say when it was sent and decided, and none are told before',
    run: async (context) => {
      const open = await submitForm(context, 'never');
      if ((await readStages(context, open)) !== undefined)
        throw new ConformanceError('a lead that is checked has stages');
      const { stages } = await openRejection(context);
      const times = ['sent', 'rejected'].map((kind) => Date.parse(String(stages.get(kind))));
      if (times.some(Number.isNaN)) throw new ConformanceError('the stages lack sent or rejected');
      if (times[0] !== undefined && times[1] !== undefined && times[0] > times[1])
        throw new ConformanceError('it was decided before it was sent');
    },
  },
  {
    name: 'a request after an end needs the code, is carried out once, and is read back',
    run: async (context) => {
      const { client, code } = context;
      const { id, kinds } = await openRequests(context);
      // The third wrong code locks, so one kind stands for the others.
      const [first = ''] = kinds;
      const wrongBody = { id, kind: first, code: `${code}0` };
      const wrong = await client.call(method, path, { body: wrongBody, isWrong: true });
      expectStatus(wrong, 422, `${first} with a wrong code`);
      if (Object(wrong.body['errors']).code !== 'not_accepted')
        throw new ConformanceError('a wrong code is not named as not_accepted');
      if ((await readStages(context, id))?.has(carriedOut[first] ?? '') === true)
        throw new ConformanceError(`a wrong code carries out ${first}`);
      for (const kind of kinds) {
        const listed = carriedOut[kind] ?? '';
        const send = () => client.call(method, path, { body: { id, kind, code }, key: crypto.randomUUID() });
        const at = readAnswer(await send(), kind).get(listed);
        if (at === undefined) throw new ConformanceError(`the response does not name ${listed}`);
        if (readAnswer(await send(), `${kind} again`).get(listed) !== at)
          throw new ConformanceError(`a repeated ${kind} has another time`);
        const stages = await readStages(context, id);
        if (stages?.get(listed) !== at) throw new ConformanceError(`the link does not name ${listed}`);
        if (stages.has(kind)) throw new ConformanceError(`${kind} is still open after it was carried out`);
      }
      const unknown = { id: crypto.randomUUID(), kind: first, code };
      expectStatus(await client.call(method, path, { body: unknown }), 404, 'a request of no lead');
    },
  },
];

/** A rejected lead with its stages. */
async function openRejection(context: ConformanceContext) {
  const id = await submitForm(context, 'rejected');
  await waitForDecision(context, id);
  const stages = await readStages(context, id);
  if (stages === undefined) throw new UnsupportedError(loss);
  return { id, stages };
}

/** A rejected lead with what may be asked for, the deletion last. */
async function openRequests(context: ConformanceContext) {
  const { id, stages } = await openRejection(context);
  const kinds = Object.keys(carriedOut).filter((kind) => stages.has(kind));
  if (kinds.length === 0) throw new UnsupportedError('what changes or deletes is asked for by e-mail');
  return { id, kinds };
}

/** The time of each stage by its kind, as the link names them; undefined if it names none. */
async function readStages({ client }: ConformanceContext, id: string) {
  const link = await client.call('GET', `/v3/lead/url/${id}/continue`);
  return listTimes(expectStatus(link, 200, 'the link').body);
}

function readAnswer(answer: Answer, what: string): ReadonlyMap<string, unknown> {
  return listTimes(expectStatus(answer, 200, what).body) ?? new Map();
}

function listTimes({ stages }: Body): ReadonlyMap<string, unknown> | undefined {
  if (!Array.isArray(stages)) return undefined;
  return new Map(stages.filter(isRecord).map(({ kind, at }) => [String(kind), at]));
}
