import * as v from 'valibot';
import type { Schemas } from './contract';

/** How long a lead can be continued. */
export const leadLifetimeMs = 24 * 60 * 60 * 1000;

export type FlowVersion = 'classic' | 'dynamic';

/** A lead in the reference back end: its data, and the progress of its story. */
const leadSchema = v.object({
  id: v.string(),
  version: v.picklist(['classic', 'dynamic']),
  /** All bodies that were sent, merged. Its e-mail selects the story. */
  body: v.record(v.string(), v.unknown()),
  state: v.number(),
  /** The index of the present state in the story; -1 before the first. */
  position: v.number(),
  /** Polls since the lead has entered checking. */
  polls: v.number(),
  wrongCodes: v.number(),
  /** Codes are rejected until this time, in milliseconds since the epoch. */
  lockedUntil: v.number(),
  /** No code is sent again before this time, in milliseconds since the epoch. */
  resendFrom: v.number(),
  /** Consents given or declined, by id. */
  consents: v.record(v.string(), v.boolean()),
  /** When the applicant sent an appeal, by its kind: ISO timestamps. */
  appeals: v.optional(v.record(v.string(), v.string()), {}),
  /** When the lead entered a state last, by its number, and when the applicant asked for something after the end: ISO timestamps. */
  enteredAt: v.optional(v.record(v.string(), v.string()), {}),
  /** When the complete application arrived: ISO timestamp. */
  sentAt: v.optional(v.nullable(v.string()), null),
  requests: v.optional(
    v.object({ consents: v.exactOptional(v.string()), deletion: v.exactOptional(v.string()) }),
    {},
  ),
  /** When the applicant concluded the brokerage contract, and withdrew from it: ISO timestamps. */
  concludedAt: v.optional(v.nullable(v.string()), null),
  withdrawnAt: v.optional(v.nullable(v.string()), null),
  /** The amount and period that the applicant has asked for instead of those of the offer. */
  requestedTerms: v.nullable(v.object({ amount: v.number(), period: v.number() })),
  /** The offer that the applicant has accepted of several. */
  chosenOfferId: v.optional(v.nullable(v.string()), null),
  /** The offer that the applicant has seen last, as JSON. */
  lastSeenOffer: v.nullable(v.string()),
  /** ISO timestamp. */
  expiresAt: v.string(),
});

export type BackendLead = v.InferOutput<typeof leadSchema>;

/** The body is absent if the response has none. */
const responseSchema = v.object({ sent: v.string(), status: v.number(), body: v.optional(v.unknown()) });

/** The data that is stored between runs. A file of another shape is ignored. */
const fileSchema = v.object({
  format: v.literal(4),
  leads: v.record(v.string(), leadSchema),
  responses: v.record(v.string(), responseSchema),
  rejections: v.record(v.string(), v.array(v.string())),
  counter: v.number(),
});

export interface ReceivedCall {
  readonly method: string;
  /** Relative to the API base, without the query. */
  readonly path: string;
  readonly query: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
  /** Milliseconds since the epoch, by the server's clock. */
  readonly at: number;
}

/** A failure that a test sets. It affects as many calls as `times` says. */
export interface Fault {
  /** Part of the path of the affected calls. */
  readonly path: string;
  readonly method?: string;
  /** Only calls about the lead with this e-mail; without it, calls about any lead. */
  readonly email?: string;
  readonly times: number;
  /**
   * The server does not process the call for `no-connection` and `status`. For the others it does, and then the response is lost
   * (`lose-answer`), never sent (`never`), late (`late`), cut in half (`cut`), replaced (`body`) or changed (`mutate`).
   */
  readonly kind: 'lose-answer' | 'no-connection' | 'never' | 'status' | 'late' | 'cut' | 'body' | 'mutate';
  readonly status?: number;
  readonly retryAfter?: string;
  readonly milliseconds?: number;
  readonly body?: unknown;
}

/** A change of the partner's offer; without an e-mail, of all offers. */
export interface OfferChange {
  readonly email?: string;
  readonly offer: Partial<Schemas['Offer']>;
}

interface BackendStore {
  leads: Record<string, BackendLead>;
  /** Responses by lead and idempotency key. */
  responses: Record<string, v.InferOutput<typeof responseSchema>>;
  /** Data points that the story has rejected once, by applicant. */
  rejections: Record<string, string[]>;
  /** The number of calls of flaky stories, by e-mail. */
  flaky: Record<string, number>;
  calls: ReceivedCall[];
  /** Violations of the contract in received calls: names of fields, never values. */
  violations: string[];
  faults: Fault[];
  offers: OfferChange[];
  /** Milliseconds by which the server's clock is ahead of the machine's clock. */
  clockShift: number;
  /** Milliseconds that a slow response takes. */
  slowness: number;
  /** Whether the server has recovered: slow, flaky and down stories respond as usual. */
  isCalm: boolean;
  counter: number;
}

function createEmptyStore(): BackendStore {
  return {
    leads: {},
    responses: {},
    rejections: {},
    flaky: {},
    calls: [],
    violations: [],
    faults: [],
    offers: [],
    clockShift: 0,
    slowness: 3_000,
    isCalm: false,
    counter: 0,
  };
}

/** The one store of the reference back end. */
export const store: BackendStore = createEmptyStore();

export function resetStore(settings: Partial<Pick<BackendStore, 'slowness'>> = {}): void {
  Object.assign(store, createEmptyStore(), settings);
}

export function serialiseStore(): string {
  const { leads, responses, rejections, counter } = store;
  return JSON.stringify({ format: 4, leads, responses, rejections, counter });
}

/** Loads the data of an earlier run. An unreadable text leaves the store empty. */
export function loadStore(text: string): void {
  resetStore();
  const stored = v.safeParse(fileSchema, parseJson(text));
  if (!stored.success) return;
  const { leads, responses, rejections, counter } = stored.output;
  Object.assign(store, { leads, responses, rejections, counter });
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/** The time of the server's clock, in milliseconds since the epoch. */
export const getServerTime = (): number => Date.now() + store.clockShift;
