/** How the last sending went, as the applicant is told it. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'still-working' }
  | {
      readonly kind: 'not-saved';
      readonly reason: 'offline' | 'server' | 'no-answer' | 'wait' | 'refused';
      /** Seconds until another try is allowed; only with `wait`. */
      readonly retryAfterSeconds?: number;
    }
  /** `at`: milliseconds since the epoch. */
  | { readonly kind: 'saved'; readonly at: number };

/** Whether answers are on their way and not to be sent a second time. */
export function isUnderWay({ kind }: Sending): boolean {
  return kind === 'sending' || kind === 'still-working';
}
