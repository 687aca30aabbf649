/**
 * Rules for what the entry imports at once. Every applicant waits for that before the first step works, so lazy chunks and
 * types do not count. Chunks follow from imports; these rules keep the other code out of the first chunk.
 */

const entry = 'src/main.tsx';

export const firstStepRules = [
  {
    name: 'first-step-without-catalogue',
    comment:
      'The first step loads the whole catalogue. The build resolves the page, so import only types from the catalogue.',
    forbidden:
      /^src\/domain\/(lead\/fields|catalogue\/(dataPoints|steps|parts)|pages\/(resolvePage|pageTexts|definePage)|journey\/states\/stateQuestionnaires)/,
  },
  {
    name: 'first-step-without-validation',
    comment: 'The first step loads the validation rules. They load with the answer reader.',
    forbidden:
      /^src\/domain\/(catalogue\/(reading|notices|patterns|emailDomains)|countries\/(\w+\.checks|identifiers|phone))|node_modules\/(ibantools|libphonenumber-js)\//,
  },
  {
    name: 'first-step-without-custom-colors',
    comment:
      'The first step loads the checks of custom colours. They load if custom colours are set or the page is embedded.',
    forbidden: /^src\/(domain\/pages\/(accents|color)|app\/listeners\/uiColors)\.ts$/,
  },
  {
    name: 'first-step-without-server-code',
    comment: 'The first step loads the code that talks to the server. It loads after the step is shown.',
    forbidden:
      /^src\/(api\/(api|base|calls)|state\/(submission\/|listeners\/|connectApi)|app\/(wiring\/(formCode|lookUps|answerReader)|start\/(afterFirstScreen|startForm)))|node_modules\/@reduxjs\/toolkit\/dist\/query\//,
  },
  {
    name: 'first-step-without-other-screens',
    comment:
      'The first step loads another screen, a dialog, a lazy field or a toast. Import it where it is shown.',
    forbidden:
      /^src\/(screens\/(?!step\/)[^/]+\/|ui\/(Dialog|Illustration|Combobox)|shell\/(Toasts|DeleteDialog)|form\/(formParts|layout\/ReviewList|messages\/ErrorSummary|lookUps\/lookUpController|kinds\/(LateField|list\/|code\/|choice\/(Search|optionSearch))))|node_modules\/react-toastify\//,
  },
];

/**
 * The modules that the entry must not import at once, each with the rule and the imports that lead to it. Dependency-cruiser can leave
 * out lazy imports and types for all of its rules, but not for some, and a graph of its own takes twice as long.
 */
export function findEagerImports(modules) {
  const dependencies = new Map(modules.map((module) => [module.source, module.dependencies]));
  const ways = new Map([[entry, [entry]]]);
  // A map also iterates over what is added meanwhile, so each module is visited once, the nearest first.
  for (const [source, way] of ways) {
    for (const { resolved } of (dependencies.get(source) ?? []).filter(isEager)) {
      if (!ways.has(resolved)) ways.set(resolved, [...way, resolved]);
    }
  }
  return firstStepRules.flatMap(({ name, comment, forbidden }) =>
    [...ways.entries()]
      .filter(([source]) => forbidden.test(source))
      .map(([, way]) => ({ name, comment, way })),
  );
}

/** Whether a module is loaded together with the one that imports it. */
function isEager({ dynamic, dependencyTypes }) {
  return !dynamic && !dependencyTypes.some((type) => type === 'type-only' || type === 'type-import');
}
