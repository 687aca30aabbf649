import type { ResponseName } from '../../api/responses';
import { api } from '../../api/api';
import { calls } from '../../api/calls.gen';
import { leadResponses } from '../../api/responseActions';
import type { StartListening } from '../root';
import { replacesLead } from './ownEvents';

/** The response of each call. Actions know a call only by its name. */
const responsesByCall = new Map<string, ResponseName>(
  Object.entries(calls).map(([name, { response }]) => [name, response]),
);

/** Aborts pending calls of a lead when another lead replaces it, because their responses do not apply to the new one. */
export function setupAbortCallsListener(startListening: StartListening): void {
  startListening({
    matcher: replacesLead,
    effect: (_action, { dispatch, getOriginalState }) => {
      const { id } = getOriginalState().leadApplication.application;
      for (const call of dispatch(api.util.getRunningMutationsThunk())) {
        const response = responsesByCall.get(call.arg.endpointName);
        if (leadResponses.some((name) => name === response)) call.abort();
      }
      if (id === undefined) return;
      for (const name of ['leadStatus', 'leadRedirect'] as const) {
        dispatch(api.util.getRunningQueryThunk(name, { params: { id } }))?.abort();
      }
    },
  });
}
