/** What is logged when a platform cannot be started or told; never shown (specification, section 8). */
export const failures = {
  pixelName: 'The pixel event name is required',
  pixel: 'Failed to send the pixel event',
  tagManagerId: 'The tag manager id is invalid or missing',
  tagManager: 'Failed to initialise the tag manager',
  sendTo: 'Missing send_to parameter for a conversion event',
  dataLayer: 'The data layer is not available on the window',
  ads: 'Failed to initialise the ads tag',
  analytics: 'Failed to initialise the product analytics',
  recorder: 'Failed to initialise the session recording',
} as const;

type Failure = (typeof failures)[keyof typeof failures];

/** Does what a platform's own code may throw at; whatever it throws becomes a message of the catalogue. */
export function orFail<Result>(message: Failure, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw new Error(message, { cause });
  }
}

/** The same for what is waited for. */
export async function orReject<Result>(message: Failure, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new Error(message, { cause });
  }
}

/** Tells a platform good-bye: what it throws keeps nobody from leaving. Says whether it heard. */
export function heard(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
