import { configuration } from 'virtual:configuration';
import { ConsentBanner, usedPurposes } from 'virtual:tracking';
import { configureStore } from '@reduxjs/toolkit';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { getCanonicalTag, languageTags } from '../domain/countries/locales';
import type { Page } from '../domain/pages/resolvePage';
import type { TextTree } from '../domain/pages/textTree';
import { translationOptions } from '../platform/i18n/translations';
import type { ScreenServices } from '../screens/services';
import { createRootReducer } from '../state/root';
import { Spinner } from '../ui/Spinner';
import { buildBrandAssets, buildPage } from './wiring/buildPage';
import { buildServices } from './wiring/buildServices';
import { createUniformChoice } from '../domain/tracking/purposes';
import { startsWithoutAsking } from '../domain/tracking/usedPurposes';
import { App, type AppConsent } from './App';
import { loadOnce } from '../platform/loading/loadOnce';

interface FirstScreenOptions {
  /** The page, or a variant of it. */
  readonly page: Page;
  /** The page's texts in its first language, by namespace. */
  readonly texts: Readonly<Record<string, TextTree>>;
  /** The calendar year in the page's country. */
  readonly year: number;
}

/** HTML of the first screen. */
export interface FirstScreen {
  /** Content of the root element. */
  readonly root: string;
  /** Shown instead of every other screen until the application renders it. */
  readonly loader: string;
}

/** Renders the first screen of the page. The build calls it, without a browser. */
export function renderFirstScreen({ page, texts, year }: FirstScreenOptions): FirstScreen {
  const languageTag = languageTags[configuration.language];
  const translations = createInstance();
  void translations.use(initReactI18next).init({
    ...translationOptions,
    lng: languageTag,
    fallbackLng: false,
    initAsync: false,
    resources: { [getCanonicalTag(languageTag)]: texts },
    react: { useSuspense: false },
  });
  const [first] = page.steps;
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter basename={configuration.basePath} location={`${configuration.basePath}/${first?.path}`}>
      {children}
    </StaticRouter>
  );
  const rendered = renderToString(
    <App
      store={configureStore({ reducer: createRootReducer() })}
      translations={translations}
      page={page}
      services={unusedServices}
      visit={{
        query: '',
        outsideLimits: {},
        partnerReturn: null,
        tabStorage: { isAvailable: false, getParsed: () => null, set: () => false },
      }}
      parts={{ brandAssets: buildBrandAssets, LoanPanel: () => null, consent: builtConsent, Router }}
      renderContext={{ isFramed: false, year }}
      actions={{
        onLanguage: async () => 'changed',
        onDelete: noop,
        willReload: () => Promise.resolve(false),
        onReload: noop,
        onRenderError: (error) => {
          throw error;
        },
        onShown: noop,
      }}
    />,
  );
  return {
    // React begins with preloads of the images. The document has the images themselves a few kilobytes later.
    root: rendered.replace(/^(?:<link rel="preload"[^>]*>)*/, ''),
    loader: renderToString(<Spinner label={translations.t('commonˆloading')} />),
  };
}

const noop = () => undefined;

/** The document holds the banner if the page asks for consent. The starter hides it after a choice. */
const builtConsent: AppConsent | null =
  ConsentBanner === null || startsWithoutAsking(buildPage.definition.tracking, buildPage.facts)
    ? null
    : {
        Banner: ConsentBanner,
        choice: {
          purposes: usedPurposes,
          isSharingRefused: false,
          isOpen: () => true,
          countReopenings: () => 0,
          getPermissions: () => createUniformChoice(false),
          subscribe: () => noop,
          choose: noop,
        },
        reopen: noop,
      };

/** Services of a screen without a user. */
const unusedServices: ScreenServices = {
  answers: {
    loadReader: () => Promise.reject(new Error('The build validates no answers.')),
    getLoadedReader: () => null,
    getOptionNames: () => null,
    lookUp: () => Promise.resolve(null),
    companies: { find: () => Promise.resolve(null), choose: noop },
  },
  loadLateAssets: loadOnce(() => Promise.reject(new Error('The build renders no screen after the form.'))),
  ...buildServices,
};
