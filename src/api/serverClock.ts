import { createAction } from '@reduxjs/toolkit';

/** A response reported the server's time: how far the server's clock is ahead of the device's clock, in milliseconds. */
export const serverClockRead = createAction<number>('serverClockRead');

/**
 * How far the server's clock is ahead of the device's clock, in milliseconds; null if the response does not tell. A server of another
 * origin may hide its `Date`, and a response from a cache has the `Date` of an earlier one.
 *
 * @param now the device's clock at the response, in milliseconds since the epoch
 */
export function readServerAheadMs(headers: Headers, method: string, now: number): number | null {
  const isFresh = method !== 'GET' || headers.get('Cache-Control')?.includes('no-store') === true;
  const serverAheadMs = Date.parse(headers.get('Date') ?? '') - now;
  return isFresh && !Number.isNaN(serverAheadMs) ? serverAheadMs : null;
}
