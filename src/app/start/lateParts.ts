import { configuration } from 'virtual:configuration';
import * as v from 'valibot';
import { progressStates } from '../../domain/journey/states/progressStates';
import { nameRoute } from '../../domain/tracking/vitals';
import { now } from '../../platform/clock';
import { isFramed } from '../../platform/frame';
import { loadEventually } from '../../platform/loadEventually';
import { didSucceed } from '../../platform/loadOnce';
import { coverWhenIdle } from '../listeners/cover';
import { activeBrandAssets, activePage } from '../wiring/activePage';
import { deleteData } from './loadDeletion';
import { storagePrefix } from '../wiring/storages';
import { getCurrentRoute } from './currentRoute';
import { chooseLanguage } from './language';
import type { StartPhases } from './startPhases';

export { startOptionalFeatures } from './optionalFeatures';

/** Measures the page, if an address receives the figures. */
async function watchPage(): Promise<void> {
  const { watchVitals } = await import('../../platform/vitals');
  const known = [...activePage.steps.map(({ path }) => path), ...progressStates.map(({ route }) => route)];
  watchVitals(configuration.vitalsUrl, { page: storagePrefix, route: nameRoute(getCurrentRoute(), known) });
}

/**
 * Connects the page with the one that embeds it, and covers the answers when nobody uses the page.
 *
 * @param touchedAt the last touch that is known, in milliseconds since the epoch
 */
export function startLateListeners(phases: StartPhases, touchedAt: number): void {
  const { context, application, screen, content } = phases;
  if (configuration.vitalsUrl !== '') void didSucceed(watchPage());
  if (configuration.frameOrigins.length > 0) void didSucceed(connectEmbeddingPage(phases));
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

/** Loads the code that talks to the embedding page, in a frame. */
async function connectEmbeddingPage({ context, application, content }: StartPhases): Promise<void> {
  const channel = await context.host;
  if (channel === null) return;
  const { connectHost } = await loadEventually(() => import('../listeners/host'));
  connectHost({
    channel,
    store: application.store,
    startListening: application.startListening,
    page: activePage,
    translations: content.translations,
    applyColors: application.colors.apply,
    getChosenLanguage: () => context.storages.local.getParsed('language', v.picklist(activePage.languages)),
    getRoute: getCurrentRoute,
  });
}
