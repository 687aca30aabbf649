import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { Configuration, Environment } from '../../src/platform/config/configuration';
import { buildTarget } from '../shared/floor';
import { applyForBrowser } from './apply';

/** The folder of the QA drawer's code and styles below the base path. */
export const qaFolder = 'qa';
/** The path of the drawer's code below the base path, without its extension. */
export const drawerPath = `/${qaFolder}/drawer`;

const id = 'virtual:qa';

interface QaOptions {
  readonly root: string;
  readonly configuration: Pick<Configuration, 'basePath' | 'environment'>;
  /** The output folder of the page's build. */
  readonly outDir: string;
}

/**
 * Whether an environment has the QA drawer: every development server but that of production, and only the builds for staging. Default
 * builds, which are for development, are measured, so they contain what a production build contains.
 */
export function hasDrawer(environment: Environment, command: 'serve' | 'build'): boolean {
  return command === 'serve' ? environment !== 'production' : environment === 'staging';
}

/** The QA drawer: its loader in the application, and its own build. */
export const qaPlugins = (options: QaOptions): Plugin[] => [loaderPlugin(options), drawerPlugin(options)];

/** Gives the application the loader of the drawer. Without the drawer the loader is null. */
function loaderPlugin({ configuration }: Pick<QaOptions, 'configuration'>): Plugin {
  const { basePath, environment } = configuration;
  let command: 'serve' | 'build' = 'build';
  return {
    name: 'qa-link',
    configResolved: (resolved) => {
      command = resolved.command;
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => {
      if (source !== `\0${id}`) return null;
      if (!hasDrawer(environment, command)) return 'export const loadQa = null;';
      return command === 'serve' ? sourceLoader : renderBuildLoader(`${basePath}${drawerPath}`);
    },
  };
}

/**
 * Builds the drawer next to the page, for staging. It is a separate build, so its imports do not change the applicants'
 * files.
 */
function drawerPlugin({ root, configuration, outDir }: QaOptions): Plugin {
  return {
    name: 'qa',
    apply: (config, env) =>
      env.command === 'build' &&
      applyForBrowser(config, env) &&
      hasDrawer(configuration.environment, env.command),
    closeBundle: async () => {
      await build({
        configFile: false,
        root,
        logLevel: 'silent',
        publicDir: false,
        plugins: [react()],
        // A library build does not replace this by default.
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: path.join(outDir, qaFolder),
          target: [...buildTarget],
          lib: {
            entry: path.join(root, qaFolder, 'main.tsx'),
            formats: ['es'],
            fileName: 'drawer',
            cssFileName: 'drawer',
          },
        },
      });
    },
  };
}

const sourceLoader = renderLoader(`() => import('/${qaFolder}/main.tsx')`);

/** Loads the built drawer. The bundler's own loader would reload the page if the drawer were missing. */
function renderBuildLoader(file: string): string {
  return renderLoader(`() => {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = ${JSON.stringify(`${file}.css`)};
  document.head.append(style);
  const code = ${JSON.stringify(`${file}.js`)};
  return import(/* @vite-ignore */ code);
}`);
}

/** In an automated browser the drawer loads only with `?qa`, so tests and measurements see the applicants' page. */
function renderLoader(load: string): string {
  return `const isRequested = new URLSearchParams(location.search).has('qa');
export const loadQa = navigator.webdriver && !isRequested ? null : ${load};`;
}
