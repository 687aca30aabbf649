import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildInCopy, extractInputs } from '../builds/sourceCopy';
import { findStoredBuild, storeBuild } from '../builds/buildStore';
import { hashInputs } from '../builds/inputs';
import type { PageBuild } from '../builds/buildPages';
import { createVersion } from '../vite/version';

/** Where a build of the base is: its folder and its manifest. */
export interface BaseBuild {
  readonly folder: string;
  readonly manifestPath: string;
}

/**
 * Finds builds of another commit among the stored ones.
 *
 * @param commit the commit
 * @param mayBuild whether the missing ones are built and stored
 * @returns the builds by name, without those that are missing
 * @throws when a build fails
 */
export function findBaseBuilds(
  root: string,
  commit: string,
  builds: readonly PageBuild[],
  mayBuild: boolean,
): ReadonlyMap<string, BaseBuild> {
  const copy = extractInputs(root, commit);
  try {
    for (const build of builds) {
      // A page that the commit does not have has no difference.
      if (!existsSync(path.join(copy.root, 'brands', build.product, build.country))) continue;
      const hash = hashInputs(copy.root, build);
      if (findStoredBuild(root, build.name, hash) !== null || !mayBuild) continue;
      buildInCopy(copy, build, createVersion(hash));
      storeBuild(root, copy.root, build.name, hash);
    }
    return new Map(
      builds.flatMap((build) => {
        const stored = findStoredBuild(root, build.name, hashInputs(copy.root, build));
        return stored === null ? [] : [[build.name, stored] as const];
      }),
    );
  } finally {
    copy.remove();
  }
}
