// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { LocaleName } from '../domain/countries/locales';
import LoanPanel from '../screens/loan-panel/LoanPanel';
import { LoanSummary } from '../screens/step/LoanSummary';
import { App } from './App';
import { loadRealTexts } from '../testing/texts.fixture';
import { jsonResponse, makeTestStore, ondaraPage, praveloPage } from '../state/store.fixture';
import { loadOnce } from '../platform/loadOnce';

describe('the first screen without a browser', () => {
  it.each<readonly [string, typeof ondaraPage, LocaleName, string, string, string]>([
    [
      'ondara in Spain',
      ondaraPage,
      'es',
      'loan-details',
      '¿Cuánto dinero necesitas?',
      'Importe del préstamo',
    ],
    [
      'ondara in English',
      ondaraPage,
      'en',
      'loan-details',
      'How much would you like to borrow?',
      'Loan amount',
    ],
    [
      'pravelo in Poland',
      praveloPage,
      'pl',
      'loan-information',
      'Jakiej kwoty potrzebujesz?',
      'Kwota pożyczki',
    ],
  ])('renders the first screen of %s', async (_name, page, language, step, heading, label) => {
    expect(typeof window).toBe('undefined');
    const { store } = makeTestStore(() => jsonResponse(200, {}), { page });
    const html = renderToString(
      <App
        store={store}
        translations={await loadRealTexts(page, language)}
        page={page}
        brandAssets={{
          header: { src: '/header.svg', width: 130, height: 40 },
          footer: { src: '/footer.svg', width: 130, height: 40 },
          scene: null,
          statements: '/accessibility',
        }}
        consent={null}
        services={{
          loadReader: () => Promise.reject(new Error('Nothing is validated while rendering.')),
          getLoadedReader: () => null,
          lookUp: () => Promise.reject(new Error('Nothing is looked up while rendering.')),
          loadPartnerLogo: () => Promise.resolve(null),
          companies: { find: () => Promise.resolve(null), choose: () => undefined },
          loadStates: loadOnce(() => Promise.resolve({})),
          loadScreenAssets: loadOnce(() =>
            Promise.reject(new Error('The build renders no screen after the form.')),
          ),
          submitStep: () => undefined,
          watchNextScreen: () => () => undefined,
          submitReview: () => undefined,
          submitState: () => undefined,
          preparePicture: async () => ({ kind: 'refused', problem: 'unreadable' }),
          uploadPictures: async () => undefined,
          openDraft: () => () => undefined,
          subscribeToPageHidden: () => () => undefined,
          getHref: (route) => `/${route}`,
          partnerReturn: null,
          loadPartnerAddresses: loadOnce(() => Promise.reject(new Error('No partner is opened.'))),
          tabStorage: { getParsed: () => null, set: () => false },
          LoanSummary,
          LoanPanel,
          isCaptchaEnabled: false,
        }}
        query=""
        isFramed={false}
        year={2026}
        onLanguage={() => undefined}
        onDelete={() => undefined}
        willReload={() => Promise.resolve(false)}
        onReload={() => undefined}
        onRenderError={(error) => {
          throw error;
        }}
        onShown={() => undefined}
        Router={({ children }) => <StaticRouter location={`/${step}`}>{children}</StaticRouter>}
      />,
    );
    expect(html).toContain(`data-step="${step}"`);
    expect(html).toContain(heading);
    expect(html).toContain(label);
    expect(html).toContain('name="loan_amount"');
    expect(html).not.toMatch(/ˆ|fields>|steps>/);
  });
});
