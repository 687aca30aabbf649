import { api } from '../../api/api';
import type { CallArgument, CallName } from '../../api/argument';
import { toCallResult, type CallResult } from '../../api/callResult';
import type { calls } from '../../api/calls.gen';
import type { CallResponses } from '../../api/responses';
import type { AppThunk } from '../root';
import type { Attempt, ListenerContext } from './context';

type Row<Name extends CallName> = (typeof calls)[Name];

/** A call that changes something. */
type ChangeName = {
  [Name in CallName]: Row<Name>['method'] extends 'GET' ? never : Name;
}[CallName];

type SendAttempt<Name extends ChangeName> = (
  attempt: Pick<Attempt, 'getKey'>,
) => Promise<CallResult<CallResponses[Row<Name>['response']]>>;

/** Creates a call for the attempts of a delivery. Its key belongs to what it sends. */
export function createCall<Name extends ChangeName>(
  name: Name,
  argument: Omit<CallArgument<Name>, 'idempotencyKey'>,
  context: Pick<ListenerContext, 'dispatch'>,
): SendAttempt<Name> {
  return createCallByTable(name, argument, argument, context);
}

/** Creates a call whose name is of a table, which checks its argument. Its key belongs to `sent`. */
export function createCallByTable<Name extends ChangeName>(
  name: Name,
  argument: object,
  sent: object,
  { dispatch }: Pick<ListenerContext, 'dispatch'>,
): SendAttempt<Name> {
  return async ({ getKey }) =>
    toCallResult(
      await dispatch(getInitiate(name)({ ...argument, idempotencyKey: getKey(sent) }, { track: false })),
    );
}

/** The overload gives the `initiate` of an endpoint the type of its response. */
function getInitiate<Name extends ChangeName>(
  name: Name,
): (argument: object, options: { readonly track: false }) => AppThunk<ReturnType<SendAttempt<Name>>>;
function getInitiate(name: ChangeName): object {
  return api.endpoints[name].initiate;
}
