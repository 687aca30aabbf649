import { api } from '../../api/api';
import { isUnderWay } from '../../domain/journey/calls/sending';
import { submissionChanged } from '../slices/asyncFormData';
import type { StartListening } from '../root';
import { offerTaken } from '../signals';

/** Tells the server once; its answer names the next state. */
export function setupAcceptingListener(startListening: StartListening): void {
  startListening({
    actionCreator: offerTaken,
    effect: async (_action, { dispatch, getState, extra }) => {
      const { leadApplication, asyncFormData } = getState();
      const { id } = leadApplication.application;
      const { offerId } = leadApplication.result;
      if (id === undefined || isUnderWay(asyncFormData.submission)) return;
      dispatch(submissionChanged({ kind: 'sending' }));
      const { error } = await dispatch(
        api.endpoints.sale.initiate({ body: offerId === undefined ? { id } : { id, offerId } }),
      );
      dispatch(
        submissionChanged(
          error === undefined ? { kind: 'saved', at: extra.now() } : { kind: 'not-saved', reason: 'server' },
        ),
      );
    },
  });
}
