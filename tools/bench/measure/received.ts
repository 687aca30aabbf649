export const resourceKinds = ['document', 'script', 'style', 'font', 'image', 'JSON', 'other'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** A request and its response. Times are milliseconds since the navigation started, sizes are bytes on the wire. */
export interface Transfer {
  readonly kind: ResourceKind;
  readonly sentAt: number;
  readonly parts: readonly { readonly at: number; readonly bytes: number }[];
  /** The end of the response, and its size with headers. */
  readonly response?: { readonly at: number; readonly bytes: number };
}

/** The number of sent requests, and the received bytes by kind. */
export interface ReceivedTotals {
  readonly requests: number;
  readonly bytes: Readonly<Record<ResourceKind, number>>;
}

/** The requests and received bytes before a point in time. */
export function sumReceivedBefore(transfers: readonly Transfer[], time: number): ReceivedTotals {
  const bytes: Record<ResourceKind, number> = {
    document: 0,
    script: 0,
    style: 0,
    font: 0,
    image: 0,
    JSON: 0,
    other: 0,
  };
  const sent = transfers.filter(({ sentAt }) => sentAt <= time);
  for (const transfer of sent) bytes[transfer.kind] += bytesBefore(transfer, time);
  return { requests: sent.length, bytes };
}

function bytesBefore({ parts, response }: Transfer, time: number): number {
  if (response !== undefined && response.at <= time) return response.bytes;
  return parts.reduce((sum, { at, bytes }) => sum + (at <= time ? bytes : 0), 0);
}
