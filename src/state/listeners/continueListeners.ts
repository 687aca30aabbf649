import { api } from '../../api/api';
import type { Brokerage } from '../../api/brokerage';
import type { CallResult } from '../../api/callResult';
import type { ContinuedLead } from '../../api/continuedLead';
import { decideContinuation, getStateToContinue } from '../../domain/journey/arrival/continuing';
import { isSessionExpired } from '../../domain/journey/arrival/staleness';
import { createEmptyApplication } from '../../domain/journey/arrival/start';
import { isAfterOffer } from '../../domain/journey/states/progressStates';
import { selectHasLinkConflict, selectIsBegun, selectProgressState } from '../selectors/journey';
import { continuationChanged } from '../slices/asyncFormData';
import type { Continuation } from '../slices/asyncFormDataState';
import type { RootState, StartListening } from '../root';
import type { Attempt, ListenerContext } from '../submission/context';
import { createCall } from '../submission/createCall';
import { getPauseEnd, readWithRetries } from '../submission/readWithRetries';
import { resetRequestStatus, sendOnce } from '../submission/sendOnce';
import { replaceGoneApplication } from '../submission/submitQuestionnaire';
import { beginApplication, createSession, getSession, isApplicationOver } from '../tabs/sessions';
import { replacePresent } from '../tabs/tabs';
import {
  applicationReplaced,
  continueLinkOpened,
  continuationAccepted,
  continuationDeclined,
  leadContinued,
  newApplicationRequested,
  pageRestored,
  stageRequestConfirmed,
  withdrawalCodeRequested,
  withdrawalConfirmed,
} from '../events';

/** Looks up the lead of a continue link. The application continues that lead only after the applicant confirms. */
export function setupContinueListeners(startListening: StartListening): void {
  startListening({
    actionCreator: continueLinkOpened,
    effect: async ({ payload }, context) => {
      const { dispatch, getState, extra, cancelActiveListeners } = context;
      cancelActiveListeners();
      for (const key of ['withdrawalCode', 'withdrawal', 'stageRequest'] as const)
        resetRequestStatus(key, context);
      if (payload.id === '') {
        dispatch(continuationChanged({ kind: 'unknown' }));
        return;
      }
      // Whoever ends the look-up stores another status: it was the link's and not an application's.
      const loading: Continuation = { kind: 'loading' };
      dispatch(continuationChanged(loading));
      const isAwaited = () => getState().asyncFormData.continuation === loading;
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
      const result = await readWithRetries(lookUp, context, isAwaited);
      dispatch(continuationChanged(toContinuation(result, extra.now(), selectProgressState(getState()))));
    },
  });
  startListening({
    actionCreator: continuationAccepted,
    effect: (_action, context) => continueLinkedLead(context),
  });
  // The link was the start of this page, so what is open here is restored only now. The start left an application that is over for the choice.
  startListening({
    actionCreator: continuationDeclined,
    effect: (_action, { dispatch, getState, extra }) => {
      if (isApplicationOver(getState(), extra)) dispatch(replaceGoneApplication());
      dispatch(pageRestored());
    },
  });
  startListening({
    actionCreator: withdrawalCodeRequested,
    effect: async (action, context) => {
      const id = getLinkedId(context.getState());
      if (id === undefined) return;
      const call = createCall(api.endpoints.resendCode, { body: { id } }, context);
      await sendOnce({ key: 'withdrawalCode', action }, call, context);
    },
  });
  startListening({
    actionCreator: withdrawalConfirmed,
    effect: async (action, context) => {
      const id = getLinkedId(context.getState());
      if (id === undefined) return;
      const call = createCall(api.endpoints.withdrawBrokerage, { body: { id, ...action.payload } }, context);
      const store = (brokerage: Brokerage) => changeLinkedLead(id, { brokerage }, context);
      await sendOnce({ key: 'withdrawal', action }, storingResponse(call, store), context);
    },
  });
  startListening({
    actionCreator: stageRequestConfirmed,
    effect: async (action, context) => {
      const id = getLinkedId(context.getState());
      if (id === undefined) return;
      const call = createCall(api.endpoints.requestStage, { body: { id, ...action.payload } }, context);
      const store = (change: LinkedChange) => changeLinkedLead(id, change, context);
      await sendOnce({ key: 'stageRequest', action }, storingResponse(call, store), context);
    },
  });
  startListening({
    actionCreator: newApplicationRequested,
    effect: (_action, { dispatch, getState, extra }) => {
      const { application } = getState().leadApplication;
      const { applicationId, session } = beginApplication(extra);
      const empty = createEmptyApplication(application, session);
      dispatch(
        replacePresent(applicationReplaced({ applicationId, application: empty, announcement: null })),
      );
    },
  });
}

function toContinuation(
  { data, error }: CallResult<ContinuedLead>,
  now: number,
  progressState: number,
): Continuation {
  if (error === undefined) return { kind: 'found', found: data, at: now, progressState };
  return error.kind === 'gone'
    ? { kind: 'unknown' }
    : { kind: 'trouble', pausedUntil: getPauseEnd(error, now) };
}

function getLinkedId({ asyncFormData: { continuation } }: RootState): string | undefined {
  return continuation.kind === 'found' ? continuation.found.envelope.id : undefined;
}

type LinkedChange = Partial<Pick<ContinuedLead, 'brokerage' | 'stages'>>;

/** The call, after which what the server has answered is stored. */
const storingResponse =
  <Data>(call: (attempt: Attempt) => Promise<CallResult<Data>>, store: (data: Data) => void) =>
  async (attempt: Attempt): Promise<CallResult<Data>> => {
    const result = await call(attempt);
    if (result.data !== undefined) store(result.data);
    return result;
  };

/** After an accepted declaration, changes what is shown of the lead of the link, unless another link is open by now. */
function changeLinkedLead(id: string, change: LinkedChange, context: ListenerContext): void {
  const { dispatch, getState, extra } = context;
  const { continuation } = getState().asyncFormData;
  if (continuation.kind !== 'found' || getLinkedId(getState()) !== id) return;
  // Its code is used up. The next declaration asks for another one.
  resetRequestStatus('withdrawalCode', context);
  const found = { ...continuation.found, ...change };
  dispatch(continuationChanged({ ...continuation, found, at: extra.now() }));
}

/** Continues the linked lead and opens its current state. */
function continueLinkedLead({ dispatch, getState, extra }: ListenerContext): void {
  const { asyncFormData, leadApplication, dynamicPages } = getState();
  const { continuation } = asyncFormData;
  if (continuation.kind !== 'found') return;
  const { applicationId, application } = leadApplication;
  // The session of another lead is not that of this one, also if it has ended. One that has expired would end with the next press.
  const isBesideOther = application.id !== undefined && application.id !== getLinkedId(getState());
  const isOver = isSessionExpired(application.sessionStartedAt, extra.now(), extra.storedExpirationMs);
  const decision = decideContinuation(
    continuation.found,
    {
      application,
      submitted: dynamicPages.submitted,
      drafts: dynamicPages.drafts,
      isBegun: selectIsBegun(getState()),
    },
    {
      current:
        isBesideOther || isOver || selectHasLinkConflict(getState())
          ? createSession(extra)
          : getSession(application, extra),
      next: () => createSession(extra),
    },
    extra.page,
    extra.now(),
  );
  // Another lead is another application, also if nothing was entered here: a draft of it may be in another tab or in a full storage.
  const staysOpen = decision.isSame && !decision.isStale;
  const at = extra.now();
  // Another tab may have gone on since the link was looked up.
  const present = selectProgressState(getState());
  const hasGoneOn = present !== continuation.progressState && isAfterOffer(getStateToContinue(present));
  const state = hasGoneOn ? present : decision.state;
  if (staysOpen) dispatch(leadContinued({ ...decision, state, applicationId, at }));
  else
    dispatch(
      replacePresent(
        leadContinued({ ...decision, applicationId: beginApplication(extra).applicationId, at }),
      ),
    );
}
