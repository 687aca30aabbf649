import * as v from 'valibot';
import type { LinkedLead } from '../domain/journey/arrival/continuing';
import { readLead } from '../domain/lead/schema';
import { readResponse, lenientList } from './readResponse';
import { brokerageSchema, type Brokerage } from './brokerage';
import { readEnvelope, type Envelope } from './envelope';

/** A lead that a link opens: its state, and the parts that may be shown. */
export interface ContinuedLead extends LinkedLead {
  readonly envelope: Envelope & { readonly id: string };
  /** Masked by the server, for example `a***@e***.com`. Never the full values. */
  readonly masked: { readonly email?: string; readonly phoneNumber?: string };
  /** Null if the server names no brokerage contract of the lead. */
  readonly brokerage: Brokerage | null;
  /** As the server sends them. The page of the application reads them (`readStages`), so that no other needs their rules. */
  readonly stages: unknown;
}

const continuationSchema = v.looseObject({
  lead: v.fallback(v.unknown(), {}),
  given: v.fallback(lenientList(v.string()), []),
  masked: v.fallback(
    v.object({ email: v.exactOptional(v.string()), phoneNumber: v.exactOptional(v.string()) }),
    {},
  ),
  brokerage: v.fallback(v.optional(v.nullable(brokerageSchema), null), null),
  stages: v.optional(v.unknown()),
});

/** Reads the lead of a link; null if the response has another shape. */
export function readContinuedLead(response: unknown): ContinuedLead | null {
  const parts = readResponse(continuationSchema, response);
  const envelope = readEnvelope(response);
  const { id } = envelope;
  if (parts === undefined || id === undefined) return null;
  const { lead, given, masked, brokerage, stages } = parts;
  return { lead: readLead(lead), envelope: { ...envelope, id }, given, masked, brokerage, stages };
}
