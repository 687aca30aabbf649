import { now } from '../../platform/clock';
import { isFramed } from '../../platform/frame';
import { coverWhenIdle } from '../listeners/cover';
import { activeBrandAssets, activePage } from '../wiring/activePage';
import { deleteData } from './loadDeletion';
import { chooseLanguage } from './language';
import type { StartPhases } from './startPhases';

export { startOptionalFeatures } from './optionalFeatures';

/**
 * Covers the answers when nobody uses the page.
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
