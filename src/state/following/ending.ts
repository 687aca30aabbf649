import { api } from '../../api/api';
import type { Redirect } from '../../domain/journey/states/redirect';
import { isEndState, stateNumber } from '../../domain/journey/states/progressStates';
import { applicationResultUpdated, redirectFollowed } from '../slices/lead';
import { currentState } from '../slices/leadState';
import type { RootState, StartListening } from '../root';
import type { Effect } from '../sending/deliver';
import { read } from '../sending/read';
import { sessionOf } from '../sessions';
import {
  pageRestored,
  personalDataForgotten,
  reapplied,
  reapplyRequested,
  redirectTaken,
  redirectWanted,
  tabsMerged,
} from '../signals';

/** What follows when an application ends: the redirect, once, and the forgetting of what is personal. */
export function setupEndingListeners(startListening: StartListening): void {
  startListening({
    // A tab that only heard of it from another leaves the going to that one.
    predicate: (action, current, previous) =>
      isIn('REDIRECTED', current) && !isIn('REDIRECTED', previous) && !tabsMerged.match(action),
    effect: (_action, effect) => sendToPartner(effect),
  });
  startListening({ actionCreator: redirectWanted, effect: (_action, effect) => sendToPartner(effect) });
  // A reload finds no address: it is asked for, to be shown, and not followed by itself.
  startListening({
    actionCreator: pageRestored,
    effect: async (_action, effect) => {
      if (isIn('REDIRECTED', effect.getState())) await redirectOf(effect);
    },
  });
  startListening({ actionCreator: redirectTaken, effect: (_action, effect) => leaveByPress(effect) });
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

/** Leaves for the partner by itself: once for each lead, in one of all tabs, and only where the address may be followed. */
async function sendToPartner(effect: Effect): Promise<void> {
  const { dispatch, getState, extra } = effect;
  const redirect = await redirectOf(effect);
  const { redirected, application } = getState().leadApplication;
  if (redirect === null || redirected !== null) return;
  const target = extra.judgeRedirect(redirect.url);
  if (target.follow === 'never') {
    extra.log('A redirect address was refused');
    return;
  }
  if (target.follow !== 'at-once' || !(await extra.isFirstToLeave(application.id ?? ''))) return;
  // What was deleted meanwhile leads nobody away.
  if (getState().leadApplication.application.id !== application.id) return;
  dispatch(redirectFollowed(redirect));
  extra.keepNow();
  extra.leave(redirect);
}

/** A press leaves for the partner too, also a second time, and counts as having been there. */
function leaveByPress({ dispatch, getState, extra }: Effect): void {
  const { redirect } = getState().leadApplication.result;
  if (redirect === undefined) return;
  const target = extra.judgeRedirect(redirect.url);
  if (target.follow === 'never') return;
  dispatch(redirectFollowed(redirect));
  extra.keepNow();
  extra.leave({ ...redirect, url: target.url });
}

/** The redirect that came with the state, or the one the server tells when asked. */
async function redirectOf(effect: Effect): Promise<Redirect | null> {
  const { dispatch, getState } = effect;
  const { result, application } = getState().leadApplication;
  const { id } = application;
  if (result.redirect !== undefined) return result.redirect;
  if (id === undefined) return null;
  const call = () =>
    dispatch(
      api.endpoints.leadRedirect.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
    );
  const { data: redirect } = await read(call, effect);
  if (redirect === undefined) return null;
  dispatch(applicationResultUpdated({ redirect }));
  return redirect;
}
