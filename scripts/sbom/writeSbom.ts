import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditPolicy } from '../audit/auditLock';
import { keepShippedPackages } from './keepShippedPackages';
import { root } from '../shared/runInParallel';

/**
 * npm run sbom: prints the packages of a page in the CycloneDX format. npm makes it, from a copy of the lock file without the packages for
 * building and development: with `--omit dev` npm 11 also leaves out packages that a development package depends on, React among them.
 */

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
const { manifest, lock } = keepShippedPackages(
  read('package.json'),
  read('package-lock.json'),
  auditPolicy.parse(read('scripts/audit/policy.json')).buildTools,
);
// npm names the root component after its folder.
const parent = mkdtempSync(path.join(tmpdir(), 'sbom-'));
const folder = path.join(parent, manifest.name);
try {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--loglevel', 'error'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(stderr);
  process.stdout.write(stdout);
} finally {
  rmSync(parent, { recursive: true });
}
