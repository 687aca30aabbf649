import { HttpResponse, getResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../tests/backend/handlers';
import { createTestBackend } from '../../tests/backend/node';
import { resetStore, store } from '../../tests/backend/store';
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

  it('fails for a back end that takes no ids of events', async () => {
    backend.use(
      http.all('*/v3/lead', async ({ request }) => {
        const text = await request.clone().text();
        return text.includes('eventIds') ? HttpResponse.json({ errors: {} }, { status: 422 }) : undefined;
      }),
    );
    expect(await listFailed({ only: ['the ids of events'] })).toEqual([
      'the ids of events are taken with a create and an update: the create: 422 in place of 201',
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
        'an accept that arrives late may meet the next offer',
        'an update may arrive twice, and the earlier one may come last',
        'a wrong code that is sent again counts again',
        'an accept that arrives late may meet the next offer',
        'an accept that arrives late may meet the next offer',
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

    const hasSeenState = async (request: Request) =>
      request.headers.get('Content-Type') === 'application/json' &&
      (await request.clone().text()).includes('"stateVersion"');
    /** The version is taken out of a body, so that the call is carried out in any state. */
    const withoutSeenState = async (request: Request) => {
      if (!(await hasSeenState(request))) return request;
      const { stateVersion: _version, ...body } = await request.clone().json();
      return new Request(request, { method: request.method, body: JSON.stringify(body) });
    };

    it('fail if two states have one version', async () => {
      wrap(withoutSeenState, (text) => text.replaceAll(/"stateVersion":"[^"]*"/g, '"stateVersion":"v1"'));
      expect(await listLosses()).toContain('the next state has the same version');
    });

    it('fail if a late call is carried out', async () => {
      wrap(withoutSeenState);
      expect(await listLosses()).toContain('a late call: 200 in place of 409');
    });

    it('fail if the version is checked before the key', async () => {
      wrap(async (request) => ((await hasSeenState(request)) ? withoutKey(request) : request));
      expect(await listLosses()).toContain('the repeated accept: 409 in place of 200');
    });

    it('fail if only offers know versions', async () => {
      wrap(async (request) =>
        /\/lead\/(?:continue|skip)\//.test(request.url) ? request : withoutSeenState(request),
      );
      expect(await listLosses()).toContainEqual(
        expect.stringMatching(/^a late call of \w+: 200 in place of 409$/),
      );
    });

    it('fail if the version is the number of the state', async () => {
      wrap(withoutSeenState, (text) =>
        text.replace(/"stateVersion":"[^"]*"/, `"stateVersion":"${/"state":(\d+)/.exec(text)?.[1]}"`),
      );
      expect(await listLosses()).toContain('another offer has the same version');
    });
  });

  describe('the documents of an offer', () => {
    const only = ['the documents of an offer'];
    const getResult = async () => (await runConformance({ ...options, only }))[0] ?? expect.unreachable();
    /** Changes the responses with documents. */
    const change = (edit: (text: string) => string) =>
      backend.use(
        http.all('*/api/*', async ({ request }) => {
          const response = await getResponse([...handlers], request);
          const isJson = response?.headers.get('Content-Type')?.startsWith('application/json') === true;
          return isJson ? new Response(edit(await response.text()), response) : response;
        }),
      );

    it('may be missing: the report says what the page says instead', async () => {
      change((text) => text.replaceAll(/"documents":\[[^\]]*\],/g, ''));
      expect(await getResult()).toMatchObject({
        problem: null,
        loss: expect.stringMatching(/^the page says/),
      });
    });

    it.each([
      [
        'have an address with code',
        (text: string) => text.replaceAll('"/document/', '"javascript:'),
        /must match pattern/,
      ],
      ['have no language', (text: string) => text.replaceAll('"language":"es-ES",', ''), /language/],
      [
        'have another address each time',
        (text: string) => text.replaceAll('/document/', `/document/${crypto.randomUUID()}`),
        /at other addresses$/,
      ],
      [
        'have the id of the lead in their address',
        (text: string) =>
          text.replaceAll('/document/', `/document/${/"id":"([^"]*)"/.exec(text)?.[1] ?? ''}`),
        /the id of the lead$/,
      ],
    ])('fail if they %s', async (_fault, edit, problem) => {
      change(edit);
      expect((await getResult()).problem).toMatch(problem);
    });

    it('fail if they do not open', async () => {
      backend.use(http.get('*/document/*', () => new HttpResponse(null, { status: 401 })));
      expect((await getResult()).problem).toBe('a document opens with 401');
    });
  });

  describe('appeals', () => {
    const only = ['an appeal', 'POST /lead/appeal', 'a call that a form'];
    const run = async () =>
      (await runConformance({ ...options, only })).map(({ name, ...rest }) => ({ name, ...rest }));
    const getProblems = async () =>
      (await run()).map(({ problem }) => problem).filter((problem) => problem !== null);
    /** Changes the calls and the responses. */
    const change = (edit: (text: string, isAppeal: boolean) => string) =>
      backend.use(
        http.all('*/api/*', async ({ request }) => {
          const isAppeal = request.url.endsWith('/lead/appeal');
          const response = await getResponse([...handlers], request);
          const text = (await response?.text()) ?? '';
          return new Response(text === '' ? null : edit(text, isAppeal), response);
        }),
      );

    it('are supported by the reference back end', async () => {
      expect(await getProblems()).toEqual([]);
    });

    it('may be missing with their call: the report says what the page says instead', async () => {
      backend.use(http.post('*/lead/appeal', () => new HttpResponse(null, { status: 404 })));
      change((text) => text.replaceAll(/,"appeals":\[[^\]]*\]/g, ''));
      const results = await run();
      expect(results.map(({ problem }) => problem)).toEqual([null, null, null]);
      expect(results.map(({ loss }) => loss)).toContain('the page names the contact and what to write');
    });

    it.each([
      [
        'are not read back',
        (text: string, isAppeal: boolean) => (isAppeal ? text : text.replaceAll(/,"sentAt":"[^"]*"/g, '')),
        /the status does not name/,
      ],
      ['have no time', (text: string) => text.replaceAll(/,"sentAt":"[^"]*"/g, ''), /has no sentAt$/],
      [
        'leave the end',
        (text: string, isAppeal: boolean) => (isAppeal ? text.replace(/"state":\d+/, '"state":6') : text),
        /leaves the end$/,
      ],
      [
        'have another kind',
        (text: string) => text.replaceAll('"review"', '"anger"'),
        /must be equal to one of the allowed values/,
      ],
    ])('fail if they %s', async (_fault, edit, problem) => {
      change(edit);
      expect((await getProblems()).join('; ')).toMatch(problem);
    });

    it('fail if a repeated one counts again', async () => {
      backend.use(
        http.post('*/lead/appeal', async ({ request }) => {
          for (const lead of Object.values(store.leads)) lead.appeals = {};
          store.clockShift += 1000;
          return getResponse([...handlers], request);
        }),
      );
      expect((await getProblems()).join('; ')).toMatch(/counts again/);
    });
  });

  describe('withdrawals', () => {
    const only = ['a withdrawal from a brokerage', 'POST /lead/brokerage'];
    const run = async () => runConformance({ ...options, only });

    it('are supported by the reference back end', async () => {
      expect((await run()).map(({ problem }) => problem)).toEqual([null, null]);
    });

    it('may be missing: the report says what the page says instead', async () => {
      backend.use(
        http.get('*/lead/url/*', async ({ request }) => {
          const response = await getResponse([...handlers], request);
          const text = (await response?.text()) ?? '';
          return new Response(text.replace(/,"brokerage":\{[^}]*\}/, ''), response);
        }),
      );
      const results = await run();
      expect(results.map(({ problem, loss }) => [problem, loss])).toEqual([
        [null, 'a page with a brokerage contract names the e-mail address for the withdrawal'],
      ]);
    });

    it('fail if a second one has another time', async () => {
      backend.use(
        http.post('*/lead/brokerage/withdrawal', async ({ request }) => {
          for (const lead of Object.values(store.leads)) lead.withdrawnAt = null;
          store.clockShift += 1000;
          return getResponse([...handlers], request);
        }),
      );
      expect((await run()).map(({ problem }) => problem).join('; ')).toMatch(/has another time/);
    });
  });

  describe('stages', () => {
    const only = ['stages after an end', 'a request after an end', 'POST /lead/stages'];
    const run = async () => runConformance({ ...options, only });
    const getProblems = async () => (await run()).map(({ problem }) => problem).join('; ');
    const changeLink = (change: (text: string) => string) =>
      backend.use(
        http.get('*/lead/url/*', async ({ request }) => {
          const response = await getResponse([...handlers], request);
          return new Response(change((await response?.text()) ?? ''), response);
        }),
      );

    it('are supported by the reference back end', async () => {
      expect((await run()).map(({ problem, loss }) => [problem, loss])).toEqual([
        [null, undefined],
        [null, undefined],
        [null, undefined],
      ]);
    });

    it('may be missing: the report says what the page says instead', async () => {
      changeLink((text) => text.replace(/,"stages":\[.*?\](?=[,}])/, ''));
      const loss =
        'after an end the link opens the screen of the state, and a deletion is asked for by e-mail';
      expect((await run()).map((result) => [result.problem, result.loss])).toEqual([
        [null, loss],
        [null, loss],
      ]);
    });

    it('fail if the code does not matter', async () => {
      backend.use(
        http.post('*/lead/stages', async ({ request }) => {
          const { url, headers } = request;
          const right = (await request.text()).replace(/"code":"\d+"/, `"code":"${options.code}"`);
          return getResponse([...handlers], new Request(url, { method: 'POST', headers, body: right }));
        }),
      );
      expect(await getProblems()).toMatch(/with a wrong code/);
    });

    it('fail if the link forgets what was asked for', async () => {
      changeLink((text) => text.replace(/\{"kind":"consents_withdrawn"[^}]*\},/, ''));
      expect(await getProblems()).toMatch(/the link does not name consents_withdrawn/);
    });

    it('fail if a lead that is checked has them', async () => {
      changeLink((text) => text.replace(/\}$/, ',"stages":[]}'));
      expect(await getProblems()).toMatch(/a lead that is checked has stages/);
    });
  });

  it('fails for an answer of another shape, and names the place', async () => {
    backend.use(http.get('*/choices/country', () => HttpResponse.json({ ES: 'España' })));
    expect(await listFailed({ only: ['GET /choices/'] })).toEqual([
      expect.stringMatching(/^GET \/choices\/country: GET \/choices\/country 200 must be array/),
      'GET /choices/country is answered: no check got an answer of the contract',
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
