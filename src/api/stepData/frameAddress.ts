import * as v from 'valibot';
import { believed } from '../believed';

const addressSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));

/** The address of the partner's frame, which is judged before it is shown; null where none was told. */
export function readFrameAddress({ url }: Readonly<Record<string, unknown>>): string | null {
  return believed(addressSchema, url) ?? null;
}
