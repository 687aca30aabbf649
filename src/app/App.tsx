import {
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { i18n as Translations } from 'i18next';
import { TextsProvider, useTranslation } from '../platform/i18n/texts';
import { Provider } from 'react-redux';
import { useAppSelector } from '../screens/storeHooks';
import { useLocation } from 'react-router-dom';
import { languageTags, localeForTag } from '../domain/countries/locales';
import { isEndState } from '../domain/journey/states/progressStates';
import type { Page } from '../domain/pages/resolvePage';
import { startsWithoutAsking } from '../domain/tracking/usedPurposes';
import { isStandaloneRoute } from '../screens/screenName';
import { focusHeading } from '../platform/frame/fillControl';
import { markLanguageAndState } from '../platform/page/documentMarks';
import type { LoanPanelProps } from '../screens/loan-panel/LoanPanel';
import type { ScreenVisit } from '../screens/screenProps';
import { ServicesContext, type ScreenServices } from '../screens/services';
import type { ConsentBanner, ConsentChoice } from '../shell/ConsentBanner';
import type { ChangeLanguage } from '../shell/LanguageChoice';
import { Loader } from '../shell/Loader';
import type { BrandAssets } from '../shell/brandAssets';
import { PageLayout } from '../shell/PageLayout';
import { RenderFailure } from '../shell/RenderFailure';
import type { RootState } from '../state/root';
import { HydrationProvider, useIsHydrating } from '../ui/HydrationProvider';
import { selectProgressState } from '../state/selectors/journey';
import { RouteSync } from './listeners/RouteSync';
import { Routes } from './Routes';
import type { AppStore } from '../state/store';
import { SavedToast, type LoadToasts } from './listeners/SavedToast';
import { WayOn } from './WayOn';

/** The data from which the build rendered the first screen. */
export interface BuiltState {
  readonly state: RootState;
  readonly year: number;
}

export interface AppProps {
  readonly store: AppStore;
  readonly translations: Translations;
  readonly page: Page;
  readonly services: ScreenServices;
  readonly visit: ScreenVisit;
  readonly parts: AppParts;
  readonly renderContext: RenderContext;
  readonly actions: AppActions;
}

/** What differs between pages and between the browser, the build and tests. */
export interface AppParts {
  readonly brandAssets: BrandAssets;
  /** The loan beside the steps after the first. */
  readonly LoanPanel: ComponentType<LoanPanelProps>;
  /** The choice about third parties. Null if the page has none. */
  readonly consent: AppConsent | null;
  /** A browser's router, or one with a fixed address outside a browser. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
}

/** Where and when the application renders. */
export interface RenderContext {
  readonly isFramed: boolean;
  readonly year: number;
  /** Set if the built screen is hydrated. */
  readonly builtState?: BuiltState | undefined;
}

/** What the application does outside its store. */
export interface AppActions {
  readonly onLanguage: ChangeLanguage;
  readonly onDelete: () => void;
  /** Whether the page is about to reload by itself. Returns the same promise until that changes. */
  readonly willReload: () => Promise<boolean>;
  readonly onReload: () => void;
  /** @param componentStack where in the application it happened */
  readonly onRenderError: (error: unknown, componentStack: string) => void;
  /** Called once, when the first screen is shown and handles input. */
  readonly onShown: () => void;
}

/** The consent banner and its data. */
export interface AppConsent {
  readonly Banner: typeof ConsentBanner;
  readonly choice: ConsentChoice;
  readonly reopen: () => void;
}

const loadToasts: LoadToasts = () => import('../shell/Toasts');

/** The whole application. Everything outside it comes in as props, so that it also renders without a browser. */
export function App(props: AppProps) {
  const { store, translations, page, services, parts, renderContext, actions } = props;
  const { Router } = parts;
  const { builtState } = renderContext;
  return (
    <HydrationProvider>
      {/* While the built screen hydrates, components read the state from which it was built. */}
      <Provider store={store} {...(builtState && { serverState: builtState.state })}>
        <TextsProvider i18n={translations}>
          <ErrorBoundary
            fallbackRender={() => <Failure page={page} actions={actions} />}
            onError={(error, { componentStack }) => actions.onRenderError(error, componentStack ?? '')}
          >
            <ServicesContext value={services}>
              <Router>
                <Shell {...props} />
                <RouteSync />
                <SavedToast load={loadToasts} />
              </Router>
            </ServicesContext>
          </ErrorBoundary>
        </TextsProvider>
      </Provider>
    </HydrationProvider>
  );
}

type FailureProps = Pick<AppProps, 'page' | 'actions'>;

/** Shows no failure if the page is about to reload. */
function Failure(props: FailureProps) {
  return (
    <Suspense fallback={<Loader />}>
      <UnrecoveredFailure {...props} />
    </Suspense>
  );
}

function UnrecoveredFailure({ page, actions }: FailureProps) {
  if (use(actions.willReload())) return <Loader />;
  return (
    <RenderFailure contact={page.definition.contact} onReload={actions.onReload}>
      <WayOn />
    </RenderFailure>
  );
}

function Shell({
  page,
  visit,
  parts: { brandAssets, consent, LoanPanel },
  renderContext,
  actions: { onLanguage, onDelete, onShown },
}: AppProps) {
  const isHydrating = useIsHydrating();
  // The document of the build is for both, and its styles hide the parts that are not for this visit.
  const isFramed = renderContext.isFramed && !isHydrating;
  const year = isHydrating ? (renderContext.builtState?.year ?? renderContext.year) : renderContext.year;
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    if (!isHydrating) reportShown();
  }, [isHydrating]);
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const hasColors = useHasCustomColors();
  // Header and footer are hidden if custom colours are set or a lead is being continued.
  const isFrameHidden = hasColors || pathname.includes('continue');
  const state = useAppSelector(selectProgressState);
  const head = pathname.split('/').find((part) => part !== '') ?? '';
  const isFirst = state === 0 && (pathname === '/' || pathname === `/${page.steps[0]?.path}`);
  const hasLoan = !isFirst && !isStandaloneRoute(head) && !isEndState(state);
  const { facts, definition } = page;
  // The document has none of it where the country does not ask.
  const shownConsent = isHydrating && startsWithoutAsking(definition.tracking, facts) ? null : consent;
  const languageTag = languageTags[localeForTag(i18n.language)];
  useEffect(() => markLanguageAndState(languageTag, state), [languageTag, state]);
  return (
    <PageLayout
      {...{ page, brandAssets, year, isFirst, isFramed, isFrameHidden, hasLoan, onLanguage, onDelete }}
      isForBoth={isHydrating}
      onConsent={shownConsent?.reopen}
      top={
        <>
          <a href="#content" className="skip-link" onClick={skipToContent}>
            {t('commonˆskip')}
          </a>
          {shownConsent === null ? null : (
            <shownConsent.Banner choice={shownConsent.choice} privacyPath={definition.legalPaths.privacy} />
          )}
        </>
      }
      aside={
        hasLoan || !(isFirst || isFrameHidden) ? (
          <Suspense>
            <LoanPanel page={page} />
          </Suspense>
        ) : null
      }
    >
      <Routes screen={{ page, visit }} />
    </PageLayout>
  );
}

/** Moves the focus instead of the address: another entry of the history would cost a press of _back_, and the link of a lead. */
function skipToContent(event: MouseEvent): void {
  if (focusHeading()) event.preventDefault();
}

function useHasCustomColors(): boolean {
  return useAppSelector((state) => Object.keys(state.ui.colors).length > 0);
}
