import { onPageLeft, onPageRestored } from '../../platform/browser';
import { now } from '../../platform/clock';
import { isFramed } from '../../platform/frame';
import { catchUpAfterCache } from '../../state/stored/missedChanges';
import { coverWhenIdle } from '../listeners/cover';
import { activeBrandAssets, activePage } from '../wiring/activePage';
import { listenToOtherTabs } from '../wiring/otherTabs';
import { deleteData } from './loadDeletion';
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
  listenToOtherTabs(store, application.connection, storages.local);
  catchUpAfterCache(store, storages.local, { onLeft: onPageLeft, onRestored: onPageRestored });
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
    onDelete: () => void deleteData(application, storages),
  });
}
