import * as v from 'valibot';
import { believed, listOf } from './believed';

/** What the screens of states need of `stepData`, each part read by shape: null where it is missing or of another shape. */

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
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});
const limitsSchema = v.pipe(
  v.object({ min: amount, max: amount, step: v.pipe(amount, v.gtValue(0)) }),
  v.check(({ min, max }) => min <= max),
);

/**
 * A lender's offer. Money in major units of the page's currency; rates in percent per year, `nominalRate` without and
 * `annualRate` with all costs; the period in its scale.
 */
export type Offer = Readonly<v.InferOutput<typeof offerSchema>>;
/** From the least to the most, in steps that begin at the least. */
export type Limits = Readonly<v.InferOutput<typeof limitsSchema>>;

/** The one offer of a state. */
export function readOffer({ offer }: StepData): Offer | null {
  return believed(offerSchema, offer) ?? null;
}

/** Offers to choose from: those that can be read, each by itself; null where none can. */
export function readOffers({ offers }: StepData): readonly Offer[] | null {
  const read = believed(listOf(offerSchema), offers) ?? [];
  return read.length === 0 ? null : read;
}

/** Within which an offer may be changed. */
export function readOfferLimits({
  limits,
}: StepData): { readonly amount: Limits; readonly period: Limits } | null {
  return believed(v.object({ amount: limitsSchema, period: limitsSchema }), limits) ?? null;
}
