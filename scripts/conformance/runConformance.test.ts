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

async function run(only?: readonly string[]) {
  return runConformance(only === undefined ? options : { ...options, only });
}

/** The problems of checks with these words in their names. */
async function listProblems(...only: readonly string[]): Promise<string> {
  return (await run(only)).flatMap(({ problem }) => problem ?? []).join('; ');
}

/** Changes calls before the reference back end gets them, and its answers. */
function change(
  edit: (text: string, address: string) => string,
  editCall: (request: Request) => Promise<Request> | Request = (request) => request,
): void {
  backend.use(
    http.all('*/api/*', async ({ request }) => {
      const response = await getResponse([...handlers], await editCall(request));
      if (response?.headers.get('Content-Type')?.startsWith('application/json') !== true) return response;
      return new Response(edit(await response.text(), request.url), response);
    }),
  );
}
const same = (text: string) => text;

function withoutKey(request: Request): Request {
  const isCreate = request.method === 'POST' && new URL(request.url).pathname.endsWith('/lead');
  const copy = new Request(request);
  if (!isCreate) copy.headers.delete('Idempotency-Key');
  return copy;
}

async function readSeen(request: Request) {
  const isJson = request.headers.get('Content-Type') === 'application/json';
  const text = isJson ? await request.clone().text() : '';
  return text.includes('"stateVersion"') ? JSON.parse(text) : null;
}

/** The version is taken out of a body, so that the call is carried out in any state. */
async function withoutVersion(request: Request): Promise<Request> {
  const seen = await readSeen(request);
  if (seen === null) return request;
  const { stateVersion: _version, ...body } = seen;
  return new Request(request, { method: request.method, body: JSON.stringify(body) });
}

/** Forgets what the store has of leads before each call of a path. */
const forgetBefore = (path: string, forgotten: Readonly<Record<string, unknown>>) =>
  backend.use(
    http.post(path, async ({ request }) => {
      for (const lead of Object.values(store.leads)) Object.assign(lead, structuredClone(forgotten));
      store.clockShift += 1000;
      return getResponse([...handlers], request);
    }),
  );

const isLink = (address: string) => address.includes('/lead/url/');
const isAppeal = (address: string) => address.endsWith('/lead/appeal');
const version = /"stateVersion":"[^"]*"/g;
const sentAt = /,"sentAt":"[^"]*"/g;
const late = 'an accept that arrives late may meet the next offer';

it('a back end that does all of it passes: the reference back end, each call of it answered', async () => {
  const results = await run();
  expect(results.filter(({ problem, loss }) => problem !== null || loss !== undefined)).toEqual([]);
});

describe('what a back end may leave out', () => {
  it.each<readonly [string, readonly string[], () => void, readonly string[]]>([
    [
      'keys and versions of states',
      ['a key of', 'the version of a state'],
      () => change((text) => text.replaceAll(/"stateVersion":"[^"]*",/g, ''), withoutKey),
      [
        'a repeated accept may meet the next offer',
        'a repeated accept may meet the next offer',
        late,
        'an update may arrive twice, and the earlier one may come last',
        'a wrong code that is sent again counts again',
        late,
        late,
        late,
        late,
      ],
    ],
    [
      'the documents of an offer',
      ['the documents of an offer'],
      () => change((text) => text.replaceAll(/"documents":\[[^\]]*\],/g, '')),
      ['the page says that the lender sends the information before anything is signed'],
    ],
    [
      'appeals',
      ['an appeal is', 'POST /lead/appeal'],
      () => {
        change((text) => text.replaceAll(/,"appeals":\[[^\]]*\]/g, ''));
        backend.use(http.post('*/lead/appeal', () => new HttpResponse(null, { status: 404 })));
      },
      ['the page names the contact and what to write'],
    ],
    [
      'the withdrawal from a brokerage',
      ['a withdrawal from a brokerage', 'POST /lead/brokerage'],
      () => change((text) => text.replace(/,"brokerage":\{[^}]*\}/, '')),
      ['a page with a brokerage contract names the e-mail address for the withdrawal'],
    ],
    [
      'stages after an end',
      ['stages after an end', 'POST /lead/stages'],
      () => change((text) => text.replace(/,"stages":\[.*?\](?=[,}])/, '')),
      ['after an end the link opens the screen of the state, and a deletion is asked for by e-mail'],
    ],
  ])('%s: the report says what is lost', async (_what, only, plant, losses) => {
    plant();
    const results = await run(only);
    expect(results.flatMap(({ problem }) => problem ?? [])).toEqual([]);
    expect(results.flatMap(({ loss }) => loss ?? [])).toEqual(losses);
  });
});

const keysAndVersions = ['a key of', 'the version of a state'];
const documents = ['the documents of an offer'];
const appeals = ['an appeal', 'POST /lead/appeal', 'a call that a form'];
const stages = ['stages after an end', 'a request after an end'];

it.each<readonly [string, readonly string[], () => void, RegExp]>([
  [
    'takes no ids of events',
    ['the ids of events'],
    () =>
      backend.use(
        http.all('*/v3/lead', async ({ request }) =>
          (await request.clone().text()).includes('eventIds')
            ? HttpResponse.json({ errors: {} }, { status: 422 })
            : undefined,
        ),
      ),
    /^the create: 422 in place of 201$/,
  ],
  [
    'hides another body behind a used key',
    keysAndVersions,
    () => {
      let first: string | null = null;
      backend.use(
        http.put('*/v3/lead', async ({ request }) => {
          if (request.headers.get('Idempotency-Key') === null) return undefined;
          const response = await getResponse([...handlers], request);
          first ??= (await response?.text()) ?? '';
          return new Response(first, { headers: { 'Content-Type': 'application/json' } });
        }),
      );
    },
    /another body under the same key: 200 in place of 409/,
  ],
  [
    'has one version for two states',
    keysAndVersions,
    () => change((text) => text.replaceAll(version, '"stateVersion":"v1"'), withoutVersion),
    /the next state has the same version/,
  ],
  [
    'carries out a late call',
    keysAndVersions,
    () => change(same, withoutVersion),
    /a late call: 200 in place of 409/,
  ],
  [
    'checks the version before the key',
    keysAndVersions,
    () =>
      change(same, async (request) => ((await readSeen(request)) === null ? request : withoutKey(request))),
    /the repeated accept: 409 in place of 200/,
  ],
  [
    'knows versions of offers alone',
    keysAndVersions,
    () =>
      change(same, (request) =>
        /\/lead\/(?:continue|skip)\//.test(request.url) ? request : withoutVersion(request),
      ),
    /a late call of \w+: 200 in place of 409/,
  ],
  [
    'has the number of the state as its version',
    keysAndVersions,
    () =>
      change(
        (text) => text.replace(version, `"stateVersion":"${/"state":(\d+)/.exec(text)?.[1]}"`),
        withoutVersion,
      ),
    /another offer has the same version/,
  ],
  [
    'has another address of a document each time',
    documents,
    () => change((text) => text.replaceAll('/document/', `/document/${crypto.randomUUID()}`)),
    /at other addresses$/,
  ],
  [
    'has the id of the lead in the address of a document',
    documents,
    () =>
      change((text) => text.replaceAll('/document/', `/document/${/"id":"([^"]*)"/.exec(text)?.[1] ?? ''}`)),
    /the id of the lead$/,
  ],
  [
    'does not open a document',
    documents,
    () => backend.use(http.get('*/document/*', () => new HttpResponse(null, { status: 401 }))),
    /^a document opens with 401$/,
  ],
  [
    'does not read an appeal back',
    appeals,
    () => change((text, address) => (isAppeal(address) ? text : text.replaceAll(sentAt, ''))),
    /the status does not name/,
  ],
  [
    'counts a repeated appeal again',
    appeals,
    () => forgetBefore('*/lead/appeal', { appeals: {} }),
    /counts again/,
  ],
  [
    'gives a second withdrawal another time',
    ['a withdrawal from a brokerage'],
    () => forgetBefore('*/lead/brokerage/withdrawal', { withdrawnAt: null }),
    /has another time/,
  ],
  [
    'takes any code for stages',
    stages,
    () =>
      backend.use(
        http.post('*/lead/stages', async ({ request }) => {
          const { url, headers } = request;
          const body = (await request.text()).replace(/"code":"\d+"/, `"code":"${options.code}"`);
          return getResponse([...handlers], new Request(url, { method: 'POST', headers, body }));
        }),
      ),
    /with a wrong code/,
  ],
  [
    'forgets on the link what was asked for',
    stages,
    () =>
      change((text, address) =>
        isLink(address) ? text.replace(/\{"kind":"consents_withdrawn"[^}]*\},/, '') : text,
      ),
    /the link does not name consents_withdrawn/,
  ],
  [
    'has stages of a lead that is checked',
    stages,
    () => change((text, address) => (isLink(address) ? text.replace(/\}$/, ',"stages":[]}') : text)),
    /a lead that is checked has stages/,
  ],
])('a back end fails that %s', async (_fault, only, plant, problem) => {
  plant();
  expect(await listProblems(...only)).toMatch(problem);
});

it('fails for an answer of another shape, and names the place', async () => {
  backend.use(http.get('*/choices/country', () => HttpResponse.json({ ES: 'España' })));
  expect(await listProblems('GET /choices/')).toMatch(
    /^GET \/choices\/country 200 must be array.*; no check got an answer of the contract$/s,
  );
});

it('runs only the checks whose names have the words', async () => {
  const results = await run(['declined', 'affiliate event']);
  expect(results.map(({ name }) => name)).toEqual([
    'an affiliate event and an unsubscription are taken',
    'story declined: the status is negative',
  ]);
});

it('fails for every call of a back end that does not respond', async () => {
  backend.use(http.all('*/api/*', () => HttpResponse.error()));
  const results = await run();
  expect(results.filter(({ problem }) => problem === null)).toEqual([]);
});
