import type { Story } from './stories';

/** A lead as the reference back end keeps it: what it was told, and where its story stands. */
export interface KeptLead {
  readonly id: string;
  readonly version: 'classic' | 'dynamic';
  body: Record<string, unknown>;
  story: Story;
  state: number;
  polls: number;
  /** Data points already refused once. */
  refused: string[];
  wrongCodes: number;
  /** Milliseconds since the epoch until which codes are refused. */
  lockedUntil: number;
  expiresAt: string;
}

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
  readonly at: number;
}

/** What a test sets that no story can. Each fault is spent by the call it is meant for. */
export interface Fault {
  /** Part of the path of the calls it is meant for. */
  readonly path: string;
  readonly method?: string;
  readonly times: number;
  readonly kind: 'lose-answer' | 'no-connection' | 'status' | 'late' | 'body';
  readonly status?: number;
  readonly retryAfter?: string;
  readonly milliseconds?: number;
  readonly body?: unknown;
}

interface Kept {
  leads: Record<string, KeptLead>;
  /** Answers remembered under their idempotency key. */
  answers: Record<string, { readonly sent: string; readonly status: number; readonly body: unknown }>;
  calls: ReceivedCall[];
  faults: Fault[];
  /** Milliseconds by which the server's clock differs from the machine's. */
  clockShift: number;
  /** Milliseconds of a slow answer. */
  slowness: number;
  counter: number;
}

function empty(): Kept {
  return { leads: {}, answers: {}, calls: [], faults: [], clockShift: 0, slowness: 3_000, counter: 0 };
}

/** The one store of the reference back end. */
export const store: Kept = empty();

export function resetStore(settings: Partial<Pick<Kept, 'slowness'>> = {}): void {
  Object.assign(store, empty(), settings);
}

export function serialiseStore(): string {
  return JSON.stringify({ leads: store.leads, answers: store.answers, counter: store.counter });
}

/** Takes up what an earlier run kept; anything unreadable is an empty store. */
export function loadStore(text: string): void {
  try {
    Object.assign(store, empty(), JSON.parse(text));
  } catch {
    resetStore();
  }
}

export const serverNow = (): number => Date.now() + store.clockShift;
