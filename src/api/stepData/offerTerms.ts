import * as v from 'valibot';
import { isDocumentAddress } from '../../domain/journey/states/documentAddress';
import { dropUndefined } from '../../domain/lead/dropUndefined';
import { lenientList, readResponse } from '../readResponse';
import { listPlaces, readDetails } from './readDetails';

/** What the server tells of an offer before it is accepted (`OfferTerms` in the contract). Each part may be missing. */

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const longText = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));
/** A BCP 47 tag that the browser knows how to name. */
const languageTag = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i), v.maxLength(35));

const documentSchema = v.object({
  kind: v.picklist(['pre_contract', 'contract', 'other']),
  title: shortText,
  address: v.pipe(v.string(), v.maxLength(2000), v.check(isDocumentAddress)),
  language: languageTag,
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const lenderTextSchema = v.object({ text: longText, lang: v.exactOptional(languageTag) });
const lenderSchema = v.object({
  name: shortText,
  address: v.exactOptional(shortText),
  registerEntry: v.exactOptional(shortText),
});
type Lender = Readonly<v.InferOutput<typeof lenderSchema>>;

/** By part. A part is read by its own schema, so that a wrong one takes no other with it. */
const termSchemas = {
  documents: v.array(documentSchema),
  borrowingRate: v.object({
    rate: v.pipe(v.number(), v.finite(), v.minValue(0)),
    kind: v.picklist(['fixed', 'variable']),
  }),
  lateCosts: lenderTextSchema,
  withdrawalDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  earlyRepayment: lenderTextSchema,
  lender: lenderSchema,
  isPersonalised: v.boolean(),
} as const;

/** A document that an applicant can read before accepting. */
export type OfferDocument = Readonly<v.InferOutput<typeof documentSchema>>;
/** A text of the lender, in the language that it names. */
export type LenderText = Readonly<v.InferOutput<typeof lenderTextSchema>>;

export interface OfferTerms {
  /** Empty if the server sends none. */
  readonly documents: readonly OfferDocument[];
  /** Percent per year. */
  readonly borrowingRate?: Readonly<v.InferOutput<typeof termSchemas.borrowingRate>>;
  readonly lateCosts?: LenderText;
  readonly withdrawalDays?: number;
  readonly earlyRepayment?: LenderText;
  readonly lender?: Lender;
  readonly isPersonalised?: boolean;
  /** The places of what the server sent in another shape and was left out, such as `documents.1.address`. Never a value. */
  readonly dropped: readonly string[];
}

/** What is known of an offer about which the server tells no more. */
export const noTerms: OfferTerms = { documents: [], dropped: [] };

type Source = Readonly<Record<string, unknown>>;

/** Reads each part by its shape. A wrong document, and a wrong detail of the lender or of a text, takes nothing else with it. */
export function readOfferTerms(source: Source): OfferTerms {
  return {
    documents: readResponse(lenientList(documentSchema), source['documents']) ?? [],
    ...dropUndefined({
      borrowingRate: readResponse(termSchemas.borrowingRate, source['borrowingRate']),
      lateCosts: readDetails(lenderTextSchema, source['lateCosts']),
      withdrawalDays: readResponse(termSchemas.withdrawalDays, source['withdrawalDays']),
      earlyRepayment: readDetails(lenderTextSchema, source['earlyRepayment']),
      lender: readDetails(lenderSchema, source['lender']),
      isPersonalised: readResponse(termSchemas.isPersonalised, source['isPersonalised']),
    }),
    dropped: listPlaces(termSchemas, source),
  };
}
