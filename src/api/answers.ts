import type * as v from 'valibot';
import type { Redirect } from '../domain/journey/states/redirect';
import { believed } from './believed';
import type { calls } from './calls.gen';
import { consentsSchema } from './consents';
import { readContinued } from './continued';
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

/** What calls can answer, as the contract names it. */
export type AnswerName = (typeof calls)[keyof typeof calls]['answers'];

/** How each answer is read: by shape, never throwing. Null stands for an answer of another shape, which is none. */
export const readers = {
  created: readCreated,
  envelope: readAnyEnvelope,
  continuation: readContinued,
  redirect: readRedirectAnswer,
  consents: by(consentsSchema),
  policies: readPolicies,
  places: by(placesSchema),
  place: by(placeSchema),
  companies: by(companiesSchema),
  choices: by(choicesSchema),
  choicesByChoice: by(choicesByChoiceSchema),
  vehicleModels: by(vehicleModelsSchema),
  emailCheck: by(emailCheckSchema),
  partnerLogos: by(partnerLogosSchema),
  dataPoints: by(dataPointsSchema),
  nothing: () => 'taken' as const,
} as const satisfies Readonly<Record<AnswerName, (answer: unknown) => unknown>>;

/** What the application makes of each answer. */
export type Answers = { readonly [Name in AnswerName]: NonNullable<ReturnType<(typeof readers)[Name]>> };

/** An envelope of which nothing can be believed is none. */
function readAnyEnvelope(answer: unknown): Envelope | null {
  const envelope = readEnvelope(answer);
  return Object.keys(envelope).length === 0 ? null : envelope;
}

/** A lead that was made has an id: without one nobody could go on with it. */
function readCreated(answer: unknown): (Envelope & { readonly id: string }) | null {
  const envelope = readEnvelope(answer);
  return envelope.id === undefined ? null : { ...envelope, id: envelope.id };
}

/** A redirect, told alone or within an envelope. */
function readRedirectAnswer(answer: unknown): Redirect | null {
  return readEnvelope(answer).redirect ?? readRedirect(answer) ?? null;
}

function by<Schema extends v.GenericSchema>(schema: Schema) {
  return (answer: unknown): v.InferOutput<Schema> | null => believed(schema, answer) ?? null;
}
