import type * as v from 'valibot';
import type { Redirect } from '../domain/journey/states/redirect';
import { believed } from './believed';
import type { calls } from './calls.gen';
import { consentsSchema } from './consents';
import { readContinued } from './continued';
import { readEnvelope, readRedirect } from './envelope';
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

/** What calls can answer, as the contract names it. */
export type AnswerName = (typeof calls)[keyof typeof calls]['answers'];

/** How each answer is read: by shape, never throwing. Null stands for an answer of another shape. */
export const readers = {
  envelope: readEnvelope,
  continuation: readContinued,
  redirect: readRedirectAnswer,
  consents: by(consentsSchema),
  policies: readPolicies,
  places: by(placesSchema),
  place: by(placeSchema),
  companies: by(companiesSchema),
  choices: by(choicesSchema),
  choicesByChoice: by(choicesByChoiceSchema),
  emailCheck: by(emailCheckSchema),
  partnerLogos: by(partnerLogosSchema),
  dataPoints: by(dataPointsSchema),
  nothing: () => null,
} as const satisfies Readonly<Record<AnswerName, (answer: unknown) => unknown>>;

/** What the application makes of each answer. */
export type Answers = { readonly [Name in AnswerName]: ReturnType<(typeof readers)[Name]> };

/** A redirect, told alone or within an envelope. */
function readRedirectAnswer(answer: unknown): Redirect | null {
  return readEnvelope(answer).redirect ?? readRedirect(answer) ?? null;
}

function by<Schema extends v.GenericSchema>(schema: Schema) {
  return (answer: unknown): v.InferOutput<Schema> | null => believed(schema, answer) ?? null;
}
