/** How far two clocks may differ because of rounding and latency. */
export const toleranceMs = 60_000;

/**
 * Converts a time of the server's clock to the device's clock, so that a lead expires on time on a device whose clock is days off.
 * Returns an unreadable time unchanged.
 *
 * @param time ISO timestamp
 * @param serverDate the response's `Date` header
 * @param now the device's clock at the response, in milliseconds since the epoch
 */
export function toDeviceTime(time: string, serverDate: string | null, now: number): string {
  const deviceAheadMs = now - Date.parse(serverDate ?? '');
  return Math.abs(deviceAheadMs) > toleranceMs ? moveTime(time, deviceAheadMs) : time;
}

/**
 * Converts a time of the device's clock to the server's clock, for evidence. Returns it unchanged where the server's clock is not known.
 *
 * @param time ISO timestamp
 * @param serverAheadMs how far the server's clock is ahead of the device's clock, in milliseconds
 */
export function toServerTime(time: string, serverAheadMs = 0): string {
  return Math.abs(serverAheadMs) > toleranceMs ? moveTime(time, serverAheadMs) : time;
}

/** Moves an ISO timestamp by milliseconds. Returns an unreadable time unchanged. */
export function moveTime(time: string, byMs: number): string {
  const at = new Date(Date.parse(time) + byMs);
  return byMs === 0 || Number.isNaN(at.getTime()) ? time : at.toISOString();
}
