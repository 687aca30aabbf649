import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { isRecord, type Body } from '../../tests/backend/body';
import { handlers } from '../../tests/backend/handlers';

/** A back end with one fault: the reference back end with an answer changed. */
export interface PlantedBackend {
  /** The number of the rule that it breaks (docs/back-end.md). */
  readonly rule: number;
  readonly fault: string;
  /** The check that must fail: the beginning of its name. */
  readonly red: string;
  /** Checks to run beside it, which make the calls that it judges. */
  readonly beside?: string;
  /** Creates the handler that comes before those of the reference back end. */
  readonly plant: () => HttpHandler;
}

type Respond = (sent?: Request) => Promise<Response>;
type Change = (respond: Respond, request: Request) => Promise<Response>;

/** Changes how calls are answered whose method and path match. */
const plant = (calls: RegExp, change: Change): HttpHandler =>
  http.all('*/api/*', ({ request }) => {
    const path = new URL(request.url).pathname.replace(/^.*?\/api/, '');
    if (!calls.test(`${request.method} ${path}`)) return undefined;
    const respond: Respond = async (sent = request) =>
      (await getResponse([...handlers], sent)) ?? HttpResponse.error();
    return change(respond, request);
  });

/** Edits the bodies of calls. */
const plantInCall = (calls: RegExp, edit: (body: Body) => Body) =>
  plant(calls, async (respond, request) => respond(await editCall(request, edit)));

async function editCall(request: Request, edit: (body: Body) => Body): Promise<Request> {
  const { method, headers, url } = request;
  const body: unknown = await request.clone().json();
  return new Request(url, { method, headers, body: JSON.stringify(edit(isRecord(body) ? body : {})) });
}

/** Edits the bodies of answers. */
const plantInAnswer = (calls: RegExp, edit: (body: Body) => unknown) =>
  plant(calls, async (respond) => {
    const response = await respond();
    const { status, headers } = response;
    const body: unknown = await response.json();
    return new Response(JSON.stringify(edit(isRecord(body) ? body : {})), { status, headers });
  });

/** Edits the headers of answers. */
const plantInHeaders = (calls: RegExp, edit: (headers: Headers) => void) =>
  plant(calls, async (respond) => {
    const response = await respond();
    edit(response.headers);
    return response;
  });

/** Edits the headers of calls. */
const plantInCallHeaders = (calls: RegExp, edit: (headers: Headers) => void) =>
  plant(calls, (respond, request) => {
    const headers = new Headers(request.headers);
    edit(headers);
    return respond(new Request(request, { headers }));
  });

function omit(body: Body, name: string): Body {
  const { [name]: _omitted, ...rest } = body;
  return rest;
}

/** The second call with the same body is answered otherwise. */
const plantAtSecond = (calls: RegExp, answer: () => Response): HttpHandler => {
  const seen = new Set<string>();
  return plant(calls, async (respond, request) => {
    const text = await request.clone().text();
    if (seen.has(text)) return answer();
    seen.add(text);
    return respond();
  });
};

/** A back end that does not wait for the first call with a key. */
const plantRace = (): HttpHandler => {
  let running = 0;
  return plant(/^POST \/v3\/lead$/, async (respond, request) => {
    running += 1;
    const headers = new Headers(request.headers);
    if (running > 1) headers.set('Idempotency-Key', crypto.randomUUID());
    await new Promise((resolve) => setTimeout(resolve));
    return respond(new Request(request, { headers })).finally(() => (running -= 1));
  });
};

/** A back end that answers another body under a used key with the first lead. */
const plantDeafKey = (): HttpHandler => {
  let first: Body = {};
  return plant(/^POST \/v3\/lead$/, async (respond) => {
    const response = await respond();
    if (response.status === 201) first = await response.clone().json();
    return response.status === 409 ? HttpResponse.json(first, { status: 201 }) : response;
  });
};

/** A call of another screen is taken for an accept. */
const plantEagerState = (): HttpHandler =>
  plant(/^POST \/lead\/offer\/payment$/, async (respond, request) => {
    const { id } = await request.clone().json();
    const url = request.url.replace('/lead/offer/payment', `/lead/continue/${String(id)}`);
    return respond(new Request(url, request));
  });

/** The call of a state is answered like a poll. */
const plantStuckState = (): HttpHandler =>
  plant(/^POST \/lead\/vehicle$/, async (respond, request) => {
    const { id } = await request.clone().json();
    return respond(new Request(request.url.replace('/lead/vehicle', `/lead/status/${String(id)}`)));
  });

const codeAsked = 'a code that is asked for too early';
const unknownLead = 'a lead that is unknown';
const wrongValue = 'a wrong value is named';
const forged = 'a call that a form of another site';
const status = /^GET \/lead\/status\//;
const declined = 'story declined';
const mebibyte = 1024 ** 2;
/** Two checks whose calls are answered with and without a body. */
const anyAnswer = 'GET /choices/country';

export const plantedBackends: readonly PlantedBackend[] = [
  {
    rule: 1,
    fault: 'a list is an object',
    red: 'GET /choices/country',
    plant: () => plantInAnswer(/^GET \/choices\/country$/, () => ({ ES: 'España' })),
  },
  {
    rule: 1,
    fault: 'an answer has a field of its own',
    red: declined,
    plant: () => plantInAnswer(status, (body) => ({ ...body, score: 1 })),
  },
  {
    rule: 1,
    fault: 'an absent field is null',
    red: declined,
    plant: () => plantInAnswer(status, (body) => ({ ...body, redirect: null })),
  },
  {
    rule: 1,
    fault: 'a field is missing',
    red: '/v3/lead: a create is repeated',
    plant: () => plantInAnswer(/^POST \/v3\/lead$/, (body) => omit(body, 'id')),
  },
  {
    rule: 1,
    fault: 'JSON is sent as text/html',
    red: 'every answer with a body is application/json',
    beside: anyAnswer,
    plant: () => plantInHeaders(/^GET /, (headers) => headers.set('Content-Type', 'text/html')),
  },

  {
    rule: 2,
    fault: 'a create needs no key',
    red: '/v3/lead: a create without a key',
    plant: () =>
      plantInCallHeaders(/^POST \/v3\/lead$/, (headers) =>
        headers.set('Idempotency-Key', crypto.randomUUID()),
      ),
  },
  {
    rule: 2,
    fault: 'a repeated create makes another lead',
    red: '/v2/lead: a create is repeated',
    plant: () =>
      plantInCallHeaders(/^POST \/v2\/lead$/, (headers) =>
        headers.set('Idempotency-Key', crypto.randomUUID()),
      ),
  },
  {
    rule: 2,
    fault: 'another captcha token is another body',
    red: '/v3/lead: a create is repeated',
    plant: () =>
      plantInCall(/^POST \/v3\/lead$/, (body) => ({ ...body, tags: [String(body['googleCaptchaToken'])] })),
  },
  {
    rule: 2,
    fault: 'a used key hides another body',
    red: '/v3/lead: a create is repeated',
    plant: plantDeafKey,
  },
  { rule: 2, fault: 'two creates at once make two leads', red: '/v3/lead: two creates', plant: plantRace },

  ...(['/lead', '/v2/lead', '/v3/lead'] as const).map((path) => ({
    rule: 3,
    fault: `${path} ignores what is emptied`,
    red: `${path}: an update is read back`,
    plant: () => plantInCall(new RegExp(`^PUT ${path}$`), (body) => omit(body, 'emptied')),
  })),
  {
    rule: 3,
    fault: 'an update removes what it does not name',
    red: '/v3/lead: an update is read back',
    plant: () =>
      plantInCall(/^PUT \/v3\/lead$/, (body) =>
        'amount' in body ? body : { ...body, emptied: ['loan_amount'] },
      ),
  },
  {
    rule: 3,
    fault: 'an update is not stored',
    red: '/v3/lead: an update is read back',
    plant: () => plantInCall(/^PUT \/v3\/lead$/, ({ id, product }) => ({ id, product })),
  },
  {
    rule: 3,
    fault: 'the same update is an error',
    red: '/v2/lead: a create is repeated',
    plant: () => plantAtSecond(/^PUT \/v2\/lead$/, () => HttpResponse.json({ errors: {} }, { status: 422 })),
  },
  {
    rule: 3,
    fault: 'the answers of a screen are not stored',
    red: 'the answers of the screen of a state',
    plant: () =>
      plantInCall(/^POST \/lead\/offer\/personal-details$/, (body) => omit(body, 'personalDetails')),
  },
  {
    rule: 3,
    fault: 'a consent is not stored',
    red: 'the consents of a customer',
    plant: () => plant(/^PUT \/customer\/[^/]+\/consents$/, (respond, { url }) => respond(new Request(url))),
  },

  {
    rule: 4,
    fault: 'an error has the name of a field',
    red: wrongValue,
    plant: () => plantInAnswer(/^PUT \/v2\/customer\/mobile$/, () => ({ errors: { phoneNumber: 'phone' } })),
  },
  {
    rule: 4,
    fault: 'a wrong number is taken',
    red: wrongValue,
    plant: () =>
      plantInCall(/^PUT \/v2\/customer\/mobile$/, (body) => ({ ...body, phoneNumber: '+34612345699' })),
  },
  {
    rule: 4,
    fault: 'a short password is taken',
    red: 'the consents of a customer',
    plant: () => plant(/^POST \/lead\/customer\/password$/, async () => new Response(null, { status: 204 })),
  },

  {
    rule: 5,
    fault: '429 does not say when',
    red: codeAsked,
    plant: () => plantInHeaders(/resend-code$/, (headers) => headers.delete('Retry-After')),
  },
  {
    rule: 5,
    fault: '429 says a time of day',
    red: codeAsked,
    plant: () =>
      plantInHeaders(/resend-code$/, (headers) => headers.set('Retry-After', new Date().toUTCString())),
  },

  {
    rule: 6,
    fault: 'a call needs no X-Requested-With',
    red: forged,
    plant: () =>
      plantInCallHeaders(/^POST \/lead\/vehicle$/, (headers) =>
        headers.set('X-Requested-With', 'loan-application'),
      ),
  },
  {
    rule: 6,
    fault: 'a call takes a body of a type of a form',
    red: forged,
    plant: () =>
      plantInCallHeaders(/^POST \/lead\/sale$/, (headers) => headers.set('Content-Type', 'application/json')),
  },
  {
    rule: 6,
    fault: 'a refusal has no code',
    red: forged,
    plant: () =>
      plant(/^POST \/lead\/vehicle$/, async (respond, request) =>
        request.headers.has('X-Requested-With') ? respond() : new Response(null, { status: 403 }),
      ),
  },

  {
    rule: 7,
    fault: 'an answer has no state',
    red: declined,
    plant: () => plantInAnswer(status, (body) => omit(body, 'state')),
  },
  {
    rule: 7,
    fault: 'the call of a screen leaves another state',
    red: 'the calls of other states change nothing in the state vehicle',
    plant: plantEagerState,
  },
  {
    rule: 7,
    fault: 'the call of a state does not leave it',
    red: 'story vehicle: vehicle',
    plant: plantStuckState,
  },
  {
    rule: 7,
    fault: 'an offer leaves the end',
    red: 'the end is left',
    plant: () => plantInAnswer(/^POST \/lead\/skip\//, (body) => ({ ...body, state: 10 })),
  },
  {
    rule: 7,
    fault: 'the call of a screen leaves the end',
    red: 'the calls of other states change nothing in the state rejected',
    plant: () => plantInAnswer(/^POST \/lead\/vehicle$/, (body) => ({ ...body, state: 10 })),
  },
  ...(
    [
      ['vehicle', 'stepData'],
      ['vehicle', 'customerConsents'],
      ['sale', 'redirect'],
    ] as const
  ).map(([call, part]) => ({
    rule: 7,
    fault: `the answer of ${call} leaves ${part} to the next poll`,
    red: `a response that names another state has all of it: ${part}`,
    plant: () => plantInAnswer(new RegExp(`^POST /lead/${call}$`), (body) => omit(body, part)),
  })),

  {
    rule: 8,
    fault: 'a link shows the number',
    red: 'a link opens the lead',
    plant: () =>
      plantInAnswer(/^GET \/v3\/lead\/url\//, (body) => ({ ...body, masked: { phoneNumber: '612345678' } })),
  },
  {
    rule: 8,
    fault: 'an unknown lead has no body',
    red: unknownLead,
    plant: () => plant(/^POST \/lead\/skip\//, async () => new Response(null, { status: 404 })),
  },
  {
    rule: 8,
    fault: 'an unknown lead has no code',
    red: unknownLead,
    plant: () => plantInAnswer(/^POST \/lead\/vehicle$/, () => ({ message: 'unknown' })),
  },
  {
    rule: 8,
    fault: 'an unknown lead is a wrong value',
    red: unknownLead,
    plant: () =>
      plant(/resend-code$/, async () => HttpResponse.json({ errors: { id: 'unknown' } }, { status: 422 })),
  },
  {
    rule: 8,
    fault: 'a link tells that somebody needs support',
    red: 'a call back is taken',
    plant: () => plantInAnswer(/^GET \/v3\/lead\/url\//, (body) => ({ ...body, given: ['needs_support'] })),
  },

  {
    rule: 9,
    fault: 'answers have no Date',
    red: 'every answer has a Date',
    beside: anyAnswer,
    plant: () => plantInHeaders(/^GET /, (headers) => headers.delete('Date')),
  },
  {
    rule: 9,
    fault: 'another origin may not read Date',
    red: 'a page of another origin',
    plant: () => plantInHeaders(/^GET /, (headers) => headers.set('Access-Control-Allow-Origin', '*')),
  },

  {
    rule: 10,
    fault: 'answers may be kept',
    red: 'every answer has Cache-Control: no-store',
    beside: anyAnswer,
    plant: () => plantInHeaders(/^GET /, (headers) => headers.set('Cache-Control', 'private')),
  },
  {
    rule: 10,
    fault: 'a body above one megabyte is refused',
    red: 'two pictures of ten megabytes',
    plant: () =>
      plant(/./, async (respond, request) => {
        const { size } = await request.clone().blob();
        return size > mebibyte ? new Response(null, { status: 413 }) : respond();
      }),
  },
];
