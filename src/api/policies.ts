import * as v from 'valibot';

/** A policy to consent to, as the server words it: its version goes with the lead. */
export interface Policy {
  readonly id: string;
  readonly version: string;
  readonly required: boolean;
  readonly group: string;
}

const policiesSchema = v.array(
  v.object({ id: v.string(), version: v.string(), required: v.boolean(), group: v.string() }),
);

/** The policies in an answer; null when it is of another shape. */
export function readPolicies(answer: unknown): readonly Policy[] | null {
  const list = v.safeParse(v.union([policiesSchema, v.object({ policies: policiesSchema })]), answer);
  if (!list.success) return null;
  return 'policies' in list.output ? list.output.policies : list.output;
}
