import * as v from 'valibot';
import { isRecord } from '../domain/lead/isRecord';

/** Reads a value by its shape; undefined if it has another one. Never throws. */
export function readResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

/** The schema of a list whose invalid entries are dropped. */
export function lenientList<Entry extends v.GenericSchema>(entry: Entry) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values): readonly v.InferOutput<Entry>[] =>
      values.flatMap((value) => {
        const parsed = v.safeParse(entry, value);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

/**
 * Without entries that share their id with another one: what is chosen by its id would not tell which of them is meant. Equal ones are
 * one.
 */
export function dropAmbiguous<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const isEqual = (one: Entry, other: Entry) => JSON.stringify(one) === JSON.stringify(other);
  const distinct = entries.filter(
    (entry, place) => !entries.slice(0, place).some((before) => isEqual(before, entry)),
  );
  return distinct.filter(({ id }) => distinct.filter((other) => other.id === id).length === 1);
}

/** Any object but a list, with its own entries. The library's record drops names such as `constructor`. */
const ownEntriesSchema = v.custom<Readonly<Record<string, unknown>>>(isRecord);

/** The schema of a record whose invalid values are dropped. A list is not a record. A name may be any, also `__proto__`. */
export function lenientRecord<Entry extends v.GenericSchema>(entry: Entry) {
  return v.pipe(
    ownEntriesSchema,
    v.transform((values): Readonly<Record<string, v.InferOutput<Entry>>> =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => {
          const parsed = v.safeParse(entry, value);
          return parsed.success ? [[name, parsed.output]] : [];
        }),
      ),
    ),
  );
}
