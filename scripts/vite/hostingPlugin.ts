import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { hostFiles, securityTextAddress } from '../../deploy/addresses';
import { createPermissionsPolicy } from '../../deploy/headers';
import { getHostedPagePath, type HostedPage } from '../../deploy/hostedPage';
import type { Configuration } from '../../src/platform/config/configuration';
import type { Hosting } from '../configuration/readConfiguration';
import { applyForBrowser } from './apply';
import { compressTexts, listFiles } from './compressTexts';
import { createPolicyHeader } from './contentPolicy';
import { galleryFolder } from './galleryPlugin';
import { qaFolder } from './qaPlugin';
import { renderSecurityText } from './securityText';
import { getBuildTime } from './version';

interface HostingOptions {
  /** The name of the build. */
  readonly name: string;
  readonly version: string;
  readonly configuration: Configuration;
  readonly hosting: Hosting;
  /** Folders of files whose addresses follow from their content. */
  readonly hashedFolders: readonly string[];
  /** The parts of addresses that name no applicant. */
  readonly loggedParts: readonly string[];
}

/** The folder of a build's source maps. It is outside the build's folder, so no server serves it. */
export function getMapsPath(folder: string): string {
  return path.join(path.dirname(folder), '.maps', path.basename(folder));
}

/**
 * Prepares a built page for web servers: moves source maps out of the served folder, adds a compressed copy of each text, gives every file
 * the time of the build, and writes what servers must know about the page.
 */
export function hostingPlugin(options: HostingOptions): Plugin {
  let folder = '';
  // A build that fails is closed too, and would hide its error behind that of a file it did not write.
  let isWritten = false;
  return {
    name: 'hosting',
    apply: (config, env) =>
      env.command === 'build' && applyForBrowser(config, env) && config.build?.write !== false,
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    writeBundle: () => {
      isWritten = true;
    },
    // After the gallery and the QA drawer, which are builds of their own in the same folder.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (!isWritten) return;
        moveMaps(folder);
        writeSecurityText(folder, options);
        // The gallery and the drawer are for testers.
        await compressTexts(folder, [galleryFolder, qaFolder]);
        // Servers derive the ETag from size and time, so replicas need the same times.
        const time = getBuildTime(options.version);
        for (const file of listFiles(folder)) utimesSync(path.join(folder, file), time, time);
        writeHostedPage(folder, options);
      },
    },
  };
}

function moveMaps(folder: string): void {
  const target = getMapsPath(folder);
  rmSync(target, { recursive: true, force: true });
  for (const file of listFiles(folder).filter((name) => name.endsWith('.map'))) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    renameSync(path.join(folder, file), path.join(target, file));
  }
}

function writeHostedPage(folder: string, options: HostingOptions): void {
  const { name, version, configuration, hosting, hashedFolders, loggedParts } = options;
  const { basePath, apiBase, environment, frameOrigins, partnerFrameHosts } = configuration;
  if (hosting.hosts.length === 0 && environment !== 'development')
    throw new Error(`APP_HOSTS is empty: a page for ${environment} needs the names of its hosts.`);
  const page: HostedPage = {
    name,
    version,
    environment,
    hosts: listHosts(options),
    basePath,
    hashedFolders,
    loggedParts,
    fileFolders: listFolders(folder),
    apiPath: apiBase.startsWith('/') ? apiBase : '',
    apiUpstream: hosting.apiUpstream,
    contentPolicy: createPolicyHeader(readPolicy(folder), { frameOrigins, reportUrl: hosting.reportUrl }),
    permissionsPolicy: createPermissionsPolicy(partnerFrameHosts),
    reportUrl: hosting.reportUrl,
  };
  const file = getHostedPagePath(folder);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`);
}

/** The folders of the build. Below them are only its files: the application's own addresses have no file. */
const listFolders = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

function listHosts({ name, hosting }: HostingOptions): readonly string[] {
  return hosting.hosts.length === 0 ? [`${name}.localhost`] : hosting.hosts;
}

/** Writes `security.txt` if the configuration names a contact. Otherwise there is none. */
function writeSecurityText(folder: string, options: HostingOptions): void {
  const { hosting, version } = options;
  const name = hostFiles[securityTextAddress] ?? '';
  if (hosting.security.contacts.length === 0) return;
  const text = renderSecurityText(hosting.security, listHosts(options), getBuildTime(version));
  writeFileSync(path.join(folder, name), text);
}

/** The policy in the document, with the hashes of its inline code. */
function readPolicy(folder: string): string {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
  if (policy === undefined) throw new Error('The document has no content policy.');
  return policy;
}
