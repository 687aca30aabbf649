import type { LeavingCall } from '../src/platform/network';
import { makeCell, type Cell } from './cell';

/** A body as the application sent it. */
export interface Payload {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
}

/** The last payload and the one before. */
export interface Payloads {
  readonly last: Payload | null;
  readonly before: Payload | null;
}

/** Writes down what leaves with a body, the answers of forms with files by their names. */
export function makePayloads(): Cell<Payloads> & { readonly note: (call: LeavingCall) => void } {
  const cell = makeCell<Payloads>({ last: null, before: null });
  return {
    ...cell,
    note: ({ address, request: { method = 'GET', body } }) => {
      if (body === undefined || body === null) return;
      cell.set({ last: { method, address, body: readable(body) }, before: cell.get().last });
    },
  };
}

function readable(body: BodyInit): unknown {
  if (typeof body === 'string') return JSON.parse(body) as unknown;
  return body instanceof FormData ? { fields: [...body.keys()] } : {};
}

/** What a place of a payload held and holds, as JSON; undefined where it holds nothing. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What changed from one payload to the next, place by place. */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => change.before !== change.after);
}

/** Each value that holds no other, by its path. */
function leavesOf(value: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) {
    return value === undefined ? new Map() : new Map([[path, JSON.stringify(value)]]);
  }
  return new Map(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) => [
      ...leavesOf(part, path === '' ? name : `${path}.${name}`),
    ]),
  );
}
