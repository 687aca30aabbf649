/**
 * Rules for what the entry imports at once. Every applicant waits for that before the first step works, so lazy chunks and
 * types do not count. Chunks follow from imports; these rules keep the other code out of the first chunk.
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
      'first-step-without-catalogue',
      'The first step loads the whole catalogue. The build resolves the page, so import only types from the catalogue.',
      '^src/domain/(lead/fields|catalogue/(dataPoints|steps|parts)|pages/(resolvePage|pageTexts|definePage)|journey/states/stateQuestionnaires)',
    ),
    late(
      'first-step-without-validation',
      'The first step loads the validation rules. They load with the answer reader.',
      '^src/domain/(catalogue/(reading|notices|patterns|emailDomains)|countries/(\\w+\\.checks|identifiers|phone))|node_modules/(ibantools|libphonenumber-js)/',
    ),
    late(
      'first-step-without-custom-colors',
      'The first step loads the checks of custom colours. They load if custom colours are set or the page is embedded.',
      '^src/(domain/pages/(accents|color)|app/listeners/uiColors)\\.ts$',
    ),
    late(
      'first-step-without-server-code',
      'The first step loads the code that talks to the server. It loads after the step is shown.',
      '^src/(api/(api|base|calls)|state/(submission/|listeners/|connectServer)|app/wiring/serverSide)|node_modules/@reduxjs/toolkit/dist/query/',
    ),
    late(
      'first-step-without-other-screens',
      'The first step loads another screen, a dialog, a lazy field or a toast. Import it where it is shown.',
      '^src/(screens/(?!step/)[^/]+/|ui/(Dialog|Illustration|Combobox)|shell/(Toasts|DeleteDialog)|form/(layout/ReviewList|messages/ErrorSummary|kinds/(lazyFields|list/|choice/(Search|optionSearch))))|node_modules/react-toastify/',
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
