import * as v from 'valibot';
import { readResponse, lenientList } from '../readResponse';

/** The identity documents that the server asks for. */
export interface RequestedDocuments {
  /** In the order of the server; never empty. */
  readonly types: readonly string[];
  /** Whether the applicant may continue without a document. */
  readonly isSkippable: boolean;
}

/**
 * Reads the document types without those that have no text, because their names mean nothing to an applicant. Null if none is
 * left.
 *
 * @param known the types that have texts
 */
export function readRequestedDocuments(
  { documentTypes, isSkippable }: Readonly<Record<string, unknown>>,
  known: readonly string[],
): RequestedDocuments | null {
  const requested = readResponse(lenientList(v.string()), documentTypes) ?? [];
  const types = [...new Set(requested)].filter((type) => known.includes(type));
  return types.length === 0 ? null : { types, isSkippable: isSkippable === true };
}
