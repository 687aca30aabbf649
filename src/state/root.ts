import {
  combineSlices,
  type ListenerMiddlewareInstance,
  type ThunkDispatch,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import type { api, ApiExtra } from '../api/api';
import type { PartnerAddresses } from '../domain/journey/states/partnerAddresses';
import type { StateQuestionnaire } from '../domain/journey/states/questionStates';
import type { Page } from '../domain/pages/resolvePage';
import type { Lead } from '../domain/lead/lead';
import type { EventIdSource } from '../domain/tracking/eventIds';
import type { TrackingEvent } from '../domain/tracking/trackingEvent';
import type { CheckedStorage } from '../platform/storage/storage';
import type { DocumentJournal } from './stored/documentJournal';
import type { BeginRequest } from './requests/sentRequests';
import { asyncFormDataReducer } from './slices/asyncFormData';
import { dynamicPagesReducer } from './slices/dynamicPages';
import { isLoadingReducer } from './slices/isLoading';
import { leadReducer } from './slices/lead';
import { uiReducer } from './slices/ui';

/** Creates a reducer for each Redux store. The API's cache joins it once the API is loaded. */
export function createRootReducer() {
  return combineSlices({
    leadApplication: leadReducer,
    dynamicPages: dynamicPagesReducer,
    ui: uiReducer,
    isLoading: isLoadingReducer,
    asyncFormData: asyncFormDataReducer,
  }).withLazyLoadedSlices<WithSlice<typeof api>>();
}

/**
 * The state before any action: the build renders the first screen from it.
 *
 * @param applicationId of the application that hydrates: a screen of another one would be drawn anew
 */
export function createInitialState(applicationId = ''): RootState {
  const state = createRootReducer()(undefined, { type: 'untouched' });
  return { ...state, leadApplication: { ...state.leadApplication, applicationId } };
}

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;

/** What listeners and thunks need from outside the store. The application creates them; tests replace them. */
export interface Dependencies extends ApiExtra {
  readonly page: Page;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** How long a session is valid, in milliseconds. */
  readonly storedExpirationMs: number;
  /** A random UUID. */
  readonly createId: () => string;
  /** Resolves after this number of milliseconds, or rejects when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** A captcha token; null if no captcha is configured or the captcha does not respond. */
  readonly getCaptchaToken: () => Promise<string | null>;
  /** The ids under which platforms get the events of the lead; null without consent to advertising. */
  readonly createEventIds: (source: EventIdSource) => Promise<NonNullable<Lead['eventIds']> | null>;
  readonly isOnline: () => boolean;
  readonly onOnline: (listener: () => void) => () => void;
  readonly isHidden: () => boolean;
  readonly onVisibilityChange: (listener: () => void) => () => void;
  readonly loadPartnerAddresses: () => Promise<PartnerAddresses>;
  /** Names this document. Random, and in memory alone. */
  readonly documentId: string;
  /** What this document stores of the application, and what it reads of the others. */
  readonly journal: DocumentJournal;
  /** Local storage, which all tabs of the browser share. */
  readonly shared: CheckedStorage;
  /** Runs work while no other tab runs work of the same name. */
  readonly runExclusive: <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>;
  /** Loads the questionnaires of the question states, by route. */
  readonly loadStateQuestionnaires: () => Promise<Readonly<Record<string, StateQuestionnaire>>>;
  readonly beginRequest: BeginRequest;
  /** Persists pending changes now. Otherwise they are persisted after the next paint. */
  readonly flush: () => void;
  /** Reports an event to the tracking platforms. Does not wait for them. */
  readonly track: (event: TrackingEvent) => void;
  readonly log: (message: string, details?: Readonly<Record<string, string | number | boolean>>) => void;
}

export type AppDispatch = ThunkDispatch<RootState, Dependencies, UnknownAction>;
export type AppThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  extra: Dependencies,
) => Result;
export type AppListenerMiddleware = ListenerMiddlewareInstance<RootState, AppDispatch, Dependencies>;
export type StartListening = AppListenerMiddleware['startListening'];
