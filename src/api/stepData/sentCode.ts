import * as v from 'valibot';
import { believed } from '../believed';

const numberSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const lengthSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20));
/** No countdown is longer than an hour. */
const secondsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600));

/** The one-time code that was sent, as far as the server tells of it: nobody needs any of it to type one. */
export interface SentCode {
  /** Where it went, most of it hidden; null where that is not told. */
  readonly maskedPhoneNumber: string | null;
  /** How many digits it has; null where that is not told. */
  readonly codeLength: number | null;
  /** Seconds until another may be sent. */
  readonly resendAfter: number;
}

/** What is told of the code, each part by shape. */
export function readSentCode(stepData: Readonly<Record<string, unknown>>): SentCode {
  return {
    maskedPhoneNumber: believed(numberSchema, stepData['maskedPhoneNumber']) ?? null,
    codeLength: believed(lengthSchema, stepData['codeLength']) ?? null,
    resendAfter: believed(secondsSchema, stepData['resendAfter']) ?? 0,
  };
}
