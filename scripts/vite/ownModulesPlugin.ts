import path from 'node:path';
import type { Plugin } from 'vite';
import { languageTags, type LocaleName } from '../../src/domain/countries/locales';

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

/**
 * Stops a build that has a module of another brand, country or language, of tests or QA, or of a third party that it does not use; that
 * lacks one of a third party that it uses; or whose first step waits for one.
 */
export function ownModulesPlugin(root: string, page: OwnPage): Plugin {
  return {
    name: 'own-modules',
    apply: ({ build }) => build?.ssr === undefined,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const listModules = (ids: readonly string[]) =>
        ids
          .filter((id) => path.isAbsolute(id))
          .map((id) => path.relative(root, id).replaceAll(path.sep, '/'));
      const modules = chunks.flatMap(({ moduleIds }) => listModules(moduleIds));
      const adapters = page.platforms.map((folder) => `${platformFolder}/${folder}/adapter.ts`);
      const awaited = new Set(
        chunks.filter(({ isEntry, name }) => isEntry || name === formChunk).map(({ fileName }) => fileName),
      );
      // Iterating a set includes entries that are added during the iteration.
      for (const name of awaited) {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        for (const imported of chunk?.imports ?? []) awaited.add(imported);
      }
      const early = chunks
        .filter(({ fileName }) => awaited.has(fileName))
        .flatMap(({ moduleIds }) => listModules(moduleIds));
      const problems = [
        ...findForeignModules(modules, page).map((module) => `It contains ${module}.`),
        ...adapters.filter((adapter) => !modules.includes(adapter)).map((adapter) => `It lacks ${adapter}.`),
        ...adapters
          .filter((adapter) => early.includes(adapter))
          .map((adapter) => `Its first step waits for ${adapter}.`),
      ];
      if (problems.length > 0) this.error(`This build is not that of its page. ${problems.join(' ')}`);
    },
  };
}
