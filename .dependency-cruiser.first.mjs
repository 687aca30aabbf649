/**
 * What the entry imports at once, late chunks and types left out: every applicant waits for it before the first step works.
 * Chunks follow from imports; these rules hold what must come later.
 */

const late = (name, comment, path) => ({
  name,
  severity: 'error',
  comment,
  from: { path: '^src/main\\.tsx$' },
  to: { path, reachable: true },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    late(
      'first-step-knows-no-catalogue',
      'The first step loads the whole catalogue: the build hands over the page resolved, so import its types alone.',
      '^src/domain/(catalogue/(dataPoints|steps)|pages/(resolvePage|pageTexts|definePage)|journey/states/stateQuestionnaires)',
    ),
    late(
      'first-step-judges-nothing',
      'The first step loads the rules that judge answers: they come with the answer reader.',
      '^src/domain/(catalogue/(reading|notices|patterns|emailDomains)|countries/(\\w+\\.checks|identifiers|phone))|node_modules/(ibantools|libphonenumber-js)/',
    ),
    late(
      'first-step-paints-nothing-over',
      'The first step loads what judges custom colours: it comes where there are some, or where a page embeds this one.',
      '^src/(domain/pages/(accents|color)|app/uiColors)\\.ts$',
    ),
    late(
      'first-step-calls-nobody',
      'The first step loads what talks to the server: it comes with the connection, after the step is on the screen.',
      '^src/(api/(api|base|calls)|state/(sending|following)/|app/serverSide)|node_modules/@reduxjs/toolkit/dist/query/',
    ),
    late(
      'first-step-shows-itself-alone',
      'The first step loads another screen, a dialog, a late field or a message in passing: import it where it is shown.',
      '^src/(screens/(?!step/)[^/]+/|ui/(Dialog|Illustration|Combobox)|shell/(Toasts|DeleteDialog)|form/(around/ReviewList|messages/ErrorSummary|kinds/(lateFields|list/|choice/Search)))|node_modules/react-toastify/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|\\.(test|fixture)\\.tsx?$', dynamic: true },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'] },
  },
};
