import { api } from '../../api/api';
import { isFinalError, toApiFailure } from '../../api/failure';
import { decideContinuation } from '../../domain/journey/arrival/continuing';
import { createFreshApplication } from '../../domain/journey/arrival/start';
import { selectHasOpenApplication } from '../selectors/journey';
import { continuationChanged } from '../slices/asyncFormData';
import type { RootState, StartListening } from '../root';
import type { ListenerContext } from '../submission/deliver';
import { getPauseEnd, readWithRetries } from '../submission/readWithRetries';
import { createSession, getSession } from '../sessions';
import {
  applicationReplaced,
  continueLinkOpened,
  continuationAccepted,
  continuationDeclined,
  leadContinued,
  newApplicationRequested,
  pageRestored,
} from '../events';

/** Looks up the lead of a continue link. The application continues that lead only after the applicant confirms. */
export function setupContinueListeners(startListening: StartListening): void {
  startListening({
    actionCreator: continueLinkOpened,
    effect: async ({ payload }, context) => {
      const { dispatch, getState, extra, cancelActiveListeners } = context;
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
      const options = { forceRefetch: true };
      const lookUp = () =>
        dispatch(
          extra.page.definition.flow === 'dynamic'
            ? continueLead.initiate({ params, query }, options)
            : continueLeadV2.initiate({ params, query: { ...query, others } }, options),
        );
      const { data, error } = await readWithRetries(lookUp, context);
      if (error !== undefined) {
        const failure = toApiFailure(error);
        dispatch(
          continuationChanged(
            isFinalError(failure)
              ? { kind: 'unknown' }
              : { kind: 'trouble', pausedUntil: getPauseEnd(failure, extra.now()) },
          ),
        );
        return;
      }
      const isFound = data !== undefined && data.envelope.id !== undefined;
      dispatch(
        continuationChanged(
          isFound
            ? { kind: 'found', found: data, isConflict: isOtherApplication(getState(), data.envelope.id) }
            : { kind: 'unknown' },
        ),
      );
    },
  });
  startListening({
    actionCreator: continuationAccepted,
    effect: (_action, context) => continueLinkedLead(context),
  });
  // The link was the start of this page, so what is open here is restored only now.
  startListening({
    actionCreator: continuationDeclined,
    effect: (_action, { dispatch }) => {
      dispatch(pageRestored());
    },
  });
  startListening({
    actionCreator: newApplicationRequested,
    effect: (_action, { dispatch, getState, extra }) => {
      const { application } = getState().leadApplication;
      dispatch(
        applicationReplaced({
          application: createFreshApplication(application, createSession(extra)),
          announcement: null,
        }),
      );
    },
  });
}

/** Whether this browser has another lead open, or the input of another application. */
function isOtherApplication(state: RootState, id: string | undefined): boolean {
  return selectHasOpenApplication(state) && state.leadApplication.application.id !== id;
}

/** Continues the linked lead and opens its current state. */
function continueLinkedLead({ dispatch, getState, extra }: ListenerContext): void {
  const { asyncFormData, leadApplication, dynamicPages } = getState();
  const { continuation } = asyncFormData;
  if (continuation.kind !== 'found') return;
  const { application } = leadApplication;
  // Other tabs of the session still have the application that is open. In one session the tabs would merge both.
  const current = isOtherApplication(getState(), continuation.found.envelope.id)
    ? createSession(extra)
    : getSession(application, extra);
  dispatch(
    leadContinued(
      decideContinuation(
        continuation.found,
        { application, submitted: dynamicPages.submitted, drafts: dynamicPages.drafts },
        { current, next: () => createSession(extra) },
        extra.page,
        extra.now(),
      ),
    ),
  );
}
