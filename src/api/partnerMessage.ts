import * as v from 'valibot';
import { isPartnerReference } from '../domain/journey/states/partnerFrames';
import { readResponse } from './readResponse';

const messageSchema = v.variant('event', [
  v.object({ event: v.literal('finished'), reference: v.pipe(v.string(), v.check(isPartnerReference)) }),
  v.object({ event: v.literal('cancelled') }),
]);

/** A message of a partner's page: the applicant has finished, with a reference, or has cancelled. */
export type PartnerMessage = Readonly<v.InferOutput<typeof messageSchema>>;

/** Reads a message of a partner's frame; null if it has another shape. */
export function readPartnerMessage(message: unknown): PartnerMessage | null {
  return readResponse(messageSchema, message) ?? null;
}
