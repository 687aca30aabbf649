import * as v from 'valibot';
import { dropUndefined } from '../../domain/lead/dropUndefined';
import { moment } from '../moment';
import { lenientList, readResponse } from '../readResponse';

/** The identity documents that the server asks for. */
export interface RequestedDocuments {
  /** In the order of the server; never empty. */
  readonly types: readonly string[];
  readonly isSkippable: boolean;
  /** Who sees the pictures, if the server names them. */
  readonly recipient?: string;
  /** Until when the recipient keeps the pictures, if the server says so. An ISO timestamp. */
  readonly keptUntil?: string;
}

const recipientSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/**
 * Reads the document types without those that have no text, because their names mean nothing to an applicant. Null if none is
 * left.
 *
 * @param known the types that have texts
 */
export function readRequestedDocuments(
  { documentTypes, isSkippable, recipient, keptUntil }: Readonly<Record<string, unknown>>,
  known: readonly string[],
): RequestedDocuments | null {
  const requested = readResponse(lenientList(v.string()), documentTypes) ?? [];
  const types = [...new Set(requested)].filter((type) => known.includes(type));
  if (types.length === 0) return null;
  return {
    types,
    isSkippable: isSkippable === true,
    ...dropUndefined({
      recipient: readResponse(recipientSchema, recipient),
      keptUntil: readResponse(moment, keptUntil),
    }),
  };
}
