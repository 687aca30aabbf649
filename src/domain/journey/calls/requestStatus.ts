import type { RequestKey } from './requests';

/** The server asked to wait before the next attempt: it refused this one (`Retry-After`), or it has taken it and names when the next may come. */
export interface WaitStatus {
  readonly kind: 'not-saved';
  readonly reason: 'wait';
  /** The whole delay, as the server sent it. */
  readonly seconds: number;
  /** Milliseconds since the epoch. */
  readonly until: number;
  /** Counts down to 0. */
  readonly secondsLeft: number;
  /** Whether nothing was refused. */
  readonly isPlanned?: true;
}

/**
 * `offline`: the browser is offline; `unreachable`: it is online, and the request had a network error; `unconfirmed`: the server may
 * have created the lead already, and does not name it; `intercepted`: a firewall or a proxy responded in its place; `moved`: the lead had moved on meanwhile, and the request changed nothing.
 */
export type FailureReason =
  'offline' | 'unreachable' | 'server' | 'intercepted' | 'no-answer' | 'refused' | 'unconfirmed' | 'moved';

/**
 * The server accepted the answers, and nothing follows: it named no other state (`no-next-state`), or one that the page has no step
 * for (`no-step`). The applicant can send them again.
 */
export type DeadEnd = 'no-next-state' | 'no-step';

const deadEnds: readonly string[] = ['no-next-state', 'no-step'] satisfies DeadEnd[];

/** Whether the server has accepted the request, and nothing follows. */
export function isDeadEnd(status: RequestStatus): boolean {
  return status.kind === 'not-saved' && deadEnds.includes(status.reason);
}

/** The status of a request, as the applicant sees it. */
export type RequestStatus =
  | { readonly kind: 'idle' }
  /** Waits until the request before it in its lane has ended. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'still-working' }
  | {
      readonly kind: 'not-saved';
      readonly reason: FailureReason | DeadEnd;
      /** Message codes by name, if the server rejected fields of an action. */
      readonly codes?: Readonly<Record<string, string>>;
    }
  | WaitStatus
  /** `at`: milliseconds since the epoch. `needsInlineNotice`: no toast could confirm it. */
  | { readonly kind: 'saved'; readonly at: number; readonly needsInlineNotice?: true };

/** The delay before the application shows that the applicant waits for something slow. */
export const slowNoticeDelayMs = 5_000;

/** The status of a request that was never sent or was reset. */
export const idleStatus: RequestStatus = { kind: 'idle' };

/** The status of each request; one that was never sent is absent. */
export type RequestStatuses = Readonly<Partial<Record<RequestKey, RequestStatus>>>;

/** Whether the request was sent and has no response yet. */
export function isRequestSent({ kind }: RequestStatus): boolean {
  return kind === 'sending' || kind === 'still-working';
}

/** Whether the applicant waits for the request: it was sent and has no response yet, or it is sent next. */
export function isRequestPending(status: RequestStatus): boolean {
  return isRequestSent(status) || status.kind === 'queued';
}

/** Whether the request is repeated by itself as soon as the network allows it. */
export function isWaitingForNetwork(status: RequestStatus): boolean {
  return status.kind === 'not-saved' && (status.reason === 'offline' || status.reason === 'unreachable');
}

/** Message codes by name, if the server rejected fields of the request; empty otherwise. */
export function getErrorCodes(status: RequestStatus): Readonly<Record<string, string>> {
  return status.kind === 'not-saved' && status.reason !== 'wait' ? (status.codes ?? {}) : {};
}

/** Whether the lead had moved on before the request arrived. */
export function isMovedStatus(status: RequestStatus): boolean {
  return status.kind === 'not-saved' && status.reason === 'moved';
}

/** Whether the last request for a code was accepted. The server may name when the next one may come. */
export function hasSentCode(status: RequestStatus): boolean {
  return (
    status.kind === 'saved' ||
    (status.kind === 'not-saved' && status.reason === 'wait' && status.isPlanned === true)
  );
}

/** Whether a `Retry-After` delay has not passed yet. */
export function isWaitingForServer(status: RequestStatus): status is WaitStatus {
  return status.kind === 'not-saved' && status.reason === 'wait' && status.secondsLeft > 0;
}

/** The key of the text during a `Retry-After` delay: a number of seconds, a time of day, or the end of the delay. */
export function getWaitTextKey({ seconds, secondsLeft }: WaitStatus): 'wait' | 'paused_until' | 'may_retry' {
  if (secondsLeft === 0) return 'may_retry';
  return seconds > 120 ? 'paused_until' : 'wait';
}
