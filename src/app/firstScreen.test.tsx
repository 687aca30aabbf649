// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { LocaleName } from '../domain/countries/locales';
import LoanPanel from '../screens/loan-panel/LoanPanel';
import { LoanSummary } from '../screens/step/LoanSummary';
import type { Page } from '../domain/pages/resolvePage';
import { createUniformChoice } from '../domain/tracking/purposes';
import { App, type AppConsent } from './App';
import { testBrandAssets } from '../testing/brandAssets.fixture';
import { pageForCountry } from '../testing/pages.fixture';
import { loadRealTexts } from '../testing/texts.fixture';
import { jsonResponse, createTestStore, ondaraPage, praveloPage } from '../state/store.fixture';
import { loadOnce } from '../platform/loading/loadOnce';

/** The HTML of the first step. */
async function renderScreen(page: Page, language: LocaleName, consent: AppConsent | null): Promise<string> {
  const { store } = createTestStore(() => jsonResponse(200, {}), { page });
  return renderToString(
    <App
      store={store}
      translations={await loadRealTexts(page, language)}
      page={page}
      services={{
        answers: {
          loadReader: () => Promise.reject(new Error('Nothing is validated while rendering.')),
          getLoadedReader: () => null,
          getOptionNames: () => null,
          lookUp: () => Promise.reject(new Error('Nothing is looked up while rendering.')),
          companies: { find: () => Promise.resolve(null), choose: () => undefined },
        },
        loadLateAssets: loadOnce(() =>
          Promise.reject(new Error('The build renders no screen after the form.')),
        ),
        getHref: (route) => `/${route}`,
        storedExpirationMs: 86_400_000,
        LoanSummary,
        CallBackForm: () => null,
        EligibilityList: () => null,
        isCaptchaEnabled: false,
      }}
      visit={{
        query: '',
        outsideLimits: {},
        partnerReturn: null,
        tabStorage: { isAvailable: false, getParsed: () => null, set: () => false },
      }}
      parts={{
        brandAssets: testBrandAssets,
        LoanPanel,
        consent,
        Router: ({ children }) => (
          <StaticRouter location={`/${page.steps[0]?.path}`}>{children}</StaticRouter>
        ),
      }}
      renderContext={{ isFramed: false, year: 2026 }}
      actions={{
        onLanguage: async () => 'changed',
        onDelete: () => undefined,
        willReload: () => Promise.resolve(false),
        onReload: () => undefined,
        onRenderError: (error) => {
          throw error;
        },
        onShown: () => undefined,
      }}
    />,
  );
}

describe('the first screen without a browser', () => {
  it.each<readonly [string, typeof ondaraPage, LocaleName, string, string, string]>([
    [
      'ondara in Spain',
      ondaraPage,
      'es',
      'loan-details',
      'El préstamo que necesitas',
      'Importe del préstamo',
    ],
    ['ondara in English', ondaraPage, 'en', 'loan-details', 'The loan you need', 'Loan amount'],
    [
      'pravelo in Poland',
      praveloPage,
      'pl',
      'loan-information',
      'Pożyczka, której potrzebujesz',
      'Kwota pożyczki',
    ],
  ])('renders the first screen of %s', async (_name, page, language, step, heading, label) => {
    expect(typeof window).toBe('undefined');
    const html = await renderScreen(page, language, null);
    expect(html).toContain(`data-step="${step}"`);
    expect(html).toContain(heading);
    expect(html).toContain(label);
    expect(html).toContain('name="loan_amount"');
    expect(html).not.toMatch(/ˆ|fields>|steps>/);
  });

  it.each(['ES', 'MX'] as const)('contains the consent banner of a page in %s', async (country) => {
    const page = pageForCountry(country);
    const html = await renderScreen(page, 'en', {
      Banner: () => <p>May we?</p>,
      choice: {
        purposes: ['advertising'],
        isSharingRefused: false,
        isOpen: () => true,
        countReopenings: () => 0,
        getPermissions: () => createUniformChoice(false),
        subscribe: () => () => undefined,
        choose: () => undefined,
      },
      reopen: () => undefined,
    });
    expect(html).toMatch(/May we\?.*<header/);
  });
});
