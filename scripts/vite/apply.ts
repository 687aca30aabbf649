import type { Plugin } from 'vite';
import type { Environment } from '../../src/platform/config/configuration';

type Apply = Exclude<Plugin['apply'], 'serve' | 'build' | undefined>;

/** Applies a plugin to the development server and to builds for the browser, but not to those for server-side rendering. */
export const applyForBrowser: Apply = (_config, { isSsrBuild }) => isSsrBuild !== true;

/** Applies a QA plugin to page builds for development and staging. */
export const applyForQa =
  (environment: Environment): Apply =>
  (config, env) =>
    env.command === 'build' && applyForBrowser(config, env) && environment !== 'production';
