import * as v from 'valibot';

const receivedSchema = v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(20)) });

/**
 * The one-time code of a text message that names this page, where the browser reads such and the applicant lets it; null where
 * it does not, or when the signal fires first.
 */
export async function receiveCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const wanted: CredentialRequestOptions & { readonly otp: { readonly transport: readonly ['sms'] } } = {
    otp: { transport: ['sms'] },
    signal,
  };
  try {
    const received = v.safeParse(receivedSchema, await navigator.credentials.get(wanted));
    return received.success ? received.output.code : null;
  } catch {
    return null;
  }
}
