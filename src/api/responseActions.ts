import type { Envelope } from './envelope';
import { isRecord } from '../domain/lead/isRecord';
import type { ResponseName, CallResponses } from './responses';

/** Responses about the state of a lead. An older one never replaces a newer one. */
export const leadResponses = ['created', 'envelope'] as const satisfies readonly ResponseName[];

/**
 * A matcher for the actions of successful calls, by the name of the response in the contract. It ignores stale responses and those
 * of another lead. It reads the action alone and does not import the calls, because the first script needs the matcher and loads the
 * calls later.
 */
export function isResponse<Name extends ResponseName>(...names: readonly Name[]) {
  return (action: unknown): action is { readonly type: string; readonly payload: CallResponses[Name] } => {
    const meta = getMeta(action, 'fulfilled');
    return names.some((name) => name === meta['response']) && counts(meta);
  };
}

/** Matches a call that changed nothing, because the lead had moved on. It carries the present envelope. Ignores the same responses. */
export function isMoved(
  action: unknown,
): action is { readonly type: string; readonly payload: { readonly envelope: Envelope } } {
  const { payload } = toRecord(action);
  return toRecord(payload)['kind'] === 'moved' && counts(getMeta(action, 'rejected'));
}

/** Whether the action is a response about a lead that a newer response overtook. */
export function isStaleResponse(action: unknown): boolean {
  return [getMeta(action, 'fulfilled'), getMeta(action, 'rejected')].some(({ isStale }) => isStale === true);
}

/** Whether a response is neither stale nor about a lead that is no longer open. */
function counts({ isStale, isOfOtherLead }: Readonly<Record<string, unknown>>): boolean {
  return isStale !== true && isOfOtherLead !== true;
}

/** The meta data of a call with this end; empty for any other action. */
function getMeta(action: unknown, end: 'fulfilled' | 'rejected'): Readonly<Record<string, unknown>> {
  const { type, meta } = toRecord(action);
  const isEnd =
    typeof type === 'string' && /^api\/execute(?:Mutation|Query)\//.test(type) && type.endsWith(end);
  return isEnd ? toRecord(toRecord(meta)['baseQueryMeta']) : {};
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
