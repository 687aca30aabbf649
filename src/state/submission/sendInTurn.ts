import { api } from '../../api/api';
import { isUncertain, toApiFailure, type ApiFailure } from '../../api/failure';
import { stateKeys } from '../../domain/journey/calls/lanes';
import type { RequestKey } from '../../domain/journey/calls/requestStatus';
import { selectApplication, selectApplicationId } from '../selectors/journey';
import type { RootState } from '../root';
import { responseLost } from '../slices/asyncFormData';
import type { CallResult, ListenerContext } from './calls';
import { readOnce } from './readWithRetries';
import { catchUp } from '../tabs';
import { isSamePlace } from './seenPlace';

/** Where and for whom an attempt is made. */
interface Turn {
  /** The state at the press. */
  readonly pressed: RootState;
  /** Whether somebody still waits for the response. */
  readonly isAwaited: () => boolean;
}

/**
 * Makes one attempt. A request about the state waits until no other tab of the application makes one, which may lead to another state. An update of the
 * form carries all answers, so that a repeat changes nothing, and an edit takes it back until it is sent.
 */
export function sendInTurn<Data>(
  key: RequestKey,
  send: () => Promise<CallResult<Data>>,
  { pressed, isAwaited }: Turn,
  context: Pick<ListenerContext, 'dispatch' | 'getState' | 'extra'>,
): Promise<CallResult<Data>> {
  if (!stateKeys.includes(key)) return send();
  const { extra } = context;
  return extra.runExclusive(`${selectApplicationId(pressed)}:state`, async () => {
    if (!isAwaited()) return { error: { kind: 'gone' } satisfies ApiFailure };
    const result = await sendInPresentState(send, pressed, context);
    // The next tab reads it.
    extra.flush();
    return result;
  });
}

/**
 * If an earlier request about the state may have arrived, the status of the lead is read first. Fails with `moved` if the lead is in another state
 * than at the press, or has another offer.
 */
async function sendInPresentState<Data>(
  send: () => Promise<CallResult<Data>>,
  pressed: RootState,
  context: Pick<ListenerContext, 'dispatch' | 'getState'>,
): Promise<CallResult<Data>> {
  const { dispatch, getState } = context;
  dispatch(catchUp());
  const { id } = selectApplication(getState());
  const isUnknown = () => id !== undefined && getState().asyncFormData.isResponseLost;
  // A read that had begun before the loss, and which this one shares, tells nothing (`api/responseOrder.ts`).
  for (let reads = 0; reads < 2 && isUnknown(); reads += 1) {
    // The delivery itself ends if another lead has replaced this one.
    const { error } = await readOnce(createStatusCall(id ?? '', context), () => true);
    if (error !== undefined) return { error };
  }
  if (isUnknown()) return { error: { kind: 'server' } satisfies ApiFailure };
  if (!isSamePlace(pressed, getState())) {
    return { error: { kind: 'moved', envelope: {} } satisfies ApiFailure };
  }
  const result = await send();
  if (result.error !== undefined && isUncertain(toApiFailure(result.error))) dispatch(responseLost());
  return result;
}

/** Creates a call for the status of a lead. */
export function createStatusCall(id: string, { dispatch }: Pick<ListenerContext, 'dispatch'>) {
  return () => dispatch(api.endpoints.leadStatus.initiate({ params: { id } }, { forceRefetch: true }));
}
