import * as v from 'valibot';
import { believed, listOf } from '../believed';

/** What the server wants of identity documents. */
export interface WantedDocuments {
  /** In its order; never empty. */
  readonly types: readonly string[];
  /** Whether the applicant may go on without. */
  readonly isSkippable: boolean;
}

/**
 * The documents that the server takes, as far as there are words for them: a name of the server's own would tell an applicant
 * nothing. Null where none is left.
 *
 * @param known the types that can be shown
 */
export function readDocuments(
  { documentTypes, isSkippable }: Readonly<Record<string, unknown>>,
  known: readonly string[],
): WantedDocuments | null {
  const told = believed(listOf(v.string()), documentTypes) ?? [];
  const types = [...new Set(told)].filter((type) => known.includes(type));
  return types.length === 0 ? null : { types, isSkippable: isSkippable === true };
}
