import * as v from 'valibot';
import { readResponse } from '../readResponse';

const addressSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));

/** Reads the address of the partner's frame; null if there is none. `partnerFrames.ts` checks it before it is shown. */
export function readFrameAddress({ url }: Readonly<Record<string, unknown>>): string | null {
  return readResponse(addressSchema, url) ?? null;
}
