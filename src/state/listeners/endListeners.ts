import * as v from 'valibot';
import { api } from '../../api/api';
import type { PartnerAddresses } from '../../domain/journey/states/partnerAddresses';
import type { Redirect } from '../../domain/journey/states/redirect';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { applicationResultUpdated, redirectFollowed } from '../slices/lead';
import { selectProgressState } from '../selectors/journey';
import type { Dependencies, RootState, StartListening } from '../root';
import type { ListenerContext } from '../submission/context';
import { readForScreen } from '../submission/readForScreen';
import { beginOrJoin, openNext } from '../tabs/tabs';
import { watchState } from '../requests/watchLead';
import { isFromOtherTab } from './ownEvents';
import {
  pageRestored,
  reapplicationStarted,
  reapplyRequested,
  redirectBlocked,
  redirectClicked,
  redirectRequested,
} from '../events';

/** Handles the end of an application: redirects once, and begins another one. */
export function setupEndListeners(startListening: StartListening): void {
  startListening({
    predicate: (_action, current, previous) => isRedirected(current) && !isRedirected(previous),
    // A tab that received the state from another tab does not redirect: the other tab does. It shows the address.
    effect: async (action, context) => {
      if (isFromOtherTab(action)) await readRedirect(context);
      else await redirectAutomatically(context);
    },
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
    actionCreator: reapplyRequested,
    effect: ({ payload }, { dispatch }) => {
      // Another tab may have begun the next application already.
      if (dispatch(openNext())) return;
      dispatch(reapplicationStarted({ ...payload, ...dispatch(beginOrJoin()) }));
    },
  });
}

function isRedirected(state: RootState): boolean {
  return selectProgressState(state) === stateNumber('REDIRECTED');
}

/** Redirects to the partner: once for each lead, in one tab, only to an allowed address, and only if the lead is still in its state. */
async function redirectAutomatically(context: ListenerContext): Promise<void> {
  const { getState, extra } = context;
  const isStillInState = watchState(context);
  const redirect = await readRedirect(context);
  const { redirected, application } = getState().leadApplication;
  if (redirect === null || redirected !== null) return;
  const addresses = await extra.loadPartnerAddresses();
  const { follow } = addresses.resolveRedirect(redirect);
  if (follow === 'never' || follow === 'unlisted') {
    extra.log('A redirect address was refused');
    return;
  }
  if (follow !== 'at-once' || !(await claimRedirect(application.id ?? '', extra))) return;
  followRedirect(redirect, { addresses, isStillInState }, context);
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
  const isStillInState = watchState(context);
  const addresses = await context.extra.loadPartnerAddresses();
  const target = addresses.resolveRedirect(redirect);
  if (target.follow === 'never' || target.follow === 'unlisted') return;
  const follow = target.follow === 'out-of-frame' ? followOutOfFrame : followRedirect;
  follow({ ...redirect, url: target.url }, { addresses, isStillInState }, context);
}

interface WayToPartner {
  readonly addresses: PartnerAddresses;
  /** Whether the lead is still in the state that the redirect belongs to. */
  readonly isStillInState: () => boolean;
}

function followRedirect(redirect: Redirect, way: WayToPartner, context: ListenerContext): void {
  if (!way.isStillInState()) return;
  context.dispatch(redirectFollowed(redirect));
  context.extra.flush();
  way.addresses.leave(redirect, () => reportStopped(way, context));
}

/** Leaves the frame. This page stays there, unless the partner opens at the top. */
function followOutOfFrame(redirect: Redirect, way: WayToPartner, context: ListenerContext): void {
  if (!way.isStillInState()) return;
  const isOpened = way.addresses.leaveFrame(redirect, () => reportStopped(way, context));
  context.dispatch(isOpened ? redirectFollowed(redirect) : redirectBlocked());
}

function reportStopped({ isStillInState }: WayToPartner, { dispatch }: ListenerContext): void {
  if (isStillInState()) dispatch(applicationResultUpdated({ isRedirectStopped: true }));
}

async function readRedirect(context: ListenerContext): Promise<Redirect | null> {
  return context.getState().leadApplication.result.redirect ?? requestRedirect(context);
}

/** Requests the address of the partner for the present state. The read ends without a result if the lead leaves that state. */
async function requestRedirect(context: ListenerContext): Promise<Redirect | null> {
  const { dispatch, getState } = context;
  const { id } = getState().leadApplication.application;
  if (id === undefined) return null;
  const call = () =>
    dispatch(api.endpoints.leadRedirect.initiate({ params: { id } }, { forceRefetch: true }));
  const { data: redirect } = await readForScreen('redirect', call, context, watchState(context));
  if (redirect === undefined) return null;
  dispatch(applicationResultUpdated({ redirect, isRedirectStopped: false }));
  return redirect;
}
