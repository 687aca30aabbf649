import { configuration } from 'virtual:configuration';
import { ConsentBanner, usedPurposes } from 'virtual:tracking';
import { configureStore } from '@reduxjs/toolkit';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { canonicalTag, languageTags } from '../domain/countries/locales';
import type { TextTree } from '../domain/pages/pageTexts';
import { translationOptions } from '../platform/translations';
import type { ScreenServices } from '../screens/screenProps';
import { makeRootReducer } from '../state/root';
import { Spinner } from '../ui/Spinner';
import { activeMarks, activePage } from './activePage';
import { choiceOf } from '../domain/tracking/purposes';
import { App, type AppConsent } from './App';

interface FirstScreenOptions {
  /** By namespace: the page's texts in the language it starts in. */
  readonly texts: Readonly<Record<string, TextTree>>;
  /** The calendar year in the page's country. */
  readonly year: number;
}

/** Each as HTML. */
export interface FirstScreen {
  /** What stands in the root. */
  readonly root: string;
  /** What of it belongs into the head. */
  readonly head: string;
  /** What stands for every other screen until the application has made it. */
  readonly loader: string;
}

/** The first screen of the page. Run by the build, where there is no browser. */
export function renderFirstScreen({ texts, year }: FirstScreenOptions): FirstScreen {
  const languageTag = languageTags[configuration.language];
  const translations = createInstance();
  void translations.use(initReactI18next).init({
    ...translationOptions,
    lng: languageTag,
    fallbackLng: false,
    initAsync: false,
    resources: { [canonicalTag(languageTag)]: texts },
    react: { useSuspense: false },
  });
  const [first] = activePage.steps;
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter basename={configuration.basePath} location={`${configuration.basePath}/${first?.path}`}>
      {children}
    </StaticRouter>
  );
  const rendered = renderToString(
    <App
      store={configureStore({ reducer: makeRootReducer() })}
      translations={translations}
      page={activePage}
      marks={activeMarks}
      consent={unaskedConsent}
      services={unanswered}
      query=""
      isFramed={false}
      year={year}
      onLanguage={nothing}
      onDelete={nothing}
      isReloading={() => Promise.resolve(false)}
      onReload={nothing}
      onRenderError={(error) => {
        throw error;
      }}
      onShown={nothing}
      Router={Router}
    />,
  );
  // React sets what belongs into a head before everything else.
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(rendered) ?? [];
  return {
    root: rendered.slice(head.length),
    head: head.replace(/<title>[^<]*<\/title>/, ''),
    loader: renderToString(<Spinner label={translations.t('commonˆloading')} />),
  };
}

const nothing = () => undefined;

/** The banner stands in the document where there is something to ask; the starter hides it where a choice stands. */
const unaskedConsent: AppConsent | null =
  ConsentBanner === null || !activePage.facts.asksForConsent
    ? null
    : {
        Banner: ConsentBanner,
        choice: {
          used: usedPurposes,
          isOpen: () => true,
          isReopened: () => false,
          given: () => choiceOf(false),
          subscribe: () => nothing,
          choose: nothing,
        },
        reopen: nothing,
      };

/** Nobody acts while the page is rendered by the build. */
const unanswered: ScreenServices = {
  loadReader: () => Promise.reject(new Error('Nothing is judged while the page is built.')),
  readerAtHand: () => null,
  lookUp: () => Promise.resolve(null),
  partnerLogo: () => Promise.resolve(null),
  companies: { find: () => Promise.resolve(null), keep: nothing },
  loadStates: () => Promise.resolve({}),
  submitStep: nothing,
  submitState: nothing,
  preparePicture: async () => ({ kind: 'refused', problem: 'unreadable' }),
  sendPictures: async () => undefined,
  keepDraft: nothing,
  subscribeHidden: () => nothing,
  hrefOf: (route) => `${configuration.basePath}/${route}`,
  judgeFrame: () => null,
  partnerReturn: null,
  judgeRedirect: () => ({ follow: 'never' }),
  asksCaptcha: configuration.captchaSiteKey !== '',
};
