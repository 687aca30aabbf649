import {
  combineSlices,
  type ListenerMiddlewareInstance,
  type ThunkDispatch,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import type { api, ApiExtra } from '../api/api';
import type { Redirect, RedirectTarget } from '../domain/journey/states/redirect';
import type { StateQuestionnaire } from '../domain/journey/states/askingStates';
import type { Page } from '../domain/pages/resolvePage';
import type { Happening } from '../domain/tracking/happening';
import { asyncFormDataReducer } from './slices/asyncFormData';
import { dynamicPagesReducer } from './slices/dynamicPages';
import { isLoadingReducer } from './slices/isLoading';
import { leadReducer } from './slices/lead';
import { uiReducer } from './slices/ui';

/** A reducer of its own for each store; the cache of the calls joins it when they are loaded. */
export function makeRootReducer() {
  return combineSlices({
    leadApplication: leadReducer,
    dynamicPages: dynamicPagesReducer,
    ui: uiReducer,
    isLoading: isLoadingReducer,
    asyncFormData: asyncFormDataReducer,
  }).withLazyLoadedSlices<WithSlice<typeof api>>();
}

/** The state in which nothing has happened yet: what the build renders the first screen from. */
export const untouchedState = (): RootState => makeRootReducer()(undefined, { type: 'untouched' });

export type RootState = ReturnType<ReturnType<typeof makeRootReducer>>;

/** What listeners need of the world; made by the application, replaced in tests. */
export interface Dependencies extends ApiExtra {
  readonly page: Page;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds for which a session stands. */
  readonly storedExpirationMs: number;
  /** A random UUID. */
  readonly newId: () => string;
  /** Resolves after so many milliseconds, or rejects when the signal fires. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** A token that the applicant is no robot; null where no captcha is configured or it did not answer. */
  readonly captchaToken: () => Promise<string | null>;
  readonly isOnline: () => boolean;
  readonly onOnline: (listener: () => void) => () => void;
  readonly isHidden: () => boolean;
  readonly onVisibility: (listener: () => void) => () => void;
  /** Which addresses of the server may be followed. */
  readonly judgeRedirect: (address: string) => RedirectTarget;
  /** Whether no tab of this browser has left for the partner of this lead by itself; the first that asks is the one. */
  readonly isFirstToLeave: (leadId: string) => Promise<boolean>;
  /** Leaves the application for another page; `params` go into the address of a GET and into the form of a POST. */
  readonly leave: (redirect: Redirect) => void;
  /** What the states that only ask ask, by route; loaded when a state asks. */
  readonly loadStates: () => Promise<Readonly<Record<string, StateQuestionnaire>>>;
  /** Writes what changed and is not written yet; otherwise that happens at the end of the turn. */
  readonly keepNow: () => void;
  /** Tells what happened to whom it may concern; returns at once. */
  readonly track: (happening: Happening) => void;
  readonly log: (message: string, details?: Readonly<Record<string, string | number | boolean>>) => void;
}

export type AppDispatch = ThunkDispatch<RootState, Dependencies, UnknownAction>;
export type AppListening = ListenerMiddlewareInstance<RootState, AppDispatch, Dependencies>;
export type StartListening = AppListening['startListening'];
