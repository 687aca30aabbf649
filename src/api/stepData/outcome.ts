import * as v from 'valibot';
import { dropUndefined } from '../../domain/lead/dropUndefined';
import { moment } from '../moment';
import { readResponse } from '../readResponse';
import { readOfferTerms, type OfferTerms } from './offerTerms';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A calendar date that exists. */
const day = v.pipe(
  v.string(),
  v.check((value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))),
);

const loanSchema = v.object({
  amount,
  period: v.pipe(amount, v.integer()),
  periodScale: v.picklist(['days', 'months']),
  instalment: amount,
  total: amount,
  annualRate: amount,
  firstPaymentOn: v.exactOptional(v.fallback(v.nullable(day), null)),
});

const loanWithTerms = v.pipe(
  v.looseObject(loanSchema.entries),
  v.transform((sent): AgreedLoan => ({ ...v.parse(loanSchema, sent), terms: readOfferTerms(sent) })),
);

/** The loan that a lender has accepted. Units as in an `Offer`. `firstPaymentOn` is a calendar date. */
export interface AgreedLoan extends Readonly<v.InferOutput<typeof loanSchema>> {
  readonly terms: OfferTerms;
}

/** What the server adds to the outcome of an application. The screens show each part that it sends, and nothing in place of the others. */
export interface Outcome {
  readonly loan?: AgreedLoan;
  /** The number by which support and the lender find the application. */
  readonly reference?: string;
  /** ISO timestamps. */
  readonly sentAt?: string;
  readonly answerBy?: string;
  readonly validUntil?: string;
  /** Masked by the server. */
  readonly maskedEmail?: string;
}

/** Reads each part by its shape. */
export function readOutcome(stepData: Readonly<Record<string, unknown>>): Outcome {
  return dropUndefined({
    loan: readResponse(loanWithTerms, stepData['loan']),
    reference: readResponse(text, stepData['reference']),
    sentAt: readResponse(moment, stepData['sentAt']),
    answerBy: readResponse(moment, stepData['answerBy']),
    validUntil: readResponse(moment, stepData['validUntil']),
    maskedEmail: readResponse(text, stepData['maskedEmail']),
  });
}
