import type { CDPSession } from '@playwright/test';
import type { ResourceKind, Transfer } from './received';

/** The network activity of a tab since it was opened. */
export interface Traffic {
  readonly transfers: () => readonly Transfer[];
  readonly hasPendingRequests: () => boolean;
  /** The time of the last network event, in milliseconds since the epoch. */
  readonly lastActivityAt: () => number;
}

interface PendingTransfer extends Transfer {
  readonly parts: { readonly at: number; readonly bytes: number }[];
  response?: { readonly at: number; readonly bytes: number };
  isFinished: boolean;
}

/** The kind of each resource type of the browser. Requests by script count as JSON. */
const kinds: Readonly<Record<string, ResourceKind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Fetch: 'JSON',
  XHR: 'JSON',
};

/** The page fetches files of code before it imports them (`platform/loading/importFiles.ts`). */
const getKind = (type: string, address: string): ResourceKind =>
  new URL(address).pathname.endsWith('.js') ? 'script' : (kinds[type] ?? 'other');

/**
 * Records the network activity of a tab. Times are milliseconds since its first request, the navigation.
 *
 * @param isAwaited whether a request to an address counts as pending until its response
 */
export function recordTraffic(
  cdp: CDPSession,
  isAwaited: (address: string) => boolean = () => true,
): Traffic {
  const byId = new Map<string, PendingTransfer>();
  let startedAt: number | null = null;
  let lastHeardAt = Date.now();
  const recordEvent = (timestamp: number): number => {
    lastHeardAt = Date.now();
    startedAt ??= timestamp;
    return (timestamp - startedAt) * 1000;
  };
  const finish = (requestId: string) => {
    const transfer = byId.get(requestId);
    if (transfer !== undefined) transfer.isFinished = true;
    return transfer;
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, type = '', request }) => {
    const sentAt = recordEvent(timestamp);
    if (!request.url.startsWith('http')) return;
    const isFinished = !isAwaited(request.url);
    byId.set(requestId, { kind: getKind(type, request.url), sentAt, parts: [], isFinished });
  });
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    byId.get(requestId)?.parts.push({ at: recordEvent(timestamp), bytes: encodedDataLength });
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const at = recordEvent(timestamp);
    const transfer = finish(requestId);
    if (transfer !== undefined) transfer.response = { at, bytes: encodedDataLength };
  });
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    recordEvent(timestamp);
    finish(requestId);
  });
  return {
    transfers: () => [...byId.values()],
    hasPendingRequests: () => [...byId.values()].some(({ isFinished }) => !isFinished),
    lastActivityAt: () => lastHeardAt,
  };
}
