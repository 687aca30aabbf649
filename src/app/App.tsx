import { Suspense, use, useEffect, useEffectEvent, useMemo, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { i18n as Translations } from 'i18next';
import { TextsProvider, useTranslation } from '../platform/texts';
import { Provider, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { LocaleName } from '../domain/countries/country';
import { languageTags, localeOf } from '../domain/countries/locales';
import type { Page } from '../domain/pages/resolvePage';
import type { ScreenServices } from '../screens/screenProps';
import type { ConsentBanner, ConsentChoice } from '../shell/ConsentBanner';
import { Footer } from '../shell/Footer';
import { Header } from '../shell/Header';
import { Legal } from '../shell/Legal';
import { Loader } from '../shell/Loader';
import type { Marks } from '../shell/marks';
import { PageFrame } from '../shell/PageFrame';
import { RenderFailure } from '../shell/RenderFailure';
import type { RootState } from '../state/root';
import { AsBuilt, useIsAsBuilt } from '../ui/AsBuilt';
import { selectProgressState } from '../state/selectors/journey';
import { withNames } from '../ui/classNames';
import { RouteFollower } from './RouteFollower';
import { Routes } from './Routes';
import type { AppStore } from './store';
import { ToastFollower, type LoadToasts } from './ToastFollower';

/** What the build knew when it rendered the first screen. */
export interface Built {
  readonly state: RootState;
  readonly year: number;
}

export interface AppProps {
  readonly store: AppStore;
  readonly translations: Translations;
  readonly page: Page;
  readonly marks: Marks;
  readonly services: ScreenServices;
  /** The query of the address as it was at the start, before personal parameters were taken out. */
  readonly query: string;
  readonly isFramed: boolean;
  readonly year: number;
  /** The choice about third parties; null where the page has none. */
  readonly consent: AppConsent | null;
  readonly onLanguage: (language: LocaleName) => void;
  readonly onDelete: () => void;
  /** Whether the page reloads by itself; the same promise until that changes. */
  readonly isReloading: () => Promise<boolean>;
  readonly onReload: () => void;
  /** @param componentStack where in the application it was */
  readonly onRenderError: (error: unknown, componentStack: string) => void;
  /** Once, when the first screen stands and answers. */
  readonly onShown: () => void;
  /** Where what the build rendered is taken over: what it was rendered from. */
  readonly asBuilt?: Built | undefined;
  /** A browser's router, or one with a fixed address where there is no browser. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
}

/** The banner and what it asks. */
export interface AppConsent {
  readonly Banner: typeof ConsentBanner;
  readonly choice: ConsentChoice;
  readonly reopen: () => void;
}

const loadToasts: LoadToasts = () => import('../shell/Toasts');

/** The whole application. Everything of the world comes in by props, so that it renders without a browser too. */
export function App(props: AppProps) {
  const { store, translations, Router, onRenderError, asBuilt } = props;
  return (
    <AsBuilt>
      <ShownStore store={store} built={asBuilt?.state}>
        <TextsProvider i18n={translations}>
          <ErrorBoundary
            fallbackRender={() => <Failure {...props} />}
            onError={(error, { componentStack }) => onRenderError(error, componentStack ?? '')}
          >
            <Router>
              <Shell {...props} />
              <RouteFollower />
              <ToastFollower load={loadToasts} />
            </Router>
          </ErrorBoundary>
        </TextsProvider>
      </ShownStore>
    </AsBuilt>
  );
}

interface ShownStoreProps {
  readonly store: AppStore;
  readonly built: RootState | undefined;
  readonly children: ReactNode;
}

/** The store; while what was built is taken over, one that says what the build knew. What is done goes to the store either way. */
function ShownStore({ store, built, children }: ShownStoreProps) {
  const isAsBuilt = useIsAsBuilt();
  const shown = useMemo(
    () =>
      isAsBuilt && built !== undefined
        ? { ...store, getState: () => built, subscribe: () => () => undefined }
        : store,
    [isAsBuilt, built, store],
  );
  return <Provider store={shown}>{children}</Provider>;
}

/** Nothing is said of a failure that a reload is about to mend. */
function Failure(props: Pick<AppProps, 'isReloading' | 'onReload'>) {
  return (
    <Suspense fallback={<Loader />}>
      <LastingFailure {...props} />
    </Suspense>
  );
}

function LastingFailure({ isReloading, onReload }: Pick<AppProps, 'isReloading' | 'onReload'>) {
  return use(isReloading()) ? <Loader /> : <RenderFailure onReload={onReload} />;
}

function Shell(props: AppProps) {
  const { page, marks, consent, services, query, asBuilt, onLanguage, onDelete, onShown } = props;
  const isAsBuilt = useIsAsBuilt();
  const isFramed = props.isFramed && !isAsBuilt;
  const year = isAsBuilt ? (asBuilt?.year ?? props.year) : props.year;
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    if (!isAsBuilt) shown();
  }, [isAsBuilt]);
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const isHidden = useIsHidden(pathname);
  const state = useSelector(selectProgressState);
  const isFirst = state === 0 && (pathname === '/' || pathname === `/${page.steps[0]?.path}`);
  const { brand, facts, definition } = page;
  const legal = useMemo(
    () => (
      <Legal
        paths={definition.legalPaths}
        showsWarning={facts.showsBorrowingWarning}
        isSample={definition.legalTexts === 'sample'}
        contactEmail={definition.contact.email}
        isFolded={!isFirst || isFramed}
        isFramed={isFramed}
        onConsent={consent?.reopen}
        onDelete={onDelete}
      />
    ),
    [definition, facts, consent, isFirst, isFramed, onDelete],
  );
  const languages = useMemo((): readonly LocaleName[] => [facts.locale, 'en'], [facts.locale]);
  useDocumentLanguage(languageTags[localeOf(i18n.language)], state);
  return (
    <div className={withNames('layout', definition.layoutClassName)} data-screen={isFirst ? 'first' : 'step'}>
      <a href="#content" className="skip-link">
        {t('commonˆskip')}
      </a>
      {consent === null || (isAsBuilt && !facts.asksForConsent) ? null : (
        <consent.Banner choice={consent.choice} privacyPath={definition.legalPaths.privacy} />
      )}
      {isFramed ? null : (
        <Header
          brand={brand.name}
          logo={marks.header}
          phone={definition.contact.phone}
          languages={languages}
          onLanguage={onLanguage}
          isHidden={isHidden}
        />
      )}
      <PageFrame
        isFirst={isFirst}
        className={definition.mainClassName}
        scene={marks.scene}
        lenders={definition.lenders}
      >
        <Routes screen={{ page, services, query }} />
        {isFramed ? legal : null}
      </PageFrame>
      {isFramed ? null : (
        <Footer
          brand={brand.name}
          logo={marks.footer}
          year={year}
          contact={definition.contact}
          legal={legal}
          isHidden={isHidden}
        />
      )}
    </div>
  );
}

/** Header and footer hide while the stored UI state is not empty, and while a lead is being continued. */
function useIsHidden(pathname: string): boolean {
  const colors = useSelector((state: RootState) => state.ui.colors);
  return Object.keys(colors).length > 0 || pathname.includes('continue');
}

/** The document outside the application's root tells the language and the state too. */
function useDocumentLanguage(languageTag: string, state: number): void {
  useEffect(() => {
    document.documentElement.lang = languageTag;
    document.documentElement.dataset['state'] = String(state);
  }, [languageTag, state]);
}
