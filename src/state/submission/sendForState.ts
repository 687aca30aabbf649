import * as v from 'valibot';
import { api } from '../../api/api';
import type { CallResult } from '../../api/callResult';
import { isUncertain } from '../../api/failure';
import { selectApplication, selectApplicationId } from '../selectors/journey';
import type { RootState } from '../root';
import { responseLost } from '../slices/asyncFormData';
import { catchUp } from '../tabs/tabs';
import { notAwaited, type ListenerContext } from './context';
import { readOnce } from './readWithRetries';
import { isSamePlace } from '../selectors/seenPlace';

/** The press of a request. */
interface AwaitedPress {
  /** The state at the press. */
  readonly pressed: RootState;
  /** Whether somebody still waits for the response. */
  readonly isAwaited: () => boolean;
}

/** The key in local storage of the application that waits for the response to a request about its state, in any tab. */
const unansweredKey = 'unanswered';

type StateContext = Pick<ListenerContext, 'dispatch' | 'getState' | 'extra'>;

/**
 * Makes one attempt of a request about a state (`keysAboutState`), while no other tab of the application makes one: that may lead to another state. Fails
 * with `moved` if the lead is in another state than at the press, or has another offer, and with `gone` if nobody waits for the response any more.
 */
export function sendForState<Data>(
  send: () => Promise<CallResult<Data>>,
  press: AwaitedPress,
  context: StateContext,
): Promise<CallResult<Data>> {
  const { dispatch, extra } = context;
  return extra.runExclusive(`${selectApplicationId(press.pressed)}:state`, async () => {
    dispatch(catchUp());
    const result = await sendInPresentState(send, press, context);
    // Before another tab makes an attempt, it reads what this one has led to.
    extra.flush();
    return result;
  });
}

/** Sends in the state of the press. If an earlier request about the state may have arrived, the status of the lead is read first. */
async function sendInPresentState<Data>(
  send: () => Promise<CallResult<Data>>,
  { pressed, isAwaited }: AwaitedPress,
  context: StateContext,
): Promise<CallResult<Data>> {
  const { dispatch, getState, extra } = context;
  const { id } = selectApplication(getState());
  const applicationId = selectApplicationId(pressed);
  // A tab that has no response, or was closed or frozen before it came, does not know either what its request has led to.
  if (extra.shared.getParsed(unansweredKey, v.string()) === applicationId) dispatch(responseLost());
  const isUnknown = () => id !== undefined && getState().asyncFormData.isResponseLost;
  // A read that had begun before the loss, and which this one shares, tells nothing (`api/responseOrder.ts`).
  for (let reads = 0; reads < 2 && isUnknown(); reads += 1) {
    // The request itself ends if another lead has replaced this one.
    const { error } = await readOnce(createStatusCall(id ?? '', context), () => true);
    if (error !== undefined) return { error };
  }
  if (isUnknown()) return { error: { kind: 'server' } };
  // A state that another tab has left awaits nothing, and the screen says why.
  if (!isSamePlace(pressed, getState())) return { error: { kind: 'moved', envelope: {} } };
  if (!isAwaited()) return notAwaited;
  extra.shared.set(unansweredKey, applicationId);
  const result = await send();
  if (result.error !== undefined && isUncertain(result.error)) dispatch(responseLost());
  else extra.shared.remove(unansweredKey);
  return result;
}

/** Creates a call for the status of a lead. */
export function createStatusCall(id: string, { dispatch }: Pick<ListenerContext, 'dispatch'>) {
  return () => dispatch(api.endpoints.leadStatus.initiate({ params: { id } }, { forceRefetch: true }));
}
