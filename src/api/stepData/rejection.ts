import * as v from 'valibot';
import { moment } from '../moment';
import { lenientList, readResponse } from '../readResponse';
import { listPlaces, readDetails } from './readDetails';

const appealKinds = ['explanation', 'statement', 'review'] as const;

const register = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const appealSchema = v.object({
  kind: v.picklist(appealKinds),
  sentAt: v.exactOptional(moment),
});
const partSchemas = {
  isAutomated: v.boolean(),
  registers: v.array(register),
  appeals: v.array(appealSchema),
} as const;

/** What a rejected applicant may ask: an explanation, to be heard, or that a person looks at the decision again. */
export type AppealKind = (typeof appealKinds)[number];
/** An appeal that the server takes, with the time at which it was sent, if it was. */
export type Appeal = Readonly<v.InferOutput<typeof appealSchema>>;

/** What the server tells about a rejection. */
export interface RejectionFacts {
  /** Whether it was decided by automated processing alone; null if the server does not say. */
  readonly isAutomated: boolean | null;
  /** The names of the registers whose data were used. */
  readonly registers: readonly string[];
  /** Empty if the server takes none. Each kind once, in the order of the server. */
  readonly appeals: readonly Appeal[];
  /** The places of what was left out, because it has another shape. */
  readonly dropped: readonly string[];
}

/** Reads each part by its shape. */
export function readRejectionFacts({ rejection }: Readonly<Record<string, unknown>>): RejectionFacts {
  const source = readResponse(v.record(v.string(), v.unknown()), rejection) ?? {};
  const appeals = (readResponse(v.array(v.unknown()), source['appeals']) ?? []).flatMap(
    (appeal) => readDetails(appealSchema, appeal) ?? [],
  );
  return {
    isAutomated: readResponse(partSchemas.isAutomated, source['isAutomated']) ?? null,
    registers: readResponse(lenientList(register), source['registers']) ?? [],
    appeals: appealKinds.flatMap((kind) => appeals.find((appeal) => appeal.kind === kind) ?? []),
    dropped: listPlaces(partSchemas, source).map((place) => `rejection.${place}`),
  };
}
