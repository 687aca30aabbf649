import * as v from 'valibot';
import { readResponse } from '../readResponse';

const numberSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const lengthSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20));
/** No countdown is longer than an hour. */
const secondsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600));

/** Details of the one-time code that the server has sent. An applicant can type the code without them. */
export interface SentCode {
  /** The phone number that received it, masked by the server; null if unknown. */
  readonly maskedPhoneNumber: string | null;
  /** The number of its digits; null if unknown. */
  readonly codeLength: number | null;
  /** Seconds until another code may be sent. */
  readonly resendAfter: number;
}

/** Reads each detail by its shape. */
export function readSentCode(stepData: Readonly<Record<string, unknown>>): SentCode {
  return {
    maskedPhoneNumber: readResponse(numberSchema, stepData['maskedPhoneNumber']) ?? null,
    codeLength: readResponse(lengthSchema, stepData['codeLength']) ?? null,
    resendAfter: readResponse(secondsSchema, stepData['resendAfter']) ?? 0,
  };
}
