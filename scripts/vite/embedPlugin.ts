import type { Plugin } from 'vite';
import { listLoaderFiles } from '../embed/releasedLoaders';
import { applyForBrowser } from './apply';
import { serveBelow } from './serveBelow';

interface EmbedOptions {
  readonly root: string;
  readonly basePath: string;
}

/** Emits and serves the loader for pages that embed the form, in each of its versions. */
export function embedPlugin({ root, basePath }: EmbedOptions): Plugin {
  return {
    name: 'embed',
    apply: applyForBrowser,
    configureServer({ middlewares }) {
      const files = listLoaderFiles(root);
      middlewares.use(
        serveBelow(basePath, (name) => {
          const content = files.get(name);
          const type = name.endsWith('.js') ? 'text/javascript' : 'text/plain';
          // A script with an integrity hash is requested across origins.
          const headers = { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' };
          return content === undefined ? undefined : { headers, content };
        }),
      );
    },
    generateBundle() {
      for (const [fileName, source] of listLoaderFiles(root))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
