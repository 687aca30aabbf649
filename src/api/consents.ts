import * as v from 'valibot';
import { lenientList } from './readResponse';

/** A consent that the server asks for. */
export interface CustomerConsent {
  readonly id: string;
  /** Plain text, never HTML. */
  readonly text: string;
  /** The language of the text, a BCP 47 tag. */
  readonly lang?: string;
  /** The address of the document that the text names. */
  readonly link?: string;
  readonly required: boolean;
  /** Consents of one group are given together. */
  readonly group?: string;
  readonly given: boolean;
  /** The version of the text. */
  readonly version?: string;
}

const text = v.exactOptional(v.string());

/** A list of consents. Invalid entries are dropped. */
export const consentsSchema = lenientList(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
    text: v.string(),
    lang: text,
    link: text,
    required: v.boolean(),
    group: text,
    given: v.boolean(),
    version: text,
  }),
);
