import { api } from '../../api/api';
import { asFailure } from '../../api/failure';
import { decideContinuation } from '../../domain/journey/arrival/continuing';
import { freshApplication } from '../../domain/journey/arrival/start';
import { continuationChanged } from '../slices/asyncFormData';
import type { AppDispatch, Dependencies, RootState, StartListening } from '../root';
import { mayPass, read } from '../sending/read';
import { newSession, sessionOf } from '../sessions';
import { applicationBegun, continueOpened, continuationTaken, leadContinued, startedAnew } from '../signals';

/** A link that brings an applicant back: asked for, shown, and taken up only when the applicant says so. */
export function setupContinuingListeners(startListening: StartListening): void {
  startListening({
    actionCreator: continueOpened,
    effect: async ({ payload }, effect) => {
      const { dispatch, getState, extra, cancelActiveListeners } = effect;
      cancelActiveListeners();
      if (payload.id === '') {
        dispatch(continuationChanged({ kind: 'unknown' }));
        return;
      }
      dispatch(continuationChanged({ kind: 'loading' }));
      const { id, urlType, refTransactionId, others } = payload;
      const { continueLead, continueLeadV2 } = api.endpoints;
      const params = { id, urlType };
      const query = refTransactionId === undefined ? {} : { refTransactionId };
      const anew = { forceRefetch: true, subscribe: false } as const;
      const ask = () =>
        dispatch(
          extra.page.definition.flow === 'dynamic'
            ? continueLead.initiate({ params, query }, anew)
            : continueLeadV2.initiate({ params, query: { ...query, others } }, anew),
        );
      const { data, error } = await read(ask, effect);
      if (error !== undefined) {
        dispatch(continuationChanged({ kind: mayPass(asFailure(error)) ? 'trouble' : 'unknown' }));
        return;
      }
      const isFound = data !== undefined && data.envelope.id !== undefined;
      dispatch(
        continuationChanged(
          isFound
            ? { kind: 'found', found: data, isConflict: isOther(getState(), data.envelope.id) }
            : { kind: 'unknown' },
        ),
      );
    },
  });
  startListening({
    actionCreator: continuationTaken,
    effect: (_action, { dispatch, getState, extra }) => takeUp(dispatch, getState, extra),
  });
  startListening({
    actionCreator: startedAnew,
    effect: (_action, { dispatch, getState, extra }) => {
      const { application } = getState().leadApplication;
      dispatch(
        applicationBegun({
          application: freshApplication(application, newSession(extra)),
          announcement: null,
        }),
      );
    },
  });
}

/** Whether another lead, or input of another application, is open here. */
function isOther({ leadApplication }: RootState, id: string | undefined): boolean {
  const own = leadApplication.application.id;
  return own === undefined ? leadApplication.lastOperationTimestamp !== null : own !== id;
}

/** Takes the linked lead up as was decided, and leads to where it stands. */
function takeUp(dispatch: AppDispatch, getState: () => RootState, extra: Dependencies): void {
  const { asyncFormData, leadApplication, dynamicPages } = getState();
  const { continuation } = asyncFormData;
  if (continuation.kind !== 'found') return;
  const { application } = leadApplication;
  dispatch(
    leadContinued(
      decideContinuation(
        continuation.found,
        { application, submitted: dynamicPages.submitted },
        { current: sessionOf(application, extra), next: () => newSession(extra) },
        extra.page,
        extra.now(),
      ),
    ),
  );
}
