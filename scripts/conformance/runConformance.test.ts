import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
