import * as v from 'valibot';
import type { Redirect } from '../domain/journey/states/redirect';
import { dropUndefined } from '../domain/lead/dropUndefined';
import { moment } from './moment';
import { readResponse, lenientList, lenientRecord } from './readResponse';
import { consentsSchema, type CustomerConsent } from './consents';

/**
 * A response about a lead. Parts of another shape are missing. Names are those of the server, and this release may not know
 * them. Only `readEnvelope` creates an envelope from a response.
 */
export interface Envelope {
  readonly id?: string;
  /** Any number, even if the release does not know the state; absent if the server names none. */
  readonly state?: number;
  /** The version of this state with this offer; absent if the server names none. */
  readonly stateVersion?: string;
  readonly leadStatus?: string;
  /** ISO timestamp. */
  readonly expiresAt?: string;
  readonly status?: string;
  readonly offerId?: string;
  readonly partnerName?: string;
  /** The data points that the server asks for (dynamic flow). */
  readonly dataPoints?: readonly string[];
  readonly customerConsents?: readonly CustomerConsent[];
  readonly stepData?: Readonly<Record<string, unknown>>;
  readonly redirect?: Redirect;
}

const stateSchema = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.regex(/^-?\d{1,4}$/), v.transform(Number)),
]);
const stateVersionSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const textSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));
/** The library takes an array for a record. */
const recordSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);
/** As a text, because forms and addresses hold only texts. */
const parameterSchema = v.union([
  v.string(),
  v.pipe(v.union([v.pipe(v.number(), v.finite()), v.boolean()]), v.transform(String)),
]);
const redirectSchema = v.object({
  url: textSchema,
  method: v.fallback(v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST'])), 'GET'),
  params: v.fallback(lenientRecord(parameterSchema), {}),
});

/** Reads an envelope. Never throws; a response of another shape is an empty envelope. */
export function readEnvelope(response: unknown): Envelope {
  const body = readResponse(recordSchema, response) ?? {};
  const application = readResponse(recordSchema, body['application']) ?? {};
  const partner = readResponse(recordSchema, application['partner']) ?? {};
  return dropUndefined({
    id: readResponse(textSchema, body['id']),
    state: readState(body['state']),
    stateVersion: readResponse(stateVersionSchema, body['stateVersion']),
    leadStatus: readResponse(textSchema, body['leadStatus']),
    expiresAt: readResponse(moment, body['expiresAt']),
    status: readResponse(textSchema, application['status']),
    offerId: readResponse(textSchema, application['offerId']),
    partnerName: readResponse(textSchema, partner['name']),
    dataPoints: readResponse(lenientList(v.string()), body['dataPoints']),
    customerConsents: readResponse(consentsSchema, body['customerConsents']),
    stepData: readResponse(recordSchema, body['stepData']),
    redirect: readRedirect(body['redirect']),
  });
}

/** Reads a redirect by its shape alone. `domain/journey/states/redirect.ts` decides whether to follow its address. */
export function readRedirect(value: unknown): Redirect | undefined {
  return readResponse(redirectSchema, value);
}

/** The current state: a number, a number as text, or the last item of an array of them. */
function readState(value: unknown): number | undefined {
  return readResponse(stateSchema, Array.isArray(value) ? value.at(-1) : value);
}
