import type { Plugin } from 'vite';
import type { Environment } from '../../src/platform/config/configuration';

/** When a plugin applies that adds something for QA: in a page's build for development and staging, not in what it renders with. */
export function forQa(environment: Environment): Exclude<Plugin['apply'], 'serve' | 'build' | undefined> {
  return ({ build: options }, { command, isSsrBuild }) =>
    command === 'build' && options?.ssr === undefined && isSsrBuild !== true && environment !== 'production';
}
