import * as v from 'valibot';

const listsSchema = v.fallback(v.record(v.string(), v.fallback(v.array(v.string()), [])), {});

/** The lists in the answer of a look-up, by their names. Never throws: what is no list of texts is an empty one. */
export function readLists(answer: unknown): Readonly<Record<string, readonly string[]>> {
  return v.parse(listsSchema, answer);
}
