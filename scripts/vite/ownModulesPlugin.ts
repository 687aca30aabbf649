import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { languageTags, type LocaleName } from '../../src/domain/countries/locales';
import { applyForBrowser } from './apply';

/** The page of a build, as far as its modules depend on it. */
export interface OwnPage {
  readonly product: string;
  readonly country: string;
  readonly languages: readonly LocaleName[];
  /** The folders of the third parties that its configuration names. */
  readonly platforms: readonly string[];
}

const platformFolder = 'src/tracking/platforms';
/** The chunk that a submit of the first step needs (`chunks.ts`). */
const formChunk = 'form';

/** What every applicant would wait for before the first step works. It loads later, or the build resolves it. */
const lateCode: Readonly<Record<string, RegExp>> = {
  'the catalogue':
    /^src\/domain\/(lead\/fields|catalogue\/(dataPoints|steps|parts)|build\/|pages\/(resolvePage|definePage)|journey\/states\/stateQuestionnaires)/,
  'the validation':
    /^src\/domain\/(catalogue\/(reading|notices|patterns|emailDomains)|countries\/(\w+\.checks|identifiers|phone))|node_modules\/(ibantools|libphonenumber-js)\//,
  'the checks of custom colours':
    /^src\/(domain\/pages\/looks\/(accents|color)|app\/listeners\/uiColors)\.ts$/,
  'the code that talks to the server':
    /^src\/(api\/(api|base|calls)|state\/(submission\/|listeners\/|connectApi)|app\/(wiring\/(formCode|lookUps|answerReader)|start\/(afterFirstScreen|startForm)))|node_modules\/@reduxjs\/toolkit\/dist\/query\//,
  'another screen, a dialog, a lazy field or a toast':
    /^src\/(screens\/(?!(?:step|parts)\/)[^/]+\/|ui\/(ConfirmDialog|Dialog|Combobox|OptionList|useOptionList)|shell\/(Toasts|DeleteDialog)|form\/(formParts|messages\/ErrorSummary|lookUps\/(lookUp(Controller|Runner|Display)|stepLookUps|applyResult)|kinds\/(list\/|code\/|choice\/(Search|optionSearch))))|node_modules\/react-toastify\//,
};

/** Which modules belong to no build of a page. */
function listForeign({ product, country, languages, platforms }: OwnPage): readonly RegExp[] {
  const names = languages.map((language) => languageTags[language].slice(0, 2)).join('|');
  return [
    // Beside the application's code only brands, packages and the document. This is also what a test, QA and the reference back end have.
    /^(?!src\/|brands\/|node_modules\/|index\.html)/,
    /\.(?:test|fixture)\./,
    new RegExp(`^brands/(?!${product}/)`),
    new RegExp(`^brands/[^/]+/(?!${country}/)[a-z]{2}/`),
    new RegExp(`^src/domain/countries/(?:regionNames/)?(?!${country}\\.)[a-z]{2}\\.`),
    new RegExp(`^src/domain/countries/countryNames/(?!(?:${names})\\.)`),
    new RegExp(`^${platformFolder}/(?!(?:${platforms.join('|')})/)`),
    ...(platforms.length === 0
      ? [/^src\/(?:shell\/ConsentBanner|app\/wiring\/(?:consent|tracking)|tracking\/consentManager)\./]
      : []),
  ];
}

/** The modules of a build that belong to another page, to no page, or to a third party that it does not have. */
export const findForeignModules = (modules: readonly string[], page: OwnPage): readonly string[] =>
  modules.filter((module) => listForeign(page).some((pattern) => pattern.test(module)));

/** The modules that the first step must not wait for, each with what it is. */
export const findLateCode = (modules: readonly string[]): readonly string[] =>
  Object.entries(lateCode).flatMap(([what, pattern]) =>
    modules.filter((module) => pattern.test(module)).map((module) => `${module} (${what})`),
  );

/**
 * Stops a build that has a module of another brand, country or language, of tests or QA, or of a third party that it does not use; that
 * lacks one of a third party that it uses; or whose first step waits for one, or for code that loads later.
 */
export function ownModulesPlugin(root: string, page: OwnPage): Plugin {
  return {
    name: 'own-modules',
    apply: applyForBrowser,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const listModules = (ids: readonly string[]) =>
        ids
          .filter((id) => path.isAbsolute(id))
          .map((id) => path.relative(root, id).replaceAll(path.sep, '/'));
      const modules = chunks.flatMap(({ moduleIds }) => listModules(moduleIds));
      const adapters = page.platforms.map((folder) => `${platformFolder}/${folder}/adapter.ts`);
      const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      const first = listModules(listAwaited(chunks, entries));
      const form = chunks.find(({ name }) => name === formChunk);
      const early = listModules(listAwaited(chunks, [...entries, form?.fileName]));
      const problems = [
        ...(entries.length === 0 ? ['It has no first file.'] : []),
        ...findForeignModules(modules, page).map((module) => `It contains ${module}.`),
        ...adapters.filter((adapter) => !modules.includes(adapter)).map((adapter) => `It lacks ${adapter}.`),
        ...adapters
          .filter((adapter) => early.includes(adapter))
          .map((adapter) => `Its first step waits for ${adapter}.`),
        ...findLateCode(first).map((module) => `Its first file has ${module}.`),
      ];
      if (problems.length > 0) this.error(`This build is not that of its page. ${problems.join(' ')}`);
    },
  };
}

/** The modules of files and of what they import at once. */
function listAwaited(
  chunks: readonly Rolldown.OutputChunk[],
  names: readonly (string | undefined)[],
): readonly string[] {
  const awaited = new Set(names);
  // Iterating a set includes entries that are added during the iteration.
  for (const name of awaited)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      awaited.add(imported);
  return chunks.filter(({ fileName }) => awaited.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
}
