import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { Configuration } from '../../src/platform/config/configuration';

/** The folder of the QA drawer below the base path: its code and its styles. */
export const qaFolder = 'qa';
/** The plugin that builds it. */
export const qaPluginName = 'qa';

const id = 'virtual:qa';

interface QaOptions {
  readonly root: string;
  readonly configuration: Pick<Configuration, 'basePath' | 'environment'>;
  /** Of the page's build. */
  readonly outDir: string;
}

/** Hands the application the way to its QA drawer, in development and staging; in production there is none. */
export function qaLink({ configuration }: Pick<QaOptions, 'configuration'>): Plugin {
  const { basePath, environment } = configuration;
  let isServing = false;
  return {
    name: 'qa-link',
    configResolved: ({ command }) => {
      isServing = command === 'serve';
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) => {
      if (asked !== `\0${id}`) return null;
      if (environment === 'production') return 'export const loadQa = null;';
      return isServing ? loadingSource : loadingBuild(`${basePath}/${qaFolder}/drawer`);
    },
  };
}

/**
 * Builds the drawer beside the page, in development and staging. A build of its own: no byte of what applicants load follows
 * from what it imports.
 */
export function qaPlugin({ root, configuration, outDir }: QaOptions): Plugin {
  return {
    name: qaPluginName,
    apply: ({ build: options }, { command, isSsrBuild }) =>
      command === 'build' &&
      options?.ssr === undefined &&
      isSsrBuild !== true &&
      configuration.environment !== 'production',
    closeBundle: async () => {
      await build({
        configFile: false,
        root,
        logLevel: 'silent',
        publicDir: false,
        plugins: [react()],
        // What a library leaves to whoever bundles it: here that is nobody.
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: path.join(outDir, qaFolder),
          target: 'es2022',
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

const loadingSource = handingOver(`() => import('/${qaFolder}/main.tsx')`);

/** The build's own loader would ask the page to reload where the drawer is not to be had. */
function loadingBuild(file: string): string {
  return handingOver(`() => {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = ${JSON.stringify(`${file}.css`)};
  document.head.append(style);
  const code = ${JSON.stringify(`${file}.js`)};
  return import(/* @vite-ignore */ code);
}`);
}

/** A browser that a program drives gets the drawer where its address asks for it: tests and measurements see what applicants see. */
function handingOver(load: string): string {
  return `const isAsked = new URLSearchParams(location.search).has('qa');
export const loadQa = navigator.webdriver && !isAsked ? null : ${load};`;
}
