import { isFulfilled, isRejected } from '@reduxjs/toolkit';
import { getFields } from '../domain/lead/isRecord';
import type { Envelope } from './envelope';
import type { ResponseMeta } from './base';
import type { ResponseName, CallResponses } from './responses';

/** Responses about the state of a lead. An older one never replaces a newer one. */
export const leadResponses = ['created', 'envelope'] as const satisfies readonly ResponseName[];

const isSuccess = isFulfilled();
const isFailure = isRejected();

/**
 * A matcher for the actions of successful calls, by the name of the response in the contract. It ignores stale responses and those
 * of another lead. It does not import the calls: the slices are in the first script, the calls in the form's.
 */
export function isResponse<Name extends ResponseName>(...names: readonly Name[]) {
  return (action: unknown): action is { readonly type: string; readonly payload: CallResponses[Name] } => {
    const meta = getMeta(action);
    return isSuccess(action) && names.some((name) => name === meta.response) && counts(meta);
  };
}

/** Matches a call that changed nothing, because the lead had moved on. It carries the present envelope. Ignores the same responses. */
export function isMoved(
  action: unknown,
): action is { readonly type: string; readonly payload: { readonly envelope: Envelope } } {
  return isFailure(action) && getFields(action.payload)['kind'] === 'moved' && counts(getMeta(action));
}

/** Whether the action is a response about a lead that a newer response overtook. */
export function isStaleResponse(action: unknown): boolean {
  return (isSuccess(action) || isFailure(action)) && getMeta(action).isStale === true;
}

function counts({ isStale, isOfOtherLead }: ReadMeta): boolean {
  return isStale !== true && isOfOtherLead !== true;
}

type ReadMeta = Readonly<Partial<Record<keyof ResponseMeta, unknown>>>;

/** What the call of an action has told of its response; empty for any other action. */
function getMeta(action: unknown): ReadMeta {
  const { baseQueryMeta } = getFields(getFields(action)['meta']);
  return getFields(baseQueryMeta);
}
