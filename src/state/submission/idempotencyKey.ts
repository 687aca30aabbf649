/**
 * The idempotency key of an attempt to create the lead of a session. Two tabs of a session that press at once use the same key, so
 * that the server creates one lead.
 */
export function createKey(sessionId: string | undefined, attempt: number): string {
  return `${sessionId ?? ''}:${attempt}`;
}

/** The attempt of an idempotency key; 0 if the key names none. */
export function getKeyAttempt(idempotencyKey: string): number {
  return Number(/:(\d{1,5})$/.exec(idempotencyKey)?.[1] ?? 0);
}
