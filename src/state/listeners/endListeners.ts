import * as v from 'valibot';
import { api } from '../../api/api';
import type { Redirect } from '../../domain/journey/states/redirect';
import { isEndState, stateNumber } from '../../domain/journey/states/progressStates';
import { applicationResultUpdated, redirectFollowed } from '../slices/lead';
import { selectProgressState } from '../selectors/journey';
import type { Dependencies, RootState, StartListening } from '../root';
import type { ListenerContext } from '../submission/deliver';
import { readWithRetries } from '../submission/readWithRetries';
import { beginNextSession } from '../sessions';
import { endSession } from '../stored/endSession';
import {
  pageRestored,
  personalDataCleared,
  reapplicationStarted,
  reapplyRequested,
  redirectClicked,
  redirectRequested,
  sharedStateRequested,
  tabsMerged,
} from '../events';

/** Handles the end of an application: redirects once and removes personal data. */
export function setupEndListeners(startListening: StartListening): void {
  startListening({
    // A tab that received the state from another tab does not redirect: the other tab does.
    predicate: (action, current, previous) =>
      isRedirected(current) && !isRedirected(previous) && !tabsMerged.match(action),
    effect: (_action, context) => redirectAutomatically(context),
  });
  startListening({
    actionCreator: redirectRequested,
    // The server may name another address than the one that was refused.
    effect: async (_action, context) => {
      if ((await requestRedirect(context)) !== null) await redirectAutomatically(context);
    },
  });
  // The address is not persisted. After a reload it is requested again and shown, without an automatic redirect.
  startListening({
    actionCreator: pageRestored,
    effect: async (_action, context) => {
      if (isRedirected(context.getState())) await readRedirect(context);
    },
  });
  startListening({ actionCreator: redirectClicked, effect: (_action, context) => redirectOnPress(context) });
  startListening({
    predicate: (_action, current, previous) =>
      isEndState(selectProgressState(current)) && !isEndState(selectProgressState(previous)),
    effect: (_action, { dispatch, getState, extra }) => {
      dispatch(personalDataCleared());
      // A full storage takes nothing more before the answers are removed.
      extra.flush();
      const { application, attempt } = getState().leadApplication;
      if (application.sessionId !== undefined)
        endSession(extra.shared, application.sessionId, attempt, extra.createId);
    },
  });
  startListening({
    actionCreator: reapplyRequested,
    effect: ({ payload }, { dispatch, getState, extra }) => {
      dispatch(
        reapplicationStarted({ ...payload, session: beginNextSession(getState().leadApplication, extra) }),
      );
      dispatch(sharedStateRequested());
    },
  });
}

function isRedirected(state: RootState): boolean {
  return selectProgressState(state) === stateNumber('REDIRECTED');
}

/** Redirects to the partner automatically: once for each lead, in one tab, and only if the address is allowed. */
async function redirectAutomatically(context: ListenerContext): Promise<void> {
  const { getState, extra } = context;
  const redirect = await readRedirect(context);
  const { redirected, application } = getState().leadApplication;
  if (redirect === null || redirected !== null) return;
  const { resolveRedirect } = await extra.loadPartnerAddresses();
  const { follow } = resolveRedirect(redirect);
  if (follow === 'never' || follow === 'unlisted') {
    extra.log('A redirect address was refused');
    return;
  }
  if (follow !== 'at-once' || !(await claimRedirect(application.id ?? '', extra))) return;
  // The applicant may have deleted the application in the meantime.
  if (getState().leadApplication.application.id !== application.id) return;
  await followRedirect(redirect, context);
}

/** Whether this tab is the first to follow the redirect. All tabs share the storage, and a lock lets one tab check it at a time. */
function claimRedirect(leadId: string, { shared, runExclusive }: Dependencies): Promise<boolean> {
  return runExclusive('redirected', () => {
    if (shared.getParsed('redirected', v.string()) === leadId) return false;
    shared.set('redirected', leadId);
    return true;
  });
}

/** Redirects to the partner after a press, any number of times. It counts as a redirect too. */
async function redirectOnPress(context: ListenerContext): Promise<void> {
  const { redirect } = context.getState().leadApplication.result;
  if (redirect === undefined) return;
  const { resolveRedirect } = await context.extra.loadPartnerAddresses();
  const target = resolveRedirect(redirect);
  if (target.follow !== 'at-once' && target.follow !== 'when-asked') return;
  await followRedirect({ ...redirect, url: target.url }, context);
}

async function followRedirect(redirect: Redirect, { dispatch, extra }: ListenerContext): Promise<void> {
  const { leave } = await extra.loadPartnerAddresses();
  dispatch(redirectFollowed(redirect));
  extra.flush();
  leave(redirect, () => dispatch(applicationResultUpdated({ isRedirectStopped: true })));
}

/** Returns the redirect that came with the state, or requests it from the server. */
async function readRedirect(context: ListenerContext): Promise<Redirect | null> {
  return context.getState().leadApplication.result.redirect ?? requestRedirect(context);
}

async function requestRedirect(context: ListenerContext): Promise<Redirect | null> {
  const { dispatch, getState } = context;
  const { id } = getState().leadApplication.application;
  if (id === undefined) return null;
  const call = () =>
    dispatch(api.endpoints.leadRedirect.initiate({ params: { id } }, { forceRefetch: true }));
  const { data: redirect } = await readWithRetries(call, context);
  if (redirect === undefined) return null;
  dispatch(applicationResultUpdated({ redirect, isRedirectStopped: false }));
  return redirect;
}
