import * as v from 'valibot';

/** What has the right shape; undefined for anything else. Never throws. */
export function believed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

/** A list of which each entry is believed on its own: a broken one never costs the others. */
export function listOf<Entry extends v.GenericSchema>(entry: Entry) {
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

/** As `listOf`, for values by name. A list is none. */
export function recordOf<Entry extends v.GenericSchema>(entry: Entry) {
  return v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value)),
    v.record(v.string(), v.unknown()),
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

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out what is undefined, so that "not said" and "said to be nothing" are one. */
export function present<T extends object>(value: T): Present<T> {
  const kept: Present<T> = {};
  for (const key in value) {
    const part = value[key];
    if (part !== undefined) Object.assign(kept, { [key]: part });
  }
  return kept;
}
