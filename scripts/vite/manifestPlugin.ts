import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The path of a build's manifest. It is outside the build's folder, so no server serves it. */
export function getManifestPath(root: string, page: string): string {
  return path.join(root, 'dist/.manifests', `${page}.json`);
}

/** Moves a build's manifest out of the served folder. Only the scripts of this project read it. */
export function manifestPlugin(root: string, page: string): Plugin {
  return {
    name: 'manifest',
    enforce: 'post',
    writeBundle({ dir = '' }) {
      const folder = path.join(dir, '.vite');
      const file = getManifestPath(root, page);
      mkdirSync(path.dirname(file), { recursive: true });
      renameSync(path.join(folder, 'manifest.json'), file);
      rmdirSync(folder);
    },
  };
}
