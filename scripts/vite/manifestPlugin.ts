import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Where the manifest of a page's build lies: beside the builds, so that no server serves it. */
export function manifestFile(root: string, page: string): string {
  return path.join(root, 'dist/.manifests', `${page}.json`);
}

/** Takes the manifest of a build, which only the scripts of this project read, out of what is served. */
export function manifestPlugin(root: string, page: string): Plugin {
  return {
    name: 'manifest',
    enforce: 'post',
    writeBundle({ dir = '' }) {
      const folder = path.join(dir, '.vite');
      const file = manifestFile(root, page);
      mkdirSync(path.dirname(file), { recursive: true });
      renameSync(path.join(folder, 'manifest.json'), file);
      rmdirSync(folder);
    },
  };
}
