import * as v from 'valibot';
import type { Schemas } from './contract';

export type Version = 'classic' | 'dynamic';

/** A lead as the reference back end keeps it: what it was told, and where its story stands. */
const leadSchema = v.object({
  id: v.string(),
  version: v.picklist(['classic', 'dynamic']),
  /** All that was sent, merged. Its e-mail tells the story. */
  body: v.record(v.string(), v.unknown()),
  state: v.number(),
  /** Which state of the story it stands at; -1 before the first. */
  position: v.number(),
  /** Polls since checking was entered. */
  polls: v.number(),
  wrongCodes: v.number(),
  /** Milliseconds since the epoch until which codes are refused. */
  lockedUntil: v.number(),
  /** Milliseconds since the epoch before which no code is sent again. */
  resendFrom: v.number(),
  /** Consents given or declined, by id. */
  consents: v.record(v.string(), v.boolean()),
  /** Amount and period asked of an offer that can be changed. */
  wish: v.nullable(v.object({ amount: v.number(), period: v.number() })),
  /** The offer as the applicant was last told it, as JSON. */
  toldOffer: v.nullable(v.string()),
  /** ISO timestamp. */
  expiresAt: v.string(),
});

export type KeptLead = v.InferOutput<typeof leadSchema>;

const answerSchema = v.object({ sent: v.string(), status: v.number(), body: v.unknown() });

/** What stays between runs. A file of another shape is not believed. */
const fileSchema = v.object({
  format: v.literal(2),
  leads: v.record(v.string(), leadSchema),
  answers: v.record(v.string(), answerSchema),
  refused: v.record(v.string(), v.array(v.string())),
  counter: v.number(),
});

export interface ReceivedCall {
  readonly method: string;
  /** Below the API base, without the query. */
  readonly path: string;
  readonly query: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
  /** Milliseconds since the epoch, by the server's clock. */
  readonly at: number;
}

/** What a test sets that no story can. Each fault is spent by as many calls as `times` says. */
export interface Fault {
  /** Part of the path of the calls it is meant for. */
  readonly path: string;
  readonly method?: string;
  /** Only calls about the lead of this e-mail; without it, anybody's. */
  readonly email?: string;
  readonly times: number;
  /**
   * What happens. Not taken: `no-connection`, `status`. Taken, then: `lose-answer` (connection reset), `never` (no answer),
   * `late`, `cut` (half of the answer's text), `body` (another answer), `mutate` (the answer with this put over it).
   */
  readonly kind: 'lose-answer' | 'no-connection' | 'never' | 'status' | 'late' | 'cut' | 'body' | 'mutate';
  readonly status?: number;
  readonly retryAfter?: string;
  readonly milliseconds?: number;
  readonly body?: unknown;
}

/** An offer that the partner changed. Without an e-mail, everybody's. */
export interface OfferChange {
  readonly email?: string;
  readonly offer: Partial<Schemas['Offer']>;
}

interface Kept {
  leads: Record<string, KeptLead>;
  /** Answers remembered under their idempotency key. */
  answers: Record<string, v.InferOutput<typeof answerSchema>>;
  /** Data points already refused once, by applicant. */
  refused: Record<string, string[]>;
  /** Calls counted for flaky stories, by e-mail. */
  flaky: Record<string, number>;
  calls: ReceivedCall[];
  /** What in received calls the contract does not allow; names of fields, never values. */
  violations: string[];
  faults: Fault[];
  offers: OfferChange[];
  /** Milliseconds by which the server's clock differs from the machine's. */
  clockShift: number;
  /** Milliseconds of a slow answer. */
  slowness: number;
  /** Slow, flaky and down stories hold off: the server has recovered. */
  isCalm: boolean;
  counter: number;
}

function empty(): Kept {
  return {
    leads: {},
    answers: {},
    refused: {},
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
export const store: Kept = empty();

export function resetStore(settings: Partial<Pick<Kept, 'slowness'>> = {}): void {
  Object.assign(store, empty(), settings);
}

export function serialiseStore(): string {
  const { leads, answers, refused, counter } = store;
  return JSON.stringify({ format: 2, leads, answers, refused, counter });
}

/** Takes up what an earlier run kept; anything unreadable is an empty store. */
export function loadStore(text: string): void {
  resetStore();
  const kept = v.safeParse(fileSchema, parsed(text));
  if (!kept.success) return;
  const { leads, answers, refused, counter } = kept.output;
  Object.assign(store, { leads, answers, refused, counter });
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/** The server's clock, in milliseconds since the epoch. */
export const serverNow = (): number => Date.now() + store.clockShift;
