import * as v from 'valibot';

const receivedSchema = v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(20)) });

/**
 * Calls with the one-time code of a text message that names this page, where the browser reads such and the applicant lets it.
 *
 * @returns how to stop
 */
export function onCodeReceived(listener: (code: string) => void): () => void {
  const stop = new AbortController();
  void tell(listener, stop.signal);
  return () => stop.abort();
}

async function tell(listener: (code: string) => void, signal: AbortSignal): Promise<void> {
  if (!('OTPCredential' in window)) return;
  const wanted: CredentialRequestOptions & { readonly otp: { readonly transport: readonly ['sms'] } } = {
    otp: { transport: ['sms'] },
    signal,
  };
  try {
    const received = v.safeParse(receivedSchema, await navigator.credentials.get(wanted));
    if (received.success && !signal.aborted) listener(received.output.code);
  } catch {
    // Not allowed, or no longer wanted: the code is typed.
    return;
  }
}
