import * as v from 'valibot';
import { believed, listOf } from './believed';

/** A policy to consent to, as the server words it: its version goes with the lead. */
export interface Policy {
  readonly id: string;
  readonly version: string;
  readonly required: boolean;
  readonly group: string;
  /** Where the page has no text of its own for it; as text, never as HTML. */
  readonly text?: string;
  /** Address of what the text speaks of. */
  readonly link?: string;
}

/** Policies: one of another shape is left out, and costs no other. */
export const policiesSchema = listOf(
  v.object({
    id: v.string(),
    version: v.string(),
    required: v.boolean(),
    group: v.string(),
    text: v.exactOptional(v.string()),
    link: v.exactOptional(v.string()),
  }),
);

/** The policies in an answer, less those of another shape; null when the answer itself is of another. */
export function readPolicies(answer: unknown): readonly Policy[] | null {
  const list = believed(v.union([policiesSchema, v.object({ policies: policiesSchema })]), answer);
  if (list === undefined) return null;
  return 'policies' in list ? list.policies : list;
}
