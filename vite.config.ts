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
  const page = await findPage(root, choice.product, choice.country);
  const { configuration, assetsPath } = readConfiguration(
    environment,
    { flow: page.definition.flow, locale: page.facts.locale },
    (message) => process.stderr.write(`${message}\n`),
  );
  return {
    base: `${configuration.basePath}/`,
    plugins: [
      react(),
      pagePlugin({ root, page, configuration }),
      localesPlugin({
        root,
        languages: [page.facts.locale, 'en'],
        pageFolder: page.folder,
        basePath: configuration.basePath,
        assetsPath,
        favicon: { path: faviconPath(configuration), file: path.join(page.folder, 'favicon.svg') },
      }),
      referenceBackend({
        basePath: configuration.basePath,
        file: environment['SANDBOX_STORE'] ?? path.join(root, '.sandbox/store.json'),
        inBrowser: environment['SANDBOX_IN_BROWSER'] === 'on',
      }),
      toBasePath(configuration.basePath),
    ],
    server: { host: '127.0.0.1', port: Number(environment['PORT'] ?? 5173) },
    preview: {
      host: '127.0.0.1',
      port: Number(environment['PORT'] ?? 4173),
      strictPort: 'PORT' in environment,
    },
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
            groups: [
              {
                // What every first step needs, in one file: it compresses better, and a release rarely changes it.
                name: 'vendor',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|use-sync-external-store|redux|immer|reselect|react-hook-form|i18next|react-i18next|i18next-http-backend|react-error-boundary|@reduxjs[\\/]toolkit[\\/]dist[\\/]redux-toolkit)[\\/.]/,
              },
              {
                // The entry and the state, the journey and the catalogue that later chunks share with it.
                name: 'core',
                test: /src[\\/](main|app[\\/](?!serverSide)|state[\\/](?!following|sending|sessions)|domain[\\/](pages|lead[\\/](?!policies|payload)|catalogue[\\/](steps|step|dataPoints|typedValue)|journey[\\/](?!states[\\/](redirect|polling|nextPlace)|arrival[\\/]continuing)))/,
              },
            ],
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
