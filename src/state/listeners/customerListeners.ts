import { api } from '../../api/api';
import type { Attempt } from '../submission/calls';
import { sendForLead, sendOnce } from '../submission/sendOnce';
import { readForScreen } from '../submission/readForScreen';
import type { StartListening } from '../root';
import { getSeenState } from '../selectors/journey';
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
      const { application, result } = context.getState().leadApplication;
      const { id } = application;
      if (id === undefined) return;
      const offer = result.offerId === undefined ? {} : { offerId: result.offerId };
      const body = { id, ...getSeenState(context.getState()), ...offer };
      const call = ({ getKey }: Attempt) =>
        context.dispatch(
          api.endpoints.sale.initiate({ body, idempotencyKey: getKey(body) }, { track: false }),
        );
      await sendForLead({ key: 'sale', action }, call, context);
    },
  });
  startListening({
    actionCreator: passwordChosen,
    effect: async (action, context) => {
      const { password } = action.payload;
      const { id } = context.getState().leadApplication.application;
      if (id === undefined) return;
      const body = { id, password };
      const call = ({ getKey }: Attempt) =>
        context.dispatch(
          api.endpoints.customerPassword.initiate({ body, idempotencyKey: getKey(body) }, { track: false }),
        );
      await sendOnce({ key: 'password', action }, call, context);
    },
  });
  startListening({
    actionCreator: consentsOpened,
    effect: async (_action, context) => {
      const { id } = context.getState().leadApplication.application;
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
      const { payload } = action;
      const { id } = context.getState().leadApplication.application;
      if (id === undefined) return;
      const call = ({ getKey }: Attempt) => {
        const argument = { params: { id }, body: payload, idempotencyKey: getKey(payload) };
        return context.dispatch(api.endpoints.putCustomerConsents.initiate(argument, { track: false }));
      };
      await sendOnce({ key: 'consents', action }, call, context);
    },
  });
  startListening({
    actionCreator: callBackRequested,
    effect: async (action, context) => {
      const { id } = context.getState().leadApplication.application;
      const body = { ...action.payload, ...(id === undefined ? {} : { id }) };
      const call = ({ getKey }: Attempt) =>
        context.dispatch(
          api.endpoints.callBack.initiate({ body, idempotencyKey: getKey(body) }, { track: false }),
        );
      await sendOnce({ key: 'callBack', action }, call, context);
    },
  });
  startListening({
    actionCreator: unsubscribeRequested,
    effect: async (action, context) => {
      const { email } = action.payload;
      const query = { email };
      const call = ({ getKey }: Attempt) =>
        context.dispatch(
          api.endpoints.unsubscribe.initiate({ query, idempotencyKey: getKey(query) }, { track: false }),
        );
      await sendOnce({ key: 'unsubscribe', action }, call, context);
    },
  });
}
