import type { OutgoingCall } from '../src/platform/network/network';
import { createObservableValue, type ObservableValue } from './observableValue';

/** A request body that the application sent. */
export interface Payload {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

/** The last two payloads. */
export interface RecentPayloads {
  readonly last: Payload | null;
  readonly previous: Payload | null;
}

/** Records request bodies. Records only the field names of multipart forms. */
export function createPayloadRecorder(): ObservableValue<RecentPayloads> & {
  readonly note: (call: OutgoingCall) => void;
} {
  const cell = createObservableValue<RecentPayloads>({ last: null, previous: null });
  return {
    ...cell,
    note: ({ address: url, request: { method = 'GET', body } }) => {
      if (body === undefined || body === null) return;
      cell.set({ last: { method, url, body: parseBody(body) }, previous: cell.get().last });
    },
  };
}

function parseBody(body: BodyInit): unknown {
  if (typeof body === 'string') return JSON.parse(body) as unknown;
  return body instanceof FormData ? { fields: [...body.keys()] } : {};
}

/** A changed value of a payload, as JSON. Undefined if it is absent. */
export interface PayloadChange {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The differences between two payloads, by path. */
export function comparePayloads(before: unknown, after: unknown): readonly PayloadChange[] {
  const [old, now] = [flatten(before), flatten(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => change.before !== change.after);
}

/** Every primitive value by its path. */
function flatten(value: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) {
    return value === undefined ? new Map() : new Map([[path, JSON.stringify(value)]]);
  }
  return new Map(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) => [
      ...flatten(part, path === '' ? name : `${path}.${name}`),
    ]),
  );
}
