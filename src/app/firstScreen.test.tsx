// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { LocaleName } from '../domain/countries/country';
import { App } from './App';
import { realTexts } from './texts.fixture';
import { answer, makeWorld, ondaraPage, praveloPage } from './world.fixture';

describe('the first screen, rendered without a browser', () => {
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
  ])('of %s', async (_name, page, language, step, heading, label) => {
    expect(typeof window).toBe('undefined');
    const { store } = makeWorld(() => answer(200, {}), { page });
    const html = renderToString(
      <App
        store={store}
        translations={await realTexts(page, language)}
        page={page}
        marks={{ header: '/header.svg', footer: '/footer.svg', scene: null }}
        consent={null}
        services={{
          loadReader: () => Promise.reject(new Error('Nothing is judged while rendering.')),
          readerAtHand: () => null,
          lookUp: () => Promise.reject(new Error('Nothing is looked up while rendering.')),
          partnerLogo: () => Promise.resolve(null),
          companies: { find: () => Promise.resolve(null), keep: () => undefined },
          loadStates: () => Promise.resolve({}),
          submitStep: () => undefined,
          submitState: () => undefined,
          preparePicture: async () => ({ kind: 'refused', problem: 'unreadable' }),
          sendPictures: async () => undefined,
          keepDraft: () => undefined,
          subscribeHidden: () => () => undefined,
          hrefOf: (route) => `/${route}`,
          judgeFrame: () => null,
          partnerReturn: null,
          judgeRedirect: () => ({ follow: 'never' }),
          asksCaptcha: false,
        }}
        query=""
        isFramed={false}
        year={2026}
        onLanguage={() => undefined}
        onDelete={() => undefined}
        isReloading={() => Promise.resolve(false)}
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
