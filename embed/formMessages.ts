import {
  eventFields,
  listeningType,
  wireVersion,
  type EventType,
} from '../src/domain/embedding/hostMessages';

/** An event of the form, with its documented fields. */
interface FormEvent {
  readonly type: EventType;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** A message of the form: its height, that another document of it listens, or an event. */
export type FormMessage =
  | { readonly type: 'FORM_HEIGHT'; readonly height: number }
  | { readonly type: typeof listeningType }
  | FormEvent;

/** A frame is never higher: a wrong height must not make the embedding page endless. */
const maxHeightPx = 50_000;

/**
 * Reads a message of the form, which may be anything. Returns only the documented fields. Null for a message of another shape, version or
 * connection.
 *
 * @param id the connection
 */
export function readFormMessage(data: unknown, id: string): FormMessage | null {
  if (!isRecord(data)) return null;
  const { type, height } = data;
  if (type === 'FORM_HEIGHT') {
    return isNumber(height) && height > 0 && height <= maxHeightPx ? { type, height } : null;
  }
  if (data['version'] !== wireVersion) return null;
  if (type === listeningType) return { type };
  if (!isEventType(type) || data['id'] !== id) return null;
  const kinds: Readonly<Record<string, string>> = eventFields[type];
  const fields = Object.entries(kinds).filter(
    ([name, kind]) => !kind.endsWith('?') || data[name] !== undefined,
  );
  if (!fields.every(([name, kind]) => typeof data[name] === kind.replace('?', ''))) return null;
  return { type, detail: Object.fromEntries(fields.map(([name]) => [name, data[name]])) };
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isEventType = (type: unknown): type is EventType =>
  typeof type === 'string' && Object.hasOwn(eventFields, type);
