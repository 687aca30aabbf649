/**
 * The idempotency key of an attempt to create the lead of an application. Two tabs of an application that press at once use the same key, so
 * that the server creates one lead. Nobody else can name it, because the id of the application is random and known to this browser alone.
 */
export function createKey(applicationId: string, attempt: number): string {
  return `${applicationId}:${attempt}`;
}

/** The attempt of an idempotency key; 0 if the key names none. */
export function getKeyAttempt(idempotencyKey: string): number {
  return Number(/:(\d{1,5})$/.exec(idempotencyKey)?.[1] ?? 0);
}
