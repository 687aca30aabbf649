import { api } from '../../api/api';
import { deliver, type Effect, type Outcome, type Verdict } from '../sending/deliver';
import { isBusy } from '../selectors/journey';
import { read } from '../sending/read';
import type { StartListening } from '../root';
import { isOver } from '../sessions';
import { consentsUnanswered, inquiryChanged, sendingChanged } from '../slices/asyncFormData';
import { consentsChosen, consentsOpened, offerTaken, passwordChosen, unsubscribeRequested } from '../signals';
import type { SendingKey } from '../../domain/journey/calls/sending';

/** What an applicant tells the server beside the form, each once by each press: its answer names the next state or nothing. */
export function setupCustomerListeners(startListening: StartListening): void {
  startListening({
    actionCreator: offerTaken,
    effect: async (_action, effect) => {
      const { application, result } = effect.getState().leadApplication;
      const { id } = application;
      if (id === undefined) return;
      const body = { id, ...(result.offerId === undefined ? {} : { offerId: result.offerId }) };
      const call = async (): Promise<Outcome<unknown>> =>
        isOver(effect.getState(), effect.extra)
          ? { error: { kind: 'gone' } }
          : effect.dispatch(api.endpoints.sale.initiate({ body }));
      const verdict = await tellOnce('sale', call, effect);
      if (verdict === 'gone') effect.dispatch(inquiryChanged('gone'));
    },
  });
  startListening({
    actionCreator: passwordChosen,
    effect: async ({ payload: { password } }, effect) => {
      const { id } = effect.getState().leadApplication.application;
      if (id === undefined) return;
      const argument = { body: { id, password } };
      const call = () => effect.dispatch(api.endpoints.customerPassword.initiate(argument, { track: false }));
      await tellOnce('password', call, effect);
    },
  });
  startListening({
    actionCreator: consentsOpened,
    effect: async (_action, effect) => {
      const { id } = effect.getState().leadApplication.application;
      if (id === undefined) return;
      const { customerConsents } = api.endpoints;
      const ask = () =>
        effect.dispatch(
          customerConsents.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
        );
      const { error } = await read(ask, effect);
      if (error !== undefined) effect.dispatch(consentsUnanswered());
    },
  });
  startListening({
    actionCreator: consentsChosen,
    effect: async ({ payload }, effect) => {
      const { id } = effect.getState().leadApplication.application;
      if (id === undefined) return;
      const argument = { params: { id }, body: payload };
      const call = () =>
        effect.dispatch(api.endpoints.putCustomerConsents.initiate(argument, { track: false }));
      await tellOnce('consents', call, effect);
    },
  });
  startListening({
    actionCreator: unsubscribeRequested,
    effect: async ({ payload: { email } }, effect) => {
      const argument = { query: { email } };
      const call = () => effect.dispatch(api.endpoints.unsubscribe.initiate(argument, { track: false }));
      await tellOnce('unsubscribe', call, effect);
    },
  });
}

/** What the server judged; null where it took what was told, or said nothing for good. */
async function tellOnce(
  key: SendingKey,
  send: () => Promise<Outcome<unknown>>,
  effect: Effect,
): Promise<Verdict['kind'] | null> {
  if (isBusy(effect.getState(), key)) return null;
  const delivered = await deliver(key, send, effect);
  if (delivered.kind === 'taken') {
    effect.dispatch(sendingChanged({ key, sending: { kind: 'saved', at: effect.extra.now() } }));
  }
  if (delivered.kind === 'judged') {
    const { verdict } = delivered;
    const codes = verdict.kind === 'field-errors' ? { codes: verdict.errors } : {};
    effect.dispatch(sendingChanged({ key, sending: { kind: 'not-saved', reason: 'refused', ...codes } }));
    return verdict.kind;
  }
  return null;
}
