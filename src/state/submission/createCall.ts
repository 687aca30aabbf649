import { toCallResult, type CallResult, type DispatchedResult } from '../../api/callResult';
import type { AppThunk } from '../root';
import type { Attempt, ListenerContext } from './context';

type SendAttempt<Data> = (attempt: Pick<Attempt, 'getKey'>) => Promise<CallResult<Data>>;

/** The part of an endpoint of the API that sends a change. A method, so that an endpoint of a table takes any of its arguments. */
interface Endpoint<Argument, Data> {
  initiate(argument: Argument, options: { readonly track: false }): AppThunk<Promise<DispatchedResult<Data>>>;
}

/** Creates a call for the attempts to send it. Its key belongs to what it sends. */
export function createCall<Argument extends object, Data>(
  endpoint: Endpoint<Argument, Data>,
  argument: Omit<Argument, 'idempotencyKey'>,
  context: Pick<ListenerContext, 'dispatch'>,
): SendAttempt<Data> {
  return createCallByTable(endpoint, argument, argument, context);
}

/** Creates a call whose endpoint is of a table, which checks its argument. Its key belongs to `sent`. */
export function createCallByTable<Data>(
  endpoint: Endpoint<object, Data>,
  argument: object,
  sent: object,
  { dispatch }: Pick<ListenerContext, 'dispatch'>,
): SendAttempt<Data> {
  return async ({ getKey }) =>
    toCallResult(
      await dispatch(endpoint.initiate({ ...argument, idempotencyKey: getKey(sent) }, { track: false })),
    );
}
