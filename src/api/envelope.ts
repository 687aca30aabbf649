import * as v from 'valibot';
import type { Redirect } from '../domain/journey/states/redirect';

/** A consent that the server asks for; `group` joins those that are given together. */
export interface CustomerConsent {
  readonly id: string;
  readonly text: string;
  readonly link?: string;
  readonly required: boolean;
  readonly group?: string;
  readonly given: boolean;
}

/**
 * What the server said of a lead, as the application believes it: parts of another shape are left out. The only place where an answer becomes one is `readEnvelope`.
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
  /** What the server wants asked (dynamic flow), by name; a page knows the names that it asks, and no others. */
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
const consentSchema = v.object({
  id: textSchema,
  text: v.string(),
  link: v.exactOptional(v.string()),
  required: v.boolean(),
  group: v.exactOptional(v.string()),
  given: v.boolean(),
});
const redirectSchema = v.object({
  url: textSchema,
  method: v.fallback(v.picklist(['GET', 'POST']), 'GET'),
  params: v.fallback(v.record(v.string(), v.string()), {}),
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
    dataPoints: believed(v.array(v.string()), body['dataPoints']),
    customerConsents: believed(v.array(consentSchema), body['customerConsents']),
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

function believed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out what is undefined, so that "not said" and "said to be nothing" are one. */
function present<T extends object>(value: T): Present<T> {
  const kept: Present<T> = {};
  for (const key in value) {
    const part = value[key];
    if (part !== undefined) Object.assign(kept, { [key]: part });
  }
  return kept;
}
