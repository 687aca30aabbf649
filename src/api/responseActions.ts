import type { ResponseName, CallResponses } from './responses';

/** Responses about the state of a lead. An older one never replaces a newer one. */
export const leadResponses = ['created', 'envelope'] as const satisfies readonly ResponseName[];

/**
 * A matcher for the actions of successful calls, by the name of the response in the contract. It ignores stale responses. It
 * reads the action alone and does not import the calls, because the first script needs the matcher and loads the calls later.
 */
export function isResponse<Name extends ResponseName>(...names: readonly Name[]) {
  return (action: unknown): action is { readonly type: string; readonly payload: CallResponses[Name] } =>
    names.some((name) => name === getMeta(action)['response']) && getMeta(action)['isStale'] !== true;
}

/** Whether the action is a response about a lead that a newer response overtook. */
export function isStaleResponse(action: unknown): boolean {
  return getMeta(action)['isStale'] === true;
}

/** The meta data of a successful call; empty for any other action. */
function getMeta(action: unknown): Readonly<Record<string, unknown>> {
  const { type, meta } = toRecord(action);
  const isFulfilled = typeof type === 'string' && /^api\/execute(?:Mutation|Query)\/fulfilled$/.test(type);
  return isFulfilled ? toRecord(toRecord(meta)['baseQueryMeta']) : {};
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
