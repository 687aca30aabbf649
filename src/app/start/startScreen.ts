import { configuration } from 'virtual:configuration';
import * as v from 'valibot';
import { languageTags } from '../../domain/countries/locales';
import { isUntouched } from '../../domain/pages/coverDelay';
import { loadFormParts } from '../../form/lazyComponents';
import { readBuiltScreen, type BuiltScreen } from '../../platform/loading/builtScreen';
import { nextTask } from '../../platform/events/browser';
import { now } from '../../platform/device/clock';
import { didSucceed } from '../../platform/loading/loadOnce';
import { reloadAfterRelease } from '../../platform/loading/release';
import { reload } from '../../platform/page/address';
import { afterPendingRequests } from '../../state/requests/afterPendingRequests';
import type { AppStore } from '../../state/store';
import type { BrowserStorages } from '../wiring/storages';
import type { StartedApplication } from './createApplication';
import { isFirstStep, redirectToAllowedRoute } from './currentRoute';
import { getStartLanguage, loadStartTexts, type StartTexts } from './language';
import type { OpenedVisit } from './openVisit';
import type { StartContext } from './startContext';

/** How a visit shows its first screen. */
export interface StartScreen {
  /** The screen that the build rendered. Null if the visit starts on another one. */
  readonly builtScreen: BuiltScreen | null;
  /** Calendar year on the clock of the device, for the footer. A format with the time zone would take 13 ms on a computer. */
  readonly year: number;
  /** Whether the page reloads by itself because a release removed its files. */
  readonly willReload: () => Promise<boolean>;
  /** The last touch that is known, in milliseconds since the epoch. */
  readonly touchedAt: number;
  /** Whether the applicant returns so late that the answers must be covered before anything is rendered. */
  readonly isReturnLate: boolean;
}

/** Puts the allowed route into the address and decides whether to hydrate the built screen. */
export function resolveStartScreen(
  { storages }: StartContext,
  { isForm, state: { leadApplication } }: OpenedVisit,
  { store, log }: StartedApplication,
): StartScreen {
  const willReload = reloadAfterRelease({
    address: `${configuration.basePath}/`,
    session: storages.session,
    log,
    // After the route has followed the response: a new address in the middle of a reload makes the browser begin it again.
    reload: () => afterPendingRequests(store, () => void nextTask().then(reload)),
  });
  redirectToAllowedRoute(store);
  const touchedAt =
    storages.session.getParsed('touchedAt', v.number()) ?? leadApplication.lastOperationTimestamp ?? now();
  return {
    builtScreen: isForm ? findUsableBuiltScreen(store, storages) : null,
    year: new Date(now()).getFullYear(),
    willReload,
    touchedAt,
    isReturnLate: isUntouched(touchedAt, now()),
  };
}

function findUsableBuiltScreen(store: AppStore, { local }: BrowserStorages): BuiltScreen | null {
  const built = readBuiltScreen();
  const isSameLanguage = built?.languageTag === languageTags[getStartLanguage(local)];
  const hasCustomColors = Object.keys(store.getState().ui.colors).length > 0;
  return isSameLanguage && isFirstStep() && !hasCustomColors ? built : null;
}

/** Loads the texts and, beyond the first step, the fields that the first script does not contain. Waits for colours and the frame. */
export async function loadFirstScreen(
  { storages, hostTried, log }: StartContext,
  { colors }: StartedApplication,
  { builtScreen }: StartScreen,
): Promise<StartTexts> {
  const [texts] = await Promise.all([
    loadStartTexts(builtScreen, storages.local, log),
    isFirstStep() ? null : didSucceed(loadFormParts()),
    hostTried,
  ]);
  await colors.painted;
  return texts;
}
