import type { CDPSession } from '@playwright/test';
import type { Kind, Transfer } from './received';

/** What a tab has fetched since it was opened. */
export interface Traffic {
  readonly transfers: () => readonly Transfer[];
  readonly isUnderWay: () => boolean;
  /** When the network was last heard of, in milliseconds since the epoch. */
  readonly lastHeardAt: () => number;
}

interface Growing extends Transfer {
  readonly parts: { readonly at: number; readonly bytes: number }[];
  whole?: { readonly at: number; readonly bytes: number };
  isOver: boolean;
}

/** The browser's kinds of resources, as they are told here; what it fetches by script is JSON. */
const kinds: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Fetch: 'JSON',
  XHR: 'JSON',
};

/**
 * Listens to the network of a tab. Times are milliseconds since its first request, which is the navigation.
 *
 * @param isAwaited whether a request to an address is under way until it is answered
 */
export function recordTraffic(
  cdp: CDPSession,
  isAwaited: (address: string) => boolean = () => true,
): Traffic {
  const byId = new Map<string, Growing>();
  let began: number | null = null;
  let lastHeardAt = Date.now();
  const heard = (timestamp: number): number => {
    lastHeardAt = Date.now();
    began ??= timestamp;
    return (timestamp - began) * 1000;
  };
  const over = (requestId: string) => {
    const transfer = byId.get(requestId);
    if (transfer !== undefined) transfer.isOver = true;
    return transfer;
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, type = '', request }) => {
    const sentAt = heard(timestamp);
    if (!request.url.startsWith('http')) return;
    const isOver = !isAwaited(request.url);
    byId.set(requestId, { kind: kinds[type] ?? 'other', sentAt, parts: [], isOver });
  });
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    byId.get(requestId)?.parts.push({ at: heard(timestamp), bytes: encodedDataLength });
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const at = heard(timestamp);
    const transfer = over(requestId);
    if (transfer !== undefined) transfer.whole = { at, bytes: encodedDataLength };
  });
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    heard(timestamp);
    over(requestId);
  });
  return {
    transfers: () => [...byId.values()],
    isUnderWay: () => [...byId.values()].some(({ isOver }) => !isOver),
    lastHeardAt: () => lastHeardAt,
  };
}
