import * as v from 'valibot';
import type { Page } from '../domain/pages/resolvePage';
import { readResponse, lenientList } from './readResponse';

const policySchema = v.object({
  id: v.string(),
  version: v.string(),
  required: v.boolean(),
  group: v.string(),
  /** Used if the page has no text of its own. Plain text, never HTML. */
  text: v.exactOptional(v.string()),
  /** The address of the document that the text names. */
  link: v.exactOptional(v.string()),
});

/** A policy that applicants consent to, with the text of the server. The lead carries its version. */
export type Policy = Readonly<v.InferOutput<typeof policySchema>>;

/** A list of policies. Invalid entries are dropped. */
export const policiesSchema = lenientList(policySchema);

/**
 * Reads the policies of the consents that a page asks for; null if the response itself has another shape. A server has those of all
 * its pages, and their texts may exceed what the browser can store.
 */
export function readPolicies(response: unknown, page?: Page): readonly Policy[] | null {
  const list = readResponse(v.union([policiesSchema, v.object({ policies: policiesSchema })]), response);
  if (list === undefined) return null;
  const policies = 'policies' in list ? list.policies : list;
  const names =
    page && new Set<string>(page.steps.flatMap(({ dataPoints }) => dataPoints).map(({ name }) => name));
  return policies.filter(({ id }) => names?.has(id) !== false);
}
