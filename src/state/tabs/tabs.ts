import type { UnknownAction } from '@reduxjs/toolkit';
import type { BegunApplication } from '../../domain/journey/arrival/session';
import { createEmptyApplication } from '../../domain/journey/arrival/start';
import { isEndState } from '../../domain/journey/states/progressStates';
import { applicationOpened, editsRequested, endFollowed, leadStatusRequested, tabFollowed } from '../events';
import type { AppThunk, Dependencies, RootState } from '../root';
import { selectProgressState } from '../selectors/journey';
import { beginApplication } from './sessions';
import { initialDynamicPages } from '../slices/dynamicPagesState';
import { leadsFurther } from '../slices/leadResponses';
import { initialLeadState } from '../slices/leadState';
import { endApplications, findLastEnded, findNext } from '../stored/applications';
import { findEnd, nameNext, type EndedApplication } from '../stored/endedApplications';
import { openStored } from '../stored/openStored';
import { selectValues } from '../stored/rows';

/**
 * The tabs of one application. Each stores what it has changed itself (`stored/documentJournal.ts`), and shows what all of them have stored together.
 */

/**
 * Reads what other tabs have stored of the application. Call it whenever that may have changed: also when the page is shown, and before a press.
 *
 * @returns whether the application is still the same, and has not ended elsewhere
 */
export function catchUp(): AppThunk<boolean> {
  return (dispatch, getState, { shared, journal, flush, responseOrder }) => {
    const isOpen = dispatch(checkOpen());
    const { applicationId } = getState().leadApplication;
    if (!isOpen || findEnd(shared, applicationId) !== null) return isOpen;
    // What was entered here is no change that another tab made.
    dispatch(editsRequested());
    flush();
    const stored = journal.readNewer(applicationId);
    if (stored === null) return true;
    // What a call reports that began before is as old as this tab's own state.
    if (leadsFurther(getState().leadApplication, stored.server)) responseOrder.registerLoss();
    dispatch(tabFollowed(stored));
    journal.adopt(selectValues(getState()));
    return true;
  };
}

/**
 * Asks whether the application has ended in another tab, and shows the end here. Cheap enough for each key.
 *
 * @returns whether this tab still has what an input was meant for: an open application, or the end that it shows
 */
export function checkOpen(): AppThunk<boolean> {
  return (dispatch, getState, { shared, journal }) => {
    const { applicationId } = getState().leadApplication;
    const end = findEnd(shared, applicationId);
    if (end === null) return true;
    // This tab may have stored something after the end, before it received it.
    journal.end(applicationId);
    if (showsEnd(end, getState())) return true;
    dispatch(followEnd(end));
    return false;
  };
}

/**
 * Ends the present application for all tabs, and removes what is stored of it.
 *
 * @param state the progress state in which it ended
 */
export function endPresent(state: number): AppThunk {
  return (_dispatch, getState, extra) =>
    end(getState().leadApplication.applicationId, { state, next: null }, extra);
}

/**
 * Puts another application in the place of the present one, for all tabs. They look for it as soon as they hear of the end, so it is stored before.
 *
 * @param replacement opens the other application
 */
export function replacePresent(replacement: UnknownAction): AppThunk {
  return (dispatch, getState) => {
    const { applicationId } = getState().leadApplication;
    dispatch(replacement);
    dispatch(endReplaced(applicationId));
  };
}

/** Ends an application in whose place another one is stored. */
export function endReplaced(applicationId: string): AppThunk {
  return (dispatch, getState, extra) => {
    end(applicationId, { state: null, next: getState().leadApplication.applicationId }, extra);
    // A full storage has room for the other one only now.
    dispatch(catchUp());
  };
}

function end(
  applicationId: string,
  how: Pick<EndedApplication, 'state' | 'next'>,
  { shared, journal, now }: Dependencies,
): void {
  journal.end(applicationId);
  endApplications(shared, [applicationId], { endedAt: now(), ...how });
}

/** Whether a tab shows the end of its application already. What was deleted is shown nowhere. */
const showsEnd = ({ state }: EndedApplication, current: RootState): boolean =>
  state !== null && isEndState(selectProgressState(current));

/**
 * Follows the end of the application in another tab. After a decision this tab shows the same one; otherwise it opens the application that has taken
 * its place, or an empty one. No value of the ended application remains in it.
 */
function followEnd(end: EndedApplication): AppThunk {
  return (dispatch, getState) => {
    const { leadApplication, dynamicPages } = getState();
    const { application, lastOperationTimestamp } = leadApplication;
    if (end.state !== null && application.id !== undefined) {
      dispatch(endFollowed(end.state));
      dispatch(leadStatusRequested());
      return;
    }
    const hasData =
      lastOperationTimestamp !== null ||
      application.id !== undefined ||
      Object.keys(dynamicPages.drafts).length > 0;
    const announcement = hasData ? 'other-tab' : null;
    if (dispatch(openNext())) return;
    const { applicationId, session } = dispatch(beginOrJoin());
    const empty = createEmptyApplication(application, session);
    dispatch(
      applicationOpened({
        lead: { ...initialLeadState, applicationId, application: empty },
        dynamicPages: initialDynamicPages,
        announcement,
      }),
    );
  };
}

/**
 * Begins the application that takes the place of the present one, which has ended, or joins the one that another tab has begun and in which nothing was
 * entered yet.
 */
export function beginOrJoin(): AppThunk<BegunApplication> {
  return (_dispatch, getState, extra) => {
    const { shared } = extra;
    const ended = getState().leadApplication.applicationId;
    const { id: applicationId = '', session = null } = findNext(shared, ended) ?? {};
    if (session !== null) return { applicationId, session };
    const begun = beginApplication(extra);
    nameNext(shared, findLastEnded(shared, ended), begun.applicationId);
    return begun;
  };
}

/**
 * Opens the application that has taken the place of the present one in another tab, if anything was entered in it, so that two tabs do not apply twice.
 *
 * @returns whether there is one
 */
export function openNext(): AppThunk<boolean> {
  return (dispatch, getState, { shared }) => {
    const next = findNext(shared, getState().leadApplication.applicationId);
    if (next === null || next.stored === null) return false;
    dispatch(applicationOpened({ ...openStored(next.id, next.stored), announcement: null }));
    return true;
  };
}
