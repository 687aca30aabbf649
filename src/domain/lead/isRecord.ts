/** Whether a value has fields: any object but a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a value; none if it has no fields. */
export const getFields = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};
