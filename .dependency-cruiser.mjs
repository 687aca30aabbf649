/** The arrows of the house (docs/architecture.md): doors open only downwards, none within a floor but those drawn. */

const floor = (name, comment, from, to) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.(test|fixture)\\.tsx?$' },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment:
        'Two files need each other: the idea they share belongs on a lower floor, in a file of its own.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    floor(
      'countries-stand-alone',
      'A country knows only countries: what a lead, a step or a page is lies above it.',
      '^src/domain/countries/',
      '^src/(?!domain/countries/)',
    ),
    floor(
      'lead-below-catalogue',
      'The lead knows countries and itself: questions, pages and journeys are made of it, not the other way.',
      '^src/domain/lead/',
      '^src/(?!domain/(lead|countries)/)',
    ),
    floor(
      'catalogue-below-pages',
      'The catalogue knows leads and countries: which page asks what is said by pages.',
      '^src/domain/catalogue/',
      '^src/(?!domain/(catalogue|lead|countries)/)',
    ),
    floor(
      'pages-below-journey',
      'A page knows the catalogue, leads and countries: where an applicant stands is said by the journey.',
      '^src/domain/pages/',
      '^src/(?!domain/(pages|catalogue|tracking|lead|countries)/)',
    ),
    floor(
      'told-of-leads-alone',
      'What third parties may be told is said of leads: what a page or a journey is lies above it.',
      '^src/domain/tracking/',
      '^src/(?!domain/(tracking|lead|countries)/)',
    ),
    floor(
      'domain-is-the-ground',
      'The rules know nothing of browser, server, state or screens: give them what they need as arguments.',
      '^src/domain/',
      '^src/(?!domain/)',
    ),
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'A rule uses React, Redux or the router: rules are functions of values, clock and configuration.',
      from: { path: '^src/domain/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: {
        path: 'node_modules/(react|react-dom|@reduxjs|react-redux|react-router-dom|i18next|react-i18next)/',
      },
    },
    floor(
      'platform-knows-the-browser-alone',
      'The platform touches the browser and nothing above the rules: what it reads is judged elsewhere.',
      '^src/platform/',
      '^src/(?!platform/|domain/)',
    ),
    floor(
      'ui-is-plain',
      'A plain part knows no question, state or text: hand it words and values by props.',
      '^src/ui/',
      '^src/(?!ui/)',
    ),
    floor(
      'api-below-state',
      'A call reads the store or a screen: hand it what it needs as arguments.',
      '^src/api/',
      '^src/(?!api/|platform/|domain/)',
    ),
    floor(
      'state-below-screens',
      'State knows what is true, not how it is shown: forms and screens read it.',
      '^src/state/',
      '^src/(?!state/|api/|platform/|domain/)',
    ),
    floor(
      'tracking-below-screens',
      'Tracking tells what happened; it reads no screen and no state of its own accord.',
      '^src/tracking/',
      '^src/(?!tracking/|api/|platform/|domain/)',
    ),
    floor(
      'form-knows-no-state',
      'A step is like an input: it gets everything by props and decides nothing.',
      '^src/form/',
      '^src/(?!form/|ui/|platform/|domain/)',
    ),
    floor(
      'shell-knows-no-screen',
      'The shell stands around the screens and gets what it shows by props.',
      '^src/shell/',
      '^src/(?!shell/|form/|ui/|platform/|domain/)',
    ),
    floor(
      'screens-below-app',
      'A screen asks for the application: what it needs of the world comes in as its services.',
      '^src/screens/',
      '^src/(?!screens/|form/|state/|api/|ui/|platform/|domain/)',
    ),
    {
      name: 'no-screen-imports-another',
      severity: 'error',
      comment: "A screen imported another screen: let the server's state lead there.",
      from: { path: '^src/screens/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/screens/[^/]+/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'one-reader-of-the-page',
      severity: 'error',
      comment: 'Only app/activePage.ts knows which page was built; everything else is handed the page.',
      from: { path: '^src/', pathNot: '^src/(app/activePage\\.ts|vite-env\\.d\\.ts)$' },
      to: { path: 'virtual:page' },
    },
    {
      name: 'texts-are-asked-for-once',
      severity: 'error',
      comment:
        'The hook of react-i18next listens and copies for each component that asks: take useTranslation of platform/texts.tsx.',
      from: {
        path: '^(src|qa|gallery)/',
        pathNot:
          '(\\.(test|fixture)\\.tsx?$|^src/platform/(texts|translations)\\.tsx?$|^src/shell/RenderFailure\\.tsx$|^src/app/firstScreen\\.tsx$|^gallery/texts\\.ts$|^src/testing/)',
      },
      to: { path: 'node_modules/react-i18next/' },
    },
    {
      name: 'brands-are-data',
      severity: 'error',
      comment: 'A brand has tokens, words and an order: it imports the shape of a page and nothing else.',
      from: { path: '^brands/' },
      to: { path: '^(src|tests|e2e|scripts)/', pathNot: '^src/domain/pages/' },
    },
    {
      name: 'src-knows-no-country',
      severity: 'error',
      comment: 'The source names a country: the build hands its facts and checks to the page, and no other.',
      from: { path: '^src/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^src/domain/countries/[a-z]{2}(\\.checks)?\\.ts$' },
    },
    {
      name: 'src-knows-no-brand',
      severity: 'error',
      comment: 'The source names a brand: a page is chosen by the build alone.',
      from: { path: '^src/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^(brands|tests|e2e|scripts)/' },
    },
    {
      name: 'back-end-knows-the-contract',
      severity: 'error',
      comment:
        'The reference back end answers from the contract and the domain, never from how the application works.',
      from: { path: '^tests/backend/' },
      to: { path: '^src/(?!domain/|api/(openapi\\.yaml|schema\\.gen\\.ts))' },
    },
    {
      name: 'browser-tests-see-what-people-see',
      severity: 'error',
      comment:
        'A browser test imports the source: it may know only what stands on the screen and what was sent.',
      from: { path: '^e2e/', pathNot: '^e2e/fixtures/states\\.ts$' },
      to: { path: '^(src|tests|brands)/' },
    },
    {
      name: 'browser-tests-take-states-from-their-table',
      severity: 'error',
      comment:
        'What is to be walked is read from the table of states and that of the calls, and nothing else.',
      from: { path: '^e2e/fixtures/states\\.ts$' },
      to: {
        path: '^(src|tests|brands)/',
        pathNot: '^src/(domain/journey/states/(progress|asking)States|api/calls\\.gen)\\.ts$',
      },
    },
    floor(
      'bench-measures-from-outside',
      'A measurement imports the source: it may know only what stands on the screen and what was sent.',
      '^bench/',
      '^(src|tests|brands)/',
    ),
    floor(
      'references-stand-alone',
      'A form that pages are measured against needs the page or what measures it: it has its own table and packages.',
      '^bench/(reference|plain|stack)/',
      '^(src|tests|brands|e2e|scripts|bench/(?!reference/|plain/|stack/))',
    ),
    {
      name: 'nothing-needs-the-gallery',
      severity: 'error',
      comment:
        'What applicants load, or what tests it, imports the gallery: it shows the parts of the house and stands beside it.',
      from: { path: '^(src|tests|brands|e2e|bench)/' },
      to: { path: '^gallery/' },
    },
    floor(
      'gallery-shows-what-there-is',
      'The gallery needs the application or its state at work: it shows questions as forms and screens make them, by props.',
      '^gallery/',
      '^(brands|tests|e2e|scripts|bench|src/(api|app|starter))/',
    ),
    {
      name: 'nothing-needs-the-drawer',
      severity: 'error',
      comment:
        'What applicants load, or what tests it, imports the QA drawer: the build hands it over, and not in production.',
      from: { path: '^(src|tests|brands|e2e|bench|gallery)/' },
      to: { path: '^qa/' },
    },
    floor(
      'drawer-takes-what-there-is',
      'The QA drawer needs more than the source: what is of this page it is handed, the back end it asks by address.',
      '^qa/',
      '^(brands|tests|e2e|scripts|bench|gallery|src/starter)/',
    ),
    {
      name: 'nothing-needs-the-bench',
      severity: 'error',
      comment:
        'What is measured, or decides, imports what measures it: the benchmark stands beside the house.',
      from: { path: '^(src|tests|brands|e2e|scripts)/' },
      to: { path: '^bench/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules/(?!react|@reduxjs|i18next))' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'] },
  },
};
