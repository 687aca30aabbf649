import path from 'node:path';
import type { Plugin } from 'vite';

/** Vite's module that imports files which load late. */
const viteModule = '\0vite/preload-helper.js';

/** Replaces Vite's module by `src/platform/loading/importFiles.ts`, which has a function of the same name. */
export function importPlugin(root: string): Plugin {
  let isReplaced = false;
  return {
    name: 'import-files',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: new RegExp(`^${viteModule}$`) },
      handler: () => {
        isReplaced = true;
        return path.join(root, 'src/platform/loading/importFiles.ts');
      },
    },
    // Another version of Vite may name its module differently.
    buildEnd(error) {
      if (error === undefined && !isReplaced && this.environment.config.consumer === 'client')
        this.error(`Vite has no module ${viteModule}: files that load late would not be requested again.`);
    },
  };
}
