import * as v from 'valibot';
import { isEmail } from '../domain/catalogue/patterns';
import { stageKinds, type LeadStage, type StageKind } from '../domain/journey/states/stages';
import { moment } from './moment';
import { lenientList, readResponse } from './readResponse';

const isKind = (kind: unknown): kind is StageKind =>
  typeof kind === 'string' && Object.hasOwn(stageKinds, kind);

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const stageSchema = v.object({
  kind: v.custom<StageKind>(isKind),
  at: moment,
  who: v.fallback(v.optional(name), undefined),
  from: v.fallback(v.optional(v.pipe(name, v.check(isEmail))), undefined),
});
const stagesSchema = lenientList(stageSchema);

/** Reads stages by their shape. Leaves out those of an unknown kind or another shape; empty if the server sends none. */
export function readStages(value: unknown): readonly LeadStage[] {
  return readResponse(stagesSchema, value) ?? [];
}
