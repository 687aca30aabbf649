import * as v from 'valibot';
import { dropAmbiguous, lenientList } from './readResponse';

const optionalText = v.exactOptional(v.string());

const consentSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  /** Plain text, never HTML. */
  text: v.string(),
  /** The language of the text, a BCP 47 tag. */
  lang: optionalText,
  /** The address of the document that the text names. */
  link: optionalText,
  required: v.boolean(),
  /** Consents of one group are given together. */
  group: optionalText,
  given: v.boolean(),
  version: optionalText,
});

/** A consent that the server asks for. */
export type CustomerConsent = Readonly<v.InferOutput<typeof consentSchema>>;

/** A list of consents. Invalid and ambiguous entries are dropped: one tick must not give two of them. */
export const consentsSchema = v.pipe(lenientList(consentSchema), v.transform(dropAmbiguous));
