import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { listExactFolders } from './scripts/embed/releasedLoaders';
import { buildTarget } from './scripts/shared/floor';
import { chunkGroups } from './scripts/vite/chunks';
import { accessibilityPlugin } from './scripts/vite/accessibilityPlugin';
import { embedPlugin } from './scripts/vite/embedPlugin';
import { darkPlugin } from './scripts/vite/darkPlugin';
import { firstScreenPlugin } from './scripts/vite/firstScreenPlugin';
import { galleryPlugins } from './scripts/vite/galleryPlugin';
import { getTextsFolder, localesFolder, localesPlugin } from './scripts/vite/localesPlugin';
import { importPlugin } from './scripts/vite/importPlugin';
import { hostingPlugin } from './scripts/vite/hostingPlugin';
import { listLoggedParts } from './scripts/vite/loggedParts';
import { manifestPlugin } from './scripts/vite/manifestPlugin';
import { ownModulesPlugin } from './scripts/vite/ownModulesPlugin';
import { pageJsonPlugin } from './scripts/vite/pageJsonPlugin';
import { getFaviconPath } from './scripts/vite/pageDocument';
import { findPage } from './scripts/vite/findPage';
import { pagePlugin } from './scripts/vite/pagePlugin';
import { qaPlugins } from './scripts/vite/qaPlugin';
import { readPlatforms } from './scripts/vite/platforms';
import { createVersion, readCommit } from './scripts/vite/version';
import { findPresentPlatforms } from './src/domain/tracking/platform';
import { readConfiguration, readPageChoice } from './scripts/configuration/readConfiguration';
import { referenceBackend } from './tests/backend/plugin';

const root = import.meta.dirname;

export default defineConfig(async ({ mode, command, isSsrBuild }) => {
  const environment = { ...loadEnv(mode, root, 'APP_'), ...process.env };
  const platforms = await readPlatforms(root);
  const choice = readPageChoice(environment, platforms);
  // The development server has no built document, so it runs no experiment.
  const running = { experiment: command === 'build' ? choice.experiment : '', now: Date.now() };
  const built = await findPage(root, choice.product, choice.country, running);
  const { definition, languages } = built.page;
  const textsFolder = command === 'build' ? getTextsFolder(root, built) : localesFolder;
  const { configuration, platformSettings, assetsPath, hosting } = readConfiguration(
    environment,
    { flow: definition.flow, languages, textsFolder },
    platforms,
    (message) => process.stderr.write(`${message}\n`),
  );
  // The next two are set only by the project's scripts.
  const version = environment['BUILD_VERSION'] ?? createVersion(readCommit(root));
  const name = environment['BUILD_NAME'] ?? `${configuration.product}-${configuration.country}`;
  const outDir = `dist/${name}`;
  // Without a reference in the code. The maps are moved out of the served folder.
  const sourcemap: 'hidden' | false = isSsrBuild === true ? false : 'hidden';
  return {
    base: `${configuration.basePath}/`,
    plugins: [
      react(),
      importPlugin(root),
      pagePlugin({ root, built, configuration, platforms, platformSettings, version }),
      localesPlugin({
        root,
        built,
        basePath: configuration.basePath,
        textsFolder,
        assetsPath,
        favicon: { path: getFaviconPath(configuration), file: path.join(built.folder, 'favicon.svg') },
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
        platforms,
        platformSettings,
        assetsPath,
      }),
      darkPlugin({ root, built, basePath: configuration.basePath, assetsPath }),
      galleryPlugins({ root, built, configuration, outDir }),
      qaPlugins({ root, configuration, outDir }),
      pageJsonPlugin({ built, configuration }),
      accessibilityPlugin({ root, built, basePath: configuration.basePath }),
      embedPlugin({ root, basePath: configuration.basePath }),
      ownModulesPlugin(root, {
        ...choice,
        languages,
        platforms: findPresentPlatforms(platforms, platformSettings).map(({ folder }) => folder),
      }),
      manifestPlugin(root, name),
      hostingPlugin({
        name,
        version,
        configuration,
        hosting,
        hashedFolders: [assetsPath, localesFolder, ...listExactFolders(root)],
        loggedParts: listLoggedParts(built.page),
      }),
    ],
    // The document holds each name several times.
    css: command === 'build' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
    server: { host: '127.0.0.1', port: Number(environment['PORT'] ?? 5173) },
    build: {
      outDir,
      assetsDir: assetsPath,
      assetsInlineLimit: 0,
      manifest: true,
      sourcemap,
      target: [...buildTarget],
      emptyOutDir: true,
      // The target browsers support module preload, or work without it.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  };
});
