import { readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { localeNames, type LocaleName } from '../../src/domain/countries/locales';
import type { TextTree } from '../../src/domain/pages/textTree';
import type { Configuration } from '../../src/platform/config/configuration';
import { applyForQa } from './apply';
import { readLocaleTexts } from './localeTexts';
import { pagePlugin } from './pagePlugin';
import { type BuiltPage } from './findPage';
import { buildTarget } from '../shared/floor';

/** The folder of the gallery's document, code and styles below the base path. */
export const galleryFolder = 'gallery';

interface GalleryOptions {
  readonly root: string;
  readonly built: BuiltPage;
  readonly configuration: Configuration;
  /** The output folder of the page's build. */
  readonly outDir: string;
}

/** The gallery: its texts for the development server, and its own build. */
export const galleryPlugins = (options: GalleryOptions): Plugin[] => [
  textsPlugin(options.root),
  buildPlugin(options),
];

/**
 * Builds the gallery next to the page, in development and staging. It is a separate build, so the applicants' files are identical in every
 * environment and contain nothing of it.
 */
function buildPlugin({ root, built, configuration, outDir }: GalleryOptions): Plugin {
  return {
    name: 'gallery',
    apply: applyForQa(configuration.environment),
    closeBundle: async () => {
      await build({
        configFile: false,
        root,
        base: `${configuration.basePath}/`,
        logLevel: 'silent',
        publicDir: false,
        plugins: [
          react(),
          pagePlugin({ root, built, configuration, platforms: [], platformSettings: {}, version: '' }),
          textsPlugin(root),
        ],
        build: {
          outDir,
          emptyOutDir: false,
          assetsDir: galleryFolder,
          assetsInlineLimit: 0,
          target: [...buildTarget],
          modulePreload: { polyfill: false },
          chunkSizeWarningLimit: 10_000,
          rolldownOptions: { input: path.join(root, galleryFolder, 'index.html') },
        },
      });
    },
  };
}

const textsModule = 'virtual:gallery-texts';

/** The texts of every language for the gallery. Each language is a module that is loaded on demand. */
function textsPlugin(root: string): Plugin {
  const modules = new Map<string, () => string>([
    [
      textsModule,
      () =>
        `export const texts = {${localeNames.map((name) => `${name}: () => import('${textsModule}/${name}')`).join()}};`,
    ],
    ...localeNames.map(
      (name) =>
        [
          `${textsModule}/${name}`,
          () => `export const namespaces = ${JSON.stringify(readTexts(root, name))};`,
        ] as const,
    ),
  ]);
  return {
    name: 'gallery-texts',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0') ? (modules.get(id.slice(1))?.() ?? null) : null),
  };
}

/** Reads the texts of a language by namespace. English has every file. */
function readTexts(root: string, language: LocaleName): Readonly<Record<string, TextTree>> {
  return Object.fromEntries(
    readdirSync(path.join(root, 'locales/en')).map((file): [string, TextTree] => [
      path.basename(file, '.json'),
      readLocaleTexts(language, (name) => path.join(root, 'locales', name, file)),
    ]),
  );
}
