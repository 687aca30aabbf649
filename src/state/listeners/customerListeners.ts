import { api } from '../../api/api';
import type { Attempt } from '../submission/deliver';
import { deliverForLead, deliverOnce } from '../submission/deliverOnce';
import { readWithRetries } from '../submission/readWithRetries';
import type { StartListening } from '../root';
import { getSeenState } from '../selectors/journey';
import { consentsRequestFailed } from '../slices/asyncFormData';
import {
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
    effect: async (_action, context) => {
      const { application, result } = context.getState().leadApplication;
      const { id } = application;
      if (id === undefined) return;
      const offer = result.offerId === undefined ? {} : { offerId: result.offerId };
      const body = { id, ...getSeenState(context.getState()), ...offer };
      const call = ({ getKey }: Attempt) =>
        context.dispatch(
          api.endpoints.sale.initiate({ body, idempotencyKey: getKey(body) }, { track: false }),
        );
      await deliverForLead('sale', call, context);
    },
  });
  startListening({
    actionCreator: passwordChosen,
    effect: async ({ payload: { password } }, context) => {
      const { id } = context.getState().leadApplication.application;
      if (id === undefined) return;
      const body = { id, password };
      const call = ({ getKey }: Attempt) =>
        context.dispatch(
          api.endpoints.customerPassword.initiate({ body, idempotencyKey: getKey(body) }, { track: false }),
        );
      await deliverOnce('password', call, context);
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
      const { error } = await readWithRetries(query, context);
      if (error !== undefined) context.dispatch(consentsRequestFailed());
    },
  });
  startListening({
    actionCreator: consentsSubmitted,
    effect: async ({ payload }, context) => {
      const { id } = context.getState().leadApplication.application;
      if (id === undefined) return;
      const call = ({ getKey }: Attempt) => {
        const argument = { params: { id }, body: payload, idempotencyKey: getKey(payload) };
        return context.dispatch(api.endpoints.putCustomerConsents.initiate(argument, { track: false }));
      };
      await deliverOnce('consents', call, context);
    },
  });
  startListening({
    actionCreator: unsubscribeRequested,
    effect: async ({ payload: { email } }, context) => {
      const query = { email };
      const call = ({ getKey }: Attempt) =>
        context.dispatch(
          api.endpoints.unsubscribe.initiate({ query, idempotencyKey: getKey(query) }, { track: false }),
        );
      await deliverOnce('unsubscribe', call, context);
    },
  });
}
