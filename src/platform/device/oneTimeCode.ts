import * as v from 'valibot';

const credentialSchema = v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(20)) });

/**
 * Calls the listener with the one-time code of a text message for this page, if the browser supports that and the applicant allows
 * it.
 *
 * @returns stops listening
 */
export function onCodeReceived(listener: (code: string) => void): () => void {
  const controller = new AbortController();
  void waitForCode(listener, controller.signal);
  return () => controller.abort();
}

async function waitForCode(listener: (code: string) => void, signal: AbortSignal): Promise<void> {
  if (!('OTPCredential' in window)) return;
  const request: CredentialRequestOptions & { readonly otp: { readonly transport: readonly ['sms'] } } = {
    otp: { transport: ['sms'] },
    signal,
  };
  try {
    const credential = v.safeParse(credentialSchema, await navigator.credentials.get(request));
    if (credential.success && !signal.aborted) listener(credential.output.code);
  } catch {
    // Not allowed or aborted: the applicant types the code.
    return;
  }
}
