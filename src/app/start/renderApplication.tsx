import { ConsentBanner } from 'virtual:tracking';
import type { ReactElement } from 'react';
import { reload } from '../../platform/page/address';
import { removeStartMarker } from '../../platform/loading/builtScreen';
import { isFramed } from '../../platform/frame/frame';
import type { ScreenServices } from '../../screens/services';
import { createInitialState } from '../../state/root';
import { selectApplicationId } from '../../state/selectors/journey';
import { App } from '../App';
import { AppRouter } from '../AppRouter';
import { buildBrandAssets, buildPage } from '../wiring/buildPage';
import { LoanPanel } from '../wiring/lazyFormCode';
import type { HydrateInput } from './hydration';
import { chooseLanguage } from './language';
import { loadAfterFirstScreen } from './loadForm';
import type { StartPhases } from './startPhases';

interface RenderInput extends StartPhases {
  /** Null if the build did not render this screen. */
  readonly hydrateInput: HydrateInput | null;
  readonly services: ScreenServices;
}

/**
 * Renders the application, or hydrates the built screen.
 *
 * @returns resolves when the first screen is shown and handles input
 */
export function renderApplication(input: RenderInput): Promise<void> {
  const { context, application, screen, hydrateInput } = input;
  const { renderer } = context;
  const completeHydration = hydrateInput?.(renderer.element, application.store);
  // Until here the starter has stored what the visitor chooses about third parties.
  if (ConsentBanner !== null) application.consent?.manager.refresh();
  let markShown = () => undefined as void;
  const shown = new Promise<void>((resolve) => {
    markShown = resolve;
  });
  const app = createApp(input, () => {
    removeStartMarker();
    completeHydration?.();
    markShown();
  });
  if (screen.builtScreen === null) renderer.render(app);
  else renderer.hydrate(app);
  return shown;
}

function createApp(
  { context: { storages, relay }, visit, application, screen, texts, services }: RenderInput,
  onShown: () => void,
): ReactElement {
  const { store, consent, log } = application;
  const { query, outsideLimits, partnerReturn } = visit;
  const { builtScreen, year, willReload } = screen;
  const { translations } = texts;
  return (
    <App
      store={store}
      translations={translations}
      page={buildPage}
      services={services}
      visit={{ query, outsideLimits, partnerReturn, tabStorage: storages.session }}
      parts={{
        brandAssets: buildBrandAssets,
        LoanPanel,
        consent: consent === null || ConsentBanner === null ? null : { ...consent, Banner: ConsentBanner },
        Router: AppRouter,
      }}
      renderContext={{
        isFramed: isFramed(),
        year,
        builtState:
          builtScreen === null
            ? undefined
            : {
                state: createInitialState(selectApplicationId(store.getState())),
                year: builtScreen.year,
              },
      }}
      actions={{
        onLanguage: (language) => chooseLanguage(language, translations, storages.local, log),
        onDelete: () => {
          void loadAfterFirstScreen().then(({ deleteApplicantData }) =>
            deleteApplicantData(application, storages),
          );
        },
        willReload,
        onReload: reload,
        onRenderError: (error, componentStack) => {
          log('Something went wrong', { name: error instanceof Error ? error.name : 'unknown' });
          if (error instanceof Error) relay?.reportError(error, componentStack);
        },
        onShown,
      }}
    />
  );
}
