import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageBuild } from './buildPages';
import { listInputs, sharedInputs } from './inputs';

/** A copy of the project's source that can be built: it shares the installed packages. */
export interface SourceCopy {
  readonly root: string;
  readonly remove: () => void;
}

/** An empty folder with the installed packages of the project. */
export function createFolder(root: string): SourceCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'source-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return { root: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies the inputs of the builds of a brand, and nothing else. */
export function copyInputs(root: string, product: string): SourceCopy {
  const copy = createFolder(root);
  for (const file of listInputs(root, product)) {
    mkdirSync(path.dirname(path.join(copy.root, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy.root, file));
  }
  return copy;
}

/** Extracts the inputs of all builds at a commit. */
export function extractInputs(root: string, commit: string): SourceCopy {
  const copy = createFolder(root);
  const listed = execFileSync('git', ['ls-tree', '--name-only', commit, ...sharedInputs, 'brands'], {
    cwd: root,
    encoding: 'utf8',
  });
  const places = listed.split('\n').filter((place) => place !== '');
  const archive = execFileSync('git', ['archive', commit, ...places], { cwd: root, maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', copy.root], { input: archive });
  return copy;
}

/**
 * Builds a page of a copy into `dist` below it.
 *
 * @throws when the build fails
 */
export function buildInCopy(copy: SourceCopy, build: PageBuild, version: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      'node_modules/vite/bin/vite.js',
      'build',
      '--configLoader',
      'native',
      '--logLevel',
      'warn',
    ],
    {
      cwd: copy.root,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...build.env,
        APP_PRODUCT: build.product,
        APP_COUNTRY: build.country,
        BUILD_NAME: build.name,
        BUILD_VERSION: version,
      },
    },
  );
  if (status !== 0) throw new Error(`The build of ${build.name} failed in ${copy.root}:\n${stderr}`);
}
