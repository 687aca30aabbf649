import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { localeNames } from '../../src/domain/countries/locales';
import type { TextTree } from '../../src/domain/pages/pageTexts';
import type { Configuration } from '../../src/platform/config/configuration';
import { forQa } from './forQa';
import { pagePlugin, type BuiltPage } from './pagePlugin';

/** The folder of the gallery below the base path: its document, its code and its styles. */
export const galleryFolder = 'gallery';
/** The plugin that builds it. */
export const galleryPluginName = 'gallery';

interface GalleryOptions {
  readonly root: string;
  readonly built: BuiltPage;
  readonly configuration: Configuration;
  /** Of the page's build. */
  readonly outDir: string;
}

/**
 * Builds the gallery beside the page, in development and staging. A build of its own: what applicants load is the same to the
 * byte in every environment, and holds nothing of it.
 */
export function galleryPlugin({ root, built, configuration, outDir }: GalleryOptions): Plugin {
  return {
    name: galleryPluginName,
    apply: forQa(configuration.environment),
    closeBundle: async () => {
      await build({
        configFile: false,
        root,
        base: `${configuration.basePath}/`,
        logLevel: 'silent',
        publicDir: false,
        plugins: [react(), pagePlugin({ root, built, configuration }), galleryTexts(root)],
        build: {
          outDir,
          emptyOutDir: false,
          assetsDir: galleryFolder,
          assetsInlineLimit: 0,
          target: 'es2022',
          modulePreload: { polyfill: false },
          chunkSizeWarningLimit: 10_000,
          rolldownOptions: { input: path.join(root, galleryFolder, 'index.html') },
        },
      });
    },
  };
}

const textsModule = 'virtual:gallery-texts';

/** The texts of every language for the gallery, each a module that is loaded when its language is shown. */
export function galleryTexts(root: string): Plugin {
  const modules = new Map([
    [
      textsModule,
      `export const texts = {${localeNames.map((name) => `${name}: () => import('${textsModule}/${name}')`).join()}};`,
    ],
    ...localeNames.map((name) => [`${textsModule}/${name}`, name] as const),
  ]);
  return {
    name: 'gallery-texts',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : null),
    load: (id) => {
      const name = id.startsWith('\0') ? modules.get(id.slice(1)) : undefined;
      if (name === undefined || id === `\0${textsModule}`) return name ?? null;
      return `export const namespaces = ${JSON.stringify(textsIn(path.join(root, 'locales', name)))};`;
    },
  };
}

/** By namespace. */
function textsIn(folder: string): Readonly<Record<string, TextTree>> {
  return Object.fromEntries(
    readdirSync(folder).map((file): [string, TextTree] => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}
