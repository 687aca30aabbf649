/** The server wants time before the next try. */
export interface Waiting {
  readonly kind: 'not-saved';
  readonly reason: 'wait';
  /** How long in all, when it was said. */
  readonly seconds: number;
  /** Milliseconds since the epoch. */
  readonly until: number;
  /** Counts down to 0. */
  readonly secondsLeft: number;
}

/** How the last sending went, as the applicant is told it. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'still-working' }
  | {
      readonly kind: 'not-saved';
      /** `offline`: the browser has no network; `unreachable`: it has one, and the server was not reached. */
      readonly reason: 'offline' | 'unreachable' | 'server' | 'no-answer' | 'refused';
      /** What the server said of the parts of an act that it refused: message codes by name. */
      readonly codes?: Readonly<Record<string, string>>;
    }
  | Waiting
  /** `at`: milliseconds since the epoch. `isUntold`: nothing could say so in passing. */
  | { readonly kind: 'saved'; readonly at: number; readonly isUntold?: true };

/**
 * What can be on its way beside each other, each with a standing of its own: the lead, what a state's screen asked, what it asked
 * beside that (`aside`), and so on.
 */
export type SendingKey =
  'lead' | 'state' | 'aside' | 'act' | 'resend' | 'sale' | 'password' | 'consents' | 'unsubscribe';

/** How each of them stands; one that was never sent is absent. */
export type Sendings = Readonly<Partial<Record<SendingKey, Sending>>>;

/** Whether answers are on their way and not to be sent a second time. */
export function isUnderWay({ kind }: Sending): boolean {
  return kind === 'sending' || kind === 'still-working';
}

/** Whether the server still wants to be left alone. */
export function isWaiting(sending: Sending): sending is Waiting {
  return sending.kind === 'not-saved' && sending.reason === 'wait' && sending.secondsLeft > 0;
}

/** What is told while the server wants time: for so many seconds, for longer, or no more. */
export function waitingText({ seconds, secondsLeft }: Waiting): 'wait' | 'paused_until' | 'may_retry' {
  if (secondsLeft === 0) return 'may_retry';
  return seconds > 120 ? 'paused_until' : 'wait';
}
