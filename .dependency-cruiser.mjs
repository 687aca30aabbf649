/** The layers of the source, each with those that it imports (docs/architecture.md). */
const layers = {
  'domain/countries': [],
  'domain/lead': ['domain/countries'],
  'domain/catalogue': ['domain/lead', 'domain/countries'],
  'domain/duties': ['domain/countries'],
  'domain/tracking': ['domain/lead', 'domain/countries'],
  'domain/documents': [],
  'domain/pages': ['domain/(duties|catalogue|tracking|lead|countries)'],
  'domain/journey': ['domain/(pages|duties|catalogue|tracking|lead|countries)'],
  'domain/build': ['domain/(pages|duties|catalogue|tracking|lead|countries|journey)'],
  domain: [],
  platform: ['domain'],
  ui: [],
  api: ['platform', 'domain'],
  state: ['api', 'platform', 'domain'],
  tracking: ['api', 'platform', 'domain'],
  form: ['ui', 'platform', 'domain'],
  shell: ['ui', 'platform', 'domain'],
  screens: ['form', 'state', 'api', 'ui', 'platform', 'domain'],
  starter: ['platform', 'domain'],
};

/** A rule for what is no test. */
const layer = (name, comment, from, to) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.(test|fixture)\\.tsx?$' },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    layer(
      'stored-below-requests',
      'Requests read what is stored, and never the other way round. What both need is a selector.',
      '^src/state/stored/',
      '^src/state/requests/',
    ),
    {
      name: 'no-cycle',
      severity: 'error',
      comment:
        'Two files import each other, types included. Move what they share to a file of its own in the lower layer.',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(layers).map(([folder, below]) =>
      layer(
        `layer-${folder}`,
        'A module imports a layer that is not below it. Pass what it needs as an argument, a prop or a service.',
        `^src/${folder}/`,
        `^src/(?!(${[folder, ...below].join('|')})/)`,
      ),
    ),
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'A rule imports React, Redux or the router. Rules are functions of values, clock and configuration.',
      from: { path: '^src/domain/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: {
        path: 'node_modules/(react|react-dom|@reduxjs|react-redux|react-router-dom|i18next|react-i18next)/',
      },
    },
    layer(
      'slices-below-listeners',
      'A slice or an event imports a listener or the submission. Slices reduce events; listeners read slices.',
      '^src/state/(slices/|events|storedApplication)',
      '^src/state/(?!slices/|events|storedApplication)',
    ),
    layer(
      'submission-below-listeners',
      'The submission imports a listener. Listeners decide when to send; the submission sends.',
      '^src/state/submission/',
      '^src/state/(listeners|stored)/',
    ),
    layer(
      'build-rules-stay-in-the-build',
      'The application imports a rule that only the build, its tests and the gallery need. Move what it needs to a run-time folder.',
      '^src/(?!domain/build/|testing/)',
      '^src/domain/build/',
    ),
    {
      name: 'tests-import-no-higher-layer',
      severity: 'error',
      comment:
        'A test imports a layer above the one that it tests. Fixtures that all layers share are in src/testing.',
      from: {
        path: '^src/(domain|platform|ui|api|tracking|state|form|shell|testing)/.*\\.(test|fixture)\\.tsx?$',
      },
      to: { path: '^src/(screens|app)/' },
    },
    {
      name: 'no-screen-imports-another',
      severity: 'error',
      comment: "A screen imports another screen. Let the server's progress state lead there.",
      from: { path: '^src/screens/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/screens/[^/]+/', pathNot: '^src/screens/($1|parts)/' },
    },
    {
      name: 'one-reader-of-the-page',
      severity: 'error',
      comment:
        'Only app/wiring/buildPage.ts reads the page of the build. Everything else gets the page as an argument.',
      from: { path: '^src/', pathNot: '^src/(app/wiring/buildPage\\.ts|vite-env\\.d\\.ts)$' },
      to: { path: 'virtual:page' },
    },
    {
      name: 'texts-come-from-one-hook',
      severity: 'error',
      comment:
        'The hook of react-i18next adds a listener for each component. Use useTranslation of platform/i18n/texts.tsx.',
      from: {
        path: '^(src|qa|gallery)/',
        pathNot:
          '(\\.(test|fixture)\\.tsx?$|^src/platform/i18n/(texts|translations)\\.tsx?$|^src/shell/RenderFailure\\.tsx$|^src/app/firstScreen\\.tsx$|^gallery/texts\\.ts$|^src/testing/)',
      },
      to: { path: 'node_modules/react-i18next/' },
    },
    {
      name: 'form-library-in-form',
      severity: 'error',
      comment:
        'Only form imports react-hook-form: what a screen shows of a step comes by the props of StepForm.',
      from: { path: '^(src|qa|gallery)/', pathNot: '^src/form/' },
      to: { path: 'node_modules/react-hook-form/' },
    },
    {
      name: 'brands-import-no-source',
      severity: 'error',
      comment:
        'A brand or an experiment imports the source. It has tokens, texts and an order of steps, and imports only the types of a page.',
      from: { path: '^(brands|experiments)/' },
      to: { path: '^(src|tests|e2e|scripts)/', pathNot: '^src/domain/pages/' },
    },
    {
      name: 'source-imports-no-country',
      severity: 'error',
      comment:
        'The source imports a country. The build passes the facts and checks of one country to the page.',
      from: { path: '^src/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^src/domain/countries/[a-z]{2}(\\.checks)?\\.ts$' },
    },
    {
      name: 'source-imports-no-brand',
      severity: 'error',
      comment: 'The source imports a brand. Only the build chooses a page.',
      from: { path: '^src/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^(brands|experiments|tests|e2e|scripts)/' },
    },
    {
      name: 'back-end-imports-contract-and-domain',
      severity: 'error',
      comment:
        'The reference back end imports the application. It responds by the contract and the domain alone.',
      from: { path: '^tests/backend/' },
      to: { path: '^src/(?!domain/|api/(openapi\\.yaml|(schema|calls)\\.gen\\.ts))' },
    },
    {
      name: 'browser-tests-import-no-source',
      severity: 'error',
      comment: 'A browser test imports the source. It may read only the screen and the requests.',
      from: { path: '^e2e/', pathNot: '^e2e/fixtures/' },
      to: { path: '^(src|tests|brands)/', pathNot: '^src/domain/countries/locales\\.ts$' },
    },
    {
      name: 'browser-tests-import-tables-only',
      severity: 'error',
      comment:
        'A fixture of browser tests imports more than a table. It may read states, calls, data points and languages.',
      from: { path: '^e2e/fixtures/' },
      to: {
        path: '^(src|tests|brands)/',
        pathNot:
          '^src/(domain/(journey/states/(progress|question)States|catalogue/(dataPoints|kinds|options)|countries/locales)|api/calls\\.gen)\\.ts$',
      },
    },
    layer(
      'bench-imports-no-source',
      'A benchmark imports the source. It may read only the screen and the requests.',
      '^tools/bench/',
      '^(src|tests|brands)/',
    ),
    layer(
      'references-import-nothing-else',
      'A reference form imports the page or the benchmark. It has its own table and packages.',
      '^tools/bench/(reference|plain|stack)/',
      '^(src|tests|brands|e2e|scripts|tools/bench/(?!reference/|plain/|stack/))',
    ),
    {
      name: 'gallery-is-not-imported',
      severity: 'error',
      comment:
        'The application or a test imports the gallery. The gallery shows components and is not part of a page.',
      from: { path: '^(src|tests|brands|e2e|tools)/' },
      to: { path: '^gallery/' },
    },
    layer(
      'gallery-imports-no-application',
      'The gallery imports the application. It shows questions as forms and screens render them, with props.',
      '^gallery/',
      '^(brands|tests|e2e|scripts|tools|src/(api|app|starter))/',
    ),
    {
      name: 'qa-drawer-is-not-imported',
      severity: 'error',
      comment:
        'The application or a test imports the QA drawer. The build adds the drawer, except in production.',
      from: { path: '^(src|tests|brands|e2e|tools|gallery)/' },
      to: { path: '^qa/' },
    },
    layer(
      'qa-drawer-imports-only-source',
      'The QA drawer imports more than the source. It gets the page as an argument and calls the back end by its address.',
      '^qa/',
      '^(brands|tests|e2e|scripts|tools|gallery|src/starter)/',
    ),
    layer(
      'loader-imports-only-messages',
      'The loader imports more than the table of messages. It runs on the pages of others and has 3 kB.',
      '^embed/(?!.*\\.test\\.ts$)',
      '^(src/(?!domain/embedding/hostMessages\\.ts$)|brands|tests|e2e|scripts|tools|gallery|qa|node_modules)',
    ),
    {
      name: 'loader-is-not-imported',
      severity: 'error',
      comment: 'The application imports the loader. It runs in the frame, the loader on the page around it.',
      from: { path: '^(src|brands|tests|e2e|tools|gallery|qa)/' },
      to: { path: '^embed/' },
    },
    layer(
      'deploy-imports-nothing-else',
      'A configuration of web servers imports the source or a script. It follows from the facts that the build has written.',
      '^deploy/',
      '^(src|brands|tests|e2e|scripts|tools|gallery|qa)/',
    ),
    {
      name: 'tools-are-not-imported',
      severity: 'error',
      comment:
        'The application, a test or a script imports a tool. Only the tests in WebKit import its driver.',
      from: { path: '^(src|tests|brands|e2e(?!/webkit/)|scripts)/' },
      to: { path: '^tools/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules/(?!react|@reduxjs|i18next|ibantools|libphonenumber-js))' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'] },
  },
};
