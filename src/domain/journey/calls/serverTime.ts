/** How far two clocks may differ because of rounding and latency. */
const toleranceMs = 60_000;

/**
 * Converts a time of the server's clock to the device's clock, so that a lead expires on time on a device whose clock is days off.
 * Returns an unreadable time unchanged.
 *
 * @param time ISO timestamp
 * @param serverDate the response's `Date` header
 * @param now the device's clock at the response, in milliseconds since the epoch
 */
export function toDeviceTime(time: string, serverDate: string | null, now: number): string {
  const aheadMs = now - Date.parse(serverDate ?? '');
  const at = new Date(Date.parse(time) + aheadMs);
  return Math.abs(aheadMs) > toleranceMs && !Number.isNaN(at.getTime()) ? at.toISOString() : time;
}
