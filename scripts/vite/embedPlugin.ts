import type { Plugin } from 'vite';
import { listLoaderFiles } from '../embed/releasedLoaders';

interface EmbedOptions {
  readonly root: string;
  readonly basePath: string;
}

/** Emits and serves the loader for pages that embed the form, in each of its versions. */
export function embedPlugin({ root, basePath }: EmbedOptions): Plugin {
  return {
    name: 'embed',
    apply: (config, { isSsrBuild }) => config.build?.ssr === undefined && isSsrBuild !== true,
    configureServer({ middlewares }) {
      const files = listLoaderFiles(root);
      middlewares.use((request, response, next) => {
        const address = request.url?.split('?')[0] ?? '';
        const file = address.startsWith(`${basePath}/`)
          ? files.get(address.slice(basePath.length + 1))
          : undefined;
        if (file === undefined) return next();
        response.setHeader('Content-Type', address.endsWith('.js') ? 'text/javascript' : 'text/plain');
        // A script with an integrity hash is requested across origins.
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.end(file);
      });
    },
    generateBundle() {
      for (const [fileName, source] of listLoaderFiles(root))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
