/** The body of a call before it is checked. */
export type Body = Record<string, unknown>;

export function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value under a name from outside. Names of the prototype have no value. */
export function getOwn<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The JSON of a request, or the fields of its form with their files; an empty object if it has neither. */
export async function readBody(request: Request): Promise<unknown> {
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

/** Like `readBody`, for calls whose body is an object. */
export async function readFields(request: Request): Promise<Body> {
  const body = await readBody(request);
  return isRecord(body) ? body : {};
}

/** The body as it is recorded: a file is its name, type and size. */
export function describeBody(body: unknown): unknown {
  if (!isRecord(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      value instanceof File ? { name: value.name, type: value.type, size: value.size } : value,
    ]),
  );
}

/** Merges a body into a known one, object by object. */
export function mergeBodies(base: Body, patch: Body): Body {
  const result: Body = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    const before = result[key];
    result[key] = isRecord(value) && isRecord(before) ? mergeBodies(before, value) : value;
  }
  return result;
}

export function getEmail(body: Body): string | undefined {
  const contact = body['contactDetails'];
  return isRecord(contact) && typeof contact['email'] === 'string' ? contact['email'] : undefined;
}

/** Identifies an applicant before there is a lead. A story rejects each data point once for each applicant. */
export function getApplicantKey(body: Body): string {
  const session = typeof body['sessionId'] === 'string' ? body['sessionId'] : '';
  return `${session} ${getEmail(body) ?? ''}`;
}
