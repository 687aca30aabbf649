import { eventFields, wireVersion, type EventType } from '../src/domain/embedding/wire';

/** An event of the form, with its documented fields. */
interface FormEvent {
  readonly type: EventType;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** A message of the form: its height, or an event. */
export type FormMessage = { readonly type: 'FORM_HEIGHT'; readonly height: number } | FormEvent;

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
  if (!isEventType(type) || data['version'] !== wireVersion || data['id'] !== id) return null;
  const fields = Object.entries(eventFields[type]);
  if (!fields.every(([name, kind]) => typeof data[name] === kind)) return null;
  return { type, detail: Object.fromEntries(fields.map(([name]) => [name, data[name]])) };
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isEventType = (type: unknown): type is EventType =>
  typeof type === 'string' && Object.hasOwn(eventFields, type);
