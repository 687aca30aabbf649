export const kinds = ['document', 'script', 'style', 'font', 'image', 'JSON', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** A request and what has come of its answer. Times are milliseconds since the navigation began, bytes as on the wire. */
export interface Transfer {
  readonly kind: Kind;
  readonly sentAt: number;
  readonly parts: readonly { readonly at: number; readonly bytes: number }[];
  /** The answer's end, and its bytes with its head. */
  readonly whole?: { readonly at: number; readonly bytes: number };
}

/** Requests that were sent, and bytes that had come, by kind. */
export interface Received {
  readonly requests: number;
  readonly bytes: Readonly<Record<Kind, number>>;
}

/** What had been asked and received when a moment came. */
export function receivedBefore(transfers: readonly Transfer[], moment: number): Received {
  const bytes: Record<Kind, number> = {
    document: 0,
    script: 0,
    style: 0,
    font: 0,
    image: 0,
    JSON: 0,
    other: 0,
  };
  const sent = transfers.filter(({ sentAt }) => sentAt <= moment);
  for (const transfer of sent) bytes[transfer.kind] += bytesBefore(transfer, moment);
  return { requests: sent.length, bytes };
}

function bytesBefore({ parts, whole }: Transfer, moment: number): number {
  if (whole !== undefined && whole.at <= moment) return whole.bytes;
  return parts.reduce((sum, { at, bytes }) => sum + (at <= moment ? bytes : 0), 0);
}
