import { configuration } from 'virtual:configuration';
import * as v from 'valibot';
import { progressStates } from '../../domain/journey/states/progressStates';
import { nameRoute } from '../../domain/tracking/vitals';
import { now } from '../../platform/device/clock';
import { isFramed } from '../../platform/frame/frame';
import { loadEventually } from '../../platform/loading/loadEventually';
import { didSucceed } from '../../platform/loading/loadOnce';
import { coverWhenIdle } from '../listeners/cover';
import { buildBrandAssets, buildPage } from '../wiring/buildPage';
import { loadScreensAhead } from '../wiring/loadScreens';
import { storagePrefix } from '../wiring/storages';
import { getCurrentRoute } from './currentRoute';
import { deleteApplicantData } from './deleteApplicantData';
import { chooseLanguage } from './language';
import type { StartPhases } from './startPhases';

/** Measures the page, if an address receives the figures. */
async function watchPage(): Promise<void> {
  const { watchVitals } = await import('../../platform/reports/vitals');
  const known = [...buildPage.steps.map(({ path }) => path), ...progressStates.map(({ route }) => route)];
  watchVitals(configuration.vitalsUrl, { page: storagePrefix, route: nameRoute(getCurrentRoute(), known) });
}

/** Loads screens ahead, connects the page with the one that embeds it, and covers the answers when nobody uses the page. */
export function startLateListeners(phases: StartPhases): void {
  const { context, application, screen, texts } = phases;
  loadScreensAhead(application.connection.startListening);
  if (configuration.vitalsUrl !== '') void didSucceed(watchPage());
  if (configuration.frameOrigins.length > 0) void didSucceed(connectEmbeddingPage(phases));
  const { renderer, storages } = context;
  const { store, log } = application;
  const { translations } = texts;
  coverWhenIdle({
    element: renderer.element,
    store,
    translations,
    session: storages.session,
    touchedAt: screen.touchedAt,
    now,
    page: buildPage,
    brandAssets: buildBrandAssets,
    year: screen.year,
    isFramed: isFramed(),
    getIsFrameHidden: () => Object.keys(store.getState().ui.colors).length > 0,
    onLanguage: (language) => chooseLanguage(language, translations, storages.local, log),
    onDelete: () => deleteApplicantData(application, storages),
  });
}

async function connectEmbeddingPage({ context, application, texts }: StartPhases): Promise<void> {
  const channel = await context.host;
  if (channel === null) return;
  // Its page waits for every event.
  const { connectHost } = await loadEventually(() => import('../listeners/host'));
  connectHost({
    channel,
    store: application.store,
    startListening: application.connection.startListening,
    page: buildPage,
    translations: texts.translations,
    applyColors: application.colors.apply,
    getChosenLanguage: () => context.storages.local.getParsed('language', v.picklist(buildPage.languages)),
    getRoute: getCurrentRoute,
  });
}
