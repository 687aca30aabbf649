import * as v from 'valibot';
import { readResponse, lenientList } from './readResponse';

/** A policy that applicants consent to, with the text of the server. The lead carries its version. */
export interface Policy {
  readonly id: string;
  readonly version: string;
  readonly required: boolean;
  readonly group: string;
  /** Used if the page has no text of its own. Plain text, never HTML. */
  readonly text?: string;
  /** The address of the document that the text names. */
  readonly link?: string;
}

/** A list of policies. Invalid entries are dropped. */
export const policiesSchema = lenientList(
  v.object({
    id: v.string(),
    version: v.string(),
    required: v.boolean(),
    group: v.string(),
    text: v.exactOptional(v.string()),
    link: v.exactOptional(v.string()),
  }),
);

/** Reads policies; null if the response itself has another shape. */
export function readPolicies(response: unknown): readonly Policy[] | null {
  const list = readResponse(v.union([policiesSchema, v.object({ policies: policiesSchema })]), response);
  if (list === undefined) return null;
  return 'policies' in list ? list.policies : list;
}
