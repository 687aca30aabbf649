import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getHostedPagePath, readHostedPage } from '../../deploy/hostedPage';
import { createVersion, isVersionOf } from '../vite/version';
import { buildPages, type PageBuild } from './buildPages';
import { hashInputs } from './inputs';

/**
 * Makes builds for tests, without those in `dist` that are up to date. The version of a build begins with the hash of its inputs.
 *
 * @returns the names of the builds that failed
 */
export async function prepareBuilds(root: string, builds: readonly PageBuild[]): Promise<readonly string[]> {
  const hashes = new Map(builds.map((build) => [build.name, hashInputs(root, build)]));
  const getHash = ({ name }: PageBuild) => hashes.get(name) ?? '';
  const getFacts = (name: string) => getHostedPagePath(path.join(root, 'dist', name));
  const outdated = builds.filter((build) => !isBuilt(root, build.name, getHash(build)));
  // Without its facts a build counts as missing, also one that is interrupted or fails.
  for (const { name } of outdated) rmSync(getFacts(name), { force: true });
  const now = new Date();
  const failed = await buildPages(outdated, (build) => createVersion(getHash(build), now));
  for (const name of failed) rmSync(getFacts(name), { force: true });
  return failed;
}

/** Whether `dist` has the build of these inputs. */
function isBuilt(root: string, name: string, hash: string): boolean {
  const folder = path.join(root, 'dist', name);
  const isWhole = [path.join(folder, 'index.html'), getHostedPagePath(folder)].every((file) =>
    existsSync(file),
  );
  return isWhole && isVersionOf(readHostedPage(folder).version, hash);
}
