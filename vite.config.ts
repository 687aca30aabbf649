import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Connect, type Plugin } from 'vite';
import { localesPlugin } from './scripts/vite/localesPlugin';
import { faviconPath, findPage, pagePlugin } from './scripts/vite/pagePlugin';
import { readConfiguration, readPageChoice } from './src/platform/config/schema';
import { referenceBackend } from './tests/backend/server';

const root = import.meta.dirname;

export default defineConfig(async ({ mode }) => {
  const environment = { ...loadEnv(mode, root, 'APP_'), ...process.env };
  const choice = readPageChoice(environment);
  const page = await findPage(root, choice.APP_PRODUCT, choice.APP_COUNTRY);
  const { configuration, assetsPath } = readConfiguration(
    environment,
    { flow: page.definition.flow, locale: page.facts.locale },
    (message) => process.stderr.write(`${message}\n`),
  );
  const languages = [...new Set([page.facts.locale, 'en', configuration.language])];
  return {
    base: `${configuration.basePath}/`,
    plugins: [
      react(),
      pagePlugin({ root, page, configuration }),
      localesPlugin({
        root,
        languages,
        pageFolder: page.folder,
        basePath: configuration.basePath,
        favicon: { path: faviconPath(configuration), file: path.join(page.folder, 'favicon.svg') },
      }),
      referenceBackend({
        basePath: configuration.basePath,
        file: environment['SANDBOX_STORE'] ?? path.join(root, '.sandbox/store.json'),
      }),
      toBasePath(configuration.basePath),
    ],
    server: { host: '127.0.0.1', port: Number(environment['PORT'] ?? 5173) },
    preview: { host: '127.0.0.1', port: Number(environment['PORT'] ?? 4173), strictPort: true },
    build: {
      outDir: `dist/${configuration.product}-${configuration.country}`,
      assetsDir: assetsPath,
      assetsInlineLimit: 0,
      manifest: true,
      target: 'es2022',
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  };
});

/** Leads from the root of a local server to the application. */
function toBasePath(basePath: string): Plugin {
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    if (request.url !== '/' || basePath === '') return next();
    response.writeHead(302, { Location: `${basePath}/` }).end();
  };
  return {
    name: 'to-base-path',
    configureServer: ({ middlewares }) => void middlewares.use(middleware),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware),
  };
}
