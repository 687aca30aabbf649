/** What a call carries, before anything of it is believed. */
export type Body = Record<string, unknown>;

export function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a record holds under a name that came from outside; its prototype's own names hold nothing. */
export function heldAt<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The JSON of a request, or the fields of its form with pictures as they are; empty when it has neither. */
export async function bodyOf(request: Request): Promise<unknown> {
  const copy = request.clone();
  try {
    if (copy.headers.get('Content-Type')?.startsWith('multipart/form-data') === true) {
      return Object.fromEntries((await copy.formData()).entries());
    }
    const body: unknown = await copy.json();
    return body;
  } catch {
    return {};
  }
}

/** As `bodyOf`, for the calls whose body is an object. */
export async function fieldsOf(request: Request): Promise<Body> {
  const body = await bodyOf(request);
  return isRecord(body) ? body : {};
}

/** Puts what was sent over what was known, group by group. */
export function merged(base: Body, patch: Body): Body {
  const result: Body = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    const before = result[key];
    result[key] = isRecord(value) && isRecord(before) ? merged(before, value) : value;
  }
  return result;
}

export function emailOf(body: Body): string | undefined {
  const contact = body['contactDetails'];
  return isRecord(contact) && typeof contact['email'] === 'string' ? contact['email'] : undefined;
}

/** Whom a body speaks of before there is a lead: what a story refuses once, it refuses once to each. */
export function applicantOf(body: Body): string {
  const session = typeof body['sessionId'] === 'string' ? body['sessionId'] : '';
  return `${session} ${emailOf(body) ?? ''}`;
}
