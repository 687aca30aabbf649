import { createAction } from '@reduxjs/toolkit';
import type { StepPath } from '../domain/catalogue/steps';
import type { LinkType } from '../domain/journey/arrival/entry';
import type { Answers } from '../domain/pages/stepSequence';
import type { StoredLoanApplication } from './stored/stored';

/**
 * What an applicant did, as events. They stand apart from the listeners that answer them, because the first step can
 * happen before those are loaded.
 */

/** *Continue* was pressed on a step whose answers are in order. */
export const stepSubmitted = createAction<{ path: StepPath; answers: Answers }>('stepSubmitted');
/** An earlier step is to be read or changed, and then come back from. */
export const changeRequested = createAction<StepPath>('changeRequested');
/** The checking screen is open, or was asked to look again. */
export const checkingOpened = createAction('checkingOpened');
/** A page shows what it knew before, from storage or the browser's cache: the server may have gone on meanwhile. */
export const pageRestored = createAction('pageRestored');
/** The applicant goes on with the partner that accepted. */
export const offerTaken = createAction('offerTaken');
/** A new application is begun after an end. */
export const reapplyRequested = createAction('reapplyRequested');
/** A link to continue a lead was opened. */
export const continueOpened = createAction<{ id: string; urlType: LinkType; refTransactionId?: string }>(
  'continueOpened',
);
/** The lead of the link was chosen. */
export const continuationTaken = createAction('continuationTaken');
/** What this browser already has was chosen. */
export const continuationDeclined = createAction('continuationDeclined');
/** The applicant starts anew. */
export const startedAnew = createAction('startedAnew');
/** Another tab of this browser wrote the application, or removed it (null). */
export const storedElsewhere = createAction<StoredLoanApplication | null>('storedElsewhere');
