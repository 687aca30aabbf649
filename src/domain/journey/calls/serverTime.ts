/** Milliseconds by which two clocks may differ for the transport's sake: a header's second, a slow line. */
const tolerance = 60_000;

/**
 * A moment of the server's clock as a moment of the device's, so that a lead's end counts from the server's time on a
 * device whose clock is days off. What cannot be read stays as it was.
 *
 * @param moment ISO timestamp
 * @param serverDate the answer's `Date` header
 * @param now the device's clock when the answer came, milliseconds since the epoch
 */
export function inDeviceTime(moment: string, serverDate: string | null, now: number): string {
  const ahead = now - Date.parse(serverDate ?? '');
  const at = new Date(Date.parse(moment) + ahead);
  return Math.abs(ahead) > tolerance && !Number.isNaN(at.getTime()) ? at.toISOString() : moment;
}
