import { isRecord } from '../backend/body';

/** A call that the network received. */
export interface JourneyCall {
  /** The number of the tab. */
  readonly tab: number;
  /** What the tab has stored. It stays the same when the tab loads again. */
  readonly session: ReadonlyMap<string, string>;
  /** The application that the tab showed when it sent the call. */
  readonly application: string;
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  /** The body as text; empty without one. */
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The value at a path of a body. */
export function readPath(body: Readonly<Record<string, unknown>>, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), body);
}
