import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostedPage, siteOptions } from '../../deploy/hostedPage.fixture';
import { renderNginx } from '../../deploy/nginx';
import { createSite, type SiteOptions } from '../../deploy/site';
import { findFreePorts } from '../../scripts/serve/freePorts';
import { createRuntimeFolder, installServer, serverKinds } from './webServers';

/** A small page of its own behind nginx, for what does not depend on a build. */
export interface OwnSite {
  readonly folder: string;
  readonly runtimeFolder: string;
  readonly configurationFile: string;
  readonly port: number;
  readonly host: string;
  /** Removes the folder. */
  readonly remove: () => void;
}

/** Why nginx is missing, or null if it is there. */
export function installNginx(): string | null {
  const [nginx] = serverKinds;
  return nginx === undefined ? 'There is no nginx.' : installServer(nginx);
}

/**
 * Writes a page and its configuration.
 *
 * @param offset added to the port of the first page, so that test files do not share one
 */
export async function createOwnSite(
  offset: number,
  apiUpstream: string,
  change: (folder: string) => Partial<SiteOptions> = () => ({}),
): Promise<OwnSite> {
  const folder = createRuntimeFolder();
  const port = await findFreePorts(Number(process.env['PORT']) + offset, 1);
  const runtimeFolder = path.join(folder, 'runtime');
  const page = path.join(folder, 'page');
  mkdirSync(page);
  writeFileSync(path.join(page, 'index.html'), '<!doctype html><title>Form</title>');
  const options = { ...siteOptions, port, runtimeFolder, workers: '1', ...change(folder) };
  const site = createSite([{ ...hostedPage, apiUpstream, folder: page }], options);
  const configurationFile = path.join(folder, 'nginx.conf');
  writeFileSync(configurationFile, renderNginx(site));
  const [host = ''] = hostedPage.hosts;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, runtimeFolder, configurationFile, port, host, remove };
}
