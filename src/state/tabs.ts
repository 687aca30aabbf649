import type { BegunApplication } from '../domain/journey/arrival/session';
import { createEmptyApplication } from '../domain/journey/arrival/start';
import { isEndState } from '../domain/journey/states/progressStates';
import { toJson } from '../platform/json';
import {
  applicationOpened,
  applicationReplaced,
  leadStatusRequested,
  sharedWaitRead,
  tabFollowed,
} from './events';
import type { AppThunk, RootState } from './root';
import { selectProgressState } from './selectors/journey';
import { beginApplication } from './sessions';
import { progressStatePushed } from './slices/lead';
import {
  isKeyOf,
  readApplication,
  readCurrentId,
  readCurrentSession,
  readOwner,
  writeOwner,
} from './stored/applications';
import {
  endApplications,
  endedApplicationsKey,
  findEnd,
  type EndedApplication,
} from './stored/endedApplications';
import { selectStoredServerState } from './stored/persistence';
import { openStored } from './stored/openStored';

/**
 * The tabs of one application do not merge answers. One of them owns it: the one that the applicant used last. It writes the input; the
 * others write none and follow what is stored.
 */

/**
 * Reads what other tabs have stored of the application: that it has ended, what the server has reported, and what the applicant has entered
 * there. Call it whenever something may have changed: a change of the storage, and a page that is shown again or was asleep.
 */
export function catchUp(): AppThunk {
  return (dispatch, getState, { shared, tabId, now, flush }) => {
    const { applicationId } = getState().leadApplication;
    const end = findEnd(shared, applicationId);
    if (end !== null) {
      dispatch(followEnd(end));
      return;
    }
    // What this tab has not written yet must not be replaced by what it wrote before.
    const isApart = flush();
    const stored = readApplication(shared, applicationId);
    if (stored === null) return;
    const state = getState();
    const { revision, lastOperationTimestamp } = state.leadApplication;
    const newerBy = stored.input.revision - revision;
    const owner = readOwner(shared, applicationId);
    const isOwn = owner === null || owner.tabId === tabId;
    // A response in a tab that was left increments the revision too, and so does input that a full storage did not take. Then the
    // copy of the owner counts, once something was entered there. A start has set a time in the future to the present.
    const isSame = Math.min(stored.input.savedAt, now()) === lastOperationTimestamp;
    const isReplaced = isApart && !isOwn && stored.input.savedAt >= owner.takenAt;
    const isInputRead = !isReplaced && (newerBy < 0 || (newerBy === 0 && (isSame || isOwn)));
    const isServerRead = toJson(stored.server) === toJson(selectStoredServerState(state));
    if (isInputRead && isServerRead) return;
    dispatch(
      tabFollowed({
        input: isInputRead ? null : stored.input,
        server: isServerRead ? null : stored.server,
      }),
    );
  };
}

/**
 * Follows a change of local storage in another tab.
 *
 * @param key without the page's prefix
 */
export function followStorageChange(key: string): AppThunk {
  return (dispatch, getState) => {
    const { applicationId } = getState().leadApplication;
    if (key === endedApplicationsKey || isKeyOf(key, applicationId)) dispatch(catchUp());
    // The server asked all tabs to wait.
    if (key === 'wait') dispatch(sharedWaitRead());
  };
}

/**
 * Ends the present application for all tabs, and removes what is stored of it.
 *
 * @param state the progress state in which it ended; null if another application goes on with its input
 */
export function endPresent(state: number | null): AppThunk {
  return (_dispatch, getState, { shared, now, storedExpirationMs }) =>
    endApplications(
      shared,
      [getState().leadApplication.applicationId],
      { endedAt: now(), state },
      storedExpirationMs,
    );
}

/**
 * Makes this tab the owner. Call it before the applicant's input is handled: it first reads what was entered elsewhere.
 *
 * @returns whether the application is still the same, and has not ended elsewhere
 */
export function takeOver(): AppThunk<boolean> {
  return (dispatch, getState, { shared, tabId, now }) => {
    const { applicationId } = getState().leadApplication;
    const end = findEnd(shared, applicationId);
    const isShown = end !== null && showsEnd(end, getState());
    if (isShown || (end === null && readOwner(shared, applicationId)?.tabId === tabId)) return true;
    dispatch(catchUp());
    writeOwner(shared, getState().leadApplication.applicationId, { tabId, takenAt: now() });
    return end === null;
  };
}

/** Whether a tab shows the end of its application already. What was deleted is shown nowhere. */
const showsEnd = ({ state }: EndedApplication, current: RootState): boolean =>
  state !== null && isEndState(selectProgressState(current));

/**
 * Follows the end of the application in another tab. A tab that shows an end keeps it until it is deleted. After a decision this tab shows the same one;
 * otherwise it opens the application that is used now, or an empty one. No value of the ended application remains in it.
 */
function followEnd(end: EndedApplication): AppThunk {
  return (dispatch, getState) => {
    const { leadApplication, dynamicPages } = getState();
    if (showsEnd(end, getState())) return;
    const { application, lastOperationTimestamp } = leadApplication;
    if (end.state !== null && application.id !== undefined) {
      dispatch(progressStatePushed(end.state));
      dispatch(leadStatusRequested());
      return;
    }
    const hasData =
      lastOperationTimestamp !== null ||
      application.id !== undefined ||
      Object.keys(dynamicPages.drafts).length > 0;
    const announcement = hasData ? 'other-tab' : null;
    if (dispatch(openCurrent(announcement))) return;
    const { applicationId, session } = dispatch(beginOrJoin());
    dispatch(
      applicationReplaced({
        applicationId,
        application: createEmptyApplication(application, session),
        announcement,
      }),
    );
  };
}

/** Begins an application, or joins the one that another tab has begun and in which nothing was entered yet. */
export function beginOrJoin(): AppThunk<BegunApplication> {
  return (_dispatch, getState, extra) => {
    const { shared } = extra;
    const current = readCurrentId(shared);
    const isOpen =
      current !== null &&
      current !== getState().leadApplication.applicationId &&
      findEnd(shared, current) === null;
    const session = isOpen ? readCurrentSession(shared) : null;
    return isOpen && session !== null ? { applicationId: current, session } : beginApplication(extra);
  };
}

/**
 * Opens the application that is used in another tab, if anything was entered in one, so that two tabs do not apply twice.
 *
 * @returns whether there is one
 */
export function openCurrent(announcement: 'other-tab' | null): AppThunk<boolean> {
  return (dispatch, getState, { shared }) => {
    const current = readCurrentId(shared);
    if (current === null || current === getState().leadApplication.applicationId) return false;
    const stored = findEnd(shared, current) === null ? readApplication(shared, current) : null;
    if (stored === null) return false;
    dispatch(applicationOpened({ ...openStored(current, stored), announcement }));
    return true;
  };
}
