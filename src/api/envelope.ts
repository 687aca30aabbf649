import * as v from 'valibot';
import type { Redirect } from '../domain/journey/states/redirect';
import { believed, listOf, present, recordOf } from './believed';
import { consentsSchema, type CustomerConsent } from './consents';

/**
 * What the server said of a lead, as the application believes it: parts of another shape are left out. Names stay as they
 * were told, known here or not. The only place where an answer becomes one is `readEnvelope`.
 */
export interface Envelope {
  readonly id?: string;
  /** A number even where it is not one of the forty-two; absent when the server named none. */
  readonly state?: number;
  readonly leadStatus?: string;
  /** ISO timestamp. */
  readonly expiresAt?: string;
  readonly status?: string;
  readonly offerId?: string;
  readonly partnerName?: string;
  /** What the server wants asked (dynamic flow). */
  readonly dataPoints?: readonly string[];
  readonly customerConsents?: readonly CustomerConsent[];
  readonly stepData?: Readonly<Record<string, unknown>>;
  readonly redirect?: Redirect;
}

const stateSchema = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
]);
const textSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));
const recordSchema = v.record(v.string(), v.unknown());
/** A form and an address know texts alone. */
const parameterSchema = v.union([
  v.string(),
  v.pipe(v.union([v.pipe(v.number(), v.finite()), v.boolean()]), v.transform(String)),
]);
const redirectSchema = v.object({
  url: textSchema,
  method: v.fallback(v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST'])), 'GET'),
  params: v.fallback(recordOf(parameterSchema), {}),
});

/** The envelope in a server's answer. Never throws; an answer of any other shape is an empty envelope. */
export function readEnvelope(answer: unknown): Envelope {
  const body = believed(recordSchema, answer) ?? {};
  const application = believed(recordSchema, body['application']) ?? {};
  const partner = believed(recordSchema, application['partner']) ?? {};
  return present({
    id: believed(textSchema, body['id']),
    state: readState(body['state']),
    leadStatus: believed(textSchema, body['leadStatus']),
    expiresAt: believed(v.pipe(v.string(), v.isoTimestamp()), body['expiresAt']),
    status: believed(textSchema, application['status']),
    offerId: believed(textSchema, application['offerId']),
    partnerName: believed(textSchema, partner['name']),
    dataPoints: believed(listOf(v.string()), body['dataPoints']),
    customerConsents: believed(consentsSchema, body['customerConsents']),
    stepData: believed(recordSchema, body['stepData']),
    redirect: readRedirect(body['redirect']),
  });
}

/** A redirect by shape alone; whether its address may be followed is `domain/journey/redirect.ts`. */
export function readRedirect(value: unknown): Redirect | undefined {
  return believed(redirectSchema, value);
}

/** The current state of a number, its text, or an array of them whose last item is current. */
function readState(value: unknown): number | undefined {
  return believed(stateSchema, Array.isArray(value) ? value.at(-1) : value);
}
