import type { AnswerName, Answers } from './answers';

/** Answers that tell where a lead stands: an older one never wins over a newer, and none outlives its lead. */
export const answersOfLead = ['created', 'envelope'] as const satisfies readonly AnswerName[];

/**
 * Recognises the actions by which calls tell what they were answered: whichever call it was, if the contract names its answer
 * so. It looks at what the action carries, without the calls themselves: the state of the first step needs to know, and the
 * code that makes them comes later. What came too late to be believed is none.
 */
export function isAnswered<Name extends AnswerName>(...names: readonly Name[]) {
  return (action: unknown): action is { readonly type: string; readonly payload: Answers[Name] } =>
    names.some((name) => name === metaOf(action)['answers']) && metaOf(action)['isLate'] !== true;
}

/** Recognises an answer about a lead that came after the answer of a call that began later. */
export function isOvertaken(action: unknown): boolean {
  return metaOf(action)['isLate'] === true;
}

/** What a call that was answered tells of itself; nothing for any other action. */
function metaOf(action: unknown): Readonly<Record<string, unknown>> {
  const { type, meta } = partsOf(action);
  const isFulfilled = typeof type === 'string' && /^api\/execute(?:Mutation|Query)\/fulfilled$/.test(type);
  return isFulfilled ? partsOf(partsOf(meta)['baseQueryMeta']) : {};
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
