import { api } from '../../api/api';
import { dropUndefined } from '../../domain/lead/dropUndefined';
import { createCall } from '../submission/createCall';
import { sendForLead, sendOnce } from '../submission/sendOnce';
import { readForScreen } from '../submission/readForScreen';
import type { StartListening } from '../root';
import { getSeenState, selectApplication, selectResult } from '../selectors/journey';
import {
  callBackRequested,
  consentsSubmitted,
  consentsOpened,
  offerAccepted,
  passwordChosen,
  unsubscribeRequested,
} from '../events';

/** Sends the applicant's requests outside the form, one request for each press. The response names the next state or nothing. */
export function setupCustomerListeners(startListening: StartListening): void {
  startListening({
    actionCreator: offerAccepted,
    effect: async (action, context) => {
      const state = context.getState();
      const { id } = selectApplication(state);
      if (id === undefined) return;
      const { offerId } = selectResult(state);
      const body = { id, ...getSeenState(state), ...dropUndefined({ offerId }) };
      const request = { key: 'sale', action, leadsOn: true } as const;
      await sendForLead(request, createCall(api.endpoints.sale, { body }, context), context);
    },
  });
  startListening({
    actionCreator: passwordChosen,
    effect: async (action, context) => {
      const { id } = selectApplication(context.getState());
      if (id === undefined) return;
      const body = { id, ...action.payload };
      await sendOnce(
        { key: 'password', action },
        createCall(api.endpoints.customerPassword, { body }, context),
        context,
      );
    },
  });
  startListening({
    actionCreator: consentsOpened,
    effect: async (_action, context) => {
      const { id } = selectApplication(context.getState());
      if (id === undefined) return;
      const { customerConsents } = api.endpoints;
      const query = () =>
        context.dispatch(customerConsents.initiate({ params: { id } }, { forceRefetch: true }));
      await readForScreen('consents', query, context);
    },
  });
  startListening({
    actionCreator: consentsSubmitted,
    effect: async (action, context) => {
      const { id } = selectApplication(context.getState());
      if (id === undefined) return;
      const call = createCall(
        api.endpoints.putCustomerConsents,
        { params: { id }, body: action.payload },
        context,
      );
      await sendOnce({ key: 'consents', action }, call, context);
    },
  });
  startListening({
    actionCreator: callBackRequested,
    effect: async (action, context) => {
      const { id } = selectApplication(context.getState());
      const body = { ...action.payload, ...dropUndefined({ id }) };
      await sendOnce(
        { key: 'callBack', action },
        createCall(api.endpoints.callBack, { body }, context),
        context,
      );
    },
  });
  startListening({
    actionCreator: unsubscribeRequested,
    effect: async (action, context) => {
      const call = createCall(api.endpoints.unsubscribe, { query: action.payload }, context);
      await sendOnce({ key: 'unsubscribe', action }, call, context);
    },
  });
}
