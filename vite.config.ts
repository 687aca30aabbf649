import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { toBasePath } from './scripts/serve/toBasePath';
import { chunkGroups } from './scripts/vite/chunkOf';
import { firstScreenPlugin } from './scripts/vite/firstScreenPlugin';
import { galleryPlugin, galleryTexts } from './scripts/vite/galleryPlugin';
import { firstTexts, localesPlugin } from './scripts/vite/localesPlugin';
import { manifestPlugin } from './scripts/vite/manifestPlugin';
import { pageJsonPlugin } from './scripts/vite/pageJsonPlugin';
import { faviconPath, findPage, pagePlugin } from './scripts/vite/pagePlugin';
import { pureCreators } from './scripts/vite/pureCreators';
import { qaLink, qaPlugin } from './scripts/vite/qaPlugin';
import { readConfiguration, readPageChoice } from './src/platform/config/schema';
import { referenceBackend } from './tests/backend/plugin';

const root = import.meta.dirname;

export default defineConfig(async ({ mode }) => {
  const environment = { ...loadEnv(mode, root, 'APP_'), ...process.env };
  const choice = readPageChoice(environment);
  const built = await findPage(root, choice.product, choice.country);
  const { definition, facts } = built.page;
  const { configuration, assetsPath } = readConfiguration(
    environment,
    { flow: definition.flow, locale: facts.locale },
    (message) => process.stderr.write(`${message}\n`),
  );
  // Set by the project's own scripts alone, for a page that is built in more than one way.
  const name = environment['BUILD_NAME'] ?? `${configuration.product}-${configuration.country}`;
  const outDir = `dist/${name}`;
  return {
    base: `${configuration.basePath}/`,
    plugins: [
      react(),
      pureCreators(),
      pagePlugin({ root, built, configuration }),
      localesPlugin({
        root,
        built,
        basePath: configuration.basePath,
        assetsPath,
        favicon: { path: faviconPath(configuration), file: path.join(built.folder, 'favicon.svg') },
      }),
      referenceBackend({
        basePath: configuration.basePath,
        file: environment['SANDBOX_STORE'] ?? path.join(root, '.sandbox/store.json'),
        inBrowser: environment['SANDBOX_IN_BROWSER'] === 'on',
      }),
      firstScreenPlugin({
        root,
        built,
        configuration,
        texts: firstTexts(root, built, configuration.language),
      }),
      leadingToBasePath(configuration.basePath),
      galleryTexts(root),
      galleryPlugin({ root, built, configuration, outDir }),
      qaLink({ configuration }),
      qaPlugin({ root, configuration, outDir }),
      pageJsonPlugin({ built, configuration }),
      manifestPlugin(root, name),
    ],
    // What older versions of React lacked, this one has.
    resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
    server: { host: '127.0.0.1', port: Number(environment['PORT'] ?? 5173) },
    build: {
      outDir,
      assetsDir: assetsPath,
      assetsInlineLimit: 0,
      manifest: true,
      target: 'es2022',
      emptyOutDir: true,
      // Browsers of the target preload modules by themselves, or go without.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  };
});

function leadingToBasePath(basePath: string): Plugin {
  return {
    name: 'to-base-path',
    configureServer: ({ middlewares }) => void middlewares.use(toBasePath(basePath)),
  };
}
