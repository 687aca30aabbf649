import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { auditPolicy } from '../audit/auditLock';
import { root } from '../shared/runInParallel';

/**
 * npm run sbom: prints the packages of a page in the CycloneDX format. npm makes it, from a copy of the manifest without the packages for
 * building and development. `npm sbom --omit dev` would leave out React: npm 11 counts a package that a development package needs as one.
 */

const manifestSchema = v.looseObject({ name: v.string(), dependencies: v.record(v.string(), v.string()) });

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
const { buildTools } = auditPolicy.parse(read('scripts/audit/policy.json'));
const {
  devDependencies: _none,
  overrides: _forDevelopment,
  dependencies,
  ...manifest
} = v.parse(manifestSchema, read('package.json'));
const shipped = Object.entries(dependencies).filter(([name]) => !buildTools.includes(name));
// npm names the root component after its folder.
const parent = mkdtempSync(path.join(tmpdir(), 'sbom-'));
const folder = path.join(parent, manifest.name);
try {
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ ...manifest, dependencies: Object.fromEntries(shipped) }),
  );
  copyFileSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  runNpm('install', '--package-lock-only', '--offline', '--ignore-scripts');
  process.stdout.write(runNpm('sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'));
} finally {
  rmSync(parent, { recursive: true });
}

function runNpm(...args: readonly string[]): string {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 } as const;
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--loglevel', 'error'], options);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
