import * as v from 'valibot';
import { listOf } from './believed';

/** A consent that the server asks for. */
export interface CustomerConsent {
  readonly id: string;
  /** As text, never as HTML. */
  readonly text: string;
  /** Address of what the text speaks of. */
  readonly link?: string;
  readonly required: boolean;
  /** Joins those that are given together. */
  readonly group?: string;
  readonly given: boolean;
  /** Of the text. */
  readonly version?: string;
}

const text = v.exactOptional(v.string());

/** Consents in an answer: one of another shape is left out, and costs no other. */
export const consentsSchema = listOf(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
    text: v.string(),
    link: text,
    required: v.boolean(),
    group: text,
    given: v.boolean(),
    version: text,
  }),
);
