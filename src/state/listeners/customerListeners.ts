import { api } from '../../api/api';
import { deliverForLead, deliverOnce } from '../submission/deliverOnce';
import { readWithRetries } from '../submission/readWithRetries';
import type { StartListening } from '../root';
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
      const body = { id, ...(result.offerId === undefined ? {} : { offerId: result.offerId }) };
      await deliverForLead(
        'sale',
        () => context.dispatch(api.endpoints.sale.initiate({ body }, { track: false })),
        context,
      );
    },
  });
  startListening({
    actionCreator: passwordChosen,
    effect: async ({ payload: { password } }, context) => {
      const { id } = context.getState().leadApplication.application;
      if (id === undefined) return;
      const argument = { body: { id, password } };
      const call = () =>
        context.dispatch(api.endpoints.customerPassword.initiate(argument, { track: false }));
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
      const argument = { params: { id }, body: payload };
      const call = () =>
        context.dispatch(api.endpoints.putCustomerConsents.initiate(argument, { track: false }));
      await deliverOnce('consents', call, context);
    },
  });
  startListening({
    actionCreator: unsubscribeRequested,
    effect: async ({ payload: { email } }, context) => {
      const argument = { query: { email } };
      const call = () => context.dispatch(api.endpoints.unsubscribe.initiate(argument, { track: false }));
      await deliverOnce('unsubscribe', call, context);
    },
  });
}
