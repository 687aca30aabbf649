import { api } from '../../api/api';
import type { Redirect } from '../../domain/journey/states/redirect';
import { isEndState, stateNumber } from '../../domain/journey/states/progressStates';
import { applicationResultUpdated, currentState, redirectFollowed } from '../slices/lead';
import type { AppDispatch, Dependencies, RootState, StartListening } from '../root';
import { sessionOf } from '../sessions';
import { personalDataForgotten, reapplied, reapplyRequested } from '../signals';

/** What follows when an application ends: the redirect, once, and the forgetting of what is personal. */
export function setupEndingListeners(startListening: StartListening): void {
  startListening({
    predicate: (_action, current, previous) => isIn('REDIRECTED', current) && !isIn('REDIRECTED', previous),
    effect: async (_action, { dispatch, getState, extra }) => {
      await sendToPartner(dispatch, getState, extra);
    },
  });
  startListening({
    predicate: (_action, current, previous) =>
      isEndState(currentState(current.leadApplication)) &&
      !isEndState(currentState(previous.leadApplication)),
    effect: (_action, { dispatch }) => {
      dispatch(personalDataForgotten());
    },
  });
  startListening({
    actionCreator: reapplyRequested,
    effect: (_action, { dispatch, getState, extra }) => {
      dispatch(reapplied(sessionOf(getState().leadApplication.application, extra)));
    },
  });
}

function isIn(name: 'REDIRECTED', state: RootState): boolean {
  return currentState(state.leadApplication) === stateNumber(name);
}

async function sendToPartner(
  dispatch: AppDispatch,
  getState: () => RootState,
  { judgeRedirect, leave, log }: Dependencies,
): Promise<void> {
  const redirect = await redirectOf(dispatch, getState);
  if (redirect === null || getState().leadApplication.redirected !== null) return;
  const target = judgeRedirect(redirect.url);
  if (target.follow === 'never') {
    log('A redirect address was refused');
    return;
  }
  if (target.follow !== 'at-once') return;
  dispatch(redirectFollowed(redirect));
  leave(redirect);
}

/** The redirect that came with the state, or the one the server tells when asked. */
async function redirectOf(dispatch: AppDispatch, getState: () => RootState): Promise<Redirect | null> {
  const { result, application } = getState().leadApplication;
  if (result.redirect !== undefined) return result.redirect;
  if (application.id === undefined) return null;
  const { data } = await dispatch(
    api.endpoints.leadRedirect.initiate({ params: { id: application.id } }, { subscribe: false }),
  );
  if (data === undefined) return null;
  dispatch(applicationResultUpdated({ redirect: data }));
  return data;
}
