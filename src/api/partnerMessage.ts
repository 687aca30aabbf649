import * as v from 'valibot';
import { isReference } from '../domain/journey/states/partnerFrames';
import { believed } from './believed';

const messageSchema = v.variant('event', [
  v.object({ event: v.literal('finished'), reference: v.pipe(v.string(), v.check(isReference)) }),
  v.object({ event: v.literal('cancelled') }),
]);

/** How a partner's page says that it ended: with a reference, or before it was done. */
export type PartnerMessage = Readonly<v.InferOutput<typeof messageSchema>>;

/** What a partner's frame sent, by shape; null for anything else. */
export function readPartnerMessage(message: unknown): PartnerMessage | null {
  return believed(messageSchema, message) ?? null;
}
