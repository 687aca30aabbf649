import { configuration } from 'virtual:configuration';
import type { i18n as Translations } from 'i18next';
import { languageTags } from '../../domain/countries/locales';
import { loadLazyFields } from '../../form/kinds/loadLazyFields';
import { readBuiltScreen, type BuiltScreen } from '../../platform/builtScreen';
import { today } from '../../platform/clock';
import { didSucceed, loadOnce, type LazyLoader } from '../../platform/loadOnce';
import { reloadAfterRelease } from '../../platform/release';
import type { ScreenServices } from '../../screens/screenProps';
import type { AppStore } from '../../state/store';
import { activePage } from '../wiring/activePage';
import { makeServices } from '../wiring/services';
import type { BrowserStorages } from '../wiring/storages';
import type { Application } from './createApplication';
import { isFirstStep, redirectToAllowedRoute } from './currentRoute';
import { prepareHydration, type HydrateInput } from './hydration';
import { getStartLanguage, loadStartTexts } from './language';
import type { OpenedVisit } from './openVisit';
import type { StartContext } from './startContext';

/** How a visit shows its first screen. */
export interface StartScreen {
  /** The screen that the build rendered. Null if the visit starts on another one. */
  readonly builtScreen: BuiltScreen | null;
  /** Calendar year in the page's country. */
  readonly year: number;
  /** Whether the page reloads by itself because a release removed its files. */
  readonly willReload: () => Promise<boolean>;
}

/** Puts the allowed route into the address and decides whether to hydrate the built screen. */
export function resolveStartScreen(
  { storages }: StartContext,
  { isForm }: OpenedVisit,
  { store, dependencies: { log } }: Application,
): StartScreen {
  const year = Number(today(activePage.facts.timeZone).slice(0, 4));
  const willReload = reloadAfterRelease({
    address: `${configuration.basePath}/`,
    isInputStored: storages.session.isAvailable,
    log,
  });
  redirectToAllowedRoute(store);
  return { builtScreen: isForm ? findUsableBuiltScreen(store, storages) : null, year, willReload };
}

/** The built screen, if the visit starts on the same step in the same language and with the brand's own colours. */
function findUsableBuiltScreen(store: AppStore, { local }: BrowserStorages): BuiltScreen | null {
  const built = readBuiltScreen();
  const isSameLanguage = built?.languageTag === languageTags[getStartLanguage(local)];
  const hasCustomColors = Object.keys(store.getState().ui.colors).length > 0;
  return isSameLanguage && isFirstStep() && !hasCustomColors ? built : null;
}

/** What the application needs before it renders. */
export interface ScreenContent {
  readonly translations: Translations;
  readonly services: ScreenServices;
  /** Loads the texts that the first screen does not need. */
  readonly loadTexts: LazyLoader<void>;
}

/** Loads the texts and, beyond the first step, the fields that the first script does not hold. */
export async function loadScreenContent(
  { storages, host }: StartContext,
  { partnerReturn }: OpenedVisit,
  { store, dependencies, connect, colors }: Application,
  { builtScreen }: StartScreen,
): Promise<ScreenContent> {
  const [{ translations, loadMissing }] = await Promise.all([
    loadStartTexts(builtScreen, storages.local),
    isFirstStep() ? null : didSucceed(loadLazyFields()),
    host,
  ]);
  await colors.painted;
  const loadTexts = loadOnce(loadMissing);
  return {
    translations,
    services: makeServices(dependencies, store, connect, loadTexts, partnerReturn, storages.session),
    loadTexts,
  };
}

/** Prepares the hydration of what the applicant entered so far. Null if the screen is rendered from scratch. */
export function prepareScreen({ builtScreen }: StartScreen): HydrateInput | null {
  return builtScreen === null ? null : prepareHydration(activePage, builtScreen.languageTag);
}
