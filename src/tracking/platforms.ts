import type { Platform } from '../domain/tracking/platform';

/** A platform and the folder of `src/tracking/platforms` that holds it. */
export interface ListedPlatform extends Platform {
  readonly folder: string;
}

const rows = import.meta.glob<Platform>('./platforms/*/platform.ts', { eager: true, import: 'platform' });

/**
 * Every platform, in the order of the folders. Only the build, the scripts and the tests import this list: a page gets the
 * platforms that its configuration names (`virtual:platforms`).
 */
export const platforms: readonly ListedPlatform[] = Object.entries(rows).map(([file, platform]) => ({
  ...platform,
  folder: file.split('/').at(-2) ?? '',
}));
