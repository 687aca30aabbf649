import * as v from 'valibot';
import { readOfferTerms, type OfferTerms } from './stepData/offerTerms';
import { moment } from './moment';
import { dropAmbiguous, readResponse, lenientList } from './readResponse';

/** Readers for the parts of `stepData`. They return null if a part is missing or has another shape. */

type StepData = Readonly<Record<string, unknown>>;

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));

const offerSchema = v.object({
  id: text,
  partner: text,
  amount,
  period: v.pipe(amount, v.integer()),
  periodScale: v.picklist(['days', 'months']),
  instalment: amount,
  nominalRate: amount,
  annualRate: amount,
  total: amount,
  expiresAt: moment,
});
/** The figures are required, the terms are not. */
const offerWithTerms = v.pipe(
  v.looseObject(offerSchema.entries),
  v.transform((sent): Offer => ({ ...v.parse(offerSchema, sent), terms: readOfferTerms(sent) })),
);
const limitsSchema = v.pipe(
  v.object({ min: amount, max: amount, step: v.pipe(amount, v.gtValue(0)) }),
  v.check(({ min, max }) => min <= max),
);

/**
 * A lender's offer. Amounts are in major units of the page's currency. Rates are percent per year: `nominalRate` without costs,
 * `annualRate` with all costs. The unit of `period` is `periodScale`.
 */
export interface Offer extends Readonly<v.InferOutput<typeof offerSchema>> {
  readonly terms: OfferTerms;
}
/** The values from `min` to `max` in steps of `step`, beginning at `min`. */
export type OfferRange = Readonly<v.InferOutput<typeof limitsSchema>>;

/** Reads the single offer of a state. */
export function readOffer({ offer }: StepData): Offer | null {
  return readResponse(offerWithTerms, offer) ?? null;
}

/** Reads the offers to choose from without the invalid and the ambiguous ones. Null if none is left. */
export function readOffers({ offers }: StepData): readonly Offer[] | null {
  const clear = dropAmbiguous(readResponse(lenientList(offerWithTerms), offers) ?? []);
  return clear.length === 0 ? null : clear;
}

/** Reads the names of missing data points, which this release may not know; null if there are none. */
export function readMissingDataPoints({ missing }: StepData): readonly string[] | null {
  const names = readResponse(lenientList(text), missing) ?? [];
  return names.length === 0 ? null : names;
}

/** Reads the ranges within which an applicant may change the offer. */
export function readOfferLimits({
  limits,
}: StepData): { readonly amount: OfferRange; readonly period: OfferRange } | null {
  return readResponse(v.object({ amount: limitsSchema, period: limitsSchema }), limits) ?? null;
}
