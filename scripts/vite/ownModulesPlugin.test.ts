import { expect, it } from 'vitest';
import { findForeignModules, findLateCode, type OwnPage } from './ownModulesPlugin';

const page: OwnPage = { product: 'alba', country: 'mx', languages: ['mx', 'en'], platforms: [] };
const tracked: OwnPage = { ...page, platforms: ['adsTag'] };

it.each([
  ['another brand', 'brands/brisa/theme.css', page],
  ['a page of another country', 'brands/alba/es/page.ts', page],
  ['another country', 'src/domain/countries/pl.checks.ts', page],
  ['regions of another country', 'src/domain/countries/regionNames/es.ts', page],
  ['names in another language', 'src/domain/countries/countryNames/pl.ts', page],
  ['the reference back end', 'tests/backend/worker.ts', page],
  ['the gallery', 'gallery/main.tsx', page],
  ['the QA drawer', 'qa/main.tsx', page],
  ['a fixture', 'src/testing/pages.fixture.ts', page],
  ['a third party, without its key', 'src/tracking/platforms/adsTag/adapter.ts', page],
  ['the banner, without a third party', 'src/shell/ConsentBanner.tsx', page],
  ['another third party', 'src/tracking/platforms/tagManager/adapter.ts', tracked],
])('a build must not contain %s', { tags: ['S26', 'H26'] }, (_what, module, of) => {
  expect(findForeignModules([module], of)).toEqual([module]);
});

it('a build contains the modules of its page', () => {
  const own = [
    'brands/alba/theme.css',
    'brands/alba/mx/privacy.tsx',
    'src/domain/countries/mx.help.ts',
    'src/domain/countries/countryNames/es.ts',
    'src/domain/countries/iban.ts',
    'src/tracking/platforms/adsTag/adapter.ts',
    'src/shell/ConsentBanner.tsx',
    'node_modules/react/index.js',
    'index.html',
  ];
  expect(findForeignModules(own, tracked)).toEqual([]);
});

it.each([
  'src/domain/catalogue/steps.ts',
  'src/domain/countries/es.checks.ts',
  'src/domain/pages/looks/accents.ts',
  'src/state/submission/submissionListeners.ts',
  'src/screens/checking/CheckingScreen.tsx',
])('the first file must not contain %s', (module) => {
  expect(findLateCode(['src/main.tsx', 'src/screens/step/StepScreen.tsx', module])).toEqual([
    expect.stringContaining(module),
  ]);
});
