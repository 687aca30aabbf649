import * as v from 'valibot';
import { isRecord } from '../../domain/lead/isRecord';

/** The stored values whose shape has changed since the first release. */
type MigratedKey = 'leadApplication' | 'storedLoanApplication' | 'asyncFormData' | 'companyData';

/** One change of a stored shape. */
export interface Migration {
  /** Unique and short, because it is part of the first script. */
  readonly name: string;
  readonly keys: readonly MigratedKey[];
  /** Turns the shape before the change into the shape after it. Returns any other value unchanged, and never throws. */
  readonly migrate: (value: unknown) => unknown;
}

/**
 * Every change of a stored shape, oldest first. A release that renames, moves or removes a stored field adds a step at the end and
 * leaves the earlier ones as they are: a browser may still hold the values of any release. A new field needs no step, because the
 * schemas have defaults (`schemas.ts`). A field of `storedLoanApplication` that is renamed must still be readable for tabs of
 * the release before (decision 0014).
 */
export const migrations: readonly Migration[] = [
  {
    // The first release stored the list of policies alone.
    name: 'policies field',
    keys: ['asyncFormData'],
    migrate: (value) => (Array.isArray(value) ? { policies: value } : value),
  },
  {
    // A captcha token is valid for one call, so a stored one is useless and must not be sent again.
    name: 'no captcha token',
    keys: ['leadApplication', 'storedLoanApplication'],
    migrate: (value) =>
      inside(value, 'pendingCreate', (pending) =>
        inside(pending, 'body', (body) => renamed(body, { googleCaptchaToken: null })),
      ),
  },
  {
    name: 'request keys',
    keys: ['asyncFormData'],
    migrate: (value) =>
      inside(value, 'waits', (waits) => renamed(waits, { aside: 'secondaryCall', act: 'stateAction' })),
  },
  {
    // The session named the application.
    name: 'application id',
    keys: ['asyncFormData', 'companyData'],
    migrate: (value) => renamed(value, { sessionId: 'applicationId' }),
  },
];

/**
 * Takes a stored value through every step of its key.
 *
 * @param onStep is called with the name of each step that changed the value
 */
export function migrate(key: MigratedKey, value: unknown, onStep?: (name: string) => void): unknown {
  let current = value;
  for (const step of migrations.filter(({ keys }) => keys.includes(key))) {
    const next = step.migrate(current);
    if (next !== current) onStep?.(step.name);
    current = next;
  }
  return current;
}

/** The schema of today's shape, for a value that may have an earlier one. */
export function migrated<Schema extends v.GenericSchema>(key: MigratedKey, schema: Schema) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => migrate(key, value)),
    schema,
  );
}

/** The value with one field changed; the same value if it has no such field or the field does not change. */
function inside(value: unknown, name: string, change: (field: unknown) => unknown): unknown {
  if (!isRecord(value) || !Object.hasOwn(value, name)) return value;
  const field = change(value[name]);
  return field === value[name] ? value : { ...value, [name]: field };
}

/** The value with fields under new names; null removes one. The same value if it has none of them. */
function renamed(value: unknown, names: Readonly<Record<string, string | null>>): unknown {
  if (!isRecord(value) || !Object.keys(names).some((name) => Object.hasOwn(value, name))) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const to = Object.hasOwn(names, name) ? names[name] : name;
      return typeof to === 'string' ? [[to, field]] : [];
    }),
  );
}
