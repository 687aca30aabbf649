import type { Plugin } from 'vite';
import type { Environment } from '../../src/platform/config/configuration';

/** Applies a QA plugin to page builds for development and staging, but not to server-side rendering builds. */
export function applyForQa(
  environment: Environment,
): Exclude<Plugin['apply'], 'serve' | 'build' | undefined> {
  return ({ build: options }, { command, isSsrBuild }) =>
    command === 'build' && options?.ssr === undefined && isSsrBuild !== true && environment !== 'production';
}
