import { onPageLeft, onPageRestored, onStorageChange } from '../../platform/browser';
import { now } from '../../platform/clock';
import { isFramed } from '../../platform/frame';
import type { KeyValueStorage } from '../../platform/storage';
import type { AppStore } from '../../state/store';
import { catchUpAfterCache } from '../../state/stored/missedChanges';
import { handleStorageChange } from '../../state/stored/storageChange';
import { coverWhenIdle } from '../listeners/cover';
import { activeBrandAssets, activePage } from '../wiring/activePage';
import { storagePrefix } from '../wiring/storages';
import { deleteApplicantData } from './deleteApplicantData';
import { chooseLanguage } from './language';
import type { StartPhases } from './startPhases';

export { startOptionalFeatures } from './optionalFeatures';

/**
 * Listens to other tabs and to the back-forward cache, and covers the answers when nobody uses the page.
 *
 * @param touchedAt the last touch that is known, in milliseconds since the epoch
 */
export function startLateListeners(
  { context, application, screen, content }: StartPhases,
  touchedAt: number,
): void {
  const { renderer, storages } = context;
  const { store, dependencies } = application;
  const { translations } = content;
  listenToOtherTabs(store, storages.local);
  coverWhenIdle({
    element: renderer.element,
    store,
    translations,
    session: storages.session,
    touchedAt,
    now,
    page: activePage,
    brandAssets: activeBrandAssets,
    year: screen.year,
    isFramed: isFramed(),
    getIsFrameHidden: () => Object.keys(store.getState().ui.colors).length > 0,
    onLanguage: (language) => void chooseLanguage(language, translations, storages.local, dependencies.log),
    onDelete: () => deleteApplicantData(application, storages),
  });
}

/** Also reads what other tabs changed before this code was loaded. */
function listenToOtherTabs(store: AppStore, local: KeyValueStorage): void {
  onStorageChange(({ key, isRemoved }) => {
    if (key?.startsWith(`${storagePrefix}:`) !== true) return;
    handleStorageChange({ key: key.slice(storagePrefix.length + 1), isRemoved }, store, local);
  });
  catchUpAfterCache(store, local, { onLeft: onPageLeft, onRestored: onPageRestored });
}
