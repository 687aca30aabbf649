import type { AnswerName, Answers } from './answers';

/**
 * Recognises the actions by which calls tell what they were answered: whichever call it was, if the contract names its answer
 * so. It looks at what the action carries, without the calls themselves: the state of the first step needs to know, and the
 * code that makes them comes later.
 */
export function isAnswered<Name extends AnswerName>(name: Name) {
  return (action: unknown): action is { readonly type: string; readonly payload: Answers[Name] } => {
    const { type, meta } = partsOf(action);
    const { baseQueryMeta } = partsOf(meta);
    return (
      typeof type === 'string' &&
      /^api\/execute(?:Mutation|Query)\/fulfilled$/.test(type) &&
      partsOf(baseQueryMeta)['answers'] === name
    );
  };
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
