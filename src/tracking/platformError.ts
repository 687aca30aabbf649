/** An error of the error catalogue. Its message contains no personal data, so it may be logged (specification, section 8). */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
}

/** A file of a platform did not load. The tracker asks for it again. */
export class LoadError extends PlatformError {}

/** The message of an error of the catalogue. Other errors may contain personal data, so their messages are not logged. */
export function getLoggableMessage(error: unknown): string {
  return error instanceof PlatformError ? error.message : 'A platform failed';
}

/** Runs code of a platform. Anything it throws becomes an error of the catalogue. */
export function rethrowAs<Result>(message: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw new PlatformError(message, { cause });
  }
}

/** Loads a file of a platform. A failure becomes a `LoadError` of the catalogue. */
export async function loadAs<Result>(message: string, load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch (cause) {
    throw new LoadError(message, { cause });
  }
}

/** Runs code of a platform that stops. Returns false if it throws: a failure must not keep the platform from stopping. */
export function runSafely(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
