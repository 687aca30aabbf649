import { HttpResponse, getResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../tests/backend/handlers';
import { createTestBackend } from '../../tests/backend/node';
import { resetStore } from '../../tests/backend/store';
import { runConformance, type ConformanceOptions } from './runConformance';

const api = 'http://backend.test/api';
const options: ConformanceOptions = {
  api,
  product: 'default',
  emailDomain: 'example.com',
  code: '1234',
  polls: { count: 5, waitMs: 0 },
};
const backend = createTestBackend();

beforeAll(() => backend.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetStore({ slowness: 0 }));
afterEach(() => backend.resetHandlers());
afterAll(() => backend.close());

/** The names of the checks that fail. */
async function listFailed(changes: Partial<ConformanceOptions> = {}): Promise<readonly string[]> {
  const results = await runConformance({ ...options, ...changes });
  return results
    .filter(({ problem }) => problem !== null)
    .map(({ name, problem }) => `${name}: ${String(problem)}`);
}

describe('the contract against a back end', () => {
  it('is passed by the reference back end, each call of it answered', async () => {
    expect(await listFailed()).toEqual([]);
  });

  it('fails for a back end that makes a second lead under a key', async () => {
    let count = 0;
    backend.use(
      http.post('*/v2/lead', () => {
        count += 1;
        return HttpResponse.json({ id: `lead-${count}`, state: 0 }, { status: 201 });
      }),
    );
    expect(await listFailed({ only: ['/v2/lead: a create is repeated'] })).toEqual([
      '/v2/lead: a create is repeated under its key, and updated: the same key made another lead',
    ]);
  });

  describe('keys and versions of states', () => {
    const only = ['a key of', 'the version of a state'];
    const listLosses = async () => {
      const results = await runConformance({ ...options, only });
      return results.map(({ problem, loss }) => problem ?? loss ?? 'supported');
    };
    /** Changes the calls before the reference back end gets them, and its responses. */
    const wrap = (change: (request: Request) => Promise<Request>, after = (text: string) => text) =>
      backend.use(
        http.all('*/api/*', async ({ request }) => {
          const response = await getResponse([...handlers], await change(request));
          const text = after((await response?.text()) ?? '');
          return new Response(text === '' ? null : text, { status: response?.status ?? 500 });
        }),
      );
    const withoutKey = async (request: Request) => {
      const isCreate = request.method === 'POST' && new URL(request.url).pathname.endsWith('/lead');
      const copy = new Request(request);
      if (!isCreate) copy.headers.delete('Idempotency-Key');
      return copy;
    };
    const withoutVersion = (text: string) => text.replaceAll(/"stateVersion":"[^"]*",/g, '');

    it('are supported by the reference back end', async () => {
      expect(new Set(await listLosses())).toEqual(new Set(['supported']));
    });

    it('may be missing: the report says what the back end loses', async () => {
      wrap(withoutKey, withoutVersion);
      expect(await listLosses()).toEqual([
        'a repeated accept may meet the next offer',
        'a repeated accept may meet the next offer',
        'an update may arrive twice, and the earlier one may come last',
        'a wrong code that is sent again counts again',
        'an accept that arrives late may meet the next offer',
        'an accept that arrives late may meet the next offer',
      ]);
    });

    it('fail if a used key hides another body', async () => {
      let first: string | null = null;
      backend.use(
        http.put('*/v3/lead', async ({ request }) => {
          if (request.headers.get('Idempotency-Key') === null) return undefined;
          const response = await getResponse([...handlers], request);
          first ??= (await response?.text()) ?? '';
          return new Response(first, { headers: { 'Content-Type': 'application/json' } });
        }),
      );
      expect(await listLosses()).toContain('another body under the same key: 200 in place of 409');
    });

    /** The version is taken out of a body, so that the call is carried out in any state. */
    const withoutSeenState = async (request: Request) => {
      if (request.method === 'GET') return request;
      const body = (await request.clone().text()).replace(/"stateVersion":"[^"]*",?/, '');
      return new Request(request, { method: request.method, body });
    };

    it('fail if two states have one version', async () => {
      wrap(withoutSeenState, (text) => text.replaceAll(/"stateVersion":"[^"]*"/g, '"stateVersion":"v1"'));
      expect(await listLosses()).toContain('the next state has the same version');
    });

    it('fail if a late call is carried out', async () => {
      wrap(withoutSeenState);
      expect(await listLosses()).toContain('a late call: 200 in place of 409');
    });
  });

  it('fails for an answer of another shape, and names the place', async () => {
    backend.use(http.get('*/choices/country', () => HttpResponse.json({ ES: 'España' })));
    expect(await listFailed({ only: ['GET /choices/'] })).toEqual([
      expect.stringMatching(/^GET \/choices\/country: GET \/choices\/country 200 must be array/),
      'GET /choices/country is answered: no check got an answer of the contract',
    ]);
  });

  it('fails for a back end that takes forged calls', async () => {
    backend.use(http.post('*/affiliate/event', () => new HttpResponse(null, { status: 204 })));
    expect(await listFailed({ only: ['a call that a form'] })).toEqual([
      'a call that a form of another site could send is rejected: without X-Requested-With: 204 in place of 403',
    ]);
  });

  it('runs only the checks whose names have the words', async () => {
    const results = await runConformance({ ...options, only: ['declined', 'affiliate event'] });
    expect(results.map(({ name }) => name)).toEqual([
      'an affiliate event and an unsubscription are taken',
      'story declined: the status is negative',
    ]);
  });

  it('fails for every call of a back end that does not respond', async () => {
    backend.use(http.all('*/api/*', () => HttpResponse.error()));
    const results = await runConformance(options);
    expect(results.filter(({ problem }) => problem === null)).toEqual([]);
  });
});
