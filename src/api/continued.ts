import * as v from 'valibot';
import type { LinkedLead } from '../domain/journey/arrival/continuing';
import { readLead } from '../domain/lead/schema';
import { believed, listOf } from './believed';
import { readEnvelope, type Envelope } from './envelope';

/** A lead found by its link: what may be shown of it, and where it stands. */
export interface ContinuedLead extends LinkedLead {
  readonly envelope: Envelope;
  /** As the server masks them, for example `a***@e***.com`; never the full values. */
  readonly masked: { readonly email?: string; readonly phoneNumber?: string };
}

const answerSchema = v.looseObject({
  lead: v.fallback(v.unknown(), {}),
  given: v.fallback(listOf(v.string()), []),
  masked: v.fallback(
    v.object({ email: v.exactOptional(v.string()), phoneNumber: v.exactOptional(v.string()) }),
    {},
  ),
});

/** The continued lead in an answer; null when the answer has another shape. */
export function readContinued(answer: unknown): ContinuedLead | null {
  const parts = believed(answerSchema, answer);
  if (parts === undefined) return null;
  const { lead, given, masked } = parts;
  return { lead: readLead(lead), envelope: readEnvelope(answer), given, masked };
}
