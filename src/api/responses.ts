import * as v from 'valibot';
import type { Redirect } from '../domain/journey/states/redirect';
import { readResponse } from './readResponse';
import type { calls } from './calls.gen';
import { brokerageSchema } from './brokerage';
import { consentsSchema } from './consents';
import { readContinuedLead } from './continuedLead';
import { readEnvelope, readRedirect, type Envelope } from './envelope';
import {
  choicesByChoiceSchema,
  choicesSchema,
  companiesSchema,
  dataPointsSchema,
  emailCheckSchema,
  partnerLogosSchema,
  placeSchema,
  placesSchema,
} from './lookups';
import { readPolicies } from './policies';
import { vehicleModelsSchema } from './vehicleModels';

/** The names of the responses in the contract. */
export type ResponseName = (typeof calls)[keyof typeof calls]['response'];

/** A reader for each response. It checks the shape, returns null for another one, and never throws. */
export const responseReaders = {
  created: readCreated,
  envelope: readNonEmptyEnvelope,
  continuation: readContinuedLead,
  brokerage: createReader(brokerageSchema),
  // The page of the application reads each (`readStages`).
  stages: createReader(v.object({ stages: v.array(v.unknown()) })),
  redirect: readRedirectResponse,
  consents: createReader(consentsSchema),
  policies: readPolicies,
  places: createReader(placesSchema),
  place: createReader(placeSchema),
  companies: createReader(companiesSchema),
  choices: createReader(choicesSchema),
  choicesByChoice: createReader(choicesByChoiceSchema),
  vehicleModels: createReader(vehicleModelsSchema),
  emailCheck: createReader(emailCheckSchema),
  partnerLogos: createReader(partnerLogosSchema),
  dataPoints: createReader(dataPointsSchema),
  nothing: () => 'taken' as const,
} as const satisfies Readonly<Record<ResponseName, (response: unknown) => unknown>>;

/** The result of reading each response. */
export type CallResponses = {
  readonly [Name in ResponseName]: NonNullable<ReturnType<(typeof responseReaders)[Name]>>;
};

/** Null if no part of the envelope has the right shape. */
function readNonEmptyEnvelope(response: unknown): Envelope | null {
  const envelope = readEnvelope(response);
  return Object.keys(envelope).length === 0 ? null : envelope;
}

/** Null without an id, because the application needs it for every further call. */
function readCreated(response: unknown): (Envelope & { readonly id: string }) | null {
  const envelope = readEnvelope(response);
  return envelope.id === undefined ? null : { ...envelope, id: envelope.id };
}

/** A redirect, by itself or in an envelope. */
function readRedirectResponse(response: unknown): Redirect | null {
  return readEnvelope(response).redirect ?? readRedirect(response) ?? null;
}

function createReader<Schema extends v.GenericSchema>(schema: Schema) {
  return (response: unknown): v.InferOutput<Schema> | null => readResponse(schema, response) ?? null;
}
